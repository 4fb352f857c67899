/**
 * The version of each legal text, in both languages: the day from which it holds (ISO 8601). It is what the pages show
 * as «última actualización» and what every acknowledgement and consent names (decisions, "Product facts"). Change it
 * with each change of meaning, in both languages at once; not for a typo.
 */
export const legalVersions = {
  privacy: '2026-11-22',
  terms: '2026-11-21',
  notice: '2026-11-21',
  accessibility: '2026-11-21',
} as const

export type LegalSubject = keyof typeof legalVersions
