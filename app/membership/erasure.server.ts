import { and, eq, inArray, like, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { mails, membershipRequests, socios } from '#app/database/schema.ts'
import { blockPayments } from '#app/membership/members/blocked-payments.server.ts'

/**
 * Erases members, except for what the law makes the club keep, which is set aside. Their requests go to baja with it: a
 * link must not make the same member again. @param at when they left, unless the request says so @returns the ids of
 * those that were there
 */
export async function eraseSocios(tx: Transaction, ids: readonly string[], at = new Date()): Promise<string[]> {
  if (ids.length === 0) return []
  // The request first, as everybody does who needs both rows.
  const requests = await tx
    .select({ id: membershipRequests.id, status: membershipRequests.status, updatedAt: membershipRequests.updatedAt })
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
  const leftAt = new Map(requests.map(({ id, status, updatedAt }) => [id, status === 'baja' ? updatedAt : at]))
  await tx
    .update(membershipRequests)
    .set({ status: 'baja', updatedAt: new Date() })
    .where(and(inArray(membershipRequests.id, [...leftAt.keys()]), eq(membershipRequests.status, 'approved')))
  const gone = await tx
    .delete(socios)
    .where(inArray(socios.id, [...ids]))
    .returning()
  for (const socio of gone) await blockPayments(tx, socio, leftAt.get(socio.membershipRequestId) ?? at)
  return gone.map(({ id }) => id)
}

/** Erases requests, with the mails about them, unless a member belongs to them. @returns the ids of those that went */
export async function eraseRequests(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const member = tx.select({ id: socios.id }).from(socios).where(eq(socios.membershipRequestId, membershipRequests.id))
  const gone = await tx
    .delete(membershipRequests)
    .where(and(inArray(membershipRequests.id, [...ids]), notExists(member)))
    .returning({ id: membershipRequests.id })
  const erased = gone.map(({ id }) => id)
  if (erased.length > 0)
    await tx
      .delete(mails)
      .where(and(like(mails.kind, 'membership-%'), inArray(sql`split_part(${mails.ref}, ':', 1)`, erased)))
  return erased
}
