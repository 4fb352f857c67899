/**
 * What visitors wait for pages that are not in the page cache: alone, and beside one address that asks for such pages
 * over many connections as fast as they are answered. With the default allowance for each client, and with none, so
 * that only the fair queue is between them.
 */
import { median, pageRequest, startLoad } from './harness/load-process.ts'
import type { LoadReport } from './harness/load.ts'
import { portOf, runSubject } from './harness/subject.ts'
import { record } from './record.ts'

const ROUNDS = 5
const ROUND_MS = 5_000
const VISITORS = 10
/** Between two pages of one visitor's connection; each request comes from another address. */
const PAUSE_MS = 100
const FLOOD_CONNECTIONS = 200
const REQUESTS = 4_000
const MAX_RATIO = 2

const visitors = startLoad()
const flood = startLoad()
const byDefault = await compare({ PAGES_PER_MINUTE: '300' })
const queueAlone = await compare({ PAGES_PER_MINUTE: '0' })
visitors.stop()
flood.stop()
record('flood', [...figuresOf('default settings', byDefault), ...figuresOf('PAGES_PER_MINUTE=0', queueAlone)])

type Comparison = { alone: number[]; beside: number[]; kept: number[]; floodStatuses: Record<string, number> }

async function compare(env: Record<string, string>): Promise<Comparison> {
  const subject = await runSubject({ TRUSTED_PROXIES: '127.0.0.1', ...env })
  const port = portOf(subject)
  const result: Comparison = { alone: [], beside: [], kept: [], floodStatuses: {} }
  await visit(port, '/auth')
  for (let round = 1; round <= ROUNDS; round++) {
    const alone = await visit(port, '/auth')
    const [beside, flooded] = await Promise.all([visit(port, '/auth'), attack(port, ROUND_MS)])
    const [kept] = await Promise.all([visit(port, '/eventos'), attack(port, ROUND_MS)])
    result.alone.push(alone.p95)
    result.beside.push(beside.p95)
    result.kept.push(kept.p95)
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
  const report = await visitors.run({ port, requests, connections: VISITORS, time: ROUND_MS, pause: PAUSE_MS })
  if (report.statuses['200'] !== report.answers)
    throw new Error(`visitors were answered ${JSON.stringify(report.statuses)}`)
  return report
}

function attack(port: number, time: number): Promise<LoadReport> {
  const paths = (n: number) => [`/auth?x=${n}`, `/nada-${n}`, `/blog/nada-${n}`][n % 3] ?? '/'
  const requests = Array.from({ length: REQUESTS }, (_, n) =>
    pageRequest(port, paths(n), { 'X-Forwarded-For': '203.0.113.66' }),
  )
  return flood.run({ port, requests, connections: FLOOD_CONNECTIONS, time })
}

function figuresOf(settings: string, { alone, beside, kept, floodStatuses }: Comparison) {
  const ratio = median(beside) / median(alone)
  const shown = (values: number[]) => `${median(values).toFixed(1)} ms`
  return [
    {
      claim: `p95 of visitors beside a flood from one address, as a multiple of p95 alone (${settings})`,
      measured: Math.round(ratio * 100) / 100,
      bar: `<= ${MAX_RATIO}`,
      holds: ratio <= MAX_RATIO,
    },
    { claim: '  p95 alone', measured: shown(alone), bar: 'shown', holds: true },
    { claim: '  p95 beside the flood', measured: shown(beside), bar: 'shown', holds: true },
    { claim: '  p95 of a page in the page cache beside the flood', measured: shown(kept), bar: 'shown', holds: true },
    { claim: '  answers to the flood in a round', measured: JSON.stringify(floodStatuses), bar: 'shown', holds: true },
  ]
}
