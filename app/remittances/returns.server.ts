import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { DECEASED } from '#app/banking/deceased.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { bankReturns, mandates, memberAccounts, payments, remittanceItems } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMails } from '#app/platform/mail/mail.server.ts'
import { endMandate } from '#app/mandates/ending.server.ts'
import { IN_FORCE } from '#app/mandates/mandates.server.ts'
import { mailLink } from '#app/mandates/requests.server.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import { addCharges } from '#app/treasury/charges.server.ts'
import { reversePayments } from '#app/treasury/payments.server.ts'
import { endItems } from './items.server.ts'
import { findRecipients } from './notify.server.ts'
import { returnTexts } from './panel/return-texts.ts'
import { effectOf, holdsAccount, needsMandate, tellsMember } from './return-codes.ts'

export type NewReturn = { itemId: number; code: string; receivedOn: string; feeCents: number }
type How = { actor: Actor; bankFileId: number | null; chargesFee: boolean }
type Item = typeof remittanceItems.$inferSelect

/** Of a debit that is at the bank; after settlement it is a return, before a rejection. */
const canComeBack = new Set<Item['outcome']>(['included', 'settled'])

/** So many are posted at a time. */
const SLICE = 500

/**
 * Posts returns: the payment is reversed, the charges can be debited again, the account is held where the code asks for
 * it, and the member is told. Accounts are locked first, then items, each in the order of their ids. A debit comes back
 * once.
 * @returns how many are new
 */
export async function postReturns(tx: Transaction, returns: readonly NewReturn[], how: How): Promise<number> {
  const byItem = new Map(returns.map((each) => [each.itemId, each]))
  const which = inArray(remittanceItems.id, [...byItem.keys()])
  const found = await tx.select({ accountId: remittanceItems.accountId }).from(remittanceItems).where(which)
  await lockAccounts(
    tx,
    found.map(({ accountId }) => accountId),
  )
  const items = await tx
    .select()
    .from(remittanceItems)
    .where(which)
    .orderBy(asc(remittanceItems.id))
    .for('no key update')
  const due = items.flatMap((item): Due[] => {
    const given = byItem.get(item.id)
    return given && canComeBack.has(item.outcome) && item.endToEndId !== null ? [{ ...given, item }] : []
  })
  for (let from = 0; from < due.length; from += SLICE) await postSlice(tx, due.slice(from, from + SLICE), how)
  return due.length
}

type Due = NewReturn & { item: Item }

const kindOf = ({ item }: Due) => (item.outcome === 'settled' ? 'returned' : 'rejected')

/** A few statements for all of them, in the order of the items; mandates and their links one by one. */
async function postSlice(tx: Transaction, due: readonly Due[], { actor, bankFileId, chargesFee }: How): Promise<void> {
  const createdBy = actor.id
  await tx.insert(bankReturns).values(
    due.map((each) => {
      const { itemId, code, receivedOn, feeCents } = each
      return { itemId, bankFileId, kind: kindOf(each), code, receivedOn, feeCents, createdBy } as const
    }),
  )
  for (const kind of ['returned', 'rejected'] as const) {
    const those = due.filter((each) => kindOf(each) === kind)
    await endItems(
      tx,
      those.map(({ itemId }) => itemId),
      kind,
    )
  }
  await reverseDebits(tx, due, createdBy)
  if (chargesFee) await chargeFees(tx, due, createdBy)
  await holdAccounts(tx, due)
  for (const { code, item } of due)
    if (effectOf(code) === 'revoked' && item.mandateId !== null) await revoke(tx, item.mandateId, createdBy)
  await tellMembers(tx, due)
}

async function reverseDebits(tx: Transaction, due: readonly Due[], createdBy: string): Promise<void> {
  const byItem = new Map(due.map((each) => [each.itemId, each]))
  const paid = await tx
    .select()
    .from(payments)
    .where(inArray(payments.itemId, [...byItem.keys()]))
    .orderBy(asc(payments.itemId))
  const reversals = paid.flatMap((payment) => {
    const given = byItem.get(payment.itemId ?? 0)
    return given ? [{ payment, receivedOn: given.receivedOn, note: given.code, createdBy }] : []
  })
  await reversePayments(tx, reversals)
}

