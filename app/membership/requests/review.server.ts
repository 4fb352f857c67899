import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { inBothDirections, countUpTo, listPage, orderBy, type Page } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Count } from '#app/i18n/money.ts'
import { audit } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { completionTokenHash, resentCompletionLink } from '#app/membership/completion-link.server.ts'
import { eraseRequests } from '#app/membership/erasure.server.ts'
import type { RequestStatus } from '#app/membership/statuses.ts'

/** Who is at work, for the audit trail. */
export type Reviewer = { id: string }

export type RequestRow = {
  id: string
  fullName: string
  email: string
  phone: string | null
  reason: string | null
  status: RequestStatus
  createdAt: string
  updatedAt: string
  /** Whether the member's data have been completed. */
  completed: boolean
}

const orders = inBothDirections({ nombre: [membershipRequests.fullName], fecha: [membershipRequests.createdAt] })
export type RequestOrder = keyof typeof orders

export function isRequestOrder(value: string | null): value is RequestOrder {
  return value !== null && Object.hasOwn(orders, value)
}

/** The requests, a page at a time, with how many there are of each status. @param status null for all */
export async function listRequests(
  { search, limit, offset }: ListRequest,
  status: RequestStatus | null,
  order: RequestOrder,
): Promise<Page<RequestRow> & { counts: Record<RequestStatus, Count> }> {
  const { id, fullName, email, phone, reason, completed, createdAt, updatedAt } = membershipRequests
  const where = status ? eq(membershipRequests.status, status) : undefined
  const [{ rows, ...page }, ...perStatus] = await Promise.all([
    listPage(
      { from: membershipRequests, where, search, order: orders[order], wide: orders['-fecha'], limit, offset },
      (these) =>
        database
          .select({
            id,
            fullName,
            email,
            phone,
            reason,
            status: membershipRequests.status,
            createdAt,
            updatedAt,
            completed,
          })
          .from(membershipRequests)
          .where(these),
    ),
    ...statuses.map((status) => countUpTo(membershipRequests, eq(membershipRequests.status, status))),
  ])
  return {
    ...page,
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
    counts: Object.fromEntries(statuses.map((status, index) => [status, perStatus[index]])) as Record<
      RequestStatus,
      Count
    >,
  }
}

/** The requests of a list as a file takes them away; read while they are taken. @param status null for all */
export function exportRequests(search: string, status: RequestStatus | null, order: RequestOrder) {
  const { id, fullName, email, phone, reason, language, createdAt, updatedAt } = membershipRequests
  return streamRows(
    database
      .select({ fullName, email, phone, reason, status: membershipRequests.status, language, createdAt, updatedAt })
      .from(membershipRequests)
      .where(
        and(
          status ? eq(membershipRequests.status, status) : undefined,
          searchCondition(membershipRequests.searchText, search),
        ),
      )
      .orderBy(...orderBy(orders[order], id)),
  )
}

const statuses = ['pending', 'approved', 'rejected', 'baja'] as const

/** `moved`: somebody else has decided meanwhile, or the step is not one of back-office §4. */
type Refusal = { ok: false; reason: 'unknown' | 'moved' }
export type ApprovalResult =
  | { ok: true; /** No mail went out: another approved request has this e-mail. */ duplicate: boolean }
  | Refusal

/**
 * pending -> approved, with the mail that asks for the member's data, unless another approved request has the same
 * e-mail without case (decisions, Membership). Approvals of one e-mail wait for each other, so that of two at once only
 * the first sends.
 */
export async function approveRequest(by: Reviewer, id: string): Promise<ApprovalResult> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select({ email: membershipRequests.email })
      .from(membershipRequests)
      .where(eq(membershipRequests.id, id))
    if (!request) return { ok: false, reason: 'unknown' }
    await lockEmail(tx, request.email)
    const moved = await move(tx, by, id, 'pending', 'approved')
    if (!moved) return { ok: false, reason: 'moved' }
    return { ok: true, duplicate: await askForData(tx, moved) }
  })
}

/** pending -> rejected. */
export async function rejectRequest(by: Reviewer, id: string): Promise<{ ok: true } | Refusal> {
  return database.transaction(async (tx) =>
    (await move(tx, by, id, 'pending', 'rejected')) ? { ok: true } : refusal(tx, id),
  )
}

/** approved -> baja; the request's member, if there is one, becomes inactive with it (decisions, Membership). */
export async function withdrawRequest(by: Reviewer, id: string): Promise<{ ok: true } | Refusal> {
  return database.transaction(async (tx) => {
    if (!(await move(tx, by, id, 'approved', 'baja'))) return refusal(tx, id)
    await tx
      .update(socios)
      .set({ status: 'inactive', version: sql`${socios.version} + 1`, updatedAt: new Date() })
      .where(and(eq(socios.membershipRequestId, id), ne(socios.status, 'inactive')))
    return { ok: true }
  })
}

