import { formatIban } from '#app/banking/iban.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import type { MandateDocument } from './mandate-document.server.ts'
import { clubAddress } from './mandate-terms.server.ts'
import type { MandatePaperProps } from './mandate-paper.tsx'

/** The sheet in the language of the order. What is not known is left empty, to be written by hand. */
export function paperOf({ debtor, signature, ...terms }: MandateDocument): MandatePaperProps['paper'] {
  const { language } = terms
  const { document: t } = textsOf[language].mandates
  const signed = signature && signedFact(signature, language)
  return {
    terms,
    debtor: [
      [t.holder, debtor?.holder ?? ''],
      [t.iban, debtor ? formatIban(debtor.iban) : ''],
    ],
    signature: signed ? [signed] : [t.place, t.signature].map((name) => [name, ''] as const),
    note: signed ? null : t.return(clubAddress()),
  }
}

function signedFact(signature: NonNullable<MandateDocument['signature']>, language: MandateDocument['language']) {
  const { document: t } = textsOf[language].mandates
  return signature.via === 'screen'
    ? ([t.signed, t.signedAs(signature.name, formatDateTime(signature.at, language))] as const)
    : ([t.signedOnPaper, formatDate(`${signature.signedOn}T12:00:00Z`, language)] as const)
}
