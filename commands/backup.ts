/** `npm run backup -- FILE`: all rows and pictures in one file, whether or not servers run (docs/backup.md). */
import { resolve } from 'node:path'
import { megabytes, writeBackup } from '#app/backup/write-backup.server.ts'
import { inDatabase, runCommand, say, showProgress } from './command.ts'

const [file = '', ...more] = process.argv.slice(2)

await runCommand(!file || file.startsWith('-') || more.length > 0 ? 'Usage: npm run backup -- FILE' : null, () =>
  inDatabase(async (connection) => {
    const { header, bytes } = await writeBackup(connection, file, ({ table, rows, total, bytes: so }) => {
      showProgress(`Backup: ${table}, ${rows} of ${total} rows, ${megabytes(so)} written`)
    })
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${resolve(file)}: ${rows} rows of ${header.tables.length} tables, ${megabytes(bytes)}.`)
    say(
      header.keys.length > 0
        ? `Its encrypted fields need the key ${header.keys.join(', ')}, which is not in it: keep a copy of the key, apart from this file.`
        : 'It has no encrypted fields, so it needs no key.',
    )
    return 0
  }),
)
