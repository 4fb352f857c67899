import type { Sql } from 'postgres'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const OBJECT_IN_USE = '55006'

/**
 * Drops a database that may still have connections, those of an ended process included.
 * @param admin of its owner, in another database
 */
export async function dropDatabase(admin: Sql, name: string): Promise<void> {
  const drop = `drop database if exists ${quoteIdentifier(name)}`
  try {
    // `force` is refused to the owner while autovacuum is at work in it; without, PostgreSQL ends that worker itself.
    await admin.unsafe(drop)
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error
    await admin.unsafe(`${drop} with (force)`)
  }
}
