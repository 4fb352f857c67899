import { connectDedicated } from '#app/database/connect.server.ts'
import { BackupError } from './backup-error.ts'
import type { ServerConnection } from './check-backup.server.ts'
import { digestTables } from './copy-tables.server.ts'

export type Digests = Awaited<ReturnType<typeof digestTables>>

export async function digestsOf(server: ServerConnection): Promise<Digests> {
  const sql = connectDedicated(server, 'el-cercle drill')
  try {
    return await digestTables(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Tables without writes in between must be identical; the others must exist. */
export function assertSameRows({ before, after }: RestorePoint, found: Digests) {
  const different = Object.entries(before).filter(([name, { sha256 }]) => {
    const isUnchanged = after[name]?.sha256 === sha256
    return isUnchanged ? found[name]?.sha256 !== sha256 : found[name] === undefined
  })
  if (different.length === 0) return
  throw new BackupError(
    'differs',
    `The database does not come back as it was: ${different.map(([name]) => name).join(', ')}.`,
  )
}

/** A named restore point, and the digests just before and just after it. */
export type RestorePoint = { name: string; before: Digests; after: Digests }
