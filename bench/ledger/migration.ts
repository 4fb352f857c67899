import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { closeDatabase, database, openDatabase } from '#app/database/client.server.ts'
import { connectDedicated } from '#app/database/connect.server.ts'
import { migrateDatabase } from '#app/database/migrate-database.server.ts'
import { prepareQueue } from '#app/platform/jobs/jobs.server.ts'
import { makeDrillCluster, makeQueues, migrations, prepareDrillDatabase, type DrillDatabase } from './cluster.ts'
import { fillRelease } from './fill-release-before.ts'
import { readWrong, watchForOvertakers } from './snapshot.ts'
import { Team } from './team.ts'
import { shown, type Figure } from '../record.ts'

const REGISTRATIONS = Number(process.env.DRILL_REGISTRATIONS ?? 200_000)
/** The last migration of the release before the parties. */
const LAST_BEFORE = '0026_incomplete_requests'
const BESIDE_MS = 3_000
const PAGE_WAIT_MS = 3_000
const PAGES_PER_SECOND = 10

/** The registrations of the release before become parties, while that release goes on booking beside. */
export async function migrationFigures(draw: () => number): Promise<Figure[]> {
  const drill = await makeDrillCluster()
  try {
    return await migrateBeside(drill, draw)
  } finally {
    await closeDatabase()
    await drill.remove()
  }
}

async function migrateBeside({ cluster, url }: DrillDatabase, draw: () => number): Promise<Figure[]> {
  await prepareReleaseBefore(url)
  openDatabase(url, { max: 4, statementTimeout: 0 })
  const events = await fillRelease(REGISTRATIONS)
  const team = new Team({ url, clients: 4, largest: 1, events }, ['before'], draw)
  await team.ready()
  await pause(BESIDE_MS)
  await closeDatabase()
  const pages = readPages(url, events)
  const beganAt = performance.now()
  await prepareDrillDatabase(url)
  const seconds = Math.round((performance.now() - beganAt) / 100) / 10
  await pause(BESIDE_MS)
  const waits = await pages.stop()
  await watchForOvertakers(cluster)
  await team.stop()
  const { counters, over, guests } = await readWrong()
  const differences = (await countDifferences()) + counters + over + guests
  const answered = (answer: string) => team.answers.get(`book (before): ${answer}`) ?? 0
  for (const error of new Set(team.errors)) console.log(`  error: ${error}`)
  return [
    shown('migration: registrations of the release before', REGISTRATIONS),
    shown('migration: time of all migrations since, with the roles, in s', seconds),
    { claim: 'migration: differences', measured: differences, bar: '0', holds: differences === 0 },
    shown('migration: reads of an event for its page beside it', waits.length),
    shown(
      `migration:   of these answered after more than ${PAGE_WAIT_MS / 1000} s`,
      waits.filter((ms) => ms > PAGE_WAIT_MS).length,
    ),
    shown('migration:   longest, in s', Math.round(Math.max(0, ...waits) / 100) / 10),
    shown('migration: bookings of the release before beside it', answered('booked')),
    shown('migration:   of these answered «full»', answered('full')),
    shown('migration:   of these answered 503, to try again', answered('lost')),
    {
      claim: 'migration:   other errors (500)',
      measured: team.errors.length,
      bar: '0',
      holds: team.errors.length === 0,
    },
  ]
}

/** What the page of an event reads and the cache has not: each read starts on time, whether the others are answered or not. */
function readPages(url: string, events: readonly number[]) {
  const client = connectDedicated(url, 'el-cercle bench')
  const reads: Promise<number>[] = []
  const timer = setInterval(() => {
    const id = events[reads.length % events.length] ?? 1
    const beganAt = performance.now()
    const read = client`select e.*, (select count(*) from event_registrations r where r.event_id = e.id and r.cancelled_at is null) from events e where e.id = ${id}`
    reads.push(read.then(() => performance.now() - beganAt))
  }, 1_000 / PAGES_PER_SECOND)
  return {
    async stop(): Promise<number[]> {
      clearInterval(timer)
      const waits = await Promise.all(reads)
      await client.end()
      return waits
    },
  }
}

async function prepareReleaseBefore(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex(({ tag }) => tag === LAST_BEFORE)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrateDatabase(url, folder, (_, owner) => prepareQueue(owner))
  rmSync(folder, { recursive: true })
  await makeQueues(url)
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
