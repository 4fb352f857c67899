import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { testKey } from './test-key.ts'

const root = resolve(import.meta.dirname, '../..')

/** Two thirds of the start of a command, and what a server loads before it turns its cache on. */
export const quickLoading = { NODE_OPTIONS: `--import ${join(root, 'server/bootstrap/load-quickly.mjs')}` }

export type RunningServer = {
  url: string
  dataDir: string
  process: ChildProcess
  output(): string
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
  /** Sends SIGKILL. Faster than `stop`, which waits six seconds for idle connections behind a trusted proxy. */
  kill(): Promise<void>
}

/** For `runServer`: offers of seats begin at any hour. */
export const daylight = { NODE_OPTIONS: `--import ${join(root, 'tests/harness/daylight.ts')}` }

/**
 * Starts the built product with these settings on a free port, and waits until it is ready.
 * @param release the folder of another release
 * @param within the command that runs it elsewhere, such as in a network namespace
 */
export async function runServer(
  env: Record<string, string>,
  release = root,
  within: string[] = [],
): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const dataDir = env.DATA_DIR ?? reachableFolder()
  const [program, ...args] = [...within, process.execPath, join(release, 'server/start.ts')]
  const child = spawn(program, args, {
    cwd: release,
    env: {
      PATH: process.env.PATH,
      ...quickLoading,
      LOG_LEVEL: 'warn',
      ALERT_DISK_PERCENT: '0',
      PAGES_PER_MINUTE: '0',
      ...(env.DATABASE_URL && { ENCRYPTION_KEY: testKey }),
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('el Cercle is open')) ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => failed(new Error(`the server ended with ${code} before it was open:\n${printed}`)))
  })
  return {
    url,
    dataDir,
    process: child,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A new folder that the unprivileged user of PostgreSQL can read. */
function reachableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-'))
  chmodSync(folder, 0o755)
  return folder
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}
