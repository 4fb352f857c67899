import { eq, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import { database } from '#app/database/client.server.ts'
import { databaseFacts } from '#app/database/schema.ts'
import type { BackupFault } from './backup-error.ts'

const FACT = 'nightly-backup'
/** Hours without a good backup after which the panel says so. */
const PATIENCE = 48

type Backup = { at: string; file: string; rows: number; bytes: number }
type State = { good?: Backup; failure?: { at: string; fault: BackupFault | 'fault' } | null }

/** What the panel says about the nightly backups; null when all is well, or when they are somebody else's (DATABASE_URL). */
export type BackupAlarm = { kind: 'failed' | 'late'; fault: BackupFault | 'fault' | null; lastGood: string | null } | null

/** A checked backup is there. */
export async function recordBackup(good: Backup): Promise<void> {
  await note({ good, failure: null })
}

export async function recordFailure(fault: BackupFault | 'fault', now: Date): Promise<void> {
  await note({ failure: { at: now.toISOString(), fault } })
}

async function note(state: State) {
  await database
    .insert(databaseFacts)
    .values({ name: FACT, value: state })
    .onConflictDoUpdate({ target: databaseFacts.name, set: { value: sql`${databaseFacts.value} || excluded.value` } })
}

export async function backupAlarm(now = new Date()): Promise<BackupAlarm> {
  if (config.databaseUrl) return null
  const [row] = await database.select({ value: databaseFacts.value }).from(databaseFacts).where(eq(databaseFacts.name, FACT))
  const { good, failure } = (row?.value ?? {}) as State
  const lastGood = good?.at ?? null
  if (failure) return { kind: 'failed', fault: failure.fault, lastGood }
  const since = good ? new Date(good.at) : await databaseMade()
  return now.getTime() - since.getTime() > PATIENCE * 3_600_000 ? { kind: 'late', fault: null, lastGood } : null
}

/** When the embedded database was created: `initdb` puts the time into the upper half of its identifier. */
async function databaseMade(): Promise<Date> {
  const [row] = await database.execute<{ made: string }>(sql`select to_timestamp(system_identifier >> 32)::text as made from pg_control_system()`)
  return new Date(row?.made ?? 0)
}
