import { connectDedicated, settingsStatement, type Connection } from '#app/database/connect.server.ts'
import { planSteps, type Amounts } from './steps.ts'

/** Demo content has no requests and no members, and its guests carry the version «demo». */
export async function holdsOwnRecords(connection: Connection): Promise<boolean> {
  const sql = connectDedicated(connection, 'el-cercle seed')
  try {
    const [row] = await sql<{ own: boolean }[]>`
      select exists (select 1 from membership_requests) or exists (select 1 from socios)
        or exists (select 1 from contact_messages)
        or exists (select 1 from event_registrations where privacy_version <> 'demo') as own`
    return row?.own ?? false
  } finally {
    await sql.end()
  }
}

/** Durability does not matter here; a large pending list makes the trigram indexes faster. */
const fastSettings = {
  synchronous_commit: 'off',
  gin_pending_list_limit: '512MB',
  maintenance_work_mem: '256MB',
  work_mem: '64MB',
}

/** Fills a million rows as fast as PostgreSQL indexes them. Leaves encrypted columns empty. */
export async function seedDatabase(
  connection: Connection,
  amounts: Amounts,
  print: (message: string) => void,
): Promise<void> {
  const sql = connectDedicated(connection, 'el-cercle seed')
  await sql.unsafe(settingsStatement(fastSettings))
  const timed = async (label: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await work()
    print(`${label} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  try {
    for (const { label, number, statements } of planSteps(amounts)) {
      if (number === 0) continue
      await timed(`${number.toLocaleString('en')} ${label}`, () =>
        sql.begin(async (tx) => {
          for (const statement of statements) await tx.unsafe(statement)
        }),
      )
    }
    // Index-only scans need a current visibility map.
    for (const table of seededTables) await timed(`${table} tidied`, () => sql.unsafe(`vacuum (analyze) ${table}`))
  } finally {
    await sql.end()
  }
}

const seededTables = [
  'membership_requests',
  'socios',
  'events',
  'event_parties',
  'event_registrations',
  'usuarios',
  'contact_messages',
  'mails',
  'audit_log',
]
