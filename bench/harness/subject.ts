import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { runServer, type RunningServer } from '#tests/harness/server.ts'

export const root = resolve(import.meta.dirname, '../..')

export function runSubject(env: Record<string, string> = {}): Promise<RunningServer> {
  return runServer({ DATA_DIR: join(root, 'var/bench'), LOG_LEVEL: 'error', ...env })
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
