import { and, eq, ne } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import { lockVersion, nextVersion, updateVersioned, type SaveRefusal } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { lockRequestOf } from './request-of-member.server.ts'

type Leaving = {
  /** Today or before, in the club's time. */
  leftOn: string
  reason: string | null
  /** Mailed in the language of the member; null sends nothing. */
  message: string | null
}

/** Sets an approved request to baja, and its member, if any, to inactive. @returns whether it was approved */
export async function endMembership(
  tx: Transaction,
  actor: Actor,
  requestId: string,
  { leftOn, reason, message }: Leaving = { leftOn: clubDay(), reason: null, message: null },
): Promise<boolean> {
  const [left] = await tx
    .update(membershipRequests)
    .set({ status: 'baja', leftOn, leavingReason: reason, leavingMessage: message, ...nextVersion(membershipRequests) })
    .where(and(eq(membershipRequests.id, requestId), eq(membershipRequests.status, 'approved')))
    .returning({
      email: membershipRequests.email,
      language: membershipRequests.language,
      at: membershipRequests.updatedAt,
    })
  if (!left) return false
  await audit(tx, { actor: actor.id, action: 'membership-request.baja', subject: requestId })
  const theirs = eq(socios.membershipRequestId, requestId)
  await updateVersioned(tx, socios, and(theirs, ne(socios.status, 'inactive')), { status: 'inactive' })
  if (!message) return true
  const [member] = await tx.select({ email: socios.email, language: socios.language }).from(socios).where(theirs)
  const { email: recipient, language } = member ?? left
  // Who returns may leave again.
  const ref = `${requestId}:${left.at.getTime()}`
  await enqueueMail(tx, { kind: 'member-left', ref, data: { requestId }, recipient, language })
  return true
}

export async function leaveClub(actor: Actor, id: string, leaving: Leaving): Promise<{ ok: true } | SaveRefusal> {
  return database.transaction(async (tx) => {
    const request = await lockRequestOf(tx, id)
    if (!request) return { ok: false, reason: 'unknown' }
    return (await endMembership(tx, actor, request.id, leaving)) ? { ok: true } : { ok: false, reason: 'conflict' }
  })
}

export async function returnToClub(actor: Actor, id: string): Promise<{ ok: true } | SaveRefusal> {
  return database.transaction((tx) => takeBackMember(tx, actor, id))
}

/** A former member returns: the same record, with its number. A queued mail about the leaving is not sent any more. */
export async function takeBackMember(tx: Transaction, actor: Actor, id: string): Promise<{ ok: true } | SaveRefusal> {
  const request = await lockRequestOf(tx, id)
  const locked = await lockVersion(
    tx,
    socios,
    eq(socios.id, id),
    ({ status }) => status === 'inactive' && request?.status === 'baja',
  )
  if (!locked.ok) return locked
  const returned = { status: 'approved', leftOn: null, leavingReason: null, leavingMessage: null } as const
  await updateVersioned(tx, membershipRequests, eq(membershipRequests.id, locked.row.membershipRequestId), returned)
  await updateVersioned(tx, socios, eq(socios.id, id), { status: 'active' })
  await audit(tx, { actor: actor.id, action: 'socio.returned', subject: id, fields: ['status'] })
  return { ok: true }
}
