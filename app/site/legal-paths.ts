import type { LegalSubject } from '#app/legal-versions.ts'

export const legalPaths = {
  privacy: '/privacidad',
  terms: '/terminos',
  notice: '/aviso-legal',
  accessibility: '/accesibilidad',
} as const satisfies Record<LegalSubject, string>
