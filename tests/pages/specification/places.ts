import { withoutJoiners } from './shown.ts'
import type { Row } from './row.ts'
import type { Who } from './world.ts'

type Place = NonNullable<Row['where']>

/** The page of an address, or the one that answers a form sent without script. */
export const page =
  (path: string, given?: Who | Record<string, string>, who?: Who): Place =>
  (world) =>
    typeof given === 'object' ? world.submit(path, given, who) : world.read(path, given)

export const panel = (path: string) => page(`/admin/${path}`, 'admin')

/** The same page of a club without content. */
export const empty =
  (path: string, who: Who = 'visitor'): Place =>
  (world) =>
    world.readEmpty(path, who)

export const dialog =
  (path: string, button: string): Place =>
  (world) =>
    world.open(`/admin/${path}`, button)

export const answer =
  (path: string, fields: Record<string, string>, who?: Who): Place =>
  (world) =>
    world.send(path, fields, who)

/** The answer of the panel, with the texts of the errors that it names by their keys. */
export const act =
  (path: string, fields: Record<string, string>, errors: object = {}): Place =>
  async (world) => {
    const { text } = await world.act(`/admin/${path}`, fields)
    const named = Object.entries(errors).filter(([key]) => text.includes(`"${key}"`))
    const shown = [text, ...named.map(([, error]) => String(error))].join('\n')
    return { text: shown, html: shown }
  }

export const after =
  (first: Place, then: Place): Place =>
  async (world) => {
    await first(world)
    return then(world)
  }

/** Where the browser of an administrator arrives, and the toast that is there. */
export const arrival =
  (path: string): Place =>
  async (world) => {
    const shown = await world.browsePanel(`/admin/${path}`)
    await shown.waitForURL((url) => !url.pathname.endsWith(path))
    const toast = await shown.locator('.toasts > *').first().innerText()
    return { text: `${new URL(shown.url()).pathname}\n${toast}`, html: '' }
  }

/** The words of these marks of a page of the panel, each with the name of its colour. */
export const colours =
  (path: string, marks: string): Place =>
  async (world) => {
    const shown = await world.browsePanel(path)
    const words = await shown.locator(marks).evaluateAll((elements) => {
      const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      return elements.map((element) => {
        if (!pixel) return ''
        pixel.fillStyle = getComputedStyle(element).color
        pixel.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
        const most = Math.max(red, green, blue)
        const range = most - Math.min(red, green, blue)
        const name =
          range < most * 0.2 ? 'grey' : most === green ? 'green' : green - blue > range * 0.5 ? 'yellow' : 'red'
        return `${element.textContent}: ${name}`
      })
    })
    return { text: [...new Set(words)].sort().join('\n'), html: '' }
  }

/** What of the header is inside the window at a width, from left to right, each after the one before. */
export const header =
  (path: string, width: number): Place =>
  async (world) => {
    const shown = await world.browse(path, width)
    const words = await shown.locator('.header-bar').evaluate((bar) => {
      let end = 0
      return [...bar.querySelectorAll<HTMLElement>('.header-nav > *, .header-tools > *')].flatMap((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        if (width === 0 || left < end || right > innerWidth - 8) return []
        end = right
        return [part.innerText]
      })
    })
    return { text: withoutJoiners(words.join('\n')), html: '' }
  }

/** What CSS paints one part of a page with. */
export const paint =
  (path: string, part: string, properties: readonly string[]): Place =>
  async (world) => {
    const shown = await world.browse(path, 1280)
    const values = await shown
      .locator(part)
      .first()
      .evaluate(
        (element, names) => names.map((name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`),
        properties,
      )
    return { text: values.join('\n'), html: '' }
  }

/** The labels of the stars of a page, each with the number of its icons. */
export const starIcons =
  (path: string): Place =>
  async (world) => {
    const shown = await world.browse(path, 1280)
    const counted = await shown
      .locator('.stars')
      .evaluateAll((stars) => stars.map((part) => `${part.ariaLabel}: ${part.querySelectorAll('svg').length}`))
    return { text: counted.join('\n'), html: '' }
  }

/** For each choice of a radio group, the names of the fields that its form then shows. */
export const fieldsByChoice =
  (path: string, group: string): Place =>
  async (world) => {
    const shown = await world.browse(path, 1280)
    const lines: string[] = []
    for (const choice of await shown.locator(`[name="${group}"]`).all()) {
      await choice.check()
      const names = await shown
        .locator('main form :is(input, textarea):visible')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
      lines.push(`${await choice.inputValue()}: ${names.join(' ')}`)
    }
    return { text: lines.join('\n'), html: lines.join('\n') }
  }

/** What stands at a field while something is typed before the form is sent, after it, and after a correction. */
export const correction =
  (path: string, name: string, typed: readonly [wrong: string, right: string]): Place =>
  async (world) => {
    const shown = await world.browse(path, 1280)
    await shown.waitForLoadState('networkidle')
    const field = shown.locator(`main [name="${name}"]`)
    const error = shown.locator(`main .field:has([name="${name}"]) .field-error`)
    const seen: string[] = []
    const note = async (when: string) => seen.push(`${when}: ${(await error.allInnerTexts()).join(' ')}`)
    await field.fill(typed[0])
    await field.blur()
    await note('typed')
    await shown.locator('main button[type="submit"]').last().click()
    await error.waitFor()
    await note('sent')
    await field.fill(typed[1])
    await error.waitFor({ state: 'detached' })
    await note('corrected')
    return { text: seen.join('\n'), html: '' }
  }

/** The page of the panel behind a link of another one: where it is, and what it shows. */
export const behind =
  (path: string, link: string): Place =>
  async (world) => {
    const shown = await world.browsePanel(`/admin/${path}`)
    // A press before the panel's scripts have started follows the link without its state.
    await shown.waitForLoadState('networkidle')
    await shown.getByRole('link', { name: link }).click()
    await shown.waitForURL((url) => !url.pathname.endsWith(path))
    await shown.waitForLoadState('networkidle')
    const main = shown.locator('main')
    return { text: `${new URL(shown.url()).pathname}\n${await main.innerText()}`, html: await main.innerHTML() }
  }
