import { execFileSync, fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import type { HolderMessage } from './embedded-postgres-holder.ts'

export type Connection = EmbeddedPostgres['connection']

const project = resolve(import.meta.dirname, '../..')
export const isRoot = process.getuid!() === 0
export const nobody = isRoot
  ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
  : undefined

/** The data folder of the current test, and a temporary folder that is removed after it. */
export const paths = { dataDir: '', folder: '' }
/** Created once, because it takes a second; stopped and complete before each test. */
let sharedDir: string
let movedDir: string | undefined
let usedDirs: Set<string>
let processes: ChildProcess[]

/** Registers the hooks that give each test of the file a stopped database and end its processes. */
export function prepareDatabases() {
  beforeAll(async () => {
    sharedDir = join(await makeFolder(), 'var')
    await (await joinEmbeddedPostgres({ dataDir: sharedDir, print: () => undefined })).leave()
  })
  beforeEach(async () => {
    Object.assign(paths, { dataDir: sharedDir, folder: await makeFolder() })
    movedDir = undefined
    usedDirs = new Set()
    processes = []
  })
  afterEach(async ({ task }) => {
    for (const child of processes) await kill(child)
    for (const used of usedDirs) await stopDatabase(used)
    if (movedDir) await rename(movedDir, sharedDir)
    for (const used of usedDirs) if (used !== sharedDir || task.result?.state === 'fail') await removeDatabase(used)
    await rm(paths.folder, { recursive: true, force: true })
  })
  afterAll(() => rm(dirname(sharedDir), { recursive: true, force: true }))
}

/** Ends this process after the test. */
export function endAfterTest(child: ChildProcess) {
  processes.push(child)
}

export async function moveSharedTo(path: string) {
  await mkdir(dirname(path), { recursive: true })
  await rename(sharedDir, path)
  paths.dataDir = movedDir = path
}

/** Adds an invalid setting, so that PostgreSQL refuses to start until the test ends. */
export async function spoilSettings() {
  const file = join(paths.dataDir, 'postgres/data/postgresql.conf')
  const good = await readFile(file)
  await appendFile(file, 'no such setting\n')
  onTestFinished(() => writeFile(file, good))
}

export async function joinHere(
  options: { onError?: (error: Error) => void; print?: (message: string) => void } = {},
): Promise<EmbeddedPostgres> {
  usedDirs.add(paths.dataDir)
  return joinEmbeddedPostgres({ dataDir: paths.dataDir, print: () => undefined, ...options })
}

type Holder = { process: ChildProcess; connection: Connection; errors: string[] }

export async function hold(options?: ForkOptions, inProject = project): Promise<Holder> {
  const { child, errors, outcome } = begin(options, inProject)
  const message = await outcome
  if (message.is !== 'joined') throw new Error(JSON.stringify(message))
  return { process: child, connection: message.connection, errors }
}

export function begin(options: ForkOptions = {}, inProject = project) {
  usedDirs.add(paths.dataDir)
  const child = fork(join(inProject, 'tests/harness/embedded-postgres-holder.ts'), [paths.dataDir], {
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

export async function leave({ process: child }: Holder) {
  const exit = once(child, 'exit')
  child.send('leave')
  expect((await exit)[0]).toBe(0)
}

export async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

export async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const sql = postgres({ ...connection, max: 1, onnotice: () => undefined })
  try {
    return [...(await sql.unsafe(text))]
  } finally {
    await sql.end()
  }
}

export async function expectOpen({ connection }: { connection: Connection }) {
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
}

export async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(paths.dataDir, 'postgres/data/postmaster.pid'), 'utf8'))
}

/** Leaves, as the last process, and the server of this pid ends. */
export async function leaveLast(cercle: EmbeddedPostgres, pid: number) {
  await cercle.leave()
  expect(isRunning(pid)).toBe(false)
}

export function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + 240_000
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
  paths.dataDir = used
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
