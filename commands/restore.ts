// `npm run restore -- FILE` replaces the database's content with a backup; `-- --at TIME` is in `restore-at.ts`.
import { join, resolve } from 'node:path'
import { BackupError } from '#app/backup/backup-error.ts'
import { isAuthentic, readHeader, verifyBackupFile, type Header } from '#app/backup/backup-file.server.ts'
import { withDecryptedCopy } from '#app/backup/decrypted-copy.server.ts'
import { restoreBackup, type Restored } from '#app/backup/restore-backup.server.ts'
import { megabytes } from '#app/backup/write-backup.server.ts'
import { config } from '#app/config.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { withholdDueMessages } from '#app/event-messages/due-messages.server.ts'
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts'
import { keyFile } from '#app/platform/secrets/key-file.server.ts'
import { mailJob } from '#app/platform/mail/deliver-mail.server.ts'
import { enqueueOwedMails, withholdOwedMails } from '#app/platform/mail/mail.server.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { reapplyErasures } from '#app/privacy/reapply-erasures.server.ts'
import { inDatabase, runCommand, print, showProgress } from './command.ts'
import { inMaintenance } from './in-maintenance.ts'
import { formatTime } from './format-time.ts'
import { privateKeysFor } from './private-keys.ts'
import { reportWithheldMessages } from './report-withheld-messages.ts'
import { restoreAt } from './restore-at.ts'
import {
  readRestoreArguments,
  RESTORE_USAGE,
  type RestoreArguments,
  type RestoreFileArguments,
} from './restore-arguments.ts'

const restoreArguments = readRestoreArguments(process.argv.slice(2))

await runCommand(restoreArguments ? null : RESTORE_USAGE, async () => {
  if (!restoreArguments) return 1
  return 'at' in restoreArguments ? restoreAt(restoreArguments) : restoreFile(restoreArguments)
})

async function restoreFile({ file, ...options }: RestoreFileArguments): Promise<number> {
  const keys = await privateKeysFor(file, options.privateKeyFile)
  assertKeys(await readHeader(file, keys), options.withoutSecrets)
  const refusal = options.replace
    ? undefined
    : new BackupError(
        'not-empty',
        'A server is using the database: add --replace to put the backup in the place of its data. Nothing was changed.',
      )
  return withDecryptedCopy(file, keys, 'restore', async (plain) => {
    const header = await verifyBackupFile(resolve(plain), (bytes, total) =>
      showProgress(`Checking: ${megabytes(bytes)} of ${megabytes(total)}`),
    )
    warnUnlessAuthentic(header)
    return inMaintenance(
      (closedAt) => inDatabase((connection) => restoreInto(connection, { plain, header, closedAt }, options)),
      refusal,
    )
  })
}

type Source = { plain: string; header: Header; closedAt: Date | null }

async function restoreInto(
  connection: Connection,
  { plain, header, closedAt }: Source,
  options: RestoreArguments,
): Promise<number> {
  let mails = 0
  let erased = 0
  let messages = 0
  const restored = await restoreBackup(connection, plain, {
    header,
    migrations: join(import.meta.dirname, '../migrations'),
    replace: options.replace,
    unreadable: options.withoutSecrets ? 'emptied' : 'refused',
    progress: ({ table, rows, total }) => showProgress(`Restore: ${table}, ${rows} of ${total} rows`),
    beforeCommit: async (tx) => {
      erased = await reapplyErasures(tx, config.dataDir)
      messages = await withholdDueMessages(tx)
      mails = await (options.withoutMails ? withholdOwedMails(tx) : enqueueInto(connection, tx))
    },
  })
  report(restored, closedAt, erased)
  reportWithheldMessages(messages)
  if (mails > 0)
    print(
      options.withoutMails
        ? `${mails} mails that were owed are marked as failed: none is sent.`
        : `${mails} mails are still owed: the server sends them when it starts.`,
    )
  return 0
}

async function enqueueInto(connection: Connection, tx: Transaction): Promise<number> {
  await startJobs(connection, { 'send-mail': mailJob({}) }, { work: false })
  try {
    return await enqueueOwedMails(tx)
  } finally {
    await stopJobs()
  }
}

function assertKeys({ keys }: Header, withoutSecrets: boolean) {
  const missing = keys.filter((id) => !heldKeyIds().includes(id))
  if (missing.length === 0 || withoutSecrets) return
  const instruction =
    config.encryptionKeys.length > 0
      ? 'add it to ENCRYPTION_KEY, after a comma'
      : `put your copy of it into ${keyFile()}, in a line of its own`
  throw new BackupError(
    'key',
    `The encrypted fields of this backup need the key ${missing.join(', ')}, which is not here: ${instruction}, or add --without-secrets to do without these fields. Nothing was changed.`,
  )
}

function warnUnlessAuthentic(header: Header) {
  if (isAuthentic(header)) return
  const { authenticatedBy } = header
  const reason = authenticatedBy
    ? `its key ${authenticatedBy} is not here`
    : 'it was made by an earlier version, or before there was a key'
  print(
    `Warning: nothing shows whether this backup has been changed, because ${reason}. Use it only if nobody else could write to its place.`,
  )
}

function report({ header, emptied }: Restored, closedAt: Date | null, erased: number) {
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  const madeAt = formatTime(new Date(header.madeAt))
  print(`Restored: ${rows} rows of ${header.tables.length} tables, as they were on ${madeAt}.`)
  if (closedAt)
    print(`What was written between then and ${formatTime(closedAt)}, when the servers closed, is not in the database.`)
  if (erased > 0) print(`${erased} rows that had been erased at a person's wish were erased again.`)
  if (emptied > 0)
    print(
      `${emptied} encrypted fields (IBAN, birth date, emergency contact, diet) were emptied: their key was not there.`,
    )
  if (heldKeyIds().length === 0)
    print(
      'No encryption key is here: the first start makes one. Everybody signs in again, and links in mails sent before do not work.',
    )
  const needed = header.keys.filter((id) => heldKeyIds().includes(id))
  if (needed.length > 0)
    print(
      `The encrypted fields need the key ${needed.join(', ')}, which is here. Keep a copy of it apart from the backups.`,
    )
}
