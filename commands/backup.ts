// `npm run backup -- FILE` writes a backup; `-- --new-key` makes a key pair for encrypted copies (docs/backup.md).
import { resolve } from 'node:path'
import { newKeyPair } from '#app/backup/backup-keys.server.ts'
import { megabytes, writeBackup } from '#app/backup/write-backup.server.ts'
import { config } from '#app/config.server.ts'
import { inDatabase, runCommand, print, showProgress } from './command.ts'

const USAGE = 'Usage: npm run backup -- FILE, or npm run backup -- --new-key'

const [argument = '', ...more] = process.argv.slice(2)

await runCommand(isUsable() ? null : USAGE, () => (argument === '--new-key' ? makeKey() : inDatabase(backUp)))

function isUsable() {
  return argument !== '' && more.length === 0 && (!argument.startsWith('-') || argument === '--new-key')
}

async function backUp(connection: Parameters<typeof writeBackup>[0]): Promise<number> {
  const { header, bytes } = await writeBackup(connection, argument, ({ table, rows, total, bytes: so }) => {
    showProgress(`Backup: ${table}, ${rows} of ${total} rows, ${megabytes(so)} written`)
  })
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${resolve(argument)}: ${rows} rows of ${header.tables.length} tables, ${megabytes(bytes)}.`)
  if (config.backupPublicKey) print('It is encrypted for the private key of BACKUP_PUBLIC_KEY.')
  print(
    header.keys.length > 0
      ? `Its encrypted fields need the key ${header.keys.join(', ')}, which is not in it: keep a copy of the key, apart from this file.`
      : 'It has no encrypted fields, so it needs no key.',
  )
  return 0
}

/** Written to standard output only, so that the operator decides where the keys are stored. */
async function makeKey(): Promise<number> {
  const { publicKey, privateKey } = await newKeyPair()
  process.stdout.write(
    [
      '# el Cercle: keys for encrypted copies',
      '# The public key goes into the settings of the server:',
      `BACKUP_PUBLIC_KEY=${publicKey}`,
      '# The private key opens the copies. Print it, put it into the password manager of the club,',
      '# and keep it off the server. Without it, the copies cannot be read by anybody.',
      privateKey,
      '',
    ].join('\n'),
  )
  return 0
}
