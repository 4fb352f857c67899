// 500 bookings of one event at the same moment, from as many addresses, beside visitors of other pages.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { registrationFields } from '#tests/harness/registration-fields.ts'
import { connectionOf } from './harness/embedded-connection.ts'
import { emptyFormRequest, median, pageRequest, startLoad } from './harness/load-process.ts'
import { portOf, runSubject } from './harness/subject.ts'
import { record, shown } from './record.ts'

const BOOKINGS = 500
const ROUNDS = 3
const WARM_UP_BOOKINGS = 200
const SEATS = 300
const ANSWER_LIMIT_MS = 3_000
const MAX_RATIO = 2
const VISITORS = 10
const VISITOR_PAUSE_MS = 50
const ROUND_MS = 3_000
/** All have been sent long before. */
const LAST_SENDING_MS = 60_000

const subject = await runSubject({ TRUSTED_PROXIES: '127.0.0.1' })
const port = portOf(subject)
const sql = postgres({ ...connectionOf(subject.dataDir), max: 1 })
const visitors = startLoad()
const guests = startLoad()
await bookAtOnce(await makeDinner(), WARM_UP_BOOKINGS)
await visit()
const rounds: Awaited<ReturnType<typeof rush>>[] = []
for (let round = 0; round < ROUNDS; round++) rounds.push(await rush())
visitors.stop()
guests.stop()
report()
await sql.end()
await subject.stop()

async function rush() {
  const alone = await visit()
  const dinner = await makeDinner()
  const visiting = visit()
  await pause(ROUND_MS / 10)
  const booked = await bookAtOnce(dinner, BOOKINGS)
  const beside = await visiting
  const [stored] = await sql<{ parties: number; seats: number }[]>`
    select count(*)::int as parties, coalesce(sum(size) filter (where state = 'booked'), 0)::int as seats
    from event_parties where event_id = ${dinner}`
  const of = (...named: number[]) => named.reduce((sum, status) => sum + (booked.statuses[status] ?? 0), 0)
  return {
    booked,
    lost: Math.max(0, of(200, 202) - (stored?.parties ?? 0)),
    oversold: Math.max(0, (stored?.seats ?? 0) - SEATS),
    others: BOOKINGS - of(200, 202, 409, 503),
    p95s: `${alone.p95.toFixed(0)} and ${beside.p95.toFixed(0)}`,
    ratio: Math.round((beside.p95 / alone.p95) * 100) / 100,
  }
}

async function makeDinner(): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '30 days', ${SEATS}) returning id`
  return row?.id ?? 0
}

function bookAtOnce(event: number, bookings: number) {
  const requests = Array.from({ length: bookings }, (_, number) => bookingRequest(event, number))
  return guests.run({ port, requests, connections: bookings, durationMs: LAST_SENDING_MS, once: true })
}

function bookingRequest(event: number, number: number): string {
  const body = new URLSearchParams(registrationFields({ email: `guest-${event}-${number}@example.org` })).toString()
  const headers = {
    Origin: `http://localhost:${port}`,
    Accept: 'application/json',
    'Content-Length': String(body.length),
    'X-Forwarded-For': `10.${event % 250}.${number >> 8}.${number & 255}`,
  }
  return emptyFormRequest(port, `/eventos/${event}/inscripcion`, headers) + body
}

/** Of a page from the cache and one that is rendered for each request. */
function visit() {
  const requests = Array.from({ length: VISITORS * 50 }, (_, number) =>
    pageRequest(port, number % 2 ? '/eventos' : '/auth', { 'X-Forwarded-For': `192.0.2.${number % 250}` }),
  )
  return visitors.run({ port, requests, connections: VISITORS, durationMs: ROUND_MS, pauseMs: VISITOR_PAUSE_MS })
}

function report() {
  const sumOf = (count: 'lost' | 'oversold' | 'others') => rounds.reduce((sum, round) => sum + round[count], 0)
  const slowest = Math.max(...rounds.map(({ booked }) => booked.max))
  const ratio = median(rounds.map((round) => round.ratio))
  record('simultaneous-bookings', [
    shown('Bookings at once, and their answers', rounds.map(({ booked }) => JSON.stringify(booked.statuses)).join(' ')),
    {
      claim: `Slowest answer of ${ROUNDS} rounds, ms`,
      measured: Math.round(slowest),
      bar: `<= ${ANSWER_LIMIT_MS}`,
      holds: slowest <= ANSWER_LIMIT_MS,
    },
    {
      claim: 'Neither booked, full nor to be sent again',
      measured: sumOf('others'),
      bar: '0',
      holds: sumOf('others') === 0,
    },
    { claim: 'Acknowledged and not stored', measured: sumOf('lost'), bar: '0', holds: sumOf('lost') === 0 },
    { claim: 'Seats sold beyond the capacity', measured: sumOf('oversold'), bar: '0', holds: sumOf('oversold') === 0 },
    {
      claim: 'p95 of other pages, relative to alone, median of the rounds',
      measured: ratio,
      bar: `<= ${MAX_RATIO}`,
      holds: ratio <= MAX_RATIO,
    },
    shown('  p95 alone and beside, ms', rounds.map(({ p95s }) => p95s).join(', ')),
  ])
}
