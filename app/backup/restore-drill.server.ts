import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import { migrationsFolder } from '#app/database/migrate-database.server.ts'
import { connectDedicated } from '#app/database/connect.server.ts'
import { BackupError } from './backup-error.ts'
import { machineKeys } from './backup-keys.server.ts'
import { checkBackup, restoreAndCompare } from './check-backup.server.ts'
import { readCopyIndex } from './copy-index.server.ts'
import type { EmbeddedServer } from './embedded-server.server.ts'
import { withEmptyServer } from './local-postgres.server.ts'
import { withDecryptedCopy } from './decrypted-copy.server.ts'
import { recover } from './recover.server.ts'
import { planRecovery } from './recovery-plan.ts'
import { digestTables } from './copy-tables.server.ts'
import { clusterId } from './wal-archive.server.ts'
import { waitForArchive } from './waiting-wal.server.ts'
import { assertSameRows, digestsOf, type RestorePoint } from './same-rows.server.ts'

type DrillResult = {
  base: string
  nightly: string | null
  segments: number
  tables: number
  rows: number
  seconds: number
}

/** Restores and compares the newest copies in a scratch server of low priority. @throws BackupError */
export async function runRestoreDrill(server: EmbeddedServer): Promise<DrillResult> {
  const startedAt = performance.now()
  const identities = await machineKeys()
  const restorePoint = await createRestorePoint(server)
  const index = await readCopyIndex(config.backupDir, identities)
  const cluster = await clusterId(server.data)
  const plan = planRecovery(
    index.copies.filter((copy) => copy.cluster === cluster),
    index.histories,
    'latest',
  )
  if ('reason' in plan) throw new BackupError('missing', `The copies cannot be restored from: ${plan.reason}.`)
  const scratch = await server.openScratch('drill')
  try {
    const { postgresMajor } = server
    const restored = await recover(scratch, {
      index,
      plan,
      target: { point: restorePoint.name },
      identities,
      postgresMajor,
      lowPriority: true,
    })
    const found = await digestsOf(restored.connection)
    assertSameRows(restorePoint, found)
    const nightly = await checkNewestNightly(identities, (plain) =>
      checkBackup(restored.connection, plain, migrationsFolder),
    )
    const rows = Object.values(found).reduce((sum, table) => sum + table.rows, 0)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    return {
      base: plan.base.file,
      nightly,
      segments: plan.segments.length,
      tables: Object.keys(found).length,
      rows,
      seconds,
    }
  } finally {
    await scratch.remove()
  }
}

/** Restores the newest file of rows into an empty database of this machine, and compares it. @throws BackupError */
export async function runExternalDrill(): Promise<Omit<DrillResult, 'base' | 'segments'>> {
  const startedAt = performance.now()
  return withEmptyServer('drill', async (empty) => {
    const nightly = await checkNewestNightly(await machineKeys(), (plain) =>
      restoreAndCompare(empty, plain, migrationsFolder),
    )
    if (!nightly) throw new BackupError('missing', `There is no nightly file in ${config.backupDir}.`)
    const tables = Object.values(await digestsOf(empty))
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { nightly, tables: tables.length, rows, seconds: Math.round((performance.now() - startedAt) / 1000) }
  })
}

async function createRestorePoint({ superuser, data }: EmbeddedServer): Promise<RestorePoint> {
  const name = `drill ${randomUUID()}`
  const sql = connectDedicated(superuser, 'el-cercle drill')
  try {
    const before = await digestTables(sql)
    await sql`select pg_create_restore_point(${name})`
    const after = await digestTables(sql)
    const [end] = await sql<{ segment: string }[]>`select pg_walfile_name(pg_switch_wal()) as segment`
    await waitForArchive(await clusterId(data), end?.segment ?? '')
    return { name, before, after }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function checkNewestNightly(
  identities: readonly string[],
  check: (plain: string) => Promise<void>,
): Promise<string | null> {
  const files = (await readdir(config.backupDir)).filter((name) => /^cercle-\d{4}-.*\.backup(\.age)?$/.test(name))
  const newest = files.toSorted().at(-1)
  if (!newest) return null
  await withDecryptedCopy(join(config.backupDir, newest), identities, 'drill', check)
  return newest
}
