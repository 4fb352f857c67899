import type { Sql } from 'postgres'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const OBJECT_IN_USE = '55006'
const MAX_TRIES = 3

/**
 * Drops a database that may still have connections, those of an ended process included. Without `force`: PostgreSQL
 * refuses that to an owner while autovacuum is at work in the database, but ends that worker itself before a plain
 * drop.
 * @param admin of its owner, in another database
 */
export async function dropDatabase(admin: Sql, name: string): Promise<void> {
  const [database] = await admin`select from pg_database where datname = ${name}`
  if (!database) return
  await admin.unsafe(`alter database ${quoteIdentifier(name)} with allow_connections false`)
  for (let tries = 1; ; tries++) {
    await endConnections(admin, name)
    if (await tryDrop(admin, name, tries === MAX_TRIES)) return
  }
}

/** A worker of autovacuum has no user. */
async function endConnections(admin: Sql, name: string) {
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and usesysid is not null`
}

/** @returns false if the database is still in use, unless this is the last try */
async function tryDrop(admin: Sql, name: string, last: boolean): Promise<boolean> {
  try {
    await admin.unsafe(`drop database if exists ${quoteIdentifier(name)}`)
    return true
  } catch (error) {
    if (last || (error as { code?: string }).code !== OBJECT_IN_USE) throw error
    return false
  }
}
