import { execFileSync, fork, spawn, type ChildProcess, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  appendFile,
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { HolderMessage } from '#tests/harness/embedded-postgres-holder.ts'
import { joinEmbeddedPostgres, StartError, type EmbeddedPostgres } from './index.ts'
import { openCluster } from './cluster.ts'
import { startPostgres } from './postmaster.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Connection = EmbeddedPostgres['connection']

const project = resolve(import.meta.dirname, '../..')
const isRoot = process.getuid!() === 0
const nobody = isRoot
  ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
  : undefined

/** Created once, because it takes a second; stopped and complete before each test. */
let sharedDir: string
let movedDir: string | undefined
let folder: string
let dataDir: string
let usedDirs: Set<string>
let processes: ChildProcess[]

beforeAll(async () => {
  sharedDir = join(await makeFolder(), 'var')
  await (await joinEmbeddedPostgres({ dataDir: sharedDir, print: () => undefined })).leave()
})

beforeEach(async () => {
  folder = await makeFolder()
  dataDir = sharedDir
  movedDir = undefined
  usedDirs = new Set()
  processes = []
})

afterEach(async ({ task }) => {
  for (const child of processes) await kill(child)
  for (const used of usedDirs) await stopDatabase(used)
  if (movedDir) await rename(movedDir, sharedDir)
  for (const used of usedDirs) if (used !== sharedDir || task.result?.state === 'fail') await removeDatabase(used)
  await rm(folder, { recursive: true, force: true })
})

afterAll(() => rm(dirname(sharedDir), { recursive: true, force: true }))

describe('The embedded PostgreSQL', () => {
  test('is created by the first start: private, durable, and with UTF-8', async () => {
    dataDir = join(folder, 'var')
    const cercle = await joinHere()
    expect(await facts(cercle.superuser)).toEqual({
      encoding: 'UTF8',
      provider: 'i',
      locale: 'und',
      lc_collate: 'C',
      superuser: true,
      product_is_superuser: false,
      scram: true,
      listen_addresses: '',
      data_checksums: 'on',
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      timezone: 'UTC',
    })
    expect(
      await query(
        cercle.connection,
        `select lower('ÀÇÉL·L') as text, 'ça' < 'd' as sorted, 'Àngel' ~ '^\\w+$' as word`,
      ),
    ).toEqual([{ text: 'àçél·l', sorted: true, word: true }])
    expect(
      await modes('postgres/data', 'postgres/run', 'postgres/leases', 'postgres/password', 'postgres/log'),
    ).toEqual(['700', '700', '700', '600', '600'])
    await expect(query({ ...cercle.connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
    expect(await readdir(join(dataDir, 'postgres'))).toEqual([
      'data',
      'leases',
      'log',
      'mutex',
      'password',
      expect.stringMatching(/^programs-\d/),
      'run',
    ])
    await cercle.leave()
  })

  test('belongs to a user without superuser rights, including objects that an earlier release created as superuser', async () => {
    const cercle = await joinHere()
    await query(
      cercle.superuser,
      `
      create schema pgboss; create type pgboss.state as enum ('a'); create table pgboss.job (id serial, state pgboss.state);
      create table kept (id integer generated always as identity); create view kept_guests as select * from kept;
      create function one() returns int language sql as 'select 1'`,
    )
    await cercle.leave()
    const next = await joinHere()
    await query(
      next.connection,
      `
      alter table pgboss.job add name text; alter type pgboss.state add value 'b'; alter table kept add name text; drop view kept_guests; alter sequence pgboss.job_id_seq restart;
      create or replace function one() returns int language sql as 'select 2'; create table pgboss.queue (); create role visitor; drop role visitor`,
    )
    await expect(query(next.connection, `copy kept to program 'cat'`)).rejects.toThrow('permission denied')
    await expect(query(next.connection, 'alter system set fsync = off')).rejects.toThrow('permission denied')
    await next.leave()
  })

  test('runs in a session of its own, so that Ctrl-C does not end it, and never as root', async () => {
    const cercle = await joinHere()
    const pid = await postmaster()
    const [group, user] = execFileSync('ps', ['-o', 'pgid=', '-o', 'uid=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    expect(Number(group)).toBe(pid)
    expect(Number(user)).toBe(nobody?.uid ?? process.getuid!())
    await cercle.leave()
  })

  test('keeps its data when it is stopped and started again', async () => {
    await (await joinHere()).leave()
    for (const visit of [1, 2, 3]) {
      const cercle = await joinHere()
      await query(cercle.connection, 'create table if not exists visit ()')
      await query(cercle.connection, 'insert into visit default values')
      expect(await query(cercle.connection, 'select count(*)::int from visit')).toEqual([{ count: visit }])
      await cercle.leave()
    }
  })

  test('is shared by processes and stops with the last of them', async () => {
    const first = await hold()
    const second = await hold()
    const pid = await postmaster()
    await leave(first)
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await postmaster()).toBe(pid)
    await leave(second)
    expect(isRunning(pid)).toBe(false)
  })

  test('is shared within one process, and leaving twice has the effect of once', async () => {
    const first = await joinHere()
    const second = await joinHere()
    await Promise.all([first.leave(), first.leave()])
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.leave()
    await expect(postmaster()).rejects.toThrow('ENOENT')
  })

  test('is taken over from a killed process, whose lease does not keep it running', async () => {
    const killed = await hold()
    const pid = await postmaster()
    await kill(killed.process)
    const cercle = await joinHere()
    expect(await postmaster()).toBe(pid)
    await cercle.leave()
    expect(isRunning(pid)).toBe(false)
  })

  test('is not kept running by a process that got the pid of a killed one', async () => {
    const cercle = await joinHere()
    const pid = await postmaster()
    await writeFile(join(dataDir, 'postgres/leases', `${process.ppid}-1-00000000`), '')
    await cercle.leave()
    expect(isRunning(pid)).toBe(false)
  })

  test('is created and started once when many processes join at the same moment', async () => {
    dataDir = join(folder, 'var')
    const holders = await Promise.all([hold(), hold(), hold(), hold(), hold()])
    const pids = await Promise.all(
      holders.map(({ connection }) => query(connection, `select pg_postmaster_start_time()::text as start`)),
    )
    expect(new Set(pids.map((rows) => JSON.stringify(rows))).size).toBe(1)
    const pid = await postmaster()
    await Promise.all(holders.map(leave))
    expect(isRunning(pid)).toBe(false)
  })

  test('runs for a process that joins while the last one leaves', async () => {
    let last = await joinHere()
    for (const delay of [0, 1, 2, 5, 10, 20, 40]) {
      const leaving = last.leave()
      await sleep(delay)
      const next = await joinHere()
      expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
      await leaving
      expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
      last = next
    }
    await last.leave()
    await expect(postmaster()).rejects.toThrow('ENOENT')
  })

  test('keeps running when another start fails', async () => {
    const cercle = await joinHere()
    const password = join(dataDir, 'postgres/password')
    await rename(password, join(folder, 'password'))
    await expect(joinHere()).rejects.toThrow(/^The password of the database in .* is missing: put the file .* back\.$/)
    await rename(join(folder, 'password'), password)
    expect(await query(cercle.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await cercle.leave()
  })
})

describe('When PostgreSQL is killed', () => {
  test('one of the processes that share it starts it again, each one is notified, and committed data is kept', async () => {
    const holders = [await hold(), await hold()]
    const errors: Error[] = []
    const cercle = await joinHere({ onError: (error) => errors.push(error) })
    await query(cercle.connection, 'create table seat (taken int)')
    await query(cercle.connection, 'insert into seat values (1)')
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    expect(await eventually(() => query(cercle.connection, 'select taken from seat'))).toEqual([{ taken: 1 }])
    const revived = await postmaster()
    expect(revived).not.toBe(killed)
    await eventually(() => expect([errors.length, ...holders.map((holder) => holder.errors.length)]).toEqual([1, 1, 1]))
    expect(errors[0]?.message).toBe(`PostgreSQL (process ${killed}) ended unexpectedly.`)
    for (const holder of holders) await leave(holder)
    expect(await postmaster()).toBe(revived)
    await cercle.leave()
    expect(isRunning(revived)).toBe(false)
  })

  test('a process that leaves during the restart leaves nothing running', async () => {
    const cercle = await joinHere()
    process.kill(await postmaster(), 'SIGKILL')
    await sleep(520)
    await cercle.leave()
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir)
  })

  test('and cannot be started again, the process gets an error and can leave without waiting for the retries', async () => {
    const errors: Error[] = []
    const cercle = await joinHere({ onError: (error) => errors.push(error) })
    await spoilSettings()
    process.kill(await postmaster(), 'SIGKILL')
    await eventually(async () =>
      expect(await readFile(join(dataDir, 'postgres/log'), 'utf8')).toContain('syntax error'),
    )
    await cercle.leave()
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/ended unexpectedly\.$/)])
  })

  test('together with the process, the next start restores everything', async () => {
    const killed = await hold()
    await query(killed.connection, 'create table guest as select 1 as taken')
    await kill(killed.process)
    process.kill(await postmaster(), 'SIGKILL')
    const cercle = await joinHere()
    expect(await query(cercle.connection, 'select taken from guest')).toEqual([{ taken: 1 }])
    await cercle.leave()
  })

  test('but one of its processes still runs, the next start waits until that one ends', async () => {
    const killed = await hold()
    const sql = postgres({ ...killed.connection, max: 1 })
    const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    await kill(killed.process)
    process.kill(backend!.pid, 'SIGSTOP')
    process.kill(await postmaster(), 'SIGKILL')
    const joining = joinHere()
    const first = await Promise.race([joining, sleep(1_000, 'still waiting')])
    process.kill(backend!.pid, 'SIGCONT')
    expect(first).toBe('still waiting')
    const cercle = await joining
    expect(await query(cercle.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await cercle.leave()
    await sql.end({ timeout: 0 })
  })

  test('and its pid belongs to another program of the same user, as after a power failure, it starts', async () => {
    const first = await hold()
    const pid = await postmaster()
    await kill(first.process)
    process.kill(pid, 'SIGKILL')
    const other = spawn('sleep', ['60'], { ...nobody, cwd: '/' })
    processes.push(other)
    for (const file of ['postgres/data/postmaster.pid', 'postgres/run/.s.PGSQL.5432.lock']) {
      const lines = await readFile(join(dataDir, file), 'utf8')
      await writeFile(join(dataDir, file), lines.replace(/^\d+/, String(other.pid)))
    }
    const cercle = await joinHere()
    expect(await query(cercle.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await cercle.leave()
    expect(isRunning(other.pid!)).toBe(true)
  })
})

describe('A start', () => {
  test('and the database is only half created, the next start creates it again', async () => {
    dataDir = join(folder, 'var')
    const { child } = begin()
    await eventually(async () =>
      expect((await readdir(join(dataDir, 'postgres'), { recursive: true })).join()).toMatch(
        /unfinished-[^,]*\/data\/base/,
      ),
    )
    await kill(child)
    expect(existsSync(join(dataDir, 'postgres/data'))).toBe(false)
    await (await joinHere()).leave()
    const cercle = await joinHere()
    expect((await facts(cercle.superuser)).superuser).toBe(true)
    await cercle.leave()
  })

  test('that PostgreSQL refuses ends with one line that names the log', async () => {
    const cercle = await joinHere()
    await cercle.leave()
    await spoilSettings()
    const log = join(await realpath(dataDir), 'postgres/log')
    const start = startPostgres(await openCluster(dataDir), cercle.connection, { timeoutMs: 500 })
    await expect(start).rejects.toThrow(
      new StartError(`PostgreSQL did not start within 0.5 s: its reasons are in ${log}.`),
    )
    expect(await readFile(log, 'utf8')).toContain('syntax error')
  })

  test('sets a long log aside', async () => {
    await (await joinHere()).leave()
    await writeFile(join(dataDir, 'postgres/log'), 'x'.repeat(1_100_000))
    await (await joinHere()).leave()
    expect((await stat(join(dataDir, 'postgres/log'))).size).toBeLessThan(10_000)
    expect((await stat(join(dataDir, 'postgres/log.1'))).size).toBe(1_100_000)
  })

  test('with a file in the place of the folder fails with an error that names it', async () => {
    dataDir = join(folder, 'var')
    await writeFile(dataDir, '')
    await expect(joinHere()).rejects.toThrow(StartError)
    await expect(joinHere()).rejects.toThrow(
      /^El Cercle cannot write to its data folder .*: check its owner, or set DATA_DIR to another\.$/,
    )
  })

  test.skipIf(!isRoot)(
    'of an ordinary user in a folder of another user fails with an error that names the owner',
    async () => {
      dataDir = join(folder, 'var')
      await mkdir(dataDir, { mode: 0o755 })
      const refused = await begin(nobody).outcome
      expect(refused).toMatchObject({
        is: 'refused',
        name: 'StartError',
        message: expect.stringMatching(/cannot write to its data folder .*EACCES/),
      })
    },
  )
})

describe('The data folder', () => {
  test('may be moved to a path longer than a socket can have', async () => {
    await moveSharedTo(join(folder, 'x'.repeat(60), 'y'.repeat(60), 'var'))
    const holder = await hold()
    const cercle = await joinHere()
    const socket = cercle.connection.host
    expect(socket.length).toBeLessThan(40)
    expect((await stat(socket)).mode & 0o777).toBe(0o700)
    expect(holder.connection).toEqual(cercle.connection)
    expect(await query(cercle.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await leave(holder)
    await cercle.leave()
    expect(existsSync(socket)).toBe(false)
  })

  test.skipIf(!isRoot)('with a long path refuses a socket folder that another user has put there', async () => {
    await moveSharedTo(join(folder, 'x'.repeat(60), 'y'.repeat(60), 'var'))
    const cercle = await joinHere()
    await cercle.leave()
    const socket = cercle.connection.host
    await mkdir(socket, { mode: 0o700 })
    await chown(socket, 12_345, 12_345)
    onTestFinished(() => rmdir(socket))
    await expect(joinHere()).rejects.toThrow(`${socket} is not a private folder of ours (uid 12345, mode 700)`)
  })

  test('may have spaces, commas and characters of any script', async () => {
    await moveSharedTo(join(folder, 'El Cercle, còpia "1"', 'var'))
    const cercle = await joinHere()
    expect(await query(cercle.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await cercle.leave()
  })

  test.skipIf(!isRoot)('of an ordinary user stays owned by that user, and PostgreSQL runs as that user', async () => {
    dataDir = join(folder, 'var')
    await mkdir(dataDir)
    await chown(dataDir, nobody!.uid, nobody!.gid)
    const holder = await hold(nobody)
    expect(await owners('postgres', 'postgres/data', 'postgres/run', 'postgres/password')).toEqual(
      Array(4).fill(nobody!.uid),
    )
    await leave(holder)
  })

  test.skipIf(!isRoot)('of an ordinary user stays owned by that user when root starts first', async () => {
    dataDir = join(folder, 'var')
    const daemon = {
      uid: Number(execFileSync('id', ['-u', 'daemon'])),
      gid: Number(execFileSync('id', ['-g', 'daemon'])),
    }
    await mkdir(dataDir)
    await chown(dataDir, daemon.uid, daemon.gid)
    const cercle = await joinHere()
    expect(
      await owners(
        'postgres',
        'postgres/data',
        'postgres/run',
        'postgres/password',
        'postgres/leases',
        'postgres/mutex',
        'postgres/log',
      ),
    ).toEqual(Array(7).fill(daemon.uid))
    const holder = await hold(daemon)
    await cercle.leave()
    expect(await query(holder.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await leave(holder)
    await leave(await hold(daemon))
  })

  test.skipIf(!isRoot)('copied by root, and therefore owned by root, can be opened', async () => {
    await (await joinHere()).leave()
    const original = dataDir
    dataDir = join(folder, 'copy')
    await cp(original, dataDir, { recursive: true })
    expect(await owners('postgres/data')).toEqual([0])
    const cercle = await joinHere()
    expect(await query(cercle.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await cercle.leave()
  })

  test.skipIf(!isRoot)(
    'and the project may be readable by root only: the programs are copied to where PostgreSQL can read them',
    async () => {
      dataDir = join(folder, 'var')
      const clone = await privateClone()
      const holder = await hold({ cwd: clone }, clone)
      await query(holder.connection, 'create table place as select 1 as taken')
      await leave(holder)
      expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true)
      expect(await realpath(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/el-cercle\/[0-9a-f]{16}$/)
      expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('programs-'))).toHaveLength(1)
      const again = await hold({ cwd: clone }, clone)
      expect(await query(again.connection, 'select taken from place')).toEqual([{ taken: 1 }])
      await leave(again)
    },
  )
})

/** The files that starting PostgreSQL needs, in a folder that only root may enter. */
async function privateClone(): Promise<string> {
  await chmod(folder, 0o700)
  const clone = join(folder, 'clone')
  const packages = await realpath(join(project, 'node_modules'))
  const parts = [
    'package.json',
    'server/embedded-postgres',
    'server/data-transfer.ts',
    'tests/harness/embedded-postgres-holder.ts',
  ]
  for (const part of parts) await cp(join(project, part), join(clone, part), { recursive: true })
  for (const name of ['postgres', '@embedded-postgres'])
    await cp(join(packages, name), join(clone, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'go=', clone])
  return clone
}

async function spoilSettings() {
  const file = join(dataDir, 'postgres/data/postgresql.conf')
  const good = await readFile(file)
  await appendFile(file, 'no such setting\n')
  onTestFinished(() => writeFile(file, good))
}

async function moveSharedTo(path: string) {
  await mkdir(dirname(path), { recursive: true })
  await rename(sharedDir, path)
  dataDir = movedDir = path
}

async function joinHere(options: { onError?: (error: Error) => void } = {}): Promise<EmbeddedPostgres> {
  usedDirs.add(dataDir)
  return joinEmbeddedPostgres({ dataDir, print: () => undefined, ...options })
}

type Holder = { process: ChildProcess; connection: Connection; errors: string[] }

async function hold(options?: ForkOptions, inProject = project): Promise<Holder> {
  const { child, errors, outcome } = begin(options, inProject)
  const message = await outcome
  if (message.is !== 'joined') throw new Error(JSON.stringify(message))
  return { process: child, connection: message.connection, errors }
}

function begin(options: ForkOptions = {}, inProject = project) {
  usedDirs.add(dataDir)
  const child = fork(join(inProject, 'tests/harness/embedded-postgres-holder.ts'), [dataDir], {
    execArgv: [],
    ...options,
  })
  processes.push(child)
  const errors: string[] = []
  const outcome = new Promise<HolderMessage>((done) => {
    child.on('message', (message: HolderMessage) => {
      if (message.is === 'error') errors.push(message.message)
      else if (message.is !== 'printed') done(message)
    })
  })
  child.send('join')
  return { child, errors, outcome }
}

async function leave({ process: child }: Holder) {
  const exit = once(child, 'exit')
  child.send('leave')
  expect((await exit)[0]).toBe(0)
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const sql = postgres({ ...connection, max: 1, onnotice: () => undefined })
  try {
    return [...(await sql.unsafe(text))]
  } finally {
    await sql.end()
  }
}

async function facts(connection: Connection): Promise<Record<string, unknown>> {
  const settings = ['listen_addresses', 'data_checksums', 'fsync', 'synchronous_commit', 'full_page_writes', 'timezone']
  const [row] = await query(
    connection,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale, datcollate as lc_collate,
       rolsuper as superuser, (select rolsuper from pg_roles where rolname = 'cercle_owner') as product_is_superuser, rolpassword like 'SCRAM-SHA-256$%' as scram, ${settings.map((name) => `current_setting('${name}') as ${name}`).join()}
     from pg_database, pg_authid where datname = 'cercle' and rolname = 'cercle'`,
  )
  return row ?? {}
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'))
}

function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

async function modes(...paths: string[]): Promise<string[]> {
  return Promise.all(paths.map(async (path) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8)))
}

async function owners(...paths: string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await stat(join(dataDir, path))).uid))
}

async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + 10_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(20)
    }
  }
}

async function stopDatabase(used: string) {
  dataDir = used
  const pid = await postmaster().catch(() => undefined)
  if (!pid || !isRunning(pid)) return
  process.kill(pid, 'SIGQUIT')
  await eventually(() => expect(isRunning(pid)).toBe(false))
}

async function removeDatabase(used: string) {
  const home = await realpath(join(used, 'postgres')).catch(() => undefined)
  if (!home) return
  await rm(home, { recursive: true, force: true, maxRetries: 5 })
  if (dirname(home) === '/var/lib/el-cercle') await rmdir(dirname(home)).catch(() => undefined)
}

async function makeFolder(): Promise<string> {
  const made = await mkdtemp('/tmp/cercle-')
  await chmod(made, 0o755)
  return made
}
