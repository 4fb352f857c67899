// Uploads of camera pictures near 5 MB against a plain decode and resize, and eight of the largest at once (memory).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import sharp from 'sharp'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { runServer } from '#tests/harness/server.ts'
import { visitor } from '#tests/harness/visitor.ts'
import { cameraPictures, flatPictures } from './harness/camera-pictures.ts'
import { commandOf, processes, residentKibibytes } from './harness/processes.ts'
import { pidOf } from './harness/subject.ts'
import { record, type Figure } from './record.ts'

const PARALLEL = 8
const account = { email: 'banc@example.org', password: 'escudella lenta, dues hores' }
const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-bench-'))
chmodSync(dataDir, 0o755)
const server = await runServer({ DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'error' })
const cluster = await joinEmbeddedPostgres({ dataDir, print: () => {} })
const sql = postgres({ ...cluster.connection, max: 1 })
try {
  const cookie = await signIn()
  const figures = [...(await measureTimes(cookie)), ...(await measureMemory(cookie))]
  record('uploads', figures)
} finally {
  await sql.end()
  await server.stop()
  await cluster.leave()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measureTimes(cookie: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, bytes } of await cameraPictures()) {
    const plain = await secondsOf(() => sharp(bytes).autoOrient().resize({ width: 1600 }).raw().toBuffer())
    const answer = await secondsOf(() => upload(cookie, bytes))
    const encoded = answer + (await secondsOf(allEncoded))
    const size = `${name}, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`
    figures.push({ claim: `${size}: seconds to the answer`, measured: rounded(answer), bar: '< 3', holds: answer < 3 })
    figures.push({
      claim: `${size}: the answer beside a plain decode and resize`,
      measured: rounded(answer / plain),
      bar: 'shown',
      holds: true,
    })
    figures.push({
      claim: `${size}: seconds until every width is there`,
      measured: rounded(encoded),
      bar: 'shown',
      holds: true,
    })
  }
  return figures
}

async function measureMemory(cookie: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, flat] of Object.entries(flatPictures)) {
    const pictures = await Promise.all(Array.from({ length: PARALLEL }, (_, index) => flat(10 * index)))
    const before = megabytesNow()
    let seconds = 0
    const peak = await peakDuring(async () => {
      seconds = await secondsOf(() => Promise.all(pictures.map((bytes) => upload(cookie, bytes))))
      await allEncoded()
    })
    const label = `${PARALLEL} ${name} at once`
    figures.push({
      claim: `${label}: peak memory of the server with its picture process, in MB (before: ${before})`,
      measured: peak,
      bar: '< 500',
      holds: peak < 500,
    })
    figures.push({
      claim: `${label}: seconds until all are answered`,
      measured: rounded(seconds),
      bar: 'shown',
      holds: true,
    })
  }
  return figures
}

async function peakDuring(work: () => Promise<void>): Promise<number> {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, megabytesNow())), 10)
  await work().finally(() => clearInterval(timer))
  return peak
}

async function signIn(): Promise<string> {
  openDatabase(cluster.connection, { max: 1 })
  await createAdministrator(account.email, account.password)
  await closeDatabase()
  const answer = await visitor(server.url).post('/auth', account)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function upload(cookie: string, bytes: Buffer): Promise<void> {
  const body = new FormData()
  body.set('purpose', 'event')
  body.set('file', new File([new Uint8Array(bytes)], 'foto'))
  const { status } = await fetch(`${server.url}/admin/imagenes`, {
    method: 'POST',
    headers: { Origin: server.url, Cookie: cookie },
    body,
  })
  if (status !== 201) throw new Error(`an upload was answered with ${status}`)
}

async function allEncoded(): Promise<void> {
  while ((await sql`select 1 from media_variants where format = 'source' limit 1`).length > 0) await pause(50)
}

/** Without PostgreSQL, which is also a child of the server. */
function megabytesNow(): number {
  const [own = 0, ...children] = processes(pidOf(server))
  const counted = [own, ...children.filter((pid) => commandOf(pid).includes('picture-worker'))]
  return Math.round(residentKibibytes(counted) / 1024)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
