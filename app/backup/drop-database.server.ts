import type { Sql } from 'postgres'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const OBJECT_IN_USE = '55006'
const INSUFFICIENT_PRIVILEGE = '42501'
const MAX_TRIES = 5

/**
 * Drops a database that may still have connections, those of an ended process included.
 * @param admin of its owner, in another database
 */
export async function dropDatabase(admin: Sql, name: string): Promise<void> {
  const drop = `drop database if exists ${quoteIdentifier(name)}`
  for (let tries = 1; ; tries++) {
    // `force` is refused to the owner while autovacuum is at work in it; without, PostgreSQL ends that worker itself.
    const ended = await tryStatement(admin, drop, OBJECT_IN_USE)
    // The next worker may have begun meanwhile.
    if (ended || (await tryStatement(admin, `${drop} with (force)`, tries < MAX_TRIES ? INSUFFICIENT_PRIVILEGE : null)))
      return
  }
}

/** @returns false if it fails with the code that is expected */
async function tryStatement(admin: Sql, statement: string, expected: string | null): Promise<boolean> {
  try {
    await admin.unsafe(statement)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== expected) throw error
    return false
  }
}
