import { createHash } from 'node:crypto'
import { lstat, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { currentAccount } from './account.ts'
import type { Cluster } from './cluster.ts'
import { ensureFolder } from './folder.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Linux allows 107, macOS 103. */
const MAX_PATH_BYTES = 100

/**
 * In /tmp if the path is too long or has a comma (a list for PostgreSQL). `os.tmpdir()` may differ between a service
 * and a shell.
 */
export function socketFolder({ home }: Pick<Cluster, 'home'>): string {
  const beside = join(home, 'run')
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= MAX_PATH_BYTES && !/[,"]/.test(beside)
  return fits ? beside : join('/tmp', `el-cercle-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
}

export async function ensureSocketFolder(cluster: Cluster) {
  const folder = socketFolder(cluster)
  if (!folder.startsWith(cluster.home)) await assertPrivate(folder, cluster)
  await ensureFolder(folder, 0o700, cluster.account)
}

export async function removeSocketFolder(cluster: Cluster) {
  const folder = socketFolder(cluster)
  if (!folder.startsWith(cluster.home)) await rmdir(folder).catch(() => undefined)
}

/** Any user can make a folder in /tmp, and its owner could pose as PostgreSQL. */
async function assertPrivate(folder: string, { account }: Cluster) {
  const stats = await lstat(folder).catch(ignoreErrors('ENOENT'))
  if (!stats) return
  const owners = [account.uid, currentAccount().uid]
  if (stats.isDirectory() && owners.includes(stats.uid) && (stats.mode & 0o077) === 0) return
  throw new StartError(
    `${folder} is not a private folder of ours (uid ${stats.uid}, mode ${(stats.mode & 0o7777).toString(8)}): remove it, or set DATA_DIR to a shorter path.`,
  )
}
