import type { Found } from './found.ts'

export type SearchAnswer = {
  ok: true
  title: string
  words: string
  found: Found[]
  /** The words that were searched because those typed have found nothing. */
  corrected: string | null
}
