import { randomUUID } from 'node:crypto'
import { and, eq, ne, not, notExists, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails, membershipRequests, socios } from '#app/database/schema.ts'
import { nextVersion, updateVersioned } from '#app/database/versions.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { holdBackMails, type HaveLeft } from '#app/platform/mail/queued-mails.server.ts'
import { completionTokenHash, completionLinkValues } from '#app/membership/completion-link.server.ts'
import { eraseRequests } from '#app/membership/erasure.server.ts'
import { endMembership } from '#app/membership/members/leaving.server.ts'
import type { RequestStatus, SocioStatus } from '#app/membership/statuses.ts'
import { isAskedByAnother } from './pending-person.server.ts'

/** `conflict`: somebody else has changed the status. */
type Refusal = { ok: false; reason: 'unknown' | 'conflict' }
type ApprovalResult =
  | {
      ok: true
      /** Another approved request has this email: no mail was sent. */
      duplicate: boolean
      /** Of the approval, by which undoing knows it. */
      version: number
    }
  | Refusal

/** Sends no mail if another approved request has the same email; the lock serialises approvals. */
export async function approveRequest(actor: Actor, id: string): Promise<ApprovalResult> {
  return database.transaction(async (tx) => {
    const { email } = membershipRequests
    const [request] = await tx
      .select({ id: membershipRequests.id, email })
      .from(membershipRequests)
      .where(eq(membershipRequests.id, id))
      .for('update')
    if (!request) return { ok: false, reason: 'unknown' }
    await lockEmail(tx, request.email)
    const link = { completionTokenHash: completionTokenHash(request) }
    const moved = await changeStatus(tx, actor, id, 'pending', 'approved', link)
    if (!moved) return { ok: false, reason: 'conflict' }
    return { ok: true, duplicate: await sendLinkUnlessDuplicate(tx, moved), version: moved.version }
  })
}

type ApprovalUndo =
  | {
      ok: true
      /** Of the mail with the link. */
      hasLeft: HaveLeft
      /** Names of approved requests that got no mail, because this one had their e-mail. */
      withoutLink: string[]
    }
  | { ok: false; reason: 'unknown' | 'conflict' | 'completed' | 'place-taken' }

/**
 * The request is pending again. A mail that has not left is not sent; the link of one that has left works no more,
 * until the request is approved again. @param version of the approval
 */
export async function undoApproval(actor: Actor, id: string, version: number): Promise<ApprovalUndo> {
  return database.transaction(async (tx) => {
    const [request] = await tx.select().from(membershipRequests).where(eq(membershipRequests.id, id)).for('update')
    if (!request) return { ok: false, reason: 'unknown' }
    if (request.completed) return { ok: false, reason: 'completed' }
    if (request.status !== 'approved' || request.version !== version) return { ok: false, reason: 'conflict' }
    if (await isAskedByAnother(tx, request, [id])) return { ok: false, reason: 'place-taken' }
    const which = eq(membershipRequests.id, id)
    await updateVersioned(tx, membershipRequests, which, { status: 'pending', completionTokenHash: null })
    const hasLeft = await holdBackMails(tx, 'membership-approval', { subject: 'requestId', id })
    await audit(tx, { actor: actor.id, action: 'membership-request.approval-undone', subject: id })
    return { ok: true, hasLeft, withoutLink: await namesWithoutLink(tx, request.email) }
  })
}

/** Of approved requests with this e-mail whose data are not there, and to which no link was sent. */
async function namesWithoutLink(tx: Transaction, email: string): Promise<string[]> {
  const sent = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.kind, 'membership-approval'),
        eq(sql`${mails.data} ->> 'requestId'`, sql`${membershipRequests.id}::text`),
      ),
    )
  const rows = await tx
    .select({ fullName: membershipRequests.fullName })
    .from(membershipRequests)
    .where(
      and(
        eq(membershipRequests.status, 'approved'),
        not(membershipRequests.completed),
        sql`lower(${membershipRequests.email}) = lower(${email})`,
        notExists(sent),
      ),
    )
  return rows.map(({ fullName }) => fullName)
}

/** @param message sent as a mail in the language of the applicant; null sends nothing */
export async function rejectRequest(actor: Actor, id: string, message: string | null): Promise<{ ok: true } | Refusal> {
  return database.transaction(async (tx) => {
    const moved = await changeStatus(tx, actor, id, 'pending', 'rejected', { rejectionMessage: message })
    if (!moved) return explainRefusal(tx, id)
    const { email: recipient, language } = moved
    const data = { requestId: id }
    if (message) await enqueueMail(tx, { kind: 'membership-rejection', ref: id, data, recipient, language })
    return { ok: true }
  })
}

/** From today on, without a mail: the member's page has the rest. */
export async function withdrawRequest(actor: Actor, id: string): Promise<{ ok: true } | Refusal> {
  return database.transaction(async (tx) => {
    return (await endMembership(tx, actor, id)) ? { ok: true } : explainRefusal(tx, id)
  })
}

type NewSocio = {
  fullName: string
  email: string
  phone: string | undefined
  reason: string | undefined
  language: Language
}

