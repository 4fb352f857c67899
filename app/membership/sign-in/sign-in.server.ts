import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { findByEmail } from '#app/accounts/accounts.server.ts'
import { runInConstantTime } from '#app/accounts/constant-time.server.ts'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { consumeToken, findToken, issueToken, type PendingActions } from '#app/accounts/tokens.server.ts'
import { database, usingPool, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { endOtherMemberSessions, startMemberSession } from '#app/accounts/member-session/member-sessions.server.ts'

/** A couple may share a mailbox: each gets a mail. */
const MAX_MEMBERS_OF_ADDRESS = 5

/**
 * Mails a link to each active member with that address, to an account without a member how it signs in. The answer and
 * its duration are the same for every address.
 * @param event where the member wanted to book
 */
export async function requestSignIn(address: string, language: Language, event: number | null): Promise<void> {
  const email = address.toLowerCase()
  await runInConstantTime(
    inPanelTransaction(async (tx) => {
      const members = await tx
        .select({ id: socios.id })
        .from(socios)
        .innerJoin(membershipRequests, eq(membershipRequests.id, socios.membershipRequestId))
        .where(and(eq(sql`lower(${socios.email})`, email), isMember))
        .orderBy(asc(socios.createdAt))
        .limit(MAX_MEMBERS_OF_ADDRESS)
      for (const { id } of members) {
        const linkId = await issueToken(tx, 'member-sign-in', { socioId: id, email, event })
        await enqueueMail(tx, { kind: 'member-sign-in', ref: linkId, data: { linkId }, recipient: email, language })
      }
      if (members.length === 0) await mailAccount(tx, email, language)
    }),
  )
}

async function mailAccount(tx: Transaction, email: string, language: Language): Promise<void> {
  const account = await findByEmail(tx, email)
  if (!account) return
  const hour = new Date().toISOString().slice(0, 13)
  const data = { userId: account.id, asked: 'link' as const }
  await enqueueMail(tx, {
    kind: 'existing-account',
    ref: `${account.id}:link:${hour}`,
    data,
    recipient: email,
    language,
  })
}

const isMember = and(eq(socios.status, 'active'), eq(membershipRequests.status, 'approved'))

/** Whom a link signs in; null when it is unknown, used or expired. */
export async function findSignIn(token: string): Promise<{ id: string; fullName: string } | null> {
  const pending = await findToken('member-sign-in', token)
  const member = pending && (await usingPool('panel', () => findPendingMember(database, pending)))
  return member ?? null
}

type SignInResult = { ok: true; token: string; fullName: string; email: string; event: number | null } | { ok: false }

/**
 * The row's lock keeps the membership as it is until the session is written: a suspension waits, and ends it.
 * @param endsOthers whether the member's other sessions end (ASVS 7.5.2)
 */
export async function signInByLink(token: string, endsOthers = false): Promise<SignInResult> {
  return inPanelTransaction(async (tx) => {
    const pending = await consumeToken(tx, 'member-sign-in', token)
    const member = pending && (await lockPendingMember(tx, pending))
    if (!pending || !member) return { ok: false }
    const { email, event } = pending
    const session = await startMemberSession(tx, member.id)
    if (endsOthers) await endOtherMemberSessions(tx, member.id, session)
    return { ok: true, token: session, fullName: member.fullName, email, event }
  })
}

type Pending = PendingActions['member-sign-in']

/** The address must still be the member's: the link proves no more than its mailbox. */
async function findPendingMember(on: Queryable, { socioId, email }: Pending) {
  const [member] = await on
    .select({ id: socios.id, fullName: socios.fullName })
    .from(socios)
    .innerJoin(membershipRequests, eq(membershipRequests.id, socios.membershipRequestId))
    .where(and(eq(socios.id, socioId), eq(sql`lower(${socios.email})`, email), isMember))
  return member
}

/** The request before the member, as every transaction that needs both rows locks them. */
async function lockPendingMember(tx: Transaction, pending: Pending) {
  const its = tx.select({ id: socios.membershipRequestId }).from(socios).where(eq(socios.id, pending.socioId))
  await tx
    .select({ id: membershipRequests.id })
    .from(membershipRequests)
    .where(inArray(membershipRequests.id, its))
    .for('share')
  await tx.select({ id: socios.id }).from(socios).where(eq(socios.id, pending.socioId)).for('share')
  return findPendingMember(tx, pending)
}
