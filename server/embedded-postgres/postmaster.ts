import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, identity } from './account.ts'
import type { Cluster } from './cluster.ts'
import { isAnswering, type Connection } from './connection.ts'
import { commandOf, isRunning } from './process-life.ts'
import { runnablePrograms, type Programs } from './programs.ts'
import { settings, type Settings } from './settings.ts'
import { ensureSocketFolder, removeSocketFolder, socketFolder } from './socket-folder.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './unless.ts'

/**
 * Milliseconds: how long a start is tried, how often we ask whether it is ready, and the pause after a refused start.
 */
const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 20
const RETRY_PAUSE_MS = 200
/** Milliseconds that PostgreSQL may take to stop: it breaks off what runs and writes what it has in memory. */
const STOP_PATIENCE = 60_000
/** Bytes of a log that is set aside at the next start, as `log.1`. */
const LOG_SIZE = 1_000_000

/**
 * The pid of a PostgreSQL that takes queries on this database: the one that runs, or a new one. Call it under the
 * mutex.
 *
 * PostgreSQL itself refuses to start while processes of a killed one are still there, so a refused start is tried
 * again; its recovery brings back every committed transaction. `postmaster.pid` is never removed: it guards that.
 */
export async function startPostgres(
  cluster: Cluster,
  connection: Connection,
  options: StartOptions = {},
): Promise<number> {
  const { signal, patience = START_TIMEOUT_MS, own, programs } = options
  const end = performance.now() + patience
  let launched: ChildProcess | undefined
  while (performance.now() < end && !signal?.aborted) {
    const recorded = await recordedPid(cluster)
    const running = recorded !== undefined && (await isPostmaster(recorded, cluster))
    if (running && (await isAnswering(connection))) {
      if (launched) wakeCheckpointer(recorded)
      return recorded
    }
    if (!running && !isAlive(launched)) {
      if (launched) await sleep(RETRY_PAUSE_MS)
      launched = await launch(cluster, { stalePid: recorded, own, programs })
    }
    await sleep(POLL_INTERVAL_MS)
  }
  await takeBack(launched)
  throw new StartError(`PostgreSQL did not start within ${patience / 1000} s: its reasons are in ${cluster.log}.`)
}

/**
 * The checkpointer plans its first `archive_timeout` while the database is still recovering, and then waits for the
 * next checkpoint, five minutes. A reload makes it plan again.
 */
function wakeCheckpointer(postmaster: number) {
  process.kill(postmaster, 'SIGHUP')
}

type StartOptions = {
  signal?: AbortSignal
  /** Milliseconds. */
  patience?: number
  /** Settings beside those of every start. */
  own?: Settings
  /** Other than the packaged ones. */
  programs?: Programs
}

/** Fast shutdown: connections are closed, everything is written. Call it under the mutex. */
export async function stopPostgres(cluster: Cluster) {
  const pid = await recordedPid(cluster)
  if (pid === undefined || !(await isPostmaster(pid, cluster))) return
  await stop(pid)
  await removeSocketFolder(cluster)
}

async function stop(pid: number) {
  const end = performance.now() + STOP_PATIENCE
  interrupt(pid)
  while (isRunning(pid)) {
    if (performance.now() > end)
      throw new Error(`PostgreSQL (process ${pid}) did not stop within ${STOP_PATIENCE / 1000} s.`)
    await sleep(POLL_INTERVAL_MS)
  }
}

function interrupt(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    // It may end by itself just now.
    ignoreErrors('ESRCH')(error as NodeJS.ErrnoException)
  }
}

/**
 * The pid that PostgreSQL recorded, which a killed one leaves behind: the first line of `postmaster.pid`, or of the
 * lock beside the socket, all there is left after a start that was refused halfway.
 */
async function recordedPid(cluster: Cluster): Promise<number | undefined> {
  for (const file of [join(cluster.data, 'postmaster.pid'), join(socketFolder(cluster), '.s.PGSQL.5432.lock')]) {
    const lines = (await readFile(file, 'utf8').catch(ignoreErrors('ENOENT'))) ?? ''
    const pid = /^(\d+)\n/.exec(lines)?.[1]
    if (pid) return Number(pid)
  }
  return undefined
}

/** Pids are used again: only the command line tells that this one is ours. */
async function isPostmaster(pid: number, { data }: Cluster): Promise<boolean> {
  return (await commandOf(pid))?.includes(`/postgres -D ${data} `) ?? false
}

export type LaunchOptions = {
  /** A pid that `postmaster.pid` names, and that is no PostgreSQL. */
  stalePid?: number
  /** Settings beside those of every start. */
  own?: Settings
  /** Other than the packaged ones. */
  programs?: Programs
  /** Gives way to everybody else on the machine. */
  lowPriority?: boolean
}

/**
 * In a session of its own: Ctrl-C in our terminal is not for it, we stop it in order. It outlives us if we are killed.
 */
export async function launch(
  cluster: Cluster,
  { stalePid, own, programs, lowPriority }: LaunchOptions = {},
): Promise<ChildProcess> {
  const { postgres } = programs ?? (await runnablePrograms(cluster))
  await ensureSocketFolder(cluster)
  const log = await openLog(cluster)
  const command = [
    ...(lowPriority ? ['nice', '-n', '19'] : []),
    postgres,
    '-D',
    cluster.data,
    ...settings(socketFolder(cluster), own),
  ]
  try {
    const child = spawn(command[0] ?? postgres, command.slice(1), {
      ...identity(cluster.account),
      cwd: '/',
      env: stalePid === undefined ? environment : { ...environment, ...pardon(stalePid) },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    // A spawn that fails leaves no process, which is noticed and tried again.
    child.on('error', () => undefined).unref()
    return child
  } finally {
    await log.close()
  }
}

/**
 * After a reboot the pid in `postmaster.pid` may be another program's by now, and PostgreSQL would refuse to start as
 * long as that runs. This, made for `pg_ctl`, tells it that the pid is no PostgreSQL; the check for orphans of the old
 * one stays.
 */
function pardon(stalePid: number) {
  return { PG_GRANDPARENT_PID: String(stalePid) }
}

async function openLog({ log, owner }: Cluster) {
  const size = (await stat(log).catch(ignoreErrors('ENOENT')))?.size ?? 0
  if (size > LOG_SIZE) await rename(log, `${log}.1`)
  const file = await open(log, 'a', 0o600)
  if ((await file.stat()).uid !== owner.uid) await file.chown(owner.uid, owner.gid)
  return file
}

/** A start that is given up must not come true afterwards, with nobody to stop it. */
export async function takeBack(child: ChildProcess | undefined) {
  if (!isAlive(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await ended
}

export function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}