export async function createApprovedRequest(actor: Actor, form: NewSocio): Promise<{ ok: true; duplicate: boolean }> {
  return database.transaction(async (tx) => {
    await lockEmail(tx, form.email)
    const id = randomUUID()
    const link = completionTokenHash({ id, email: form.email })
    const values = { ...form, id, status: 'approved', completionTokenHash: link } as const
    const [made] = await tx.insert(membershipRequests).values(values).returning()
    if (!made) throw new Error('no request was made')
    await audit(tx, { actor: actor.id, action: 'membership-request.created', subject: made.id })
    return { ok: true, duplicate: await sendLinkUnlessDuplicate(tx, made) }
  })
}

type KnownPerson = { fullName: string; status: SocioStatus | 'approved' }

/** A member of any status, or an approved request whose data are not there yet. */
export async function findPersonByEmail(email: string): Promise<KnownPerson | undefined> {
  const [member] = await database
    .select({ fullName: socios.fullName, status: socios.status })
    .from(socios)
    .where(sql`lower(${socios.email}) = lower(${email})`)
    .limit(1)
  if (member) return member
  const { fullName, status } = membershipRequests
  const [approved] = await database
    .select({ fullName })
    .from(membershipRequests)
    .where(and(sql`lower(${membershipRequests.email}) = lower(${email})`, eq(status, 'approved')))
    .limit(1)
  return approved && { ...approved, status: 'approved' }
}

type ResendResult = { ok: true } | { ok: false; reason: 'not-approved' | 'completed' }

/** Sends at most one mail per minute: the minute is part of its `ref`. */
export async function resendCompletionLink(actor: Actor, id: string): Promise<ResendResult> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(membershipRequests)
      .where(and(eq(membershipRequests.id, id), eq(membershipRequests.status, 'approved')))
      .for('update')
    if (!request) return { ok: false, reason: 'not-approved' }
    if ((await tx.$count(socios, eq(socios.membershipRequestId, id))) > 0) return { ok: false, reason: 'completed' }
    await tx.update(membershipRequests).set(completionLinkValues(request)).where(eq(membershipRequests.id, id))
    await sendLink(tx, request, `${id}:${Math.floor(Date.now() / 60_000)}`)
    await audit(tx, { actor: actor.id, action: 'membership-request.link-sent-again', subject: id })
    return { ok: true }
  })
}

type DeletionResult = { ok: true } | { ok: false; reason: 'unknown' | 'has-socio' }

export async function deleteRequest(actor: Actor, id: string): Promise<DeletionResult> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select({ id: membershipRequests.id })
      .from(membershipRequests)
      .where(eq(membershipRequests.id, id))
      .for('update')
    if (!request) return { ok: false, reason: 'unknown' }
    if ((await tx.$count(socios, eq(socios.membershipRequestId, id))) > 0) return { ok: false, reason: 'has-socio' }
    await recordErasures(tx, 'membership-request', await eraseRequests(tx, [id]))
    await audit(tx, { actor: actor.id, action: 'membership-request.deleted', subject: id })
    return { ok: true }
  })
}

type Request = typeof membershipRequests.$inferSelect

/** Undefined when the request is not in the status `from`. */
async function changeStatus(
  tx: Transaction,
  actor: Actor,
  id: string,
  from: RequestStatus,
  to: 'approved' | 'rejected',
  along: Partial<Pick<Request, 'rejectionMessage' | 'completionTokenHash'>>,
): Promise<Request | undefined> {
  const [moved] = await tx
    .update(membershipRequests)
    .set({ ...along, status: to, ...nextVersion(membershipRequests) })
    .where(and(eq(membershipRequests.id, id), eq(membershipRequests.status, from)))
    .returning()
  if (moved) await audit(tx, { actor: actor.id, action: `membership-request.${to}`, subject: id })
  return moved
}

async function explainRefusal(tx: Transaction, id: string): Promise<Refusal> {
  const existing = await tx.$count(membershipRequests, eq(membershipRequests.id, id))
  return { ok: false, reason: existing > 0 ? 'conflict' : 'unknown' }
}

async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), ${advisoryLocks.membershipEmail}))`,
  )
}

/** Needs the lock on the email. Returns whether another approved request has it; then nothing is sent. */
async function sendLinkUnlessDuplicate(tx: Transaction, request: Request): Promise<boolean> {
  const sameEmail = and(
    ne(membershipRequests.id, request.id),
    eq(membershipRequests.status, 'approved'),
    sql`lower(${membershipRequests.email}) = lower(${request.email})`,
  )
  const duplicate = (await tx.$count(membershipRequests, sameEmail)) > 0
  if (!duplicate) await sendLink(tx, request, await approvalRef(tx, request))
  return duplicate
}

/** The same `ref` twice is one mail: an approval after one that was undone has another. */
async function approvalRef(tx: Transaction, { id, updatedAt }: Request): Promise<string> {
  const before = await tx.$count(mails, and(eq(mails.kind, 'membership-approval'), eq(mails.ref, id)))
  return before > 0 ? `${id}:${updatedAt.getTime()}` : id
}

async function sendLink(tx: Transaction, { id, email, language }: Request, ref: string): Promise<void> {
  await enqueueMail(tx, { kind: 'membership-approval', ref, data: { requestId: id }, recipient: email, language })
}
