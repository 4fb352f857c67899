import type { IncomingMessage } from 'node:http'
import { config } from '#app/config.server.ts'
import { createAskers, type Askers } from './askers.ts'
import { createFairQueue } from './fair-queue.ts'
import { createRequestRate } from './request-rate.ts'

/** Somebody who is signed in gets pages of their own only, and works in the panel with lists that are read at each key. */
const SIGNED_IN_FACTOR = 4
/** Pictures come by the dozen with one page, and are read, not made. */
const uncounted = /^\/media\//

/** Pages that one process makes at a time. One processor makes them one after the other; the others wait for the database meanwhile. */
const pageLimits = { maxRunning: 16, maxRunningEach: 4, maxWaiting: 1_000, maxWaitingEach: 300 }
/** Forms wait for each other at a full dinner, and for passwords. A hall behind one address registers at once. */
const formLimits = { maxRunning: 32, maxRunningEach: 8, maxWaiting: 1_000, maxWaitingEach: 500 }

/** Pictures that are sent take their time on the way, and have a queue of their own. */
export function isUpload(path: string): boolean {
  return /^\/admin\/imagenes(\.data)?$/.test(path)
}

export type Overload = Pick<Askers, 'rememberSession'> & {
  /** Whether one more page may be made for whoever asks, by how many they have asked for within a minute. */
  mayAskForPage(request: IncomingMessage): boolean
  /** Makes an answer when it is the asker's turn. @throws QueueFull */
  inTurn<T>(request: IncomingMessage, make: () => Promise<T>): Promise<T>
  /** Makes a page that others wait for, too, before those of single visitors. @throws QueueFull */
  forEverybody<T>(make: () => Promise<T>): Promise<T>
}

/** Bounds what is made at a time, in all and for each asker. Pages that are kept are not made, and cost nothing here. */
export function createOverload(perMinute = config.pagesPerMinute): Overload {
  const askers = createAskers()
  const rate = createRequestRate()
  const queues = { pages: createFairQueue(pageLimits), panel: createFairQueue(pageLimits), forms: createFairQueue(formLimits) }

  return {
    rememberSession: askers.rememberSession,
    mayAskForPage(request) {
      if (perMinute === 0 || uncounted.test(request.url ?? '')) return true
      const { key, signedIn } = askers.askerOf(request)
      return rate.allows(key, signedIn ? perMinute * SIGNED_IN_FACTOR : perMinute)
    },
    inTurn(request, make) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
      if (uncounted.test(path) || isUpload(path)) return make()
      const { key, signedIn } = askers.askerOf(request)
      const queue = request.method === 'POST' ? queues.forms : signedIn && path.startsWith('/admin/') ? queues.panel : queues.pages
      return queue.run(key, make)
    },
    forEverybody: (make) => queues.pages.run(null, make),
  }
}
