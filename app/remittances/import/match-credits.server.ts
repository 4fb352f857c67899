import { inArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { payments } from '#app/database/schema.ts'
import { daysBetween } from '#app/platform/club-day.ts'
import { atTheBank } from '#app/treasury/at-the-bank.ts'
import type { ReportedCredit } from '../files/bank-file.ts'
import { findExact, readAccounts, type AccountState } from './account-states.server.ts'
import { findByAmount, findByName, findByReference, type Payer } from './find-payers.server.ts'
import { isSameName } from './payer-names.ts'

type Ground = 'reference' | 'name' | 'holder' | 'amount'

export type Proposal = {
  number: string
  /** Null of a member who was erased. */
  name: string | null
  grounds: Ground[]
  /** The day of a payment of the same amount that is noted already. */
  notedOn: string | null
  /** Another row of the file says the same. */
  isRepeated: boolean
  /** The sealed remittance that debits what it would pay. */
  remittance: number | null
  /** The bank's text names the account, and name or amount agree. */
  isCertain: boolean
}

export type Credit = Pick<ReportedCredit, 'key' | 'cents' | 'day' | 'payer' | 'text'> & { proposal: Proposal | null }

/** What `payments.key` has of an entry of the bank. */
export const paymentKey = ({ key }: Pick<ReportedCredit, 'key'>) => `bank:${key}`

/** Those that no payment has yet. */
export async function findNew(credits: readonly ReportedCredit[]): Promise<ReportedCredit[]> {
  if (credits.length === 0) return []
  const noted = await database
    .select({ key: payments.key })
    .from(payments)
    .where(inArray(payments.key, credits.map(paymentKey)))
  const known = new Set(noted.map(({ key }) => key))
  return credits.filter((credit) => !known.has(paymentKey(credit)))
}

/** Whose money it is: the text of the bank says so, or the payer's name, or what exactly one account owes. */
export async function proposeAccounts(credits: readonly ReportedCredit[]): Promise<Credit[]> {
  const referenced = await findByReference(credits)
  const alike = await findByName(credits.filter(({ key }) => !referenced.has(key)))
  const owing = await findByAmount(credits.filter(({ key }) => !referenced.has(key) && !alike.has(key)))
  const found = new Map([...owing, ...alike, ...referenced])
  const states = await readAccounts([...found.values()].flat().map(({ id }) => id))
  return credits.map((credit) => {
    const { key, cents, day, payer, text } = credit
    const people = found.get(key) ?? []
    const proposal = propose(credit, people, { states, isReferenced: referenced.has(key) })
    return { key, cents, day, payer, text, proposal }
  })
}

type Known = { states: Map<string, AccountState>; isReferenced: boolean }

function propose(credit: ReportedCredit, people: readonly Payer[], { states, isReferenced }: Known): Proposal | null {
  const isExact = ({ id }: Payer) => states.get(id)?.amounts.includes(credit.cents) ?? false
  const exact = people.filter(isExact)
  const [payer] = people.length === 1 ? people : exact.length === 1 ? exact : []
  if (!payer) return null
  const agrees = {
    reference: isReferenced,
    name: isSameName(credit.payer, payer.name ?? ''),
    holder: payer.isHolder === true,
    amount: isExact(payer),
  }
  const grounds = (['reference', 'name', 'holder', 'amount'] as const).filter((ground) => agrees[ground])
  const state = states.get(payer.id)
  const notedOn =
    state?.noted.find((noted) => noted.cents === credit.cents && isNear(noted.day, credit.day))?.day ?? null
  const open = state?.open ?? []
  const exactCharge = findExact(open, credit.cents)
  const sent = (exactCharge ? [exactCharge] : open).map(atTheBank)
  const remittance = sent.every((one) => one !== null) ? (sent[0] ?? null) : null
  const { isRepeated } = credit
  const isFree = notedOn === null && !isRepeated && remittance === null
  const isCertain = isReferenced && people.length === 1 && (agrees.name || agrees.amount) && isFree
  return { number: payer.number, name: payer.name, grounds, notedOn, isRepeated, remittance, isCertain }
}

/** The office may note a transfer some days before or after the bank. */
const NEAR_DAYS = 5

function isNear(one: string, other: string): boolean {
  return Math.abs(daysBetween(one, other)) <= NEAR_DAYS
}
