// The event page from the cache against bare `node:http` with the same bytes, in requests per CPU second and p99.
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuSeconds, median, pageRequest, startLoad } from './harness/load-process.ts'
import { answerOf, eventPage, pidOf, portOf, runIdleSubject } from './harness/subject.ts'
import { record } from './record.ts'

const ROUNDS = 9
const ROUND_MS = 3_000
const CONNECTIONS = 16

const subject = await runIdleSubject()
const port = portOf(subject)
const encoded = { 'Accept-Encoding': 'br', Connection: 'keep-alive' }
await answerOf(port, eventPage, encoded)
const { rawHeaders, body } = await answerOf(port, eventPage, encoded)
const bare = await runBare(rawHeaders, body)
const load = startLoad()

type Side = { name: string; port: number; pid: number; rates: number[]; p99s: number[] }
const ours: Side = { name: 'page cache', port, pid: pidOf(subject), rates: [], p99s: [] }
const theirs: Side = { name: 'node:http', port: bare.port, pid: bare.pid, rates: [], p99s: [] }

for (const side of [ours, theirs]) await measure(side, 2_000)
for (const side of [ours, theirs]) side.rates.length = side.p99s.length = 0
for (let round = 0; round < ROUNDS; round++) {
  for (const side of round % 2 === 0 ? [ours, theirs] : [theirs, ours]) await measure(side, ROUND_MS)
  console.log(
    `round ${round + 1} of ${ROUNDS}: ${[ours, theirs].map(({ name, rates, p99s }) => `${name} ${rates.at(-1)?.toFixed(0)}/CPU s, p99 ${p99s.at(-1)?.toFixed(2)} ms`).join('; ')}`,
  )
}
load.stop()
bare.stop()
await subject.stop()

const share = median(ours.rates) / median(theirs.rates)
const slow = median(ours.p99s) / median(theirs.p99s)
record('cached', [
  {
    claim: 'Requests for a CPU second, as a share of bare node:http with the same bytes',
    measured: round(share),
    bar: '>= 0.85',
    holds: share >= 0.85,
  },
  { claim: 'p99, as a multiple of its', measured: round(slow), bar: '<= 2', holds: slow <= 2 },
  { claim: 'Requests for a CPU second', measured: Math.round(median(ours.rates)), bar: 'shown', holds: true },
  { claim: 'Bytes of the page, brotli', measured: body.length, bar: 'shown', holds: true },
])

async function measure(side: Side, durationMs: number) {
  const before = cpuSeconds(side.pid)
  const { answers, statuses, p99 } = await load.run({
    port: side.port,
    requests: [pageRequest(side.port, eventPage)],
    connections: CONNECTIONS,
    durationMs,
  })
  if (statuses['200'] !== answers) throw new Error(`${side.name} answered ${JSON.stringify(statuses)}`)
  side.rates.push(answers / (cpuSeconds(side.pid) - before))
  side.p99s.push(p99)
}

async function runBare(raw: readonly string[], bytes: Buffer) {
  const own = new Set(['date', 'connection', 'keep-alive'])
  const headers = raw.filter((_, index) => !own.has(String(raw[index - (index % 2)]).toLowerCase()))
  const file = join(mkdtempSync(join(tmpdir(), 'el-cercle-bench-')), 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: bytes.toString('base64') }))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'harness/bare-server.ts'), file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  return { port: Number(value), pid: child.pid ?? 0, stop: () => child.kill() }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
