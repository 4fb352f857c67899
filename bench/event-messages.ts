// Sends one message to 1,000 parties while senders are killed three times, the first time while the mails are being
// enqueued, and the SMTP server is stopped. None may be missing; a copy may come only from a sender killed before it
// recorded the server's answer.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { joinEmbeddedPostgres } from '../server/embedded-postgres/index.ts'
import { runServer } from '../tests/harness/server.ts'
import { smtpServer } from '../tests/harness/smtp.ts'
import { record, shown } from './record.ts'

const PARTIES = 1_000
/** Both at once, then each. */
const SENDERS_KILLED = 4
const OUTAGE_SECONDS = 30
const LIMIT_SECONDS = 900

const dataDir = mkdtempSync(join(tmpdir(), 'el-cercle-messages-'))
chmodSync(dataDir, 0o755)
Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

let smtp = await smtpServer()
const { port } = smtp
const boxes = [smtp.mails]
const settings = { DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'silent', SMTP_URL: smtp.url }
const postgres = await joinEmbeddedPostgres({ dataDir, print: console.log })
const servers = [await runServer(settings), await runServer(settings)]
const { closeDatabase, database, openDatabase } = await import('#app/database/client.server.ts')
const { mails } = await import('#app/database/schema.ts')
/** The incidents of an outage have mails, too. */
const ofMessage = eq(mails.kind, 'event-message')

openDatabase(postgres.connection)
const eventId = await makeDinner()
// The job of the senders looks each minute.
await database.execute(sql`
  insert into event_messages (event_id, kind, audience, state, send_at, subject, body, subject_ca, body_ca)
  values (${eventId}, 'message', 'booked', 'scheduled', now(), 'Dónde aparcar', 'Hola, {nombre}: {enlace}', 'On aparcar', 'Hola, {nom}: {enllaç}')`)
while ((await countMails()) === 0) await pause(5)
const since = performance.now()
let enqueuedAtFirstKill = 0
/** The signal that ended each sender. */
const ends: (NodeJS.Signals | null)[] = []
await killSenders()
while ((await countMails('sent')) < PARTIES && seconds() < LIMIT_SECONDS) await pause(1_000)
await report()
await Promise.all(servers.map((server) => server.stop()))
await closeDatabase()
await postgres.leave()
await smtp.close()
rmSync(dataDir, { recursive: true, force: true })

function seconds() {
  return Math.round((performance.now() - since) / 1000)
}

function countMails(status?: string) {
  return database.$count(mails, and(ofMessage, status ? sql`${mails.status} = ${status}` : undefined))
}

function taken() {
  return boxes.flat().filter(({ subject }) => subject?.includes('aparcar')).length
}

/** Of one person each, half of them in Catalan. */
async function makeDinner(): Promise<number> {
  const [event] = await database.execute<{ id: number }>(sql`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '20 days', ${PARTIES}) returning id`)
  await database.execute(sql`
    with parties as (
      insert into event_parties (id, event_id, state, size, contact_name, name_key, email, language, privacy_version, token_hash, by_club)
      select id, ${event?.id ?? 0}, 'booked', 1, 'Clara ' || n, 'clara ' || n, 'guest-' || n || '@example.org',
        (array['es', 'ca'])[1 + n % 2], '2026-11-22', id::text, true
      from (select gen_random_uuid() id, n from generate_series(1, ${PARTIES}::int) n) numbered returning id, event_id, contact_name, name_key, email)
    insert into event_registrations (id, party_id, event_id, position, full_name, name_key, email, privacy_version, cancel_token_hash)
    select id, id, event_id, 1, contact_name, name_key, email, '2026-11-22', id::text from parties`)
  await hashLinks()
  return event?.id ?? 0
}

async function hashLinks() {
  const { partyTokenHash } = await import('#app/bookings/parties/party-links.server.ts')
  const rows = await database.execute<{ id: string }>(sql`select id from event_parties`)
  for (const { id } of rows)
    await database.execute(sql`update event_parties set token_hash = ${partyTokenHash(id)} where id = ${id}`)
}

async function killSenders() {
  enqueuedAtFirstKill = await countMails()
  await Promise.all([killSender(0), killSender(1)])
  while (taken() < PARTIES / 3) await pause(20)
  await killSender(0)
  await smtp.close()
  console.log(`${seconds()} s: the server is away for ${OUTAGE_SECONDS} s`)
  await pause(OUTAGE_SECONDS * 1000)
  smtp = await smtpServer(undefined, port)
  boxes.push(smtp.mails)
  while (taken() < (2 * PARTIES) / 3) await pause(20)
  await killSender(1)
}

async function killSender(which: 0 | 1) {
  const victim = servers[which]
  if (!victim) return
  console.log(`${seconds()} s: ${taken()} taken: kill -9 of a sender`)
  await victim.kill()
  ends.push(victim.process.signalCode)
  servers[which] = await runServer({ ...settings, PORT: new URL(victim.url).port })
}

async function report() {
  const rows = await database.select({ recipient: mails.recipient, status: mails.status }).from(mails).where(ofMessage)
  const ours = boxes.flat().filter(({ subject }) => subject?.includes('aparcar'))
  const deliveries = ours.map(({ to }) => to?.[0]?.address ?? '')
  const reached = new Set(deliveries)
  const missing = rows.filter(({ recipient }) => !reached.has(recipient)).length
  const copies = deliveries.length - reached.size
  const unsent = rows.filter(({ status }) => status !== 'sent').length
  const killed = ends.filter((signal) => signal === 'SIGKILL').length
  record('event-messages', [
    { claim: 'mails of the message', measured: rows.length, bar: `${PARTIES}`, holds: rows.length === PARTIES },
    shown('mails enqueued at the first kill, of both senders at once', enqueuedAtFirstKill),
    { claim: 'sender processes killed', measured: killed, bar: `${SENDERS_KILLED}`, holds: killed === SENDERS_KILLED },
    { claim: 'mails missing at the server', measured: missing, bar: '0', holds: missing === 0 },
    { claim: 'mails not noted as sent', measured: unsent, bar: '0', holds: unsent === 0 },
    { claim: 'copies', measured: copies, bar: `at most ${killed}, one a kill`, holds: copies <= killed },
    shown('seconds with the SMTP server away', OUTAGE_SECONDS),
    shown('seconds until the last was out', seconds()),
  ])
}
