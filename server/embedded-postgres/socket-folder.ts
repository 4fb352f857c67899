import { createHash } from 'node:crypto'
import { lstat, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { currentAccount } from './account.ts'
import type { Cluster } from './cluster.ts'
import { ensureFolder } from './folder.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './unless.ts'

/** Bytes of a socket's path: Linux takes 107, macOS 103. */
const MAX_PATH_BYTES = 100

/**
 * The folder of the unix socket: beside the data, or, where that path is too long (or has a comma, which PostgreSQL and
 * its clients take for a list), a short one named after it. That one is in /tmp, not in `os.tmpdir()`: a service and a
 * shell may have different ones, and must find the same.
 */
export function socketFolder({ home }: Cluster): string {
  const beside = join(home, 'run')
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= MAX_PATH_BYTES && !/[,"]/.test(beside)
  return fits ? beside : join('/tmp', `el-cercle-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
}

export async function ensureSocketFolder(cluster: Cluster) {
  const folder = socketFolder(cluster)
  if (!folder.startsWith(cluster.home)) await refuseForeign(folder, cluster)
  await ensureFolder(folder, 0o700, cluster.account)
}

/** A short folder must not stay behind in /tmp. */
export async function removeSocketFolder(cluster: Cluster) {
  const folder = socketFolder(cluster)
  if (!folder.startsWith(cluster.home)) await rmdir(folder).catch(() => undefined)
}

/** Anyone can make a folder in /tmp, and whoever owns the folder could pose as PostgreSQL. */
async function refuseForeign(folder: string, { account }: Cluster) {
  const facts = await lstat(folder).catch(ignoreErrors('ENOENT'))
  if (!facts) return
  const owners = [account.uid, currentAccount().uid]
  if (facts.isDirectory() && owners.includes(facts.uid) && (facts.mode & 0o077) === 0) return
  throw new StartError(
    `${folder} is not a private folder of ours (uid ${facts.uid}, mode ${(facts.mode & 0o7777).toString(8)}): remove it, or set DATA_DIR to a shorter path.`,
  )
}
