import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment, identity } from './account.ts'
import type { Cluster, ClusterFiles } from './cluster.ts'
import { isAnswering, type Connection } from './connection.ts'
import { guardAgainstOrphan } from './orphan-guard.ts'
import { commandLineOf, isRunning } from './process-life.ts'
import { runnablePrograms, type Programs } from './programs.ts'
import { settingArguments, type Settings } from './settings.ts'
import { ensureSocketFolder, removeSocketFolder, socketFolder } from './socket-folder.ts'
import { StartError } from './start-error.ts'
import { ignoreErrors } from './ignore-errors.ts'

const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 20
const RETRY_PAUSE_MS = 200
const STOP_TIMEOUT_MS = 60_000
/** Bytes; a longer log becomes `log.1` at the next start. */
const LOG_LIMIT_BYTES = 1_000_000

/**
 * PostgreSQL refuses to start while processes of a killed one exist, so a refused start is retried. `postmaster.pid` is
 * never removed: it protects against a second server.
 */
export async function startPostgres(
  cluster: Cluster,
  connection: Connection,
  options: StartOptions = {},
): Promise<number> {
  const { signal, timeoutMs = START_TIMEOUT_MS, overrides, programs } = options
  const end = performance.now() + timeoutMs
  let launched: ChildProcess | undefined
  while (performance.now() < end && !signal?.aborted) {
    const recorded = await recordedPid(cluster)
    const running = recorded !== undefined && (await isPostmaster(recorded, cluster))
    if (running && (await isAnswering(connection))) {
      if (launched) {
        reloadSettings(recorded)
        guardAgainstOrphan(cluster, recorded)
      }
      return recorded
    }
    if (!running && !isAlive(launched)) {
      if (launched) await sleep(RETRY_PAUSE_MS)
      launched = await launch(cluster, { stalePid: recorded, overrides, programs })
    }
    await sleep(POLL_INTERVAL_MS)
  }
  await abandonStart(launched)
  throw new StartError(`PostgreSQL did not start within ${timeoutMs / 1000} s: its reasons are in ${cluster.log}.`)
}

/** After a recovery the checkpointer would apply `archive_timeout` only at its next checkpoint. */
function reloadSettings(postmaster: number) {
  process.kill(postmaster, 'SIGHUP')
}

type StartOptions = { signal?: AbortSignal; timeoutMs?: number; overrides?: Settings; programs?: Programs }

/** Fast shutdown: closes connections and writes everything. */
export async function stopPostgres(cluster: Cluster) {
  const pid = await runningPostmaster(cluster)
  if (pid === undefined) return
  await stop(pid)
  await removeSocketFolder(cluster)
}

/** The process of the server that runs over these files. */
export async function runningPostmaster(cluster: ClusterFiles): Promise<number | undefined> {
  const pid = await recordedPid(cluster)
  return pid !== undefined && (await isPostmaster(pid, cluster)) ? pid : undefined
}

async function stop(pid: number) {
  const end = performance.now() + STOP_TIMEOUT_MS
  interrupt(pid)
  while (isRunning(pid)) {
    if (performance.now() > end)
      throw new Error(`PostgreSQL (process ${pid}) did not stop within ${STOP_TIMEOUT_MS / 1000} s.`)
    await sleep(POLL_INTERVAL_MS)
  }
}

function interrupt(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    // It may end by itself meanwhile.
    ignoreErrors('ESRCH')(error as NodeJS.ErrnoException)
  }
}

/** From `postmaster.pid`, or from the socket's lock, the only one left by some refused starts. */
async function recordedPid(cluster: ClusterFiles): Promise<number | undefined> {
  for (const file of [join(cluster.data, 'postmaster.pid'), join(socketFolder(cluster), '.s.PGSQL.5432.lock')]) {
    const lines = (await readFile(file, 'utf8').catch(ignoreErrors('ENOENT'))) ?? ''
    const pid = /^(\d+)\n/.exec(lines)?.[1]
    if (pid) return Number(pid)
  }
  return undefined
}

/** Pids are reused: only the command line identifies our server. */
async function isPostmaster(pid: number, { data }: ClusterFiles): Promise<boolean> {
  return (await commandLineOf(pid))?.includes(`/postgres -D ${data} `) ?? false
}

export type LaunchOptions = {
  /** A pid in `postmaster.pid` that belongs to another program. */
  stalePid?: number
  overrides?: Settings
  programs?: Programs
  lowPriority?: boolean
}

/** In a session of its own, out of the reach of Ctrl-C. It outlives this process if that is killed. */
export async function launch(
  cluster: Cluster,
  { stalePid, overrides, programs, lowPriority }: LaunchOptions = {},
): Promise<ChildProcess> {
  const { postgres } = programs ?? (await runnablePrograms(cluster))
  await ensureSocketFolder(cluster)
  const log = await openLog(cluster)
  const command = [
    ...(lowPriority ? ['nice', '-n', '19'] : []),
    postgres,
    '-D',
    cluster.data,
    ...settingArguments(socketFolder(cluster), overrides),
  ]
  try {
    const child = spawn(command[0] ?? postgres, command.slice(1), {
      ...identity(cluster.account),
      cwd: '/',
      env: stalePid === undefined ? environment : { ...environment, ...exemptPid(stalePid) },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    // The caller notices the missing process and retries.
    child.on('error', () => undefined).unref()
    return child
  } finally {
    await log.close()
  }
}

/**
 * After a reboot the pid in `postmaster.pid` may be another program's. This variable, made for `pg_ctl`, exempts it.
 */
function exemptPid(stalePid: number) {
  return { PG_GRANDPARENT_PID: String(stalePid) }
}

async function openLog({ log, owner }: Cluster) {
  const size = (await stat(log).catch(ignoreErrors('ENOENT')))?.size ?? 0
  if (size > LOG_LIMIT_BYTES) await rename(log, `${log}.1`)
  const file = await open(log, 'a', 0o600)
  if ((await file.stat()).uid !== owner.uid) await file.chown(owner.uid, owner.gid)
  return file
}

/** An abandoned start must not succeed later. */
export async function abandonStart(child: ChildProcess | undefined) {
  if (!isAlive(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await ended
}

export function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}
