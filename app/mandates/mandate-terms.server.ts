import { createHash } from 'node:crypto'
import type { Creditor } from '#app/banking/creditor.server.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { TEXT_VERSION, type MandateTerms } from './mandate-terms.ts'

export function mandateTerms(
  { name, identifier, noticeDays }: Pick<Creditor, 'name' | 'identifier' | 'noticeDays'>,
  reference: string,
  language: Language,
): MandateTerms {
  const { document: t } = textsOf[language].mandates
  return {
    language,
    version: TEXT_VERSION,
    reference,
    title: t.title,
    facts: [
      [t.reference, reference],
      [t.creditor, name],
      [t.identifier, identifier],
      [t.address, clubAddress()],
      [t.payment, t.recurrent],
    ],
    statement: [t.authorisation(name), t.refund, t.notice(noticeDays)],
  }
}

/** The bank has agreed to mandates that are signed on screen. */
export function takesScreen({ eMandatesOkOn }: Pick<Creditor, 'eMandatesOkOn'>): boolean {
  return eMandatesOkOn !== null && eMandatesOkOn <= clubDay()
}

export function clubAddress(): string {
  const { street, postalCode, city } = currentClub()
  return `${street}, ${postalCode} ${city}`
}

/** A form sends it back, so that nobody signs other words than those on their page. */
export function termsDigest(terms: MandateTerms): string {
  return sha256(JSON.stringify(terms))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
