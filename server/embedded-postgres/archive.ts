import { stat } from 'node:fs/promises'
import postgres from 'postgres'
import type { Cluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { ensureFolder } from './folder.ts'
import { archivingSettings, type Settings } from './settings.ts'
import { ignoreErrors } from './ignore-errors.ts'

const DEFAULT_SECONDS = 30

/** Once a server has asked for archiving, every start archives, so that no WAL is missing between two copies. */
export async function archiveSettings(cluster: Cluster, wanted: number | undefined): Promise<Settings> {
  if (wanted) await ensureFolder(cluster.wal, 0o700, cluster.account)
  return (await isArchived(cluster)) ? archivingSettings(cluster.wal, wanted ?? DEFAULT_SECONDS) : {}
}

async function isArchived({ wal }: Cluster): Promise<boolean> {
  return (await stat(wal).catch(ignoreErrors('ENOENT'))) !== undefined
}

export async function isArchiving(connection: Connection): Promise<boolean> {
  const sql = postgres({ ...connection, max: 1, fetch_types: false })
  try {
    const [row] = await sql<{ archive_mode: string }[]>`show archive_mode`
    return row?.archive_mode === 'on'
  } finally {
    await sql.end()
  }
}
