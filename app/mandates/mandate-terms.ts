import type { Abroad } from '#app/banking/abroad.ts'
import type { Language } from '#app/i18n/language.ts'

/** The day of the words below `document` in the dictionary `mandates`: other words are another version. */
export const TEXT_VERSION = '2026-11-28'

type Fact = readonly [name: string, value: string]

/** What a mandate says before somebody signs it. */
export type MandateTerms = {
  language: Language
  version: string
  reference: string
  title: string
  facts: readonly Fact[]
  /** Paragraphs. */
  statement: readonly string[]
}

/** The account, and whose it is. */
export type Debtor = { holder: string; iban: string; /** Of an account outside the EEA. */ abroad?: Abroad }

/** What a page offers to sign. `digest` goes back with the form. */
export type MandateOffer = {
  /** Null: the bank takes signatures on paper only. */
  onScreen: { terms: MandateTerms; digest: string } | null
}
