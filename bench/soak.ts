// Mixed requests for ten minutes, 15 % of them registrations: memory, failures and lost registrations.
// `SOAK_SECONDS` and SEED repeat or change it.
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { runServer } from '#tests/harness/server.ts'
import { connectionOf } from './harness/embedded-connection.ts'
import { residentKibibytes } from './harness/processes.ts'
import { book } from './harness/registrations-load.ts'
import { pidOf } from './harness/subject.ts'
import { random } from './random.ts'
import { record, seedOfRun, shown } from './record.ts'

const SECONDS = Number(process.env.SOAK_SECONDS ?? 600)
const CLIENTS = 20
/** About 200 requests a second for all clients. */
const PAUSE_MS = 80
const REGISTRATION_SHARE = 0.15
const SAMPLE_MS = 500
/** Of the peak of the second half over that of the first, in which caches fill. */
const MAX_GROWTH = 1.1
const pages =
  '/ /ca /eventos /ca/eventos /eventos/1 /eventos/2 /restaurantes /blog /contacto /auth /solicitar-membresia /nada'.split(
    ' ',
  )

const seed = seedOfRun()
const draw = random(seed)
const server = await runServer({ LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1,::1' })
const sql = postgres({ ...connectionOf(server.dataDir), max: 1 })
const [dinner] = await sql<{ id: number }[]>`
  insert into events (title, date, max_participants) values ('Cena', now() + interval '30 days', 1000000) returning id`
const event = dinner?.id ?? 0
const statuses: Record<string, number> = {}
const acknowledged: string[] = []
let [sent, failed] = [0, 0]
const megabytes = () => Math.round(residentKibibytes([pidOf(server)]) / 1024)
const memory = [megabytes()]

const end = performance.now() + SECONDS * 1000
await Promise.all([watchMemory(), ...Array.from({ length: CLIENTS }, (_, line) => visit(line))])
await report()
await sql.end()
await server.stop()
rmSync(server.dataDir, { recursive: true, force: true })

async function visit(line: number) {
  for (let n = 0; performance.now() < end; n++) {
    const isDone = draw() < REGISTRATION_SHARE ? await register(`guest-${line}-${n}@example.org`) : await readPage()
    sent += 1
    if (!isDone) failed += 1
    await pause(PAUSE_MS * (0.5 + draw()))
  }
}

async function register(email: string): Promise<boolean> {
  const isDone = await book(server.url, event, email, draw)
  if (isDone) acknowledged.push(email)
  return isDone
}

async function readPage(): Promise<boolean> {
  const path = pages[Math.floor(draw() * pages.length)] ?? '/'
  const answer = await fetch(server.url + path, { redirect: 'manual' }).catch(() => undefined)
  await answer?.arrayBuffer()
  const status = answer?.status ?? 0
  statuses[status] = (statuses[status] ?? 0) + 1
  return status > 0 && status < 500 && status !== 429
}

async function watchMemory() {
  while (performance.now() < end) {
    await pause(SAMPLE_MS)
    memory.push(megabytes())
  }
}

async function report() {
  const rows = await sql<{ email: string }[]>`select email from event_registrations where event_id = ${event}`
  const stored = new Set(rows.map(({ email }) => email))
  const lost = acknowledged.filter((email) => !stored.has(email)).length
  const half = Math.floor(memory.length / 2)
  const peaks = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))] as const
  const growth = Math.round((peaks[1] / peaks[0]) * 100) / 100
  record(
    'soak',
    [
      shown('Seconds', SECONDS),
      shown('Requests', sent),
      { claim: '  failed', measured: failed, bar: '0', holds: failed === 0 },
      shown('  pages by status', JSON.stringify(statuses)),
      {
        claim: 'Acknowledged registrations',
        measured: acknowledged.length,
        bar: '> 0',
        holds: acknowledged.length > 0,
      },
      { claim: '  of them not stored', measured: lost, bar: '0', holds: lost === 0 },
      shown('Resident memory of the process at the start, in MB', memory[0] ?? 0),
      shown('  peak', Math.max(...peaks)),
      shown('  at the end', memory.at(-1) ?? 0),
      {
        claim: '  peak of the second half over that of the first',
        measured: growth,
        bar: `<= ${MAX_GROWTH}`,
        holds: growth <= MAX_GROWTH,
      },
    ],
    seed,
  )
}
