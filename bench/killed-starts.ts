// Kills a starting process eight times at random moments, on an empty data folder at first, and starts it again.
// `KILLS` and SEED repeat or change it.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runServer } from '#tests/harness/server.ts'
import { killProcessesOf } from './harness/kill-processes.ts'
import { commandOf } from './harness/processes.ts'
import { root } from './harness/subject.ts'
import { random } from './random.ts'
import { record, seedOfRun, shown } from './record.ts'

const KILLS = Number(process.env.KILLS ?? 8)

const seed = seedOfRun()
const draw = random(seed)
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-killed-starts-'))
const [whole, dataDir] = [join(folder, 'whole'), join(folder, 'killed')]
for (const path of [folder, whole, dataDir]) {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
try {
  let longest = await timeFirstStart()
  const moments: number[] = []
  while (moments.length < KILLS) {
    const { ms, wasOpen } = await killAfter(draw() * longest)
    if (wasOpen) longest = ms
    else moments.push(ms)
  }
  await report(moments)
} finally {
  await killProcessesOf(folder)
  rmSync(folder, { recursive: true, force: true })
}

/** A later start is shorter, as soon as the database is made. */
async function timeFirstStart(): Promise<number> {
  const startedAt = performance.now()
  const server = await runServer({ ...env, DATA_DIR: whole })
  const ms = performance.now() - startedAt
  await server.stop()
  return ms
}

/** Kills the process after this time, or when it is open if that is sooner. PostgreSQL outlives it. */
async function killAfter(momentMs: number): Promise<{ ms: number; wasOpen: boolean }> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, 'server/start.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const opened = new Promise<boolean>((done) => {
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('el Cercle is open') && done(true))
  })
  const wasOpen = await Promise.race([opened, pause(momentMs, false)])
  const ms = Math.round(performance.now() - startedAt)
  child.kill('SIGKILL')
  await ended
  console.log(`killed after ${ms} ms, ${wasOpen ? 'open' : 'starting'}`)
  return { ms, wasOpen }
}

async function report(moments: number[]) {
  const startedAt = performance.now()
  const server = await runServer(env)
  const ready = await fetch(`${server.url}/readyz`)
  const page = await fetch(`${server.url}/eventos/1`)
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  const postmasters = countPostmasters()
  await server.stop()
  record(
    'killed-starts',
    [
      shown('Killed while starting, after ms', moments.join(', ')),
      shown('The next start: seconds until it is ready', seconds),
      { claim: '  /readyz', measured: ready.status, bar: '200', holds: ready.status === 200 },
      { claim: '  a page of the demo content', measured: page.status, bar: '200', holds: page.status === 200 },
      { claim: 'PostgreSQL servers then', measured: postmasters, bar: '1', holds: postmasters === 1 },
    ],
    seed,
  )
}

/** The processes of one server have other titles, such as «postgres: checkpointer». */
function countPostmasters(): number {
  return readdirSync('/proc').filter((pid) => {
    const [program = '', option, folder = ''] = /^\d+$/.test(pid) ? commandOf(Number(pid)).split('\0') : []
    return program.endsWith('/postgres') && option === '-D' && folder.startsWith(dataDir)
  }).length
}
