import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import { connectDedicated, type Connection } from './connect.server.ts'
import { READ_ONLY } from './connection-lost.server.ts'
import { isDatabaseUnavailable } from './database-errors.server.ts'
import { UnfitDatabase } from './unfit-database.ts'

const RETRY_INTERVAL_MS = 1_000
const ANSWER_TIMEOUT_MS = 10_000
const MIN_VERSION = 15
const POOLER_ATTEMPTS = 5

/** SQLSTATE classes that waiting does not change. */
const finalReasons: Readonly<Record<string, string>> = {
  '28': 'The database refuses the user or the password',
  '3D': 'The server has no database of that name',
}

type WaitOptions = { seconds: number; print: (message: string) => void; mayBeReadOnly?: boolean }

/**
 * Waits at most `seconds` for an external PostgreSQL that accepts writes and keeps sessions. A proxy may lead to a standby
 * until it knows the primary.
 * @param mayBeReadOnly for callers that only read
 * @throws UnfitDatabase
 */
export async function waitForDatabase(
  connection: Connection,
  { seconds, print, mayBeReadOnly = false }: WaitOptions,
): Promise<void> {
  const end = performance.now() + seconds * 1_000
  for (let attempt = 1; ; attempt++) {
    const failure = await inspect(connection, mayBeReadOnly).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failure === undefined) return
    const { code = '' } = failure as { code?: string }
    const reason = finalReasons[code.slice(0, 2)]
    if (reason) throw new UnfitDatabase(`${reason} (${code}): check DATABASE_URL.`)
    if (!isDatabaseUnavailable(failure)) throw failure
    const what = code === READ_ONLY ? 'accepts no writes' : 'does not answer'
    if (performance.now() >= end) throw new UnfitDatabase(`The database ${what} (${code}): check DATABASE_URL.`)
    if (attempt === 1) print(`The database ${what} yet (${code}): waiting for it, ${seconds} s at most.`)
    await pause(RETRY_INTERVAL_MS)
  }
}

async function inspect(connection: Connection, mayBeReadOnly: boolean): Promise<void> {
  const [one, other] = [
    connectDedicated(connection, 'el-cercle start'),
    connectDedicated(connection, 'el-cercle start'),
  ]
  try {
    await assertVersion(one)
    await Promise.race([assertSessions(one, other), failWithoutSecondConnection()])
    // Once both have answered: the driver's own first query fails outside any promise when a connection ends before.
    if (!mayBeReadOnly) await assertWritable(one)
  } finally {
    await Promise.all([one, other].map((sql) => sql.end({ timeout: 0 }).catch(() => {})))
  }
}

async function assertVersion(sql: postgres.Sql): Promise<void> {
  const [row] = await sql.unsafe<{ version: string }[]>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  if (Number(row?.version) >= MIN_VERSION) return
  throw new UnfitDatabase(`The database is PostgreSQL ${row?.version}: el Cercle needs ${MIN_VERSION} or newer.`)
}

async function assertWritable(sql: postgres.Sql): Promise<void> {
  const [row] = await sql.unsafe<{ readOnly: string }[]>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  )
  if (row?.readOnly === 'on') throw Object.assign(new Error('the server is read-only'), { code: READ_ONLY })
}

/** A transaction pooler lends the idle client's server connection to the other client, but not in each attempt. */
async function assertSessions(one: postgres.Sql, other: postgres.Sql): Promise<void> {
  await serverProcess(other)
  for (let attempt = 0; attempt < POOLER_ATTEMPTS; attempt++) {
    const before = await serverProcess(one)
    await other.unsafe('begin').catch((error: unknown) => {
      throw isDatabaseUnavailable(error) ? new UnfitDatabase(POOLED) : error
    })
    if ((await serverProcess(one)) !== before) throw new UnfitDatabase(POOLED)
    await other.unsafe('rollback')
  }
}

const POOLED =
  'DATABASE_URL leads to a pooler that shares connections by transaction, where session locks, LISTEN, settings and ' +
  'prepared statements do not work: set its pool_mode to session, or name PostgreSQL itself.'

async function serverProcess(sql: postgres.Sql): Promise<number | undefined> {
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  return row?.pid
}

async function failWithoutSecondConnection(): Promise<never> {
  await pause(ANSWER_TIMEOUT_MS, undefined, { ref: false })
  throw new UnfitDatabase('The database gives el Cercle no second connection: each process needs 26.')
}
