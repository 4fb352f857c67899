import type { Language } from '#app/i18n/language.ts'
import { legalVersions, type LegalSubject } from '#app/legal-versions.ts'
import accessibilityCa from './accessibility.ca.md?raw'
import accessibilityEs from './accessibility.es.md?raw'
import identityCa from './identity.ca.md?raw'
import identityEs from './identity.es.md?raw'
import type { LegalDocument, LegalFacts } from './legal-document.ts'
import { namedFacts } from './legal-facts.ts'
import noticeCa from './notice.ca.md?raw'
import noticeEs from './notice.es.md?raw'
import privacyCa from './privacy.ca.md?raw'
import privacyEs from './privacy.es.md?raw'
import { readLegalText } from './read-legal-text.ts'
import termsCa from './terms.ca.md?raw'
import termsEs from './terms.es.md?raw'

/** LSSI 10.1, GDPR 13.1.a: part of other texts. A missing fact is marked as missing or as an example. */
const identity = { es: identityEs, ca: identityCa }

/** For loaders only: the browser receives one document as data. */
export const legalDocuments = {
  /** GDPR 12 to 14, LOPDGDD 11, LSSI 22.2. The periods are those of the retention job. */
  privacy: inBothLanguages('privacy', privacyEs, privacyCa),
  /** LSSI 27 and 28, TRLGDCU (RDL 1/2007) 60, 97 and 103.l, Catalan consumer code. */
  terms: inBothLanguages('terms', termsEs, termsCa),
  /** LSSI 10.1. */
  notice: inBothLanguages('notice', noticeEs, noticeCa),
  /** Ley 11/2023 (European Accessibility Act); the target is WCAG 2.2 AA. */
  accessibility: inBothLanguages('accessibility', accessibilityEs, accessibilityCa),
} satisfies Record<LegalSubject, unknown>

function inBothLanguages(subject: LegalSubject, es: string, ca: string) {
  const read =
    (language: Language, text: string) =>
    (facts: LegalFacts): LegalDocument => ({
      version: legalVersions[subject],
      ...readLegalText(text.replace('{identity}', identity[language].trim()), namedFacts(facts, language)),
    })
  return { es: read('es', es), ca: read('ca', ca) }
}
