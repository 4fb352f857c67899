import { database, usingPool, type Transaction } from '#app/database/client.server.ts'

/**
 * Runs a transaction with the panel's database role. The public role may read accounts and sign in, but not create
 * accounts, set passwords or give roles; a mailed link or the operator's key authorises that.
 */
export function inPanelTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return usingPool('panel', () => database.transaction(work))
}
