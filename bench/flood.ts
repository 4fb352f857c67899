// Waiting time for uncached pages, alone and beside one client that floods with pages and forms, with the default rate
// limit and without it.
import { setTimeout as pause } from 'node:timers/promises'
import { emptyFormRequest, median, pageRequest, startLoad } from './harness/load-process.ts'
import type { LoadReport } from './harness/load.ts'
import { portOf, runSubject } from './harness/subject.ts'
import { record, shown, type Figure } from './record.ts'

const ROUNDS = 12
const LEAD_MS = 500
const ROUND_MS = 2_000
const VISITORS = 10
const PAUSE_MS = 100
const FLOOD_CONNECTIONS = 200
const REQUESTS = 4_000
const MAX_RATIO = 2
let floodPages = 0

const visitors = startLoad()
const flood = startLoad()
const byDefault = await compare({ PAGES_PER_MINUTE: '300' })
const queueAlone = await compare({ PAGES_PER_MINUTE: '0' })
visitors.stop()
flood.stop()
const claim = 'p95 of visitors beside a flood from one address, as a multiple of p95 alone'
record('flood', [
  { claim, measured: ratioOf(byDefault), bar: `<= ${MAX_RATIO}`, holds: ratioOf(byDefault) <= MAX_RATIO },
  ...detailsOf(byDefault),
  { claim: 'The same with PAGES_PER_MINUTE=0', measured: ratioOf(queueAlone), bar: 'shown', holds: true },
  ...detailsOf(queueAlone),
])

type Comparison = { alone: number[]; beside: number[]; cached: number[]; floodStatuses: Record<string, number> }

async function compare(env: Record<string, string>): Promise<Comparison> {
  const subject = await runSubject({ TRUSTED_PROXIES: '127.0.0.1', ...env })
  const port = portOf(subject)
  const result: Comparison = { alone: [], beside: [], cached: [], floodStatuses: {} }
  await visit(port, '/auth')
  for (let round = 1; round <= ROUNDS; round++) {
    const alone = await visit(port, '/auth')
    const { visited: beside, flooded } = await visitBesideFlood(port, '/auth')
    const { visited: cached } = await visitBesideFlood(port, '/eventos')
    result.alone.push(alone.p95)
    result.beside.push(beside.p95)
    result.cached.push(cached.p95)
    result.floodStatuses = flooded.statuses
    console.log(
      `round ${round} of ${ROUNDS}: p95 ${alone.p95.toFixed(1)} ms alone, ${beside.p95.toFixed(1)} ms beside ${JSON.stringify(flooded.statuses)}`,
    )
  }
  await subject.stop()
  return result
}

async function visit(port: number, path: string): Promise<LoadReport> {
  const requests = Array.from({ length: REQUESTS }, (_, n) =>
    pageRequest(port, path, { 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` }),
  )
  const report = await visitors.run({ port, requests, connections: VISITORS, durationMs: ROUND_MS, pauseMs: PAUSE_MS })
  if (report.statuses['200'] !== report.answers)
    throw new Error(`visitors were answered ${JSON.stringify(report.statuses)}`)
  return report
}

async function visitBesideFlood(port: number, path: string): Promise<{ visited: LoadReport; flooded: LoadReport }> {
  const flooding = attack(port, LEAD_MS + ROUND_MS)
  await pause(LEAD_MS)
  const visited = await visit(port, path)
  return { visited, flooded: await flooding }
}

function attack(port: number, durationMs: number): Promise<LoadReport> {
  const address = { 'X-Forwarded-For': '203.0.113.66' }
  const requests = Array.from({ length: REQUESTS }, (_, n) =>
    n % 2 === 0 ? pageRequest(port, newPage(), address) : emptyFormRequest(port, '/contacto', address),
  )
  return flood.run({ port, requests, connections: FLOOD_CONNECTIONS, durationMs })
}

/** Always new: the cache keeps missing pages for a while. */
function newPage(): string {
  const n = ++floodPages
  return [`/auth?x=${n}`, `/nada-${n}`, `/blog/nada-${n}`][n % 3] ?? '/'
}

function ratioOf({ alone, beside }: Comparison): number {
  return Math.round((median(beside) / median(alone)) * 100) / 100
}

function detailsOf({ alone, beside, cached, floodStatuses }: Comparison): Figure[] {
  const milliseconds = (values: number[]) => values.map((value) => value.toFixed(0)).join(', ')
  return [
    shown('  p95 alone, ms in each round', milliseconds(alone)),
    shown('  p95 beside the flood; the first rounds use up the allowances', milliseconds(beside)),
    shown('  p95 of a page in the page cache beside the flood', milliseconds(cached)),
    shown('  answers to the flood in the last round', JSON.stringify(floodStatuses)),
  ]
}
