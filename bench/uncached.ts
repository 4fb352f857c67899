// The event page rendered for every request (`PAGE_CACHE=0`): pages per CPU second, and the cost of each part.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { findEvent } from '#app/events/events.server.ts'
import { encode } from '#app/platform/request/encoding.server.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { cpuSeconds, median, pageRequest, startLoad } from './harness/load-process.ts'
import { answerOf, eventPage, pidOf, portOf, root, runIdleSubject } from './harness/subject.ts'
import { record } from './record.ts'

const ROUNDS = 5
const ROUND_MS = 4_000
const CONNECTIONS = 8
const TIMES = 400

const subject = await runIdleSubject({ PAGE_CACHE: '0' })
const load = startLoad()
const plain: number[] = []
const compressed: number[] = []
await measure('identity', 4_000)
for (let round = 0; round < ROUNDS; round++) {
  plain.push(await measure('identity', ROUND_MS))
  compressed.push(await measure('br', ROUND_MS))
  console.log(
    `round ${round + 1} of ${ROUNDS}: ${plain.at(-1)?.toFixed(0)} a CPU second, ${compressed.at(-1)?.toFixed(0)} with brotli`,
  )
}
load.stop()
const { body } = await answerOf(portOf(subject), eventPage, { 'Accept-Encoding': 'identity' })

const postgres = await joinEmbeddedPostgres({ dataDir: join(root, 'var/bench'), print: () => {} })
openDatabase(postgres.connection)
const query = await cpuMilliseconds(() => findEvent(1, 'es'))
const brotli = await cpuMilliseconds(() => encode(body, 'br', 4))
const naming = await cpuMilliseconds(() => hash('sha256', body, 'base64url'))
await closeDatabase()
await postgres.leave()
await subject.stop()

const whole = 1000 / median(plain)
const milliseconds = (value: number) => `${value.toFixed(3)} ms`
record('uncached', [
  {
    claim: 'Pages made in a CPU second, data from PostgreSQL',
    measured: Math.round(median(plain)),
    bar: '>= 600',
    holds: median(plain) >= 600,
  },
  { claim: 'The same, compressed with brotli', measured: Math.round(median(compressed)), bar: 'shown', holds: true },
  { claim: 'One page', measured: milliseconds(whole), bar: 'shown', holds: true },
  { claim: '  its query', measured: milliseconds(query), bar: 'shown', holds: true },
  { claim: '  the rest: React, the router, HTTP', measured: milliseconds(whole - query), bar: 'shown', holds: true },
  { claim: 'Besides: brotli for one answer', measured: milliseconds(brotli), bar: 'shown', holds: true },
  { claim: 'Besides: its name (ETag)', measured: milliseconds(naming), bar: 'shown', holds: true },
  { claim: 'Bytes of the page', measured: body.length, bar: 'shown', holds: true },
])

async function measure(encoding: string, durationMs: number): Promise<number> {
  const port = portOf(subject)
  const before = cpuSeconds(pidOf(subject))
  const { answers, statuses } = await load.run({
    port,
    requests: [pageRequest(port, eventPage, { 'Accept-Encoding': encoding })],
    connections: CONNECTIONS,
    durationMs,
  })
  if (statuses['200'] !== answers) throw new Error(`answered ${JSON.stringify(statuses)}`)
  return answers / (cpuSeconds(pidOf(subject)) - before)
}

/** CPU milliseconds of one call when warm, eight at a time, as requests come. */
async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const some = async (times: number) => {
    for (let i = 0; i < times; i += 8) await Promise.all(Array.from({ length: 8 }, work))
  }
  await some(TIMES)
  const before = process.cpuUsage()
  await some(TIMES)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / TIMES
}