export type NewSocio = {
  fullName: string
  email: string
  phone: string | undefined
  reason: string | undefined
  language: Language
}

/** 'Crear Socio': a request that is approved from the start; the mail goes out for it, too (decisions, Membership). */
export async function createApprovedRequest(by: Reviewer, form: NewSocio): Promise<{ ok: true; duplicate: boolean }> {
  return database.transaction(async (tx) => {
    await lockEmail(tx, form.email)
    const id = randomUUID()
    const values = { ...form, id, status: 'approved', completionTokenHash: completionTokenHash(id) } as const
    const [made] = await tx.insert(membershipRequests).values(values).returning()
    if (!made) throw new Error('no request was made')
    await audit(tx, { actor: by.id, action: 'membership-request.created', subject: made.id })
    return { ok: true, duplicate: await askForData(tx, made) }
  })
}

export type ResendResult = { ok: true } | { ok: false; reason: 'not-approved' | 'completed' }

/** The link once more, for whoever has lost it; asked for twice within a minute, it goes out once. */
export async function resendCompletionLink(by: Reviewer, id: string): Promise<ResendResult> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(membershipRequests)
      .where(and(eq(membershipRequests.id, id), eq(membershipRequests.status, 'approved')))
      .for('update')
    if (!request) return { ok: false, reason: 'not-approved' }
    if ((await tx.$count(socios, eq(socios.membershipRequestId, id))) > 0) return { ok: false, reason: 'completed' }
    await tx.update(membershipRequests).set(resentCompletionLink(request)).where(eq(membershipRequests.id, id))
    await sendLink(tx, request, `${id}:${Math.floor(Date.now() / 60_000)}`)
    await audit(tx, { actor: by.id, action: 'membership-request.link-sent-again', subject: id })
    return { ok: true }
  })
}

export type DeletionResult = { ok: true } | { ok: false; reason: 'unknown' | 'has-socio' }

/** Erases a request and the mails about it for good; kept while a member belongs to it (decisions, Membership). */
export async function deleteRequest(by: Reviewer, id: string): Promise<DeletionResult> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select({ id: membershipRequests.id })
      .from(membershipRequests)
      .where(eq(membershipRequests.id, id))
      .for('update')
    if (!request) return { ok: false, reason: 'unknown' }
    if ((await tx.$count(socios, eq(socios.membershipRequestId, id))) > 0) return { ok: false, reason: 'has-socio' }
    await recordErasures(tx, 'membership-request', await eraseRequests(tx, [id]))
    await audit(tx, { actor: by.id, action: 'membership-request.deleted', subject: id })
    return { ok: true }
  })
}

type Request = typeof membershipRequests.$inferSelect

/** One legal step; the WHERE is the check. Undefined when the request is not where the step begins. */
async function move(
  tx: Transaction,
  by: Reviewer,
  id: string,
  from: RequestStatus,
  to: RequestStatus,
): Promise<Request | undefined> {
  const [moved] = await tx
    .update(membershipRequests)
    .set({
      status: to,
      updatedAt: new Date(),
      ...(to === 'approved' && { completionTokenHash: completionTokenHash(id) }),
    })
    .where(and(eq(membershipRequests.id, id), eq(membershipRequests.status, from)))
    .returning()
  if (moved) await audit(tx, { actor: by.id, action: `membership-request.${to}`, subject: id })
  return moved
}

async function refusal(tx: Transaction, id: string): Promise<Refusal> {
  const there = await tx.$count(membershipRequests, eq(membershipRequests.id, id))
  return { ok: false, reason: there > 0 ? 'moved' : 'unknown' }
}

const EMAIL_LOCK = 7_265_010

async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), ${EMAIL_LOCK}))`)
}

/** Under the lock of the e-mail. @returns whether another approved request has it, and so nothing was sent */
async function askForData(tx: Transaction, request: Request): Promise<boolean> {
  const sameEmail = and(
    ne(membershipRequests.id, request.id),
    eq(membershipRequests.status, 'approved'),
    sql`lower(${membershipRequests.email}) = lower(${request.email})`,
  )
  const duplicate = (await tx.$count(membershipRequests, sameEmail)) > 0
  if (!duplicate) await sendLink(tx, request, request.id)
  return duplicate
}

async function sendLink(tx: Transaction, { email, language }: Request, ref: string): Promise<void> {
  await enqueueMail(tx, { kind: 'membership-approval', ref, recipient: email, language })
}
