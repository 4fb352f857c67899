import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readSessionCookie } from '#app/accounts/session/session-cookie.server.ts'
import { config } from '#app/config.server.ts'
import { rateLimitAddress, exactAddressOf } from '#app/platform/request/client-address.server.ts'
import { createFairQueue, QueueFull } from './fair-queue.ts'
import { createRequestRate } from './request-rate.ts'
import { standaloneResponse } from './standalone-page.ts'

/** Rendering is single-threaded: more concurrent pages only wait for the database. */
export const queueLimits = { running: 16, runningEach: 2, waiting: 1_000, waitingEach: 300, waitMs: 10_000 }

const RETRY_AFTER_SECONDS = 5
/** Slows down clients that retry at once. The actual delay is random around it. */
const REFUSAL_DELAY_MS = 1_000

class TooManyRequests extends Error {}

export type PageLimits = {
  /** Without a request (a shared page) it runs first. Throws errors for `refusedPage`. */
  run<T>(request: IncomingMessage | null, render: () => Promise<T>): Promise<T>
}

export function createPageLimits(perMinute = config.pagesPerMinute): PageLimits {
  const queue = createFairQueue(queueLimits)
  const isWithinRate = perMinute > 0 ? createRequestRate(perMinute) : () => true
  return {
    async run(request, render) {
      const client = request && clientOf(request)
      if (client && isCounted(request) && !isWithinRate(client)) throw new TooManyRequests()
      return queue.run(client, render)
    },
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof TooManyRequests || error instanceof QueueFull
}

export async function refusedPage(error: unknown, { url }: Request): Promise<Response> {
  if (!isRefusal(error)) throw error
  await pause(REFUSAL_DELAY_MS * (0.5 + Math.random()), undefined, { ref: false })
  return standaloneResponse(error instanceof QueueFull ? 'busy' : 'tooFast', new URL(url).pathname, RETRY_AFTER_SECONDS)
}

function clientOf({ headers, socket }: IncomingMessage): string {
  const session = headers.cookie && readSessionCookie(headers.cookie)
  if (session) return `session ${session.token}`
  return rateLimitAddress(exactAddressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString()))
}

/** Forms have rate limits of their own; a page loads dozens of pictures. */
function isCounted({ method, url }: IncomingMessage): boolean {
  return method !== 'POST' && !url?.startsWith('/media/')
}
