import { join } from 'node:path'
import { restoreAndCompare, type ServerConnection } from './check-backup.server.ts'
import { megabytes, writeBackup } from './write-backup.server.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

type Print = (message: string) => void

export async function exportRows(from: ServerConnection, file: string, print: Print): Promise<void> {
  const { header, bytes } = await writeBackup(from, file, () => {}, { plain: true })
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${rows} rows of ${header.tables.length} tables are written, ${megabytes(bytes)}.`)
}

/** @throws BackupError when a table differs */
export async function importRows(into: ServerConnection, file: string): Promise<void> {
  await restoreAndCompare(into, file, MIGRATIONS)
}
