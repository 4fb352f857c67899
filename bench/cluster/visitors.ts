import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { visitorAddress } from './network.ts'

const REQUEST_TIMEOUT_MS = 20_000
const CLIENTS = 4
const PACE_MS = 300
const PAGE_INTERVAL_MS = 100
const WAIT_FOR_WRITE_MS = 60_000
const BOOKED = 200
/** The booking is stored, and its seats are held until a press in the mail confirms it. */
const HELD = 202

type Site = { address: string; ca: Buffer; draw: () => number }
/** Times are of `performance.now()`. */
type Booking = { email: string; event: number; sentAt: number; at: number }

export type Bookings = {
  acknowledged: Booking[]
  statuses: Record<string, number>
  /** @returns when the first booking that was sent after `time` was acknowledged */
  writtenAfter: (time: number) => Promise<number>
  stop: () => Promise<void>
}

/** All book the same event until it is full, then the next. Each has an address and an e-mail of its own. */
export function startBookings(site: Site, events: number[]): Bookings {
  const acknowledged: Booking[] = []
  const statuses: Record<string, number> = {}
  let current = 0
  let stopped = false

  async function client(number: number) {
    for (let n = 0; !stopped; n++) {
      const event = events[current] ?? 0
      const email = `guest-${number}-${n}@example.org`
      const sentAt = performance.now()
      const status = await book(site, event, email)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === BOOKED || status === HELD) acknowledged.push({ email, event, sentAt, at: performance.now() })
      if (status === 409 && event === events[current]) current += 1
      await pause(PACE_MS)
    }
  }

  const running = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return {
    acknowledged,
    statuses,
    async writtenAfter(time) {
      for (let found: Booking | undefined; ; await pause(20)) {
        found = acknowledged.find(({ sentAt }) => sentAt >= time)
        if (found) return found.at
        if (performance.now() - time > WAIT_FOR_WRITE_MS) throw new Error('no booking was acknowledged for a minute')
      }
    },
    async stop() {
      stopped = true
      await running
    },
  }
}

export type PageReading = { read: number; failed: string[]; slowestMs: number }

/** Requests a page ten times a second, however long the answers take. */
export function startReading(site: Site, paths: string[]): { reading: PageReading; stop: () => Promise<void> } {
  const reading: PageReading = { read: 0, failed: [], slowestMs: 0 }
  const open = new Set<Promise<void>>()
  const since = performance.now()
  let next = 0

  async function read(path: string) {
    const sentAt = performance.now()
    const status = await ask(site, path)
    const ms = Math.round(performance.now() - sentAt)
    reading.read += 1
    reading.slowestMs = Math.max(reading.slowestMs, ms)
    if (status !== 200)
      reading.failed.push(`${Math.round((sentAt - since) / 1_000)} s ${path}: ${status} after ${ms} ms`)
  }

  const timer = setInterval(() => {
    const one = read(paths[next++ % paths.length] ?? '/').finally(() => open.delete(one))
    open.add(one)
  }, PAGE_INTERVAL_MS)
  return {
    reading,
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

function book(site: Site, event: number, email: string) {
  return ask(site, `/eventos/${event}/inscripcion`, String(new URLSearchParams(registrationFields({ email }))))
}

/** @returns the status of a complete answer, or the error */
export function ask({ address, ca, draw }: Site, path: string, form?: string): Promise<number | string> {
  const sent = form !== undefined && {
    Origin: 'https://localhost',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': form.length,
  }
  return new Promise((done) => {
    const asked = request(
      {
        host: address,
        servername: 'localhost',
        ca,
        path,
        method: sent ? 'POST' : 'GET',
        headers: { Host: 'localhost', ...sent },
        localAddress: visitorAddress(draw),
        agent: false,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      },
      (response) => {
        response.resume().on('error', (error) => done(error.message))
        response.on('end', () => done(response.complete ? (response.statusCode ?? 0) : 'cut'))
      },
    )
    asked.on('error', (error) => done(error.message)).end(form)
  })
}
