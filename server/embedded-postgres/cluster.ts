import { createHash } from 'node:crypto'
import { access, constants, lchown, lstat, mkdir, readdir, realpath, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canReach, currentAccount, ownerOf, postgresAccount, type Account } from './account.ts'
import { ensureFolder } from './folder.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** For root, if PostgreSQL's user cannot reach the data folder (one under /root). */
const FALLBACK_FOLDER = '/var/lib/el-cercle'

export type Cluster = {
  /** `<data folder>/postgres`, or its link target. */
  home: string
  data: string
  log: string
  password: string
  leases: string
  mutex: string
  /** Locked by a restore: `maintenance.ts`. */
  maintenance: string
  wal: string
  programs: string
  /** Runs PostgreSQL and owns `data`. */
  account: Account
  /** Owns the other files. */
  owner: Account
}

/** Creates missing folders. Safe for concurrent processes. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  try {
    return await prepareCluster(dataDir)
  } catch (error) {
    if (!isRefusal(error)) throw error
    throw new StartError(
      `El Cercle cannot write to its data folder ${dataDir} (${error.message}): check its owner, or set DATA_DIR to another.`,
    )
  }
}

async function prepareCluster(dataDir: string): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true })
  const folder = await realpath(dataDir)
  const owner = await ownerOf(folder)
  const existing = await existingHome(folder)
  const account = await postgresAccount(folder, existing && join(existing, 'data'))
  const home = existing ?? (await createHome(folder, account))
  // PostgreSQL's user must be able to enter; the contents stay closed to others.
  await ensureFolder(home, 0o711, owner)
  if (!(await canReach(account, home))) throw unreachable(home)
  const cluster = { ...filesIn(home), account, owner }
  await ensureFolder(cluster.leases, 0o700, owner)
  for (const lock of [cluster.mutex, cluster.maintenance]) await ensureLockFile(lock, owner)
  await ensureOwnership(cluster)
  return cluster
}

export type ClusterFiles = Omit<Cluster, 'account' | 'owner'>

/** Undefined in a data folder without an embedded database, and where there is no folder. */
export async function findCluster(dataDir: string): Promise<ClusterFiles | undefined> {
  const home = await existingHome(dataDir)
  const files = home === undefined ? undefined : filesIn(home)
  return files && (await databaseExists(files)) ? files : undefined
}

function filesIn(home: string): ClusterFiles {
  const at = (name: string) => join(home, name)
  return {
    home,
    data: at('data'),
    log: at('log'),
    password: at('password'),
    leases: at('leases'),
    mutex: at('mutex'),
    maintenance: at('maintenance'),
    wal: at('wal'),
    programs: home,
  }
}

async function existingHome(folder: string): Promise<string | undefined> {
  return realpath(join(folder, 'postgres')).catch(ignoreErrors('ENOENT'))
}

export async function databaseExists({ data }: Pick<Cluster, 'data'>): Promise<boolean> {
  return (await stat(data).catch(ignoreErrors('ENOENT'))) !== undefined
}

/** Held by the process that copies WAL. */
export function copyLock({ home }: Cluster): string {
  return join(home, 'copying')
}

async function createHome(folder: string, account: Account): Promise<string> {
  const home = join(folder, 'postgres')
  if (await canReach(account, folder)) {
    await mkdir(home).catch(ignoreErrors('EEXIST'))
  } else {
    const fallback = join(FALLBACK_FOLDER, createHash('sha256').update(folder).digest('hex').slice(0, 16))
    await mkdir(dirname(FALLBACK_FOLDER), { recursive: true })
    for (const path of [FALLBACK_FOLDER, fallback]) await ensureFolder(path, 0o711, currentAccount())
    await symlink(fallback, home).catch(ignoreErrors('EEXIST'))
  }
  return realpath(home)
}

/**
 * Never opens an existing file: when a process closes any descriptor of a file, the kernel frees all its locks on it.
 * Others may not read the file, because a reader could lock it.
 */
async function ensureLockFile(path: string, owner: Account) {
  await writeFile(path, '', { mode: 0o600, flag: 'wx' }).catch(ignoreErrors('EEXIST'))
  if ((await lstat(path)).uid !== owner.uid) await lchown(path, owner.uid, owner.gid)
  await access(path, constants.R_OK | constants.W_OK)
}

/** PostgreSQL opens only files of its own user. Root may have copied or restored the folder. */
async function ensureOwnership({ data, account }: Cluster) {
  const owner = (await stat(data).catch(ignoreErrors('ENOENT')))?.uid
  if (owner === undefined || owner === account.uid) return
  if (process.getuid!() !== 0)
    throw new StartError(
      `The database in ${data} belongs to another user (uid ${owner}): start el Cercle as that user, or as root.`,
    )
  for (const path of await readdir(data, { recursive: true })) await lchown(join(data, path), account.uid, account.gid)
  await lchown(data, account.uid, account.gid)
}

function unreachable(folder: string) {
  return new StartError(
    `PostgreSQL must not run as root, and its unprivileged user cannot reach ${folder}: set DATA_DIR to a folder that everyone may enter, or start el Cercle as an ordinary user.`,
  )
}

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
