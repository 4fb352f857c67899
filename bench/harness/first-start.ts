import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { variantWidths } from '#app/media/picture.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { freePort } from '#tests/harness/server.ts'
import { shown, type Figure } from '../record.ts'
import { commandOf, processes } from './processes.ts'
import { eventPage, root } from './subject.ts'

const notCloned = new Set(['.git', 'node_modules', 'build', 'var', 'test-results', '.react-router'])
const LEFT_AT_KILL = 8
const MAX_SECONDS_TO_PAGE = 8

export async function measureFirstStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-first-start-'))
  chmodSync(folder, 0o755)
  cpSync(root, folder, { recursive: true, filter: (path) => dirname(path) !== root || !notCloned.has(basename(path)) })
  try {
    return await measureIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureIn(folder: string): Promise<Figure[]> {
  const first = await npmStart(folder)
  const installed = await first.printed('Building')
  const built = await first.until(() => existsSync(join(folder, 'build/stamp')))
  const page = await first.firstPage()
  await first.printed(`"left":${LEFT_AT_KILL},`)
  await first.stop('SIGKILL')
  const again = await npmStart(folder)
  const reopened = await again.firstPage()
  const encoded = await again.printed('"left":0,')
  const complete = await isComplete(join(folder, 'var'))
  await again.stop('SIGTERM')
  const afterInstall = page - installed
  return [
    shown('First start: seconds of the installation', rounded(installed)),
    shown('First start: seconds of the build', rounded(built - installed)),
    {
      claim: 'First start: seconds from the end of the installation to the first page',
      measured: rounded(afterInstall),
      bar: `< ${MAX_SECONDS_TO_PAGE}`,
      holds: afterInstall < MAX_SECONDS_TO_PAGE,
    },
    shown('Killed while it encodes pictures and started again: seconds to the first page', rounded(reopened)),
    shown('Killed while it encodes pictures and started again: seconds until all are encoded', rounded(encoded)),
    {
      claim: 'Every demo picture is then there in every width exactly once',
      measured: complete ? 'yes' : 'no',
      bar: 'yes',
      holds: complete,
    },
  ]
}

async function npmStart(folder: string) {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seconds = () => (performance.now() - startedAt) / 1000
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  const until = async (holds: () => boolean | Promise<boolean>): Promise<number> => {
    while (!(await holds())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output}`)
      await pause(20)
    }
    return seconds()
  }
  return {
    until,
    printed: (text: string) => until(() => output.includes(text)),
    firstPage: () =>
      until(() =>
        fetch(`http://localhost:${port}${eventPage}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    stop: (signal: NodeJS.Signals) => stopServer(child, signal),
  }
}

/** npm and its shell do not forward SIGKILL: the signal goes to the server itself. */
async function stopServer(npm: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((done) => npm.once('exit', done))
  const server = processes(npm.pid ?? 0)
    .filter((pid) => /server\/start\.(ts|mjs)/.test(commandOf(pid)))
    .at(-1)
  if (server === undefined) throw new Error('npm start has no server')
  process.kill(server, signal)
  await ended
}

async function isComplete(dataDir: string): Promise<boolean> {
  const cluster = await joinEmbeddedPostgres({ dataDir, print: () => {} })
  const sql = postgres({ ...cluster.connection, max: 1 })
  const pictures = await sql<{ width: number; variants: number }[]>`
    select m.width, (select count(*)::int from media_variants v where v.hash = m.hash and v.format <> 'source') as variants from media m`
  await sql.end()
  await cluster.leave()
  return (
    pictures.length === 16 && pictures.every(({ width, variants }) => variants === 2 * variantWidths(width).length + 1)
  )
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
