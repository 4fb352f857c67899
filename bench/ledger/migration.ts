import { sql } from 'drizzle-orm'
import { closeDatabase, database, openDatabase } from '#app/database/client.server.ts'
import { connectDedicated } from '#app/database/connect.server.ts'
import { readMigrations, runSteps, stepsOf } from '#app/database/migrations.server.ts'
import { makeDrillCluster, migrations, prepareDrillDatabase, type DrillDatabase } from './cluster.ts'
import { fillRelease } from './fill-release-before.ts'
import { readWrong, watchForOvertakers } from './snapshot.ts'
import { shown, type Figure } from '../record.ts'

const REGISTRATIONS = Number(process.env.DRILL_REGISTRATIONS ?? 200_000)
/** The last migration of the release before the parties. */
const LAST_BEFORE = '0026_incomplete_requests'

/** The registrations of the release before the parties become parties, while its processes are stopped. */
export async function migrationFigures(): Promise<Figure[]> {
  const drill = await makeDrillCluster()
  try {
    return await migrateRelease(drill)
  } finally {
    await closeDatabase()
    await drill.remove()
  }
}

async function migrateRelease({ cluster, url }: DrillDatabase): Promise<Figure[]> {
  await prepareReleaseBefore(url)
  openDatabase(url, { max: 4, statementTimeout: 0 })
  await fillRelease(REGISTRATIONS)
  await closeDatabase()
  const beganAt = performance.now()
  await prepareDrillDatabase(url)
  const seconds = Math.round((performance.now() - beganAt) / 100) / 10
  await watchForOvertakers(cluster)
  const { counters, over, guests } = await readWrong()
  const differences = (await countDifferences()) + counters + over + guests
  return [
    shown('migration: registrations of the release before', REGISTRATIONS),
    shown('migration: time of all migrations since, with the roles, in s', seconds),
    { claim: 'migration: differences', measured: differences, bar: '0', holds: differences === 0 },
  ]
}

async function prepareReleaseBefore(url: string): Promise<void> {
  const all = readMigrations(migrations)
  const last = all.earlier.find(({ tag }) => tag === LAST_BEFORE)
  const client = connectDedicated(url, 'el-cercle bench')
  await client.begin((tx) => runSteps(tx, stepsOf(all, null, last?.level)))
  await client.end()
}

/** Registrations of before without the same party, or that are themselves changed. */
async function countDifferences(): Promise<number> {
  const [row] = await database.execute<{ differences: number }>(sql`
    select count(*)::int as differences from drill_before b
    left join event_parties p on p.id = b.id
    left join event_registrations r on r.id = b.id and r.party_id = b.id
    where (p.event_id, p.state, p.size, p.contact_name, p.name_key, p.email, p.phone, p.notes, p.staff_note, p.is_member,
        p.language, p.token_hash, p.hold, p.cancelled_at, p.cancelled_by, p.created_at)
      is distinct from (b.event_id, case when b.cancelled_at is null then 'booked' else 'cancelled' end, 1, b.full_name,
        b.name_key, b.email, b.phone, b.notes, b.staff_note, b.is_member, b.language, b.cancel_token_hash, b.hold,
        b.cancelled_at, b.cancelled_by, b.created_at)
      or (r.full_name, r.email, r.cancelled_at, r.attended_at, r.dietary_restrictions, r.version)
      is distinct from (b.full_name, b.email, b.cancelled_at, b.attended_at, b.dietary_restrictions, b.version)`)
  return row?.differences ?? -1
}
