import type { Answer } from './use-answer.ts'

/** What an act on ticked rows answers: first its question, then what became of the rows. */
export type BulkAnswer = Answer & { question?: BulkQuestion; outcome?: BulkOutcome }

export type BulkQuestion = {
  act: string
  /** '' of an act without one. */
  choice: string
  title: string
  text: string
  names: string[]
  confirm: string
  busy: string
  danger: boolean
  /** As the boxes have sent them. */
  rows: string[]
}

export type BulkOutcome = {
  title: string
  /** Of rows that were left as they are, and of done ones with something to say. */
  notes: { name: string; text: string }[]
  undo: { act: string; rows: string[] } | null
}
