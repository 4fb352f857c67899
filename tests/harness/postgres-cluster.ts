import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { environment, identity, postgresAccount, runAs } from '#server/embedded-postgres/account.ts'
import { isRunning } from '#server/embedded-postgres/process-life.ts'
import { until } from './mailbox.ts'

const user = { username: 'cercle', password: 'cercle' }

/** Omitted from a copy: files of the process, and files that the primary sends again. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_subtrans']

/** A PostgreSQL on 127.0.0.1 and a socket, whose processes can be killed like a machine. */
export type PostgresCluster = {
  folder: string
  port: number
  connect: (database?: string) => Sql
  start: (settings?: Record<string, string | number>) => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** Becomes the standby of a running cluster; its own data are deleted. */
  copyFrom: (primary: PostgresCluster, settings?: Record<string, string>) => Promise<void>
  remove: () => Promise<void>
}

/** @param programs the folder with `initdb` and `postgres` */
export async function makeCluster(
  programs: string,
  port: number,
  settings: Record<string, string | number> = {},
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-postgres-'))
  const account = identity(await postgresAccount(folder, undefined))
  const data = join(folder, 'data')
  let child: ChildProcess | undefined
  chmodSync(folder, 0o755)
  chownSync(folder, account.uid, account.gid)

  const connect = (database = 'postgres') =>
    postgres({ ...user, host: folder, port, database, max: 2, connect_timeout: 5, onnotice: () => {} })

  async function start(more: Record<string, string | number> = {}) {
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port, ...settings, ...more }
    const log = openSync(join(folder, 'log'), 'a')
    const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    child = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      ...account,
      cwd: '/',
      env: environment,
      detached: true,
      stdio: ['ignore', log, log],
    })
    await until(answers)
  }

  async function answers(): Promise<boolean> {
    if (child?.exitCode !== null)
      throw new Error(`PostgreSQL ended:\n${readFileSync(join(folder, 'log'), 'utf8').slice(-2_000)}`)
    const sql = connect()
    const answered = await sql`select 1`.then(
      () => true,
      () => false,
    )
    await sql.end({ timeout: 0 })
    return answered
  }

  async function end(signal: NodeJS.Signals, all: boolean) {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const children = childrenOf(child.pid)
    for (const pid of all ? [child.pid, ...children] : [child.pid]) signalTo(pid, signal)
    await ended
    // As long as one has the shared memory, PostgreSQL cannot start again.
    await until(() => !children.some(isRunning))
  }

  async function copyFrom(primary: PostgresCluster, own: Record<string, string> = {}) {
    rmSync(data, { recursive: true, force: true })
    const sql = primary.connect()
    const session = await sql.reserve()
    await session`select pg_backup_start('copy', fast => true)`
    await copyWhileRunning(join(primary.folder, 'data'), data)
    const [stopped] = await session<
      { labelfile: string }[]
    >`select labelfile from pg_backup_stop(wait_for_archive => false)`
    writeFileSync(join(data, 'backup_label'), stopped?.labelfile ?? '')
    session.release()
    await sql.end()
    for (const name of ['pg_wal/archive_status', 'pg_replslot', 'pg_stat_tmp', 'pg_subtrans'])
      mkdirSync(join(data, name), { recursive: true })
    writeFileSync(join(data, 'standby.signal'), '')
    const source = `host=127.0.0.1 port=${primary.port} user=${user.username} password=${user.password} application_name=standby`
    const lines = Object.entries({ ...own, primary_conninfo: source }).map(([name, value]) => `${name} = '${value}'\n`)
    appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''))
    for (const path of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
      lchownSync(join(data, path), account.uid, account.gid)
    chmodSync(data, 0o700)
  }

  process.once('exit', () => child?.kill('SIGKILL'))
  await initialize(programs, data, account)
  return {
    folder,
    port,
    connect,
    start,
    kill: () => end('SIGKILL', true),
    stop: () => end('SIGINT', false),
    copyFrom,
    async remove() {
      await end('SIGINT', false)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function initialize(programs: string, data: string, account: { uid: number; gid: number }) {
  const passwordFile = `${data}.password`
  writeFileSync(passwordFile, user.password)
  chownSync(passwordFile, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und', '--locale=C']
  const access = [`--username=${user.username}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const { ok, output } = await runAs(account, join(programs, 'initdb'), [
    '-D',
    data,
    ...locale,
    ...access,
    '--no-instructions',
  ])
  if (!ok) throw new Error(`initdb failed:\n${output}`)
}

/** `cp` ends with 1 after files that vanish meanwhile; the log holds their content. */
async function copyWhileRunning(from: string, to: string) {
  mkdirSync(to)
  const names = readdirSync(from).filter((name) => !NOT_COPIED.includes(name))
  await once(spawn('cp', ['-a', ...names.map((name) => join(from, name)), to], { stdio: 'ignore' }), 'exit')
}

function signalTo(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has ended since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number)
}
