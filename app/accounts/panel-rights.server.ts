import { database, usingPool, type Transaction } from '#app/database/client.server.ts'

/**
 * Visitors' connections may read accounts and sign in; they may not make accounts, set passwords or give roles. What a
 * mailed link or the operator's key has proven is done over the panel's.
 */
export function withPanelRights<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return usingPool('panel', () => database.transaction(work))
}
