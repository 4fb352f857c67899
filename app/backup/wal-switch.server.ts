import { config } from '#app/config.server.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'

const SECOND_MS = 1_000

/**
 * Ends the WAL segment every `WAL_ARCHIVE_SECONDS` in which somebody has written, so that PostgreSQL archives it. The
 * job queue writes all the time: a segment with nothing else waits for the database's own timeout.
 */
export function openWalSwitch(superuser: Connection) {
  const sql = connectDedicated(superuser, 'el-cercle archive')
  let written: string | undefined
  let next = 0
  return {
    /** Cheap: asks the database once in the interval. */
    async switchWhenWritten(): Promise<void> {
      if (performance.now() < next) return
      next = performance.now() + config.walArchiveSeconds * SECOND_MS
      try {
        // PostgreSQL counts what was written after at most ten seconds, also what was rolled back.
        const [row] = await sql<{ rows: string }[]>`
          select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::text as rows from pg_stat_user_tables
          where schemaname = 'public' and relname <> 'database_facts'`
        if (row?.rows === written) return
        await sql`select pg_switch_wal()`
        written = row?.rows
      } catch (error) {
        // It is ending, or starts again: then the next round finds other figures.
        if (!isDatabaseUnavailable(error)) throw error
      }
    },
    close: () => sql.end({ timeout: 1 }),
  }
}
