import { formatIban, maskIban } from '#app/banking/iban.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { holderInitials } from './holder-initials.ts'
import type { MandateDocument } from './mandate-document.server.ts'
import type { Debtor } from './mandate-terms.ts'
import { clubAddress } from './mandate-terms.server.ts'
import type { MandatePaperProps } from './mandate-paper.tsx'
import type { Signer } from './signer.server.ts'

/** How a sheet shows account, holder and signature. `blank`: an account is written by hand. */
type Shown = 'whole' | 'masked' | 'blank'

/** The member's own sheet: whole is only the draft of a session. Whoever has the link may not be the member. */
export function ownPaperOf(document: MandateDocument, link: Signer['link']) {
  if (document.signature) return { paper: paperOf(document, 'masked'), isBlank: false }
  const isBlank = link === 'mandate' && document.debtor !== null
  return { paper: paperOf(document, isBlank ? 'blank' : 'whole'), isBlank }
}

/** The sheet in the language of the order. What is not known is left empty, to be written by hand. */
export function paperOf({ debtor, signature, ...terms }: MandateDocument, shown: Shown): MandatePaperProps['paper'] {
  const { language } = terms
  const { document: t } = textsOf[language].mandates
  const { holder, iban } = shownDebtor(debtor, shown)
  const signed = signature && signedFact(signature, language, shown)
  return {
    terms,
    debtor: [
      [t.holder, holder],
      [t.iban, iban],
    ],
    signature: signed ? [signed] : [t.place, t.signature].map((name) => [name, ''] as const),
    note: signed ? null : t.return(clubAddress()),
  }
}

function shownDebtor(debtor: Debtor | null, shown: Shown): Debtor {
  if (!debtor || shown === 'blank') return { holder: '', iban: '' }
  const { holder, iban } = debtor
  return shown === 'masked'
    ? { holder: holderInitials(holder), iban: maskIban(iban) }
    : { holder, iban: formatIban(iban) }
}

type Signed = NonNullable<MandateDocument['signature']>

function signedFact(signature: Signed, language: MandateDocument['language'], shown: Shown) {
  const { document: t } = textsOf[language].mandates
  if (signature.via === 'paper')
    return [t.signedOnPaper, formatDate(`${signature.signedOn}T12:00:00Z`, language)] as const
  const name = shown === 'whole' ? signature.name : holderInitials(signature.name)
  return [t.signed, t.signedAs(name, formatDateTime(signature.at, language))] as const
}
