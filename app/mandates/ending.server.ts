import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { endMandateLinks } from '#app/accounts/end-links.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mandates, memberAccounts } from '#app/database/schema.ts'
import { audit, MEMBER, SYSTEM, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { IN_FORCE, lockAccount, lockMandate, OPEN, type MandateMember, type MandateStatus } from './mandates.server.ts'

/** A mandate ends so long after its last debit, or after its signature (EPC016-06). */
export const VALID_MONTHS = 36

type Outcome = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' }
const refused = (reason: 'unknown' | 'conflict') => ({ ok: false, reason }) as const

/** By the office. */
export async function revokeMandate(actor: Actor, mandateId: string): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const locked = await lockMandate(tx, mandateId)
    if (!locked) return refused('unknown')
    if (!OPEN.some((status) => status === locked.mandate.status)) return refused('conflict')
    await endMandate(tx, mandateId, 'revoked', actor.id)
    return { ok: true }
  })
}

/** By the member: the mandate in force, and a draft. Twice is once. */
export async function revokeOwnMandate(socioId: string): Promise<Outcome> {
  return inPanelTransaction(async (tx) => {
    const account = await lockAccount(tx, socioId)
    if (!account?.member) return refused('unknown')
    const open = await tx
      .select({ id: mandates.id, status: mandates.status })
      .from(mandates)
      .where(and(eq(mandates.accountId, account.id), inArray(mandates.status, [...OPEN])))
    for (const { id } of open) await endMandate(tx, id, 'revoked', MEMBER)
    const signed = open.find(({ status }) => status !== 'draft')
    if (signed) await tellMember(tx, signed.id, account.member)
    return { ok: true }
  })
}

async function tellMember(tx: Transaction, mandateId: string, member: MandateMember): Promise<void> {
  const { requestId, email: recipient, language } = member
  const data = { requestId, mandateId }
  await enqueueMail(tx, { kind: 'mandate-revoked', ref: mandateId, data, recipient, language })
}

/**
 * What the office, the member, a return of the bank (MD01) and time do. The caller has locked the account. What the
 * office had held is held on: the account then names the order, and the next one debits nothing until the office
 * releases the account.
 */
export async function endMandate(tx: Transaction, mandateId: string, status: 'revoked' | 'expired', actor: string) {
  const endedAt = new Date()
  const [before] = await tx.select({ status: mandates.status }).from(mandates).where(eq(mandates.id, mandateId))
  const [ended] = await tx
    .update(mandates)
    .set({ status, endedAt, updatedAt: endedAt })
    .where(eq(mandates.id, mandateId))
    .returning({ accountId: mandates.accountId, reference: mandates.reference })
  if (!ended) return
  if (before?.status === 'hold') await holdAccount(tx, ended.accountId, ended.reference, actor)
  if (status === 'revoked') await endMandateLinks(tx, ended.accountId)
  await audit(tx, { actor, action: `socio.mandate-${status}`, subject: ended.accountId })
}

async function holdAccount(tx: Transaction, id: string, holdWhy: string, actor: string): Promise<void> {
  const held = await tx
    .update(memberAccounts)
    .set({ holdWhy, updatedAt: new Date() })
    .where(and(eq(memberAccounts.id, id), isNull(memberAccounts.holdWhy)))
    .returning({ id: memberAccounts.id })
  if (held.length > 0) await audit(tx, { actor, action: 'member-account.held', subject: id })
}

export const holdMandate = (actor: Actor, mandateId: string) => switchMandate(actor, mandateId, 'active', 'hold')
export const releaseMandate = (actor: Actor, mandateId: string) => switchMandate(actor, mandateId, 'hold', 'active')

async function switchMandate(
  actor: Actor,
  mandateId: string,
  from: MandateStatus,
  to: 'active' | 'hold',
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const locked = await lockMandate(tx, mandateId)
    if (!locked) return refused('unknown')
    if (locked.mandate.status !== from) return refused('conflict')
    await tx.update(mandates).set({ status: to, updatedAt: new Date() }).where(eq(mandates.id, mandateId))
    const action = to === 'hold' ? 'socio.mandate-held' : 'socio.mandate-released'
    await audit(tx, { actor: actor.id, action, subject: locked.account.id })
    return { ok: true }
  })
}

/** Each night, with what retention removes; choosing debits asks by itself. Accounts first, as all acts. */
export async function expireMandates(tx: Transaction): Promise<void> {
  const isDue = and(inArray(mandates.status, [...IN_FORCE]), isOver(clubDay()))
  const found = await tx.select({ id: mandates.id, accountId: mandates.accountId }).from(mandates).where(isDue)
  const accounts = found.map(({ accountId }) => accountId)
  await tx
    .select({ id: memberAccounts.id })
    .from(memberAccounts)
    .where(inArray(memberAccounts.id, accounts))
    .orderBy(asc(memberAccounts.id))
    .for('no key update')
  const ids = found.map(({ id }) => id)
  const due = await tx
    .select({ id: mandates.id })
    .from(mandates)
    .where(and(isDue, inArray(mandates.id, ids)))
    .for('update', { skipLocked: true })
  for (const { id } of due) await endMandate(tx, id, 'expired', SYSTEM)
}

const isOver = (today: string) =>
  sql`coalesce(${mandates.lastDueOn}, ${mandates.signedOn}) + make_interval(months => ${VALID_MONTHS}) < ${today}::date`
