import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { membershipRequests, personNotes, socios } from '#app/database/schema.ts'
import { eraseMails } from '#app/platform/mail/mail.server.ts'
import { blockPayments } from '#app/membership/members/blocked-payments.server.ts'

/** Blocks the payment data, deletes the notes and sets the requests to baja, so that their links die. Returns the erased ids. */
export async function eraseSocios(tx: Transaction, ids: readonly string[], at = new Date()): Promise<string[]> {
  if (ids.length === 0) return []
  // Lock the requests before the members, as every transaction that needs both rows does.
  const requests = await tx
    .select({
      id: membershipRequests.id,
      status: membershipRequests.status,
      leftOn: membershipRequests.leftOn,
      updatedAt: membershipRequests.updatedAt,
    })
    .from(membershipRequests)
    .where(
      inArray(
        membershipRequests.id,
        tx
          .select({ id: socios.membershipRequestId })
          .from(socios)
          .where(inArray(socios.id, [...ids])),
      ),
    )
    .for('update')
  const leftAt = new Map(
    requests.map(({ id, status, leftOn, updatedAt }) => [
      id,
      leftOn ? new Date(`${leftOn}T12:00:00Z`) : status === 'baja' ? updatedAt : at,
    ]),
  )
  await tx
    .update(membershipRequests)
    .set({ status: 'baja', updatedAt: new Date() })
    .where(and(inArray(membershipRequests.id, [...leftAt.keys()]), eq(membershipRequests.status, 'approved')))
  await tx.delete(personNotes).where(inArray(personNotes.membershipRequestId, [...leftAt.keys()]))
  const deleted = await tx
    .delete(socios)
    .where(inArray(socios.id, [...ids]))
    .returning()
  for (const socio of deleted) await blockPayments(tx, socio, leftAt.get(socio.membershipRequestId) ?? at)
  return deleted.map(({ id }) => id)
}

/** Erases requests and their mails, except requests with a member. Returns the erased ids. */
export async function eraseRequests(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const member = tx.select({ id: socios.id }).from(socios).where(eq(socios.membershipRequestId, membershipRequests.id))
  const deleted = await tx
    .delete(membershipRequests)
    .where(and(inArray(membershipRequests.id, [...ids]), notExists(member)))
    .returning({ id: membershipRequests.id })
  const erased = deleted.map(({ id }) => id)
  await eraseMails(tx, 'requestId', erased)
  return erased
}
