import { createHash } from 'node:crypto'
import type { XmlElement } from 'libxml2-wasm'
import { readCents } from './amounts.ts'
import type { ReportedCredit } from './bank-file.ts'
import { OWN_REFERENCE } from './own-references.ts'
import { findAll, findText } from './xml.server.ts'

/** A booked entry of an account. */
export type Entry = { element: XmlElement; day: string; details: XmlElement[] }
/** `iban`: the club's account. */
type Statement = { iban: string; entries: Entry[] }
/** `isNamed`: the reference is the bank's for this entry alone. */
type Read = Omit<ReportedCredit, 'key' | 'iban' | 'isRepeated'> & { reference: string; isNamed: boolean }

/** Money that has come. Statements can overlap: the bank's reference names an entry; without it all are kept. */
export function readCredits(statements: readonly Statement[]): ReportedCredit[] {
  const counted = new Map<string, number>()
  const credits = statements.flatMap(({ iban, entries }, index) =>
    entries.flatMap(readEntry).map(({ reference, isNamed, ...credit }) => {
      const same = [iban, reference, credit.cents, credit.day].join('|')
      const counter = isNamed ? `${index}|${same}` : same
      const nth = (counted.get(counter) ?? 0) + 1
      counted.set(counter, nth)
      const key = createHash('sha256').update(`${same}|${nth}`).digest('hex').slice(0, 40)
      return { ...credit, iban, key, isRepeated: !isNamed && nth > 1 }
    }),
  )
  return [...new Map(credits.map((credit) => [credit.key, credit])).values()]
}

/** Each transaction of an entry, or the entry itself where its transactions do not have its amount. */
function readEntry({ element, day, details }: Entry): Read[] {
  if (findText(element, 'CdtDbtInd') !== 'CRDT' || findText(element, 'RvslInd') === 'true') return []
  if (details.some((detail) => findAll(detail, 'RtrInf').length > 0)) return []
  const [amount] = findAll(element, 'Amt')
  if (details.length < 2) return readPart({ element, detail: details[0], day, amount })
  const parts = details.flatMap((detail) => readPart({ element, detail, day, amount: amountOf(detail) }))
  const isWhole = parts.reduce((sum, { cents }) => sum + cents, 0) === readCents(amount?.content.trim())
  return isWhole ? parts : readPart({ element, detail: undefined, day, amount })
}

function amountOf(detail: XmlElement): XmlElement | undefined {
  return [
    findAll(detail, 'Amt'),
    findAll(detail, 'AmtDtls', 'TxAmt', 'Amt'),
    findAll(detail, 'AmtDtls', 'InstdAmt', 'Amt'),
  ].flat()[0]
}

type Part = { element: XmlElement; detail: XmlElement | undefined; day: string; amount: XmlElement | undefined }

/** Nothing of another currency. */
function readPart({ element, detail, day, amount }: Part): Read[] {
  const cents = readCents(amount?.content.trim())
  if (!cents || amount?.attr('Ccy')?.value !== 'EUR') return []
  const payersReference = given(findText(detail, 'Refs', 'EndToEndId'))
  const debtor = ['RltdPties', 'Dbtr']
  const payer = hideNumbers(findText(detail, ...debtor, 'Nm') ?? findText(detail, ...debtor, 'Pty', 'Nm') ?? '')
  const text = hideNumbers(readText(element, detail))
  const named = given(findText(detail, 'Refs', 'AcctSvcrRef')) ?? given(findText(element, 'AcctSvcrRef'))
  // Some banks number the entries of each statement from 1.
  const number = given(findText(element, 'NtryRef'))
  const reference = named ?? [number, payersReference, payer, text].join(' ')
  const files = [
    ...['MsgId', 'PmtInfId'].map((name) => findText(element, 'NtryDtls', 'Btch', name)),
    ...['MsgId', 'PmtInfId'].map((name) => findText(detail, 'Refs', name)),
  ].flatMap((file) => given(file) ?? [])
  const endToEndId = payersReference === undefined ? null : hideNumbers(payersReference)
  return [{ reference, isNamed: named !== undefined, cents, day, payer, text, endToEndId, files }]
}

function readText(entry: XmlElement, detail: XmlElement | undefined): string {
  const written = detail
    ? [
        ...findAll(detail, 'RmtInf', 'Ustrd'),
        ...findAll(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
        ...findAll(detail, 'AddtlTxInf'),
      ]
    : []
  const texts = [...written, ...findAll(entry, 'AddtlNtryInf')].map(({ content }) => content.trim())
  return [...new Set(texts)].join(' ').replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS)
}

const MOST_LETTERS = 280

/** Banks say that there is no reference. */
function given(reference: string | undefined): string | undefined {
  return reference && !/^(NOTPROVIDED|NONREF)$/i.test(reference) ? reference : undefined
}

/** The club's own references, an IBAN, any number as long as a card's. A Spanish IBAN ends before a member's number. */
const NUMBER = new RegExp(
  [
    `(${OWN_REFERENCE})`,
    String.raw`\bES\d{2}(?:[ .-]?\d{4}){5}\b`,
    String.raw`\b[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?\b`,
    String.raw`\d(?:[ .-]?\d){11,}`,
  ].join('|'),
  'gi',
)
/** Four letters after two digits may be words. */
const FEWEST_DIGITS = 10

function hideNumbers(text: string): string {
  return text.replaceAll(NUMBER, (found, own?: string) =>
    own !== undefined || found.replaceAll(/\D/g, '').length < FEWEST_DIGITS ? found : '…',
  )
}
