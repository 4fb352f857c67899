import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { verifiedSessionToken } from '#app/accounts/session/session-cookie.server.ts'
import { config } from '#app/config.server.ts'
import { countedAddress, exactAddressOf } from '#app/platform/request/client-address.server.ts'
import { createFairQueue, QueueFull } from './fair-queue.ts'
import { createRequestRate } from './request-rate.ts'
import { standalonePage } from './standalone-page.ts'

/** The page loop is one thread: more pages at a time are not faster, they only wait for the database meanwhile. */
const limits = { running: 16, runningEach: 2, waiting: 1_000, waitingEach: 300, waitMs: 10_000 }

const RETRY_AFTER_SECONDS = 5
/**
 * On average: a client that asks again at once does so once a second on each connection, at the price of a timer, and
 * not on all of them at the same moment.
 */
const REFUSAL_DELAY_MS = 1_000

class TooManyRequests extends Error {}

export type PageLimits = {
  /**
   * Makes a page or carries out a form when it is the client's turn. Without a request it is a page that others wait
   * for as well: it goes first and counts for nobody. @throws what `refusedPage` answers
   */
  run<T>(request: IncomingMessage | null, make: () => Promise<T>): Promise<T>
}

/** Bounds what is made at a time, in all and for each client, and how many pages a client may ask for. */
export function createPageLimits(perMinute = config.pagesPerMinute): PageLimits {
  const queue = createFairQueue(limits)
  const mayAsk = perMinute > 0 ? createRequestRate(perMinute) : () => true
  return {
    async run(request, make) {
      const client = request && clientOf(request)
      if (client && isCounted(request) && !mayAsk(client)) throw new TooManyRequests()
      return queue.run(client, make)
    },
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof TooManyRequests || error instanceof QueueFull
}

/** Answers a request that was refused. @throws any other error again */
export async function refusedPage(error: unknown, { url }: Request): Promise<Response> {
  if (!isRefusal(error)) throw error
  await pause(REFUSAL_DELAY_MS * (0.5 + Math.random()), undefined, { ref: false })
  return standalonePage(error instanceof QueueFull ? 'busy' : 'tooFast', new URL(url).pathname, RETRY_AFTER_SECONDS)
}

/** A session is its own client, so that nobody pays for others behind the same address. */
function clientOf({ headers, socket }: IncomingMessage): string {
  const session = headers.cookie && verifiedSessionToken(headers.cookie)
  if (session) return `session ${session}`
  return countedAddress(exactAddressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString()))
}

/** Forms have budgets of their own; pictures come by the dozen with one page. */
function isCounted({ method, url }: IncomingMessage): boolean {
  return method !== 'POST' && !url?.startsWith('/media/')
}
