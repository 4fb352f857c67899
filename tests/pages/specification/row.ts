import type { World } from './world.ts'

/** What somebody is shown: text with the values of labels, and the markup. */
export type Shown = { text: string; html: string }

/** A string is looked for in the text, a pattern in the markup. Several stand in this order. */
export type Words = string | RegExp | readonly (string | RegExp)[]

/** The file and title of the test that produces a message which needs a failure. */
export type Producer = readonly [file: string, title: string]

type Checked =
  | { where: (world: World) => Promise<Shown>; has: Words; lacks?: Words }
  | { where: (world: World) => Promise<Shown>; lacks: Words; has?: undefined }
  /** The text as the page or route would send it, and what produces it. */
  | { has: string; writtenIn: string; producedBy: Producer; where?: undefined }

/** One literal clause of the club's specification. */
export type Row = Checked & {
  /** The clause in few words; unique. */
  clause: string
  /** The first cell of its line in the departures of `docs/specification.md`: then the row checks the departure. */
  departure?: string
}
