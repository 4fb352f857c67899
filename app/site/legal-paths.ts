import type { LegalSubject } from '#app/legal-versions.ts'

/** Where each legal text stands (decisions, Product facts); Spanish paths. */
export const legalPaths = {
  privacy: '/privacidad',
  terms: '/terminos',
  notice: '/aviso-legal',
  accessibility: '/accesibilidad',
} as const satisfies Record<LegalSubject, string>
