// `npm run restore -- --at TIME` recovers the embedded database from base copies and WAL (docs/backup.md).
import { join } from 'node:path'
import { BackupError } from '#app/backup/backup-error.ts'
import { listCopies, readCopyIndex, type CopyIndex } from '#app/backup/copy-index.server.ts'
import { planRecovery, type NoPlan, type RecoveryPlan } from '#app/backup/recovery-plan.ts'
import { prepareRestored, type Prepared } from '#app/backup/prepare-restored.server.ts'
import { recover } from '#app/backup/recover.server.ts'
import { config } from '#app/config.server.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { restoreEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { print, showProgress } from './command.ts'
import { eraseAgain } from './erase-again.ts'
import { privateKeysFor } from './private-keys.ts'
import type { RestoreAtArguments } from './restore-arguments.ts'
import { readRestoreTime } from './restore-time.ts'

export async function restoreAt(options: RestoreAtArguments): Promise<number> {
  const target = readRestoreTime(options.at)
  if (config.databaseUrl)
    throw new BackupError(
      'foreign',
      '--at restores the embedded database. The operator of the server of DATABASE_URL restores that one to a time.',
    )
  const { index, identities } = await openCopies(options)
  const plan = planRecovery(index.copies, index.histories, target)
  if ('reason' in plan) throw new BackupError('missing', refusals[plan.reason](plan as never, options.from))
  let prepared: Prepared | undefined
  let erased = 0
  const previousData = await restoreEmbeddedPostgres(config.dataDir, async (scratch, postgresMajor) => {
    const server = await recover(scratch, { index, plan, target, identities, postgresMajor, progress: showProgress })
    prepared = await prepareRestored(server.connection, join(import.meta.dirname, '../migrations'), options)
    erased = await eraseAgain(server.connection)
    return server
  })
  report(plan, target, { prepared, erased, previousData })
  return 0
}

async function openCopies({
  from,
  privateKeyFile,
}: RestoreAtArguments): Promise<{ index: CopyIndex; identities: string[] }> {
  const files = await listCopies(from)
  const newest = files.copies
    .filter(({ file }) => file.endsWith('.age'))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  const identities = newest ? await privateKeysFor(files.pathOf(newest), privateKeyFile) : []
  return { index: await readCopyIndex(from, identities), identities }
}

const formatTime = (moment: Date) => `${clubWall(moment).replace('T', ' ')} (${moment.toISOString()})`

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

function report(
  plan: RecoveryPlan,
  target: Date | 'latest',
  outcome: { prepared: Prepared | undefined; erased: number; previousData: string | null },
) {
  const { prepared, erased, previousData } = outcome
  print(
    `Restored: the database as it was on ${formatTime(target === 'latest' ? plan.until : target)}, ${prepared?.rows ?? 0} rows of ${prepared?.tables ?? 0} tables.`,
  )
  if (erased > 0) print(`${erased} rows that had been erased at a person's wish were erased again.`)
  if (prepared?.withheld) print(`${prepared.withheld} mails that were owed are marked as failed: none is sent.`)
  if (prepared?.owed) print(`${prepared.owed} mails are still owed: the server sends them when it starts.`)
  if (prepared?.emptied)
    print(
      `${prepared.emptied} encrypted fields (IBAN, birth date, emergency contact, diet) were emptied: their key was not there.`,
    )
  if (previousData) print(`The previous database is kept in ${previousData}: remove it when it is not needed any more.`)
}
