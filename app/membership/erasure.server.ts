import { and, eq, inArray, notExists, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { membershipRequests, personNotes, recordChanges, socios } from '#app/database/schema.ts'
import { eraseMandatesOf } from '#app/mandates/erasure.server.ts'
import { eraseMails, moveMails } from '#app/platform/mail/queued-mails.server.ts'
import { eraseWords } from '#app/banking/erase-words.server.ts'
import { blockPayments } from '#app/membership/members/blocked-payments.server.ts'
import { membersWithLiveDebits } from './live-debits.server.ts'
import { withMerged } from './merged-requests.server.ts'

/**
 * Blocks the payment data, ends the orders of direct debit, deletes the notes, the corrections and what was merged with
 * the requests, and sets these to baja, so that their links die. Their accounts with the club stay, under the number,
 * without what was written about them. Returns the erased ids: not those of whom a debit is on its way.
 */
export async function eraseSocios(tx: Transaction, asked: readonly string[], at = new Date()): Promise<string[]> {
  if (asked.length === 0) return []
  // Whoever locks several of them takes first the requests, then the members, then their accounts.
  const found = await tx
    .select({ socioId: socios.id, ...pick(membershipRequests, 'id', 'status', 'leftOn', 'updatedAt') })
    .from(membershipRequests)
    .innerJoin(socios, eq(socios.membershipRequestId, membershipRequests.id))
    .where(inArray(socios.id, [...asked]))
    .orderBy(membershipRequests.id)
    .for('update', { of: membershipRequests })
  const waiting = await membersWithLiveDebits(tx, asked)
  const ids = asked.filter((id) => !waiting.has(id))
  const requests = found.filter(({ socioId }) => !waiting.has(socioId))
  const leftAt = new Map(
    requests.map(({ id, status, leftOn, updatedAt }) => [
      id,
      leftOn ? new Date(`${leftOn}T12:00:00Z`) : status === 'baja' ? updatedAt : at,
    ]),
  )
  const requestIds = [...leftAt.keys()]
  await tx
    .update(membershipRequests)
    .set({ status: 'baja', updatedAt: new Date() })
    .where(and(inArray(membershipRequests.id, requestIds), eq(membershipRequests.status, 'approved')))
  await tx.delete(personNotes).where(inArray(personNotes.membershipRequestId, requestIds))
  await eraseCorrections(tx, requestIds)
  await eraseThese(tx, inArray(membershipRequests.mergedInto, requestIds))
  const deleted = await tx
    .delete(socios)
    .where(inArray(socios.id, [...ids]))
    .returning()
  const erased = deleted.map(({ id }) => id)
  const debited = await eraseMandatesOf(tx, erased)
  await eraseWords(tx, erased)
  for (const socio of deleted)
    await blockPayments(tx, socio, leftAt.get(socio.membershipRequestId) ?? at, debited.get(socio.id))
  return erased
}

/** Erases requests with what was merged into them, and their mails, except those with a member. Returns their ids. */
export async function eraseRequests(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const member = tx.select({ id: socios.id }).from(socios).where(eq(socios.membershipRequestId, membershipRequests.id))
  const asked = and(inArray(membershipRequests.id, [...ids]), notExists(member))
  // A merge at the same time ends before the next statement reads what was merged.
  await tx.select({ id: membershipRequests.id }).from(membershipRequests).where(asked).for('update')
  return eraseThese(tx, asked)
}

async function eraseThese(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const deleted = await tx
    .delete(membershipRequests)
    .where(inArray(membershipRequests.id, withMerged(which)))
    .returning({ id: membershipRequests.id })
  const erased = deleted.map(({ id }) => id)
  await eraseMails(tx, 'requestId', erased)
  await eraseCorrections(tx, erased)
  return erased
}

async function eraseCorrections(tx: Transaction, requestIds: string[]): Promise<void> {
  await tx
    .delete(recordChanges)
    .where(and(eq(recordChanges.kind, 'membership-request'), inArray(recordChanges.subject, requestIds)))
}

/** Nobody has taken these merged requests back: notes and mails are now those of the request that stands for them. */
export async function settleMergedRequests(
  tx: Transaction,
  merged: readonly { id: string; mergedInto: string | null }[],
): Promise<void> {
  for (const { id, mergedInto } of merged) {
    if (mergedInto === null) continue
    await tx.update(personNotes).set({ membershipRequestId: mergedInto }).where(eq(personNotes.membershipRequestId, id))
    await moveMails(tx, 'requestId', { from: id, to: mergedInto })
    await tx.update(membershipRequests).set({ mergedInto }).where(eq(membershipRequests.mergedInto, id))
    await eraseRequests(tx, [id])
  }
}
