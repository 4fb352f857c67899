// 10,000 connections with half a header, then 2,000 with half a body, from one address, beside visitors: when they are
// closed, and what they cost in waiting and memory. `HEADERS` and `BODIES` change the numbers.
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pageRequest, startLoad } from './harness/load-process.ts'
import { residentKibibytes } from './harness/processes.ts'
import { pidOf, portOf, runSubject } from './harness/subject.ts'
import { record, shown, type Figure } from './record.ts'

const HEADERS = Number(process.env.HEADERS ?? 10_000)
const BODIES = Number(process.env.BODIES ?? 2_000)
/** Connections that are opened at once, fewer than wait for `accept`. */
const BATCH = 200
const VISITORS = 10
const PAUSE_MS = 100
const VISIT_MS = 8_000
const SAMPLE_MS = 200
const MAX_RATIO = 2
const MAX_MEGABYTES = 256
/** The limit of `server/start.ts`, the interval of its check, and five seconds for a busy machine. */
const MAX_SECONDS = { header: 8 + 2 + 5, body: 30 + 2 + 5 }

const subject = await runSubject({ TRUSTED_PROXIES: '127.0.0.1', PAGES_PER_MINUTE: '300' })
const port = portOf(subject)
const host = `Host: localhost:${port}\r\n`
const form = `Origin: ${subject.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n`
const half = {
  header: `GET / HTTP/1.1\r\n${host}X-Half: `,
  body: `POST /contacto HTTP/1.1\r\n${host}${form}\r\nname=Ha`,
}
const visitors = startLoad()
await visit()
const figures = [...(await besideHalf('header', HEADERS)), ...(await besideHalf('body', BODIES))]
visitors.stop()
await subject.stop()
record('half-requests', figures)

async function besideHalf(part: 'header' | 'body', count: number): Promise<Figure[]> {
  const earlier = await visit()
  const before = megabytes()
  const memory = watchMemory()
  const closing = await openAll(count, half[part])
  const beside = await visit()
  const seconds = (await Promise.all(closing)).toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [seconds[0], seconds.at(-1)].map((value) => Math.round((value ?? 0) * 10) / 10)
  const peak = memory.stop()
  const after = megabytes()
  const alone = Math.min(earlier.p95, (await visit()).p95)
  const ratio = Math.round((beside.p95 / alone) * 100) / 100
  return [
    {
      claim: `${count} connections with half a ${part}: seconds until the last is closed`,
      measured: last,
      bar: `<= ${MAX_SECONDS[part]}`,
      holds: last <= MAX_SECONDS[part],
    },
    shown('  the first', first),
    {
      claim: '  p95 of visitors meanwhile, as a multiple of p95 alone',
      measured: ratio,
      bar: `<= ${MAX_RATIO}`,
      holds: ratio <= MAX_RATIO,
    },
    shown(
      '  p95 alone and meanwhile, slowest meanwhile, in ms',
      [alone, beside.p95, beside.max].map(Math.round).join(', '),
    ),
    {
      claim: '  resident memory of the process beyond that before, at its peak, in MB',
      measured: peak - before,
      bar: `<= ${MAX_MEGABYTES}`,
      holds: peak - before <= MAX_MEGABYTES,
    },
    shown('  before, peak and afterwards, in MB', [before, peak, after].join(', ')),
  ]
}

async function visit() {
  const requests = Array.from({ length: VISITORS * 100 }, (_, n) =>
    pageRequest(port, '/auth', { 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` }),
  )
  const report = await visitors.run({ port, requests, connections: VISITORS, durationMs: VISIT_MS, pauseMs: PAUSE_MS })
  if (report.statuses['200'] !== report.answers)
    throw new Error(`visitors were answered ${JSON.stringify(report.statuses)}`)
  return report
}

/** Resolves when all are open. @returns the seconds after which the server closes each */
async function openAll(count: number, bytes: string): Promise<Promise<number>[]> {
  const closing: Promise<number>[] = []
  while (closing.length < count) {
    const opened = Array.from({ length: Math.min(BATCH, count - closing.length) }, () => openHalf(bytes))
    closing.push(...opened.map(({ closed }) => closed))
    await Promise.all(opened.map(({ open }) => open))
  }
  return closing
}

function openHalf(bytes: string): { open: Promise<void>; closed: Promise<number> } {
  const socket = connect(port, '127.0.0.1')
  const open = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<number>()
  let since = 0
  socket.on('connect', () => {
    since = performance.now()
    socket.write(bytes)
    open.resolve()
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (since === 0) open.reject(error)
  })
  socket.on('close', () => closed.resolve((performance.now() - since) / 1000))
  socket.resume()
  return { open: open.promise, closed: closed.promise }
}

function watchMemory(): { stop: () => number } {
  let [peak, stopped] = [0, false]
  void (async () => {
    for (; !stopped; await pause(SAMPLE_MS)) peak = Math.max(peak, megabytes())
  })()
  return {
    stop() {
      stopped = true
      return peak
    },
  }
}

function megabytes(): number {
  return Math.round(residentKibibytes([pidOf(subject)]) / 1024)
}
