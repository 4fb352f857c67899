import type { Address } from '#app/banking/abroad.ts'
import { formatIban, maskIban } from '#app/banking/iban.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
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
  const signed = signature && signedFact(signature, language, shown)
  return {
    terms,
    debtor: debtorLines(debtor, shown, t),
    signature: signed ? [signed] : [t.place, t.signature].map((name) => [name, ''] as const),
    note: signed ? null : t.return(clubAddress()),
  }
}

/** What only accounts outside the EEA have is on their sheet, and on one that is wholly filled in by hand. */
function debtorLines(debtor: Debtor | null, shown: Shown, t: Words): readonly (readonly [string, string])[] {
  if (!debtor) return [t.holder, t.iban, t.debtorAddress, t.bic].map((name) => [name, ''] as const)
  const { holder, iban, abroad } = shownDebtor(debtor, shown)
  const lines = [[t.holder, holder] as const, [t.iban, iban] as const]
  return abroad ? [...lines, [t.debtorAddress, abroad.address] as const, [t.bic, abroad.bic] as const] : lines
}

function shownDebtor({ holder, iban, abroad }: Debtor, shown: Shown) {
  if (shown === 'masked') return { holder: holderInitials(holder), iban: maskIban(iban) }
  if (shown === 'blank') return { holder: '', iban: '', abroad: abroad && { address: '', bic: '' } }
  return { holder, iban: formatIban(iban), abroad: abroad && { address: oneLine(abroad.address), bic: abroad.bic } }
}

function oneLine({ street, number = '', postCode, town, country }: Address): string {
  return `${`${street} ${number}`.trim()}, ${postCode} ${town} (${country})`
}

type Words = (typeof textsOf)[Language]['mandates']['document']
type Signed = NonNullable<MandateDocument['signature']>

function signedFact(signature: Signed, language: MandateDocument['language'], shown: Shown) {
  const { document: t } = textsOf[language].mandates
  if (signature.via === 'paper') return [t.signedOnPaper, formatDate(signature.signedOn, language)] as const
  const name = shown === 'whole' ? signature.name : holderInitials(signature.name)
  return [t.signed, t.signedAs(name, formatDateTime(signature.at, language))] as const
}
