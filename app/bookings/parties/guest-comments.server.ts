import { inArray } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventScores } from '#app/database/schema.ts'

/** What a guest wrote goes, because a text may say who wrote it; the numbers stay in the mean, of nobody. */
export async function eraseComments(tx: Transaction, guestIds: readonly string[]): Promise<number> {
  if (guestIds.length === 0) return 0
  const emptied = await tx
    .update(eventScores)
    .set({ comment: '', commentState: 'pending', showsName: false, updatedAt: new Date() })
    .where(inArray(eventScores.guestId, [...guestIds]))
    .returning({ id: eventScores.guestId })
  return emptied.length
}
