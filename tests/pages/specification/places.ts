import type { Row } from './row.ts'
import type { Who } from './world.ts'

type Place = NonNullable<Row['where']>

/** The page of an address, or the one that answers a form sent without script. */
export const page =
  (path: string, given?: Who | Record<string, string>): Place =>
  (world) =>
    typeof given === 'object' ? world.submit(path, given) : world.read(path, given)

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
