import type { Language } from '#app/i18n/language.ts'
import { accessibilityCa } from './accessibility.ca.ts'
import { accessibilityEs } from './accessibility.es.ts'
import type { LegalDocument, LegalFacts } from './legal-document.ts'
import { noticeCa } from './notice.ca.ts'
import { noticeEs } from './notice.es.ts'
import { privacyCa } from './privacy.ca.ts'
import { privacyEs } from './privacy.es.ts'
import { termsCa } from './terms.ca.ts'
import { termsEs } from './terms.es.ts'
import type { LegalSubject } from '#app/legal-versions.ts'

/** For loaders only: the browser receives one document as data. */
export const legalDocuments: Record<LegalSubject, Record<Language, (facts: LegalFacts) => LegalDocument>> = {
  privacy: { es: privacyEs, ca: privacyCa },
  terms: { es: termsEs, ca: termsCa },
  notice: { es: noticeEs, ca: noticeCa },
  accessibility: { es: accessibilityEs, ca: accessibilityCa },
}
