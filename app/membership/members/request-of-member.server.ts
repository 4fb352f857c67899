import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import { mailKindsErasedWith, type MailKind } from '#app/mail-kinds.ts'
import { readdressQueuedMails } from '#app/platform/mail/queued-mails.server.ts'

/** Locks the request of a member. Whoever locks both rows locks it first. */
export async function lockRequestOf(tx: Transaction, socioId: string) {
  const { id, status } = membershipRequests
  const request = tx.select({ id: socios.membershipRequestId }).from(socios).where(eq(socios.id, socioId))
  const [locked] = await tx.select({ id, status }).from(membershipRequests).where(inArray(id, request)).for('update')
  return locked
}

type Contact = { fullName?: string; email?: string; phone?: string | null }

/** Name, e-mail and phone have one source: what is corrected on the record is corrected in the request. */
export async function correctRequest(
  tx: Transaction,
  requestId: string,
  { fullName, email, phone }: Contact,
): Promise<void> {
  const corrected = {
    ...(fullName !== undefined && { fullName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
  if (Object.keys(corrected).length === 0) return
  await tx.update(membershipRequests).set(corrected).where(eq(membershipRequests.id, requestId))
  if (email !== undefined) await readdressMailsOf(tx, [requestId], email)
}

/** Who is told that an address was changed: the address before, too; of a merge, the member. */
const stayingKinds: readonly MailKind[] = ['member-data-changed', 'membership-known']
const kindsOfNewAddress = mailKindsErasedWith('requestId').filter((kind) => !stayingKinds.includes(kind))

/** Mails about these requests and their members that wait go to the corrected address. @returns how many */
export function readdressMailsOf(tx: Transaction, requestIds: readonly string[], email: string): Promise<number> {
  return readdressQueuedMails(tx, kindsOfNewAddress, { subject: 'requestId', ids: requestIds }, email)
}
