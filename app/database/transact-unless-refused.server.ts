import { TransactionRollbackError } from 'drizzle-orm'
import { database, type Transaction } from './client.server.ts'

/** A transaction that keeps what it has written only if its answer is no refusal. */
export async function transactUnlessRefused<Answer extends { ok: boolean }>(
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  let refused: Answer | undefined
  try {
    return await database.transaction(async (tx) => {
      const answer = await work(tx)
      if (answer.ok) return answer
      refused = answer
      return tx.rollback()
    })
  } catch (error) {
    if (refused && error instanceof TransactionRollbackError) return refused
    throw error
  }
}
