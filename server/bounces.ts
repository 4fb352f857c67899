import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '#app/config.server.ts'
import { usingPool } from '#app/database/client.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { receiveNotice, receiveReport } from '#app/mails/bounces/receive-bounce.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { recordSecurityEvent } from '#app/platform/observability/security-log.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { hasBearer } from './bearer.ts'

export const BOUNCES_PATH = '/rebotes'
const BODY_LIMIT = 256 * 1024

type Answer = { status: number; headers?: Record<string, string> }

const readers: Readonly<Record<string, (body: string) => Promise<boolean>>> = {
  'application/json': receiveNotice,
  'message/rfc822': receiveReport,
}

/**
 * POST /rebotes with `Authorization: Bearer BOUNCE_TOKEN`: a mail could not be delivered. The answer is the same for
 * known and unknown addresses.
 */
export async function answerBounce(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers } = await usingPool('jobs', () => receive(request)).catch((error: unknown): Answer => {
    log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ err: error }, 'bounce not recorded')
    return { status: 503, headers: { 'Retry-After': '60' } }
  })
  // What was not read of the body ends with the connection.
  if (!request.complete) response.shouldKeepAlive = false
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end()
}

async function receive(request: IncomingMessage): Promise<Answer> {
  if (!config.bounceToken) return { status: 404 }
  if (request.method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
  const limit = await consumeRateLimit('bounce', { address: clientAddress() })
  if (!limit.ok) return { status: 429, headers: { 'Retry-After': String(limit.retryAfter) } }
  if (!hasBearer(request, config.bounceToken)) {
    recordSecurityEvent('access-refused')
    return { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } }
  }
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1)
  const read = Object.hasOwn(readers, type.trim().toLowerCase()) && readers[type.trim().toLowerCase()]
  if (!read) return { status: 415 }
  const body = await readBody(request)
  if (body === null) return { status: 413 }
  return { status: (await read(body)) ? 204 : 422 }
}

/** Null if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return null
  const chunks: Buffer[] = []
  let length = 0
  // By default an early return closes the connection before the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > BODY_LIMIT) return null
    chunks.push(chunk)
  }
  // PostgreSQL text cannot contain NUL.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}
