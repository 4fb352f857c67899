import { inArray, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { databaseFacts } from '#app/database/schema.ts'
import { BackupError, type BackupErrorCode } from './backup-error.ts'
import { readCopyName } from './copy-names.ts'
import { makesCopies } from './makes-copies.server.ts'
import { readCopyState, type CopyFailure } from './copy-state.server.ts'
import { waitingFiles, waitingSince } from './outbox.server.ts'

/** A queue of its own: processes without BACKUP_DIR work on the other ones, and do nothing. */
export const EXTERNAL_NIGHTLY_QUEUE = 'external-nightly-backup'

export type Round = 'nightly' | 'base' | 'drill'

const factNames: Record<Round, string> = { nightly: 'nightly-backup', base: 'base-backup', drill: 'restore-drill' }

type Outcome = {
  /** ISO 8601. */
  good?: { at: string }
  failure?: { at: string; fault: BackupErrorCode | 'fault' } | null
}

export type BackupState = Record<Round, Outcome> & {
  /** Null for an external database. */
  wal: {
    archived: boolean
    lastArchived: string | null
    /** Null while every segment arrives. */
    waitingSince: string | null
    failure: CopyFailure | null
  } | null
  /** Null without BACKUP_COMMAND. */
  sending: {
    lastSent: string | null
    walSince: string | null
    largeSince: string | null
    files: number
    failure: CopyFailure | null
  } | null
  /** From then on a copy can be late: the creation of the embedded database, else the first start with BACKUP_DIR. */
  dueSince: string
}

export async function recordSuccess(round: Round, good: { at: string } & Record<string, unknown>): Promise<void> {
  await saveOutcome(round, { good, failure: null })
}

export async function recordFailure(round: Round, error: unknown, now: Date): Promise<void> {
  await saveOutcome(round, {
    failure: { at: now.toISOString(), fault: error instanceof BackupError ? error.code : 'fault' },
  })
}

async function saveOutcome(round: Round, outcome: Outcome) {
  await database
    .insert(databaseFacts)
    .values({ name: factNames[round], value: outcome })
    .onConflictDoUpdate({ target: databaseFacts.name, set: { value: sql`${databaseFacts.value} || excluded.value` } })
}

/** Null when this process makes no copies. */
export async function readBackupState(): Promise<BackupState | null> {
  if (!makesCopies()) return null
  const [outcomes, wal, sending, dueSince] = await Promise.all([
    readOutcomes(),
    config.databaseUrl ? null : readWalState(),
    readSendingState(),
    config.databaseUrl ? readFirstStart() : readCreationTime(),
  ])
  return { ...outcomes, wal, sending, dueSince }
}

export async function readOutcomes(): Promise<Record<Round, Outcome>> {
  const rows = await database
    .select()
    .from(databaseFacts)
    .where(inArray(databaseFacts.name, Object.values(factNames)))
  const of = (round: Round) => (rows.find(({ name }) => name === factNames[round])?.value ?? {}) as Outcome
  // An external database may have come from an embedded one, whose base copies it does not go on with.
  return { nightly: of('nightly'), base: config.externalCopies ? {} : of('base'), drill: of('drill') }
}

async function readWalState(): Promise<NonNullable<BackupState['wal']>> {
  const { archived, archiveFailure } = await readCopyState()
  const [row] = await database.execute<{ mode: string; handed_over: string | null; failed: string | null }>(sql`
    select current_setting('archive_mode') as mode,
      to_json(last_archived_time) #>> '{}' as handed_over,
      to_json(last_failed_time) #>> '{}' as failed
    from pg_stat_archiver`)
  const time = (text: string | null | undefined) => (text ? new Date(text).getTime() : -Infinity)
  const stuck = [
    ...(time(row?.failed) > time(row?.handed_over) ? [row?.failed] : []),
    ...(time(row?.handed_over) > time(archived?.at) ? [row?.handed_over] : []),
  ].filter((each) => typeof each === 'string')
  return {
    archived: row?.mode === 'on',
    lastArchived: archived?.at ?? null,
    waitingSince: archiveFailure?.since ?? stuck.toSorted()[0] ?? null,
    failure: archiveFailure ?? null,
  }
}

async function readSendingState(): Promise<BackupState['sending']> {
  if (!config.backupCommand) return null
  const { sent, sendFailure } = await readCopyState()
  const files = await waitingFiles()
  const isWal = (file: string) => readCopyName(file)?.kind === 'wal'
  const since = async (some: string[]) => (await waitingSince(some))?.toISOString() ?? null
  return {
    lastSent: sent?.at ?? null,
    walSince: await since(files.filter(isWal)),
    largeSince: await since(files.filter((file) => !isWal(file))),
    files: files.length,
    failure: sendFailure ?? null,
  }
}

async function readFirstStart(): Promise<string> {
  const [row] = await database.execute<{ created: string }>(
    sql`select created_on::text as created from pgboss.queue where name = ${EXTERNAL_NIGHTLY_QUEUE}`,
  )
  return new Date(row?.created ?? Date.now()).toISOString()
}

/** `initdb` puts the time into the upper half of the system identifier. */
async function readCreationTime(): Promise<string> {
  const [row] = await database.execute<{ created: string }>(
    sql`select to_timestamp(system_identifier >> 32)::text as created from pg_control_system()`,
  )
  return new Date(row?.created ?? 0).toISOString()
}
