import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readSessionCookie } from '#app/accounts/session/session-cookie.server.ts'
import { config } from '#app/config.server.ts'
import { holdJobsWhile } from '#app/platform/jobs/wake-workers.server.ts'
import { exactAddressOf, networkAround, rateLimitAddress } from '#app/platform/request/client-address.server.ts'
import { createFairQueue, QueueFull, WaitedTooLong, type QueueLimits } from './fair-queue.ts'
import { createRequestRate } from './request-rate.ts'
import { isPageForm, isSentByScript } from './form-kinds.ts'
import { refusedFormResponse, standaloneResponse } from './standalone-page.ts'

/** Rendering is single-threaded: more concurrent pages only wait for the database. */
export const queueLimits: QueueLimits = {
  running: 16,
  runningEach: 2,
  waiting: 1_000,
  waitingEach: 300,
  waitMs: 10_000,
  waitForOthersMs: 10_000,
  waitSpreadMs: 0,
}
/**
 * In a rush each visitor is answered within three seconds and can send again; nothing else waits behind bookings. Three
 * keep PostgreSQL busy; with more, each turn of the event loop is longer, and Node
 * accepts one connection in each turn.
 */
export const bookingLimits: QueueLimits = { ...queueLimits, running: 3, waitForOthersMs: 1_000, waitSpreadMs: 1_000 }

/** Of a visitor, who may be a member. */
const BOOKING_FORM = /^(?:\/ca)?\/eventos\/\d+\/(?:inscripcion|espera)(?:\?|$)/

/** Forms are not cached: a hall behind one address sends each of them to the process. */
const FORMS_PER_PAGE = 2
/** Whoever signs in often has many sessions. */
const ADDRESS_PER_CLIENT = 10

const RETRY_AFTER_SECONDS = 5
/** Slows down clients that retry at once and have not waited. The actual delay is random around it. */
const REFUSAL_DELAY_MS = 1_000

class TooManyRequests extends Error {}

export type PageLimits = {
  /** Without a request (a shared page) it runs first. Throws errors for `refusedPage`. */
  run<T>(request: IncomingMessage | null, render: () => Promise<T>): Promise<T>
  /** For a long form, whose body arrives meanwhile: that of a session keeps no place in the queue. */
  runLong<T>(request: IncomingMessage, render: () => Promise<T>): Promise<T>
}

export function createPageLimits(perMinute = config.pagesPerMinute): PageLimits {
  const queue = createFairQueue(queueLimits)
  const bookings = createFairQueue(bookingLimits)
  holdJobsWhile(() => bookings.isFull())
  const isAllowed = perMinute > 0 ? createAllowances(perMinute) : () => true
  const run: PageLimits['run'] = async (request, render) => {
    if (request && !isAllowed(request)) throw new TooManyRequests()
    return (request && isBooking(request) ? bookings : queue).run(request && clientOf(request, networkOf), render)
  }
  return {
    run,
    async runLong(request, render) {
      if (!sessionOf(request)) return run(request, render)
      if (!isAllowed(request)) throw new TooManyRequests()
      return render()
    },
  }
}

/** The address last, of IPv6 its /48: what its clients are refused does not count against the others behind it. */
function createAllowances(perMinute: number): (request: IncomingMessage) => boolean {
  const pages = createRequestRate(perMinute)
  const forms = createRequestRate(perMinute * FORMS_PER_PAGE)
  const address = createRequestRate(perMinute * ADDRESS_PER_CLIENT)
  return (request) => {
    if (isPicture(request)) return true
    return (request.method === 'POST' ? forms : pages)(clientOf(request, addressOf)) && address(networkOf(request))
  }
}

export function isRefusal(error: unknown): boolean {
  return error instanceof TooManyRequests || error instanceof QueueFull
}

/** The answer to a form from a browser without script keeps its fields, except where one is a password. */
export async function refusedPage(error: unknown, request: Request): Promise<Response> {
  if (!isRefusal(error)) throw error
  if (!(error instanceof WaitedTooLong))
    await pause(REFUSAL_DELAY_MS * (0.5 + Math.random()), undefined, { ref: false })
  const kind = error instanceof QueueFull ? 'busy' : 'tooFast'
  const address = new URL(request.url)
  const fields = await readPlainForm(request)
  return fields
    ? refusedFormResponse(kind, address, fields, RETRY_AFTER_SECONDS)
    : standaloneResponse(kind, address.pathname, RETRY_AFTER_SECONDS)
}

async function readPlainForm(request: Request): Promise<URLSearchParams | null> {
  const isPlain = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  if (!isPlain || request.bodyUsed || isSentByScript(request) || isPageForm(request)) return null
  const fields = new URLSearchParams(await request.text())
  return [...fields.keys()].some((name) => /password/i.test(name)) ? null : fields
}

function clientOf(request: IncomingMessage, ofVisitor: (request: IncomingMessage) => string): string {
  const session = sessionOf(request)
  return session ? `session ${session.token}` : ofVisitor(request)
}

/** An address of IPv4, the /48 of IPv6: whoever has one would have 65,536 turns. */
function networkOf(request: IncomingMessage): string {
  const address = addressOf(request)
  return networkAround(address) ?? address
}

function sessionOf({ headers: { cookie } }: IncomingMessage) {
  return cookie ? readSessionCookie(cookie) : null
}

function addressOf({ headers, socket }: IncomingMessage): string {
  return rateLimitAddress(exactAddressOf(socket.remoteAddress, headers['x-forwarded-for']?.toString()))
}

function isBooking(request: IncomingMessage): boolean {
  return request.method === 'POST' && BOOKING_FORM.test(request.url ?? '') && !sessionOf(request)
}

/** A page loads dozens of them. */
function isPicture({ method, url }: IncomingMessage): boolean {
  return method !== 'POST' && !!url?.startsWith('/media/')
}
