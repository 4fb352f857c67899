import { config } from '#app/config.server.ts'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { waitForDatabase } from '#app/database/wait-for-database.server.ts'
import { inspectEmbeddedPostgres, joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { checkCopies } from './check-copies.ts'
import { checkClock, checkMigrations, checkPrivileges, checkWrites } from './check-database.ts'
import { checkKeyOfDatabase } from './check-key.ts'
import { checkIncidents, checkMailQueue } from './check-mail.ts'
import { ok, warning, type Check, type Finding } from './finding.ts'

type Session = { sql: ReturnType<typeof connectDedicated>; close: () => Promise<void> }

/** @throws with one line when the database cannot be used */
export async function openForChecks(): Promise<{ finding: Finding; session?: Session }> {
  if (config.databaseUrl) {
    await waitForDatabase(config.databaseUrl, { seconds: 0, print: () => {}, mayBeReadOnly: true })
    return open(config.databaseUrl, (version) => `PostgreSQL ${version} of DATABASE_URL answers.`)
  }
  const embedded = await inspectEmbeddedPostgres(config.dataDir)
  if (embedded.state === 'none')
    return {
      finding: warning(`There is no database in ${config.dataDir} yet.`, 'The first start of the site makes it.'),
    }
  if (embedded.state === 'maintenance')
    return { finding: warning('A restore is replacing the data.', 'Run this again when it has ended.') }
  if (embedded.state === 'running') {
    const users = embedded.holders.length > 0 ? `used by process ${embedded.holders.join(', ')}` : 'used by no process'
    return open(embedded.connection, (version) => `The embedded PostgreSQL ${version} is running, ${users}.`)
  }
  const joined = await joinEmbeddedPostgres({ dataDir: config.dataDir, print: () => {} })
  const line = (version: string) => `The embedded PostgreSQL ${version} was stopped, and runs for these checks only.`
  return open(joined.connection, line, () => joined.leave())
}

async function open(
  connection: Connection,
  line: (version: string) => string,
  leave: () => Promise<void> = async () => {},
): Promise<{ finding: Finding; session: Session }> {
  const sql = connectDedicated(connection, 'el-cercle doctor')
  openDatabase(connection, { max: 1 })
  const close = async () => {
    await closeDatabase()
    await sql.end({ timeout: 1 })
    await leave()
  }
  try {
    const [row] = await sql<
      { version: string }[]
    >`select split_part(current_setting('server_version'), ' ', 1) as version`
    return { finding: ok(line(row?.version ?? '')), session: { sql, close } }
  } catch (error) {
    await close()
    throw error
  }
}

/** The tables of an earlier release may lack what the last checks read. */
export async function checksOf({ sql }: Session): Promise<Check[]> {
  const { finding, isCurrent } = await checkMigrations(sql)
  const always = [
    { name: 'writes', run: () => checkWrites(sql) },
    { name: 'clock', run: () => checkClock(sql) },
    { name: 'migrations', run: async () => finding },
  ]
  if (!isCurrent) return always
  return [
    ...always,
    { name: 'privileges', run: () => checkPrivileges(sql) },
    { name: 'key of database', run: checkKeyOfDatabase },
    { name: 'copies', run: checkCopies },
    { name: 'mail queue', run: checkMailQueue },
    { name: 'incidents', run: checkIncidents },
  ]
}
