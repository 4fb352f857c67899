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
    return { text: words.join('\n'), html: '' }
  }