async function chargeFees(tx: Transaction, due: readonly Due[], createdBy: string): Promise<void> {
  const concept = { es: returnTexts.es.feeConcept, ca: returnTexts.ca.feeConcept }
  const charged = due.filter(({ feeCents }) => feeCents > 0)
  await addCharges(
    tx,
    charged.map(({ item: { id, accountId }, feeCents: cents, receivedOn: dueOn }) => {
      return { accountId, kind: 'bank-fee', key: `return:${id}`, cents, dueOn, createdBy, concept } as const
    }),
  )
}

/** Words that somebody has written stay, and so does the code of the first return of an account. */
async function holdAccounts(tx: Transaction, due: readonly Due[]): Promise<void> {
  const held = due.filter(({ code }) => holdsAccount(effectOf(code))).toReversed()
  const codes = new Map(held.map(({ item, code }) => [item.accountId, code]))
  for (const [code, accounts] of Map.groupBy(codes, ([, each]) => each)) {
    const ids = accounts.map(([id]) => id)
    const which = and(inArray(memberAccounts.id, ids), isNull(memberAccounts.holdWhy))
    await updateVersioned(tx, memberAccounts, which, { holdWhy: code })
  }
}

/** Another mandate may be in force since. */
async function revoke(tx: Transaction, mandateId: string, actor: string): Promise<void> {
  const [mandate] = await tx.select({ status: mandates.status }).from(mandates).where(eq(mandates.id, mandateId))
  if (mandate && IN_FORCE.some((status) => status === mandate.status)) await endMandate(tx, mandateId, 'revoked', actor)
}

async function tellMembers(tx: Transaction, due: readonly Due[]): Promise<void> {
  const told = due.filter(({ code }) => tellsMember(effectOf(code)))
  const accounts = told.map(({ item }) => item.accountId)
  const members = await findRecipients(tx, accounts)
  const mails = told.flatMap(({ itemId, item, code }) => {
    const member = members.get(item.accountId)
    return member ? [{ itemId, member, code }] : []
  })
  for (const { member, code } of mails)
    if (member.canSign && needsMandate(effectOf(code))) await mailLink(tx, member.accountId, member)
  const queued = mails.map(({ itemId, member: { requestId, email: recipient, language } }) => {
    return { kind: 'debit-returned', ref: String(itemId), data: { requestId, itemId }, recipient, language } as const
  })
  await enqueueMails(tx, queued)
}

type Noted = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' }

/** What the bank has told in another way than by a file. */
export async function noteReturn(actor: Actor, given: NewReturn, chargesFee: boolean): Promise<Noted> {
  return database.transaction(async (tx) => {
    const [item] = await tx
      .select({ outcome: remittanceItems.outcome, remittanceId: remittanceItems.remittanceId })
      .from(remittanceItems)
      .where(eq(remittanceItems.id, given.itemId))
    if (!item) return { ok: false, reason: 'unknown' }
    const posted = await postReturns(tx, [given], { actor, bankFileId: null, chargesFee })
    if (posted === 0) return { ok: false, reason: 'conflict' }
    await auditAndTell(tx, { actor: actor.id, action: 'remittance.returned', subject: String(item.remittanceId) })
    return { ok: true }
  })
}

/**
 * After a return the account is left out until somebody says so; a hold that the return has set ends. Of a death it is
 * only said that it was seen: the account stays held.
 */
export async function collectAgain(
  actor: Actor,
  itemId: number,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' }> {
  return database.transaction(async (tx) => {
    const [item] = await tx.select().from(remittanceItems).where(eq(remittanceItems.id, itemId))
    if (!item) return { ok: false, reason: 'unknown' }
    await lockAccounts(tx, [item.accountId])
    const [answered] = await tx
      .update(bankReturns)
      .set({ handledAt: sql`coalesce(${bankReturns.handledAt}, now())` })
      .where(eq(bankReturns.itemId, itemId))
      .returning({ code: bankReturns.code })
    if (!answered) return { ok: false, reason: 'unknown' }
    const held = and(eq(memberAccounts.id, item.accountId), eq(memberAccounts.holdWhy, answered.code))
    if (answered.code !== DECEASED) await updateVersioned(tx, memberAccounts, held, { holdWhy: null })
    await audit(tx, { actor: actor.id, action: 'remittance.collected-again', subject: String(item.remittanceId) })
    return { ok: true }
  })
}
