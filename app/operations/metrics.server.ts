import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { readOutcomes } from '#app/backup/backup-state.server.ts'
import { sentCopyAgeSeconds } from '#app/backup/copy-state.server.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { registry } from '#app/platform/observability/metrics.server.ts'
import { readFreeDisk } from './check-disk.server.ts'
import { readMailQueue } from './check-mail.server.ts'
import { openIncidents } from './incidents.server.ts'

const up = gauge('el_cercle_database_up', 'Whether the database answered this scrape.')
const queued = gauge('el_cercle_jobs', 'Jobs that wait or run, by queue and state.', ['queue', 'state'])
const oldestUnsentMail = gauge(
  'el_cercle_oldest_owed_mail_seconds',
  'Age of the oldest mail that is not sent yet; 0 without one.',
)
const failedMails = gauge('el_cercle_failed_mails', 'Mails that were given up, of the last 30 days.')
const seats = gauge('el_cercle_seats_taken', 'Seats taken in events that have not started.')
const sentCopyAge = gauge(
  'el_cercle_sent_copy_age_seconds',
  'Age of the newest copy that BACKUP_COMMAND has taken; +Inf before the first.',
)
const backupAge = gauge(
  'el_cercle_backup_age_seconds',
  'Age of the last nightly copy, base copy and test restore that succeeded; none before the first.',
  ['round'],
)
const openIncidentCount = gauge('el_cercle_open_incidents', 'Open incidents, by kind.', ['kind'])
const freeDisk = gauge('el_cercle_free_disk_percent', 'Free space of the disk of a folder.', ['folder'])

function gauge(name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

/** Prometheus text format. Without the database, only process metrics. */
export async function renderMetrics(): Promise<{ type: Registry['contentType']; text: string }> {
  await usingPool('jobs', readDatabase).then(
    () => up.set(1),
    (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
      up.set(0)
    },
  )
  await readCopies()
  for (const [folder, percent] of Object.entries(await readFreeDisk())) freeDisk.set({ folder }, percent)
  return { type: registry.contentType, text: await registry.metrics() }
}

async function readCopies() {
  const age = await sentCopyAgeSeconds()
  if (age === null) sentCopyAge.remove()
  else sentCopyAge.set(age)
}

async function readDatabase() {
  const jobs = await database.execute<{ name: string; state: string; count: number }>(sql`
    select name, state::text as state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') group by name, state`)
  queued.reset()
  for (const { name, state, count } of jobs) queued.set({ queue: name, state }, count)
  const { oldestSeconds, failed } = await readMailQueue()
  oldestUnsentMail.set(oldestSeconds)
  failedMails.set(failed)
  const [row] = await database.execute<{ seats: number }>(sql`
    select coalesce(sum(registered), 0)::int as seats from ${events} where date > now()`)
  seats.set(row?.seats ?? 0)
  openIncidentCount.reset()
  for (const { kind } of await openIncidents()) openIncidentCount.set({ kind }, 1)
  await readBackupAges()
}

async function readBackupAges() {
  backupAge.reset()
  for (const [round, { good }] of Object.entries(await readOutcomes()))
    if (good) backupAge.set({ round }, (Date.now() - Date.parse(good.at)) / 1_000)
}
