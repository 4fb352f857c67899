// `npm run restore -- --at TIME` recovers the embedded database from base copies and WAL (docs/backup.md).
import { join } from 'node:path'
import { archiveLastWal } from '#app/backup/archive-last-wal.server.ts'
import { BackupError } from '#app/backup/backup-error.ts'
import { listCopies, readCopyIndex, type CopyIndex } from '#app/backup/copy-index.server.ts'
import { planRecovery, type NoPlan, type RecoveryPlan } from '#app/backup/recovery-plan.ts'
import { prepareRestored, type Prepared } from '#app/backup/prepare-restored.server.ts'
import { recover } from '#app/backup/recover.server.ts'
import { config } from '#app/config.server.ts'
import { withholdDueMessages } from '#app/event-messages/due-messages.server.ts'
import { restoreEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { print, showProgress } from './command.ts'
import { eraseAgain } from './erase-again.ts'
import { formatTime } from './format-time.ts'
import { inMaintenance } from './in-maintenance.ts'
import { privateKeysFor } from './private-keys.ts'
import type { RestoreAtArguments } from './restore-arguments.ts'
import { reportWithheldMessages } from './report-withheld-messages.ts'
import { readRestoreTime } from './restore-time.ts'

export async function restoreAt(options: RestoreAtArguments): Promise<number> {
  const target = readRestoreTime(options.at)
  if (config.databaseUrl)
    throw new BackupError(
      'foreign',
      '--at restores the embedded database. The operator of the server of DATABASE_URL restores that one to a time.',
    )
  const identities = await privateKeysForCopies(options)
  const reach = await plan(options.from, identities, target)
  // The last WAL is copied when the servers have closed.
  const mayReachLater = target === 'latest' || target < new Date()
  if (!('plan' in reach) && !(reach.refused === 'too-late' && mayReachLater)) throw reach.error
  report(await inMaintenance(() => recoverInto(options, target, identities)), target)
  return 0
}

type Outcome = { plan: RecoveryPlan; prepared: Prepared; erased: number; previousData: string | null }

async function recoverInto(
  options: RestoreAtArguments,
  target: Date | 'latest',
  identities: string[],
): Promise<Outcome> {
  let outcome: Omit<Outcome, 'previousData'> | undefined
  const previousData = await restoreEmbeddedPostgres(config.dataDir, async (scratch, postgresMajor, stopped) => {
    if (stopped) await archiveLastWal(stopped)
    const reach = await plan(options.from, identities, target)
    if (!('plan' in reach)) throw reach.error
    const server = await recover(scratch, { ...reach, target, identities, postgresMajor, progress: showProgress })
    const prepared = await prepareRestored(server.connection, join(import.meta.dirname, '../migrations'), {
      ...options,
      withholdMessages: withholdDueMessages,
    })
    outcome = { plan: reach.plan, prepared, erased: await eraseAgain(server.connection) }
    return server
  })
  return { ...(outcome as Outcome), previousData }
}

type Reach = { index: CopyIndex; plan: RecoveryPlan } | { refused: NoPlan['reason']; error: BackupError }

async function plan(from: string, identities: string[], target: Date | 'latest'): Promise<Reach> {
  const index = await readCopyIndex(from, identities)
  const found = planRecovery(index.copies, index.histories, target)
  if (!('reason' in found)) return { index, plan: found }
  return { refused: found.reason, error: new BackupError('missing', refusals[found.reason](found as never, from)) }
}

async function privateKeysForCopies({ from, privateKeyFile }: RestoreAtArguments): Promise<string[]> {
  const files = await listCopies(from)
  const newest = files.copies
    .filter(({ file }) => file.endsWith('.age'))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  return newest ? privateKeysFor(files.pathOf(newest), privateKeyFile) : []
}

const refusals: { [Reason in NoPlan['reason']]: (plan: Extract<NoPlan, { reason: Reason }>, from: string) => string } =
  {
    'no-base': (_, from) =>
      `There is no base copy with the WAL that it needs in ${from}: give the folder of copies by --from FOLDER, or restore a nightly file. Nothing was changed.`,
    'too-early': ({ earliest }) =>
      `The oldest base copy is of ${formatTime(earliest)}: only later times can be restored. For earlier ones there are the nightly files. Nothing was changed.`,
    'too-late': ({ until }) =>
      `The copies reach until ${formatTime(until)}: restore until then by --at latest. Nothing was changed.`,
    gap: ({ missing, until }) =>
      `The WAL ${missing} is missing: look for its copy. Without it, a restore is possible until ${formatTime(until)}, by --at ${until.toISOString()}. Nothing was changed.`,
  }

function report({ plan: { until }, prepared, erased, previousData }: Outcome, target: Date | 'latest') {
  print(
    `Restored: the database as it was on ${formatTime(target === 'latest' ? until : target)}, ${prepared.rows} rows of ${prepared.tables} tables.`,
  )
  if (erased > 0) print(`${erased} rows that had been erased at a person's wish were erased again.`)
  if (prepared.withheld) print(`${prepared.withheld} mails that were owed are marked as failed: none is sent.`)
  reportWithheldMessages(prepared.withheldMessages)
  if (prepared.owed) print(`${prepared.owed} mails are still owed: the server sends them when it starts.`)
  if (prepared.emptied)
    print(
      `${prepared.emptied} encrypted fields (IBAN, birth date, emergency contact, diet) were emptied: their key was not there.`,
    )
  if (previousData)
    print(
      `Anything written after that is only in the previous database, which is kept in ${previousData}: remove it when it is not needed any more.`,
    )
}
