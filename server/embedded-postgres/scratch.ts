import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Cluster } from './cluster.ts'
import { isAnswering, type Connection } from './connection.ts'
import { ensureFolder } from './folder.ts'
import { isAlive, launch, stopPostgres, abandonStart, type LaunchOptions } from './postmaster.ts'
import { removeSocketFolder, socketFolder } from './socket-folder.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

const INTERVAL_MS = 50

export type ScratchServer = { connection: Connection; stop(): Promise<void> }

export type Scratch = {
  cluster: Cluster
  folder: string
  data: string
  /** PostgreSQL's user, who must own the files. */
  account: Account
  /** Recovery (`restore_command`) is complete when this returns. Throws `StartError` with PostgreSQL's reason. */
  start(options: LaunchOptions, signal?: AbortSignal): Promise<ScratchServer>
  remove(): Promise<void>
}

/** Removes the leftovers of a killed process with the same name. */
export async function openScratch(main: Cluster, name: string): Promise<Scratch> {
  const cluster = scratchCluster(main, `scratch-${name}`)
  await removeScratch(main, `scratch-${name}`)
  await mkdir(cluster.home)
  await ensureFolder(cluster.home, 0o711, main.owner)
  return {
    cluster,
    folder: cluster.home,
    data: cluster.data,
    account: main.account,
    start: (options, signal) => start(cluster, options, signal),
    remove: () => removeScratch(main, `scratch-${name}`),
  }
}

/** A folder that is still written to stays until the next time. */
export async function removeLeftovers(main: Cluster): Promise<void> {
  const names = (await readdir(main.home)).filter((name) => /^scratch-(restore$|upgrade-)/.test(name))
  for (const name of names) await removeScratch(main, name).catch(ignoreErrors('ENOTEMPTY'))
}

async function removeScratch(main: Cluster, name: string): Promise<void> {
  const cluster = scratchCluster(main, name)
  await stopPostgres(cluster)
  await removeSocketFolder(cluster)
  await rm(cluster.home, { recursive: true, force: true, maxRetries: 5 })
}

function scratchCluster(main: Cluster, name: string): Cluster {
  const at = (file: string) => join(main.home, name, file)
  return { ...main, home: join(main.home, name), data: at('data'), log: at('log'), wal: at('wal') }
}

async function start(
  cluster: Cluster,
  options: LaunchOptions,
  signal: AbortSignal | undefined,
): Promise<ScratchServer> {
  const connection = { host: socketFolder(cluster), port: 5432, username: 'cercle', password: '', database: 'cercle' }
  await rm(cluster.log, { force: true })
  const child = await launch(cluster, {
    ...options,
    overrides: { ...options.overrides, ...(await peerAccess(cluster)) },
  })
  while (!(await isAnswering(connection))) {
    if (signal?.aborted) await abandonStart(child)
    if (!isAlive(child)) throw new StartError(await lastError(cluster))
    await sleep(INTERVAL_MS)
  }
  return { connection, stop: () => stopPostgres(cluster) }
}

/** Peer authentication, because the password of a restored database is unknown. */
async function peerAccess(cluster: Cluster) {
  const [hba, ident] = [join(cluster.home, 'hba.conf'), join(cluster.home, 'ident.conf')]
  await writeFile(hba, 'local all cercle peer map=club\n')
  await writeFile(ident, `club "${userInfo().username}" cercle\n`)
  for (const file of [hba, ident]) await chown(file, cluster.account.uid, cluster.account.gid)
  return { hba_file: hba, ident_file: ident }
}

async function lastError({ log }: Cluster): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
  return (
    lines.findLast((line) => /FATAL:|PANIC:/.test(line))?.replace(/^.*(FATAL|PANIC): */, '') ??
    lines.at(-1) ??
    'it gave no reason'
  )
}
