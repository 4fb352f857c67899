import { join } from 'node:path'
import { restoreAsWritten, type OwnServer } from './check-backup.server.ts'
import { megabytes, writeBackup } from './write-backup.server.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

type Say = (message: string) => void

export async function writeForCarrying(from: OwnServer, file: string, say: Say): Promise<void> {
  const { header, bytes } = await writeBackup(from, file, () => {}, { plain: true })
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${header.tables.length} tables are written, ${megabytes(bytes)}.`)
}

/** @throws BackupError when a table differs */
export async function readCarried(into: OwnServer, file: string): Promise<void> {
  await restoreAsWritten(into, file, MIGRATIONS)
}
