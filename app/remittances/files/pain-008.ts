import type { Address } from '#app/banking/abroad.ts'
import { MAX_NAME, MAX_REMITTANCE, sepaText } from '#app/banking/sepa-text.ts'

/** More are slow to check, and some banks refuse them. */
export const MAX_DEBITS = 10_000

export type Sequence = 'RCUR' | 'FRST'

/** IBAN, BIC and address as they are; name and text in any characters. */
export type Debit = {
  endToEndId: string
  cents: number
  sequence: Sequence
  mandate: { reference: string; signedOn: string }
  debtor: { name: string; iban: string; bic: string | null; address: Address | null }
  text: string
}

/** `createdAt` is a time without zone, `2026-12-14T10:00:00`. */
export type DebitFile = {
  messageId: string
  createdAt: string
  dueOn: string
  creditor: { name: string; identifier: string; iban: string }
}

/** A direct debit file (pain.008.001.08) in pieces: one `PmtInf` for each sequence, one debit for each member. */
export function* writePain008(file: DebitFile, debits: readonly Debit[]): Generator<string> {
  const { creditor } = file
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"><CstmrDrctDbtInitn>`
  yield element('GrpHdr', [
    element('MsgId', file.messageId),
    element('CreDtTm', file.createdAt),
    totals(debits),
    element('InitgPty', [name(creditor.name), element('Id', element('OrgId', schemeId(creditor.identifier)))]),
  ])
  for (const sequence of ['FRST', 'RCUR'] as const) {
    const those = debits.filter((debit) => debit.sequence === sequence)
    if (those.length > 0) yield* payment(file, sequence, those)
  }
  yield '</CstmrDrctDbtInitn></Document>\n'
}

function* payment({ messageId, dueOn, creditor }: DebitFile, sequence: Sequence, debits: Debit[]): Generator<string> {
  yield '\n<PmtInf>'
  yield element('PmtInfId', `${messageId}-${sequence}`)
  yield element('PmtMtd', 'DD') + totals(debits)
  yield element('PmtTpInf', [
    element('SvcLvl', element('Cd', 'SEPA')),
    element('LclInstrm', element('Cd', 'CORE')),
    element('SeqTp', sequence),
  ])
  yield element('ReqdColltnDt', dueOn) + element('Cdtr', name(creditor.name))
  yield element('CdtrAcct', [account(creditor.iban), element('Ccy', 'EUR')]) + agent('CdtrAgt', null)
  yield element('ChrgBr', 'SLEV')
  yield element('CdtrSchmeId', element('Id', element('PrvtId', schemeId(creditor.identifier))))
  for (const debit of debits) yield transaction(debit)
  yield '\n</PmtInf>'
}

function transaction({ endToEndId, cents, mandate, debtor, text }: Debit): string {
  const signed = [element('MndtId', mandate.reference), element('DtOfSgntr', mandate.signedOn)]
  return `\n${element('DrctDbtTxInf', [
    element('PmtId', element('EndToEndId', endToEndId)),
    `<InstdAmt Ccy="EUR">${formatAmount(cents)}</InstdAmt>`,
    element('DrctDbtTx', element('MndtRltdInf', signed)),
    agent('DbtrAgt', debtor.bic),
    element('Dbtr', [name(debtor.name), debtor.address ? address(debtor.address) : '']),
    element('DbtrAcct', account(debtor.iban)),
    element('RmtInf', element('Ustrd', sepaText(text, MAX_REMITTANCE) || endToEndId)),
  ])}`
}

function totals(debits: readonly Debit[]): string {
  const sum = debits.reduce((total, { cents }) => total + cents, 0)
  return element('NbOfTxs', String(debits.length)) + element('CtrlSum', formatAmount(sum))
}

/** «60.05»: of cents, never of a fraction. */
function formatAmount(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function name(text: string): string {
  return element('Nm', sepaText(text, MAX_NAME))
}

function account(iban: string): string {
  return element('Id', element('IBAN', iban))
}

/** Spanish banks refuse a creditor whose scheme is not named. */
function schemeId(identifier: string): string {
  return element('Othr', [element('Id', identifier), element('SchmeNm', element('Prtry', 'SEPA'))])
}

function agent(tag: 'CdtrAgt' | 'DbtrAgt', bic: string | null): string {
  const id = bic ? element('BICFI', bic) : element('Othr', element('Id', 'NOTPROVIDED'))
  return element(tag, element('FinInstnId', id))
}

function address({ street, number = '', postCode, town, country }: Address): string {
  const building = sepaText(number, 16)
  const lines = [
    element('StrtNm', sepaText(street, 70)),
    building && element('BldgNb', building),
    element('PstCd', sepaText(postCode, 16)),
    element('TwnNm', sepaText(town, 35)),
    element('Ctry', country),
  ]
  return element('PstlAdr', lines)
}

function element(tag: string, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? content : content.join('')
  return `<${tag}>${inner}</${tag}>`
}
