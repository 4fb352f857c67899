// Sends 2,000 confirmations through an SMTP server that refuses, hangs, hangs up and stops, while senders are killed.
// None may be missing; a duplicate may come only from a sender killed before it recorded the server's answer.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { joinEmbeddedPostgres } from '../server/embedded-postgres/index.ts'
import { runServer } from '../tests/harness/server.ts'
import { random } from './random.ts'
import { record, seedOfRun, shown } from './record.ts'

const MAILS = 2_000
const KILLS = 6
const OUTAGE_SECONDS = 20
/** Shares of deliveries; MAX_FAILURES limits them for each message. */
const REFUSED_SHARE = 0.3
const HANGING_SHARE = 0.01
const HUNG_UP_SHARE = 0.05
const MAX_FAILURES = 4

const seed = seedOfRun()
const draw = random(seed)
const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-mails-'))
chmodSync(dataDir, 0o755)
Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

const delivered = new Map<string, number>()
const failures = new Map<string, number>()
const counts = { refused: 0, hanging: 0, hungUp: 0 }
let killed = 0
let smtp = await serve(0)
const { port } = smtp.server.address() as AddressInfo
const settings = { DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` }

const postgres = await joinEmbeddedPostgres({ dataDir, print: console.log })
const servers = [await runServer(settings), await runServer(settings)]
const { closeDatabase, database, openDatabase } = await import('#app/database/client.server.ts')
const { events, mails } = await import('#app/database/schema.ts')
const { mailJob } = await import('#app/platform/mail/deliver-mail.server.ts')
const { startJobs, stopJobs } = await import('#app/platform/jobs/jobs.server.ts')
const { bookParty } = await import('#app/bookings/parties/book-party.server.ts')
const { and, eq } = await import('drizzle-orm')

openDatabase(postgres.connection)
await startJobs(postgres.connection, { 'send-mail': mailJob({}) }, { work: false })
const [dinner] = await database
  .insert(events)
  .values({ title: 'Cena', date: new Date(Date.now() + 9e8), maxParticipants: MAILS })
  .returning({ id: events.id })

const since = performance.now()
await Promise.all([registerGuests(), killSenders()])
// The club gets mails of its own about such a rush.
const confirmations = eq(mails.kind, 'registration')
while ((await database.$count(mails, and(confirmations, eq(mails.status, 'sent')))) < MAILS && seconds() < 1_500) {
  await pause(2_000)
  if (seconds() % 20 < 2) console.log(`${seconds()} s: ${delivered.size} of ${MAILS} taken`)
}
await report()
await Promise.all(servers.map((server) => server.stop()))
await stopJobs()
await closeDatabase()
await postgres.leave()
smtp.close()
rmSync(dataDir, { recursive: true, force: true })

function seconds() {
  return Math.round((performance.now() - since) / 1000)
}

async function registerGuests() {
  const lines = Array.from({ length: 4 }, async (_, line) => {
    for (let n = line; n < MAILS; n += 4) {
      const form = {
        fullName: `Clara ${n}`,
        email: `guest-${n}@example.org`,
        phone: undefined,
        howDidYouKnowUs: undefined,
        notes: undefined,
      }
      const contact = { ...form, isMember: false, language: 'ca' as const, privacyVersion: '2026-11-21' }
      await bookParty(dinner?.id ?? 0, contact, [{ fullName: form.fullName }])
    }
  })
  await Promise.all(lines)
}

async function killSenders() {
  for (let n = 1; n <= KILLS; n++) {
    while (delivered.size < (n / (KILLS + 1)) * MAILS * 0.8) await pause(20)
    const which = draw() < 0.5 ? 0 : 1
    const victim = servers[which]
    if (!victim) continue
    console.log(`${seconds()} s: ${delivered.size} taken: kill -9 of a sender`)
    await victim.kill()
    if (victim.process.signalCode === 'SIGKILL') killed += 1
    servers[which] = await runServer({ ...settings, PORT: new URL(victim.url).port })
    if (n !== KILLS / 2) continue
    console.log(`${seconds()} s: the server is down for ${OUTAGE_SECONDS} s`)
    await new Promise<void>((done) => smtp.close(() => done()))
    await pause(OUTAGE_SECONDS * 1000)
    smtp = await serve(port)
  }
}

async function serve(at: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 'none'
        const failuresBefore = failures.get(id) ?? 0
        const chance = failuresBefore < MAX_FAILURES ? draw() : 1
        if (chance < REFUSED_SHARE + HANGING_SHARE + HUNG_UP_SHARE) failures.set(id, failuresBefore + 1)
        if (chance < REFUSED_SHARE) {
          counts.refused += 1
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        }
        if (chance < REFUSED_SHARE + HANGING_SHARE) return void (counts.hanging += 1)
        if (chance < REFUSED_SHARE + HANGING_SHARE + HUNG_UP_SHARE) {
          counts.hungUp += 1
          return connectionOf(session.id)?.close()
        }
        delivered.set(id, (delivered.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  const connectionOf = (id: string) =>
    [...server.connections].find((connection: { id: string }) => connection.id === id) as { close(): void } | undefined
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(at, '127.0.0.1', ready))
  return server
}

async function report() {
  const rows = await database.select({ id: mails.id, status: mails.status }).from(mails).where(confirmations)
  const known = new Set([...delivered.keys()].map((id) => id.slice(1, id.indexOf('@'))))
  const missing = rows.filter(({ id }) => !known.has(id)).length
  const copies = [...delivered.values()].reduce((sum, count) => sum + count - 1, 0)
  const unsent = rows.filter(({ status }) => status !== 'sent').length
  const disturbed = `${counts.refused} refused, ${counts.hanging} left hanging, ${counts.hungUp} hung up on, ${OUTAGE_SECONDS} s down`
  record(
    'mails',
    [
      { claim: 'mails owed', measured: rows.length, bar: `${MAILS}`, holds: rows.length === MAILS },
      {
        claim: 'deliveries disturbed',
        measured: disturbed,
        bar: 'three in ten refused',
        holds: counts.refused > MAILS * 0.3,
      },
      { claim: 'senders killed', measured: killed, bar: `${KILLS}`, holds: killed === KILLS },
      { claim: 'mails missing at the server', measured: missing, bar: '0', holds: missing === 0 },
      { claim: 'mails not noted as sent', measured: unsent, bar: '0', holds: unsent === 0 },
      {
        claim: 'duplicates (same Message-ID)',
        measured: copies,
        bar: `at most ${killed}, one for each sender killed`,
        holds: copies <= killed,
      },
      shown('seconds until the last was out', seconds()),
    ],
    seed,
  )
}
