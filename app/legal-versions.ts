/** The date of each legal text; pages show it and consents record it. Change it with each change of meaning. */
export const legalVersions = {
  terms: '2026-11-29',
  privacy: '2026-11-29',
  notice: '2026-11-22',
  accessibility: '2026-11-29',
} as const

export type LegalSubject = keyof typeof legalVersions
