import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runServer, type RunningServer } from '#tests/harness/server.ts'
import { cpuSeconds } from './load-process.ts'

export const root = resolve(import.meta.dirname, '../..')

const IDLE_CPU_SHARE = 0.01
const IDLE_SECONDS = 5

export function runSubject(env: Record<string, string> = {}): Promise<RunningServer> {
  return runServer({ DATA_DIR: join(root, 'var/bench'), LOG_LEVEL: 'error', ...env })
}

/**
 * Runs it until it has encoded the demo's pictures and sent the mails that another bench left: for minutes they take a
 * tenth of a processor, which a bench of pages would count as theirs.
 */
export async function runIdleSubject(env: Record<string, string> = {}): Promise<RunningServer> {
  const subject = await runSubject(env)
  let used = Infinity
  while (used > IDLE_CPU_SHARE * IDLE_SECONDS) {
    const before = cpuSeconds(pidOf(subject))
    await pause(IDLE_SECONDS * 1_000)
    used = cpuSeconds(pidOf(subject)) - before
  }
  return subject
}

export function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port)
}

export function pidOf({ process: { pid } }: RunningServer): number {
  if (pid === undefined) throw new Error('the server has no process')
  return pid
}

export const eventPage = '/eventos/1'

export function answerOf(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; rawHeaders: string[]; body: Buffer }> {
  return new Promise((done, failed) => {
    get({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }),
      )
    }).on('error', failed)
  })
}
