import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { bankReturns, mandates, memberAccounts, payments, remittanceItems } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { endMandate } from '#app/mandates/ending.server.ts'
import { IN_FORCE } from '#app/mandates/mandates.server.ts'
import { mailLink } from '#app/mandates/requests.server.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import { addCharge } from '#app/treasury/charges.server.ts'
import { reversePayment } from '#app/treasury/payments.server.ts'
import { endItems } from './items.server.ts'
import { findRecipients, type Recipient } from './notify.server.ts'
import { returnTexts } from './panel/return-texts.ca.ts'
import { effectOf, holdsAccount, needsMandate, tellsMember } from './return-codes.ts'

export type NewReturn = { itemId: number; code: string; receivedOn: string; feeCents: number }
type How = { actor: Actor; bankFileId: number | null; chargesFee: boolean }
type Item = typeof remittanceItems.$inferSelect

/** Of a debit that is at the bank; after settlement it is a return, before a rejection. */
const canComeBack = new Set<Item['outcome']>(['included', 'settled'])

/**
 * Posts returns: the payment is reversed, the charges can be debited again, the account is held where the code asks for it, and the
 * member is told. Accounts are locked first, then items, each in the order of their ids. A debit comes back once.
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
  const due = items.filter((item) => canComeBack.has(item.outcome) && item.endToEndId !== null)
  const recipients = await findRecipients(
    tx,
    due.map(({ accountId }) => accountId),
  )
  for (const item of due) {
    const given = byItem.get(item.id)
    if (given) await postReturn(tx, item, given, { ...how, member: recipients.get(item.accountId) })
  }
  return due.length
}

async function postReturn(
  tx: Transaction,
  item: Item,
  { code, receivedOn, feeCents }: NewReturn,
  { actor, bankFileId, chargesFee, member }: How & { member: Recipient | undefined },
): Promise<void> {
  const { id: itemId, accountId, mandateId } = item
  const kind = item.outcome === 'settled' ? 'returned' : 'rejected'
  const createdBy = actor.id
  await tx.insert(bankReturns).values({ itemId, bankFileId, kind, code, receivedOn, feeCents, createdBy })
  await endItems(tx, [itemId], kind)
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.itemId, itemId))
  if (payment) await reversePayment(tx, { id: payment.id, receivedOn, note: code, createdBy })
  if (chargesFee && feeCents > 0) await chargeFee(tx, item, { feeCents, receivedOn, createdBy })
  const effect = effectOf(code)
  if (holdsAccount(effect)) await holdAccount(tx, accountId, code)
  if (effect === 'revoked' && mandateId !== null) await revoke(tx, mandateId, actor.id)
  if (!member || !tellsMember(effect)) return
  if (needsMandate(effect)) await mailLink(tx, accountId, member)
  const { requestId, email: recipient, language } = member
  await enqueueMail(tx, {
    kind: 'debit-returned',
    ref: String(itemId),
    data: { requestId, itemId },
    recipient,
    language,
  })
}

async function chargeFee(
  tx: Transaction,
  { id, accountId }: Item,
  { feeCents, receivedOn, createdBy }: { feeCents: number; receivedOn: string; createdBy: string },
): Promise<void> {
  const concept = { es: returnTexts.es.feeConcept, ca: returnTexts.ca.feeConcept }
  const key = `return:${id}`
  await addCharge(tx, { accountId, kind: 'bank-fee', key, cents: feeCents, dueOn: receivedOn, createdBy, concept })
}

/** Words that somebody has written stay. */
async function holdAccount(tx: Transaction, accountId: string, code: string): Promise<void> {
  const which = and(eq(memberAccounts.id, accountId), isNull(memberAccounts.holdWhy))
  await updateVersioned(tx, memberAccounts, which, { holdWhy: code })
}

/** Another mandate may be in force since. */
async function revoke(tx: Transaction, mandateId: string, actor: string): Promise<void> {
  const [mandate] = await tx.select({ status: mandates.status }).from(mandates).where(eq(mandates.id, mandateId))
  if (mandate && IN_FORCE.some((status) => status === mandate.status)) await endMandate(tx, mandateId, 'revoked', actor)
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

/** After a return the account is left out until somebody says so; a hold that the return has set ends. */
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
    await updateVersioned(tx, memberAccounts, held, { holdWhy: null })
    await audit(tx, { actor: actor.id, action: 'remittance.collected-again', subject: String(item.remittanceId) })
    return { ok: true }
  })
}
