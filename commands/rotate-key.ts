// `npm run rotate-key` re-encrypts all fields with a new key beside running servers. It can be interrupted and run
// again. The old key stays while a value or a copy needs it (docs/backup.md).
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readHeader } from '#app/backup/backup-file.server.ts'
import { machineKeys } from '#app/backup/backup-keys.server.ts'
import { config } from '#app/config.server.ts'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { addKeyToFile, keyFile, readKeyFile } from '#app/platform/secrets/key-file.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { rotateSecrets } from '#app/platform/secrets/rotate-secrets.server.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { inDatabase, runCommand, print, showProgress } from './command.ts'

await runCommand(process.argv.length > 2 ? 'Usage: npm run rotate-key' : null, async () => {
  if (config.encryptionKeys.length === 1) return refuse()
  return inDatabase(async (connection) => {
    await prepareDatabase(connection, join(import.meta.dirname, '../migrations'))
    openDatabase(connection, { max: 2, statementTimeout: 0 })
    try {
      return await rotate()
    } finally {
      await closeDatabase()
    }
  })
})

async function rotate(): Promise<number> {
  if (config.encryptionKeys.length === 0 && readKeyFile().length === 1) await addKeyToFile()
  const [key = '', ...old] = heldKeyIds()
  const { changed, unreadable } = await rotateSecrets((done, total) =>
    showProgress(`Re-encrypting: ${done} of ${total} fields`),
  )
  print(`${changed} fields were encrypted again. Everything is under the key ${key} now.`)
  for (const [id, count] of unreadable)
    print(`${count} fields need the key ${id}, which is not here: they stay as they are.`)
  if (old.length > 0) await explainOldKeys(old)
  return unreadable.size > 0 ? 1 : 0
}

async function explainOldKeys(old: string[]) {
  const backups = await backupsNeeding(old)
  const keyLocation = config.encryptionKeys.length > 0 ? 'ENCRYPTION_KEY' : keyFile()
  print(`Copy the new key (the first in ${keyLocation}) to where you keep your keys, apart from the backups.`)
  print(
    `The database does not need ${old.join(', ')} any more; links in mails on their way and backups made before now do.`,
  )
  if (backups.length > 0) print(`Here these are: ${backups.join(', ')}.`)
  print(
    `When they have been deleted (after 35 days, for the nightly ones), take ${old.length === 1 ? 'it' : 'them'} out of ${keyLocation}.`,
  )
}

async function backupsNeeding(keys: string[]): Promise<string[]> {
  const files: string[] = await readdir(config.backupDir).catch(() => [])
  const names = files.filter((name) => /\.backup(\.age)?$/.test(name)).toSorted()
  const machine = await machineKeys()
  const headers = await Promise.all(
    names.map(async (name) => ({
      name,
      header: await readHeader(join(config.backupDir, name), machine).catch(() => null),
    })),
  )
  return headers.filter(({ header }) => header?.keys.some((id) => keys.includes(id))).map(({ name }) => name)
}

function refuse(): number {
  print(
    'ENCRYPTION_KEY holds one key. Put a new one before it, with a comma (`openssl rand -hex 32` makes one), start the servers with it, and run this again.',
  )
  return 1
}
