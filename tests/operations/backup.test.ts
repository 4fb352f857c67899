import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  doorPasses,
  doorPayments,
  eventCheckins,
  eventMessages,
  eventParties,
  eventRegistrations,
  eventScores,
  kitchenSheets,
  mails,
  memberSessions,
} from '#app/database/schema.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { enqueueMail, enqueueOwedMails } from '#app/platform/mail/mail.server.ts'
import { connectTo, openTestDatabase, testDatabase, ownerDatabase as database } from '../harness/database.ts'
import { forgeBackup } from '../harness/forge-backup.ts'
import { makeEvent, montserrat, register } from '../fixtures.ts'
import { makeSocio } from '../membership-fixtures.ts'
import { isAuthentic, readHeader, verifyBackupFile } from '#app/backup/backup-file.server.ts'
import { checkBackup, removeLeftoverChecks } from '#app/backup/check-backup.server.ts'
import { restoreBackup, type RestoreOptions } from '#app/backup/restore-backup.server.ts'
import { digestTables } from '#app/backup/copy-tables.server.ts'
import { writeBackup } from '#app/backup/write-backup.server.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-backup-'))
const file = join(folder, 'club.backup')

/** The source: demo content and people with encrypted fields. */
const club = openTestDatabase('demo')
/** The target. */
const other = testDatabase('empty')
const bare = testDatabase('none')

let before: Awaited<ReturnType<typeof digestTables>>

beforeAll(async () => {
  await database.execute(
    sql`delete from media_variants where (hash, width, format) not in (select hash, width, format from media_variants order by 1, 2, 3 limit 8)`,
  )
  const socio = await makeSocio()
  const event = await makeEvent({ title: 'Tabulador\ty barra \\ y línea\nnueva' })
  await register(event, montserrat({ dietaryRestrictions: 'sin gluten' }))
  await fillEvening(event, socio.id)
  const clubRows = connectTo(club.url)
  before = await digestTables(clubRows)
  await clubRows.end()
  await writeBackup(club.url, file)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EVENING_TABLES = [
  'event_checkins',
  'door_payments',
  'door_passes',
  'kitchen_sheets',
  'event_messages',
  'event_scores',
  'member_sessions',
] as const

/** A row of each table around an evening, which the demo content does not fill. */
async function fillEvening(event: number, socioId: string) {
  const [guest] = await database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, event))
  const [guestId = '', expiresAt, id] = [guest?.id, new Date(Date.now() + 3_600_000), randomUUID()]
  const sheet = {
    recipient: 'cocina@example.org',
    snapshot: encryptField('{}', 'kitchen'),
    covers: 1,
    tokenHash: `kitchen ${id}`,
  }
  await database.insert(eventCheckins).values({ id, guestId, eventId: event, actor: `pass:${id}` })
  const payment = { id, partyId: guestId, eventId: event, amount: 85, way: 'cash' } as const
  await database.insert(doorPayments).values({ ...payment, actor: `pass:${id}` })
  await database.insert(doorPasses).values({ eventId: event, name: 'Marta', tokenHash: `pass ${id}`, expiresAt })
  await database.insert(kitchenSheets).values({ id, eventId: event, number: 1, language: 'ca', ...sheet })
  await database
    .insert(eventMessages)
    .values({ eventId: event, kind: 'message', audience: 'booked', state: 'draft', body: 'Aparcad detrás.\nGracias' })
  await database
    .insert(eventScores)
    .values({ guestId, eventId: event, kitchen: 5, place: 4, pace: 3, privacyVersion: 'x' })
  await database.insert(memberSessions).values({ socioId, tokenHash: `member ${id}`, endsAt: expiresAt })
}

describe('a backup', () => {
  test('comes back row for row, pictures and sequences included', async () => {
    await restore(other.url)
    expect(await inOther((rows) => digestTables(rows))).toEqual(before)
    expect(before.media_variants?.rows).toBe(8)
    for (const table of EVENING_TABLES) expect(before[table]?.rows, table).toBeGreaterThan(0)
    const [sequence] = await inOther(
      (rows) => rows`insert into events (title, date) values ('La siguiente', now()) returning id`,
    )
    const [highest] = await database.execute<{ id: number }>(sql`select max(id) as id from events`)
    expect(sequence?.id).toBe((highest?.id ?? 0) + 1)
  })

  test('comes back in a database that has never seen the product', async () => {
    await restore(bare.url)
    expect(await inDatabase(bare.url, (rows) => digestTables(rows))).toEqual(before)
  })

  test('names every table of the database, and of keys only the id', async () => {
    const header = await readHeader(file)
    expect(header.tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(before).toSorted())
    expect(header.keys).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)])
  })

  test('is readable by its owner only, and leaves no other file', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('replaces an older backup, never another file', async () => {
    await writeBackup(club.url, file)
    const textFile = join(folder, 'minutes.txt')
    writeFileSync(textFile, 'Benvolguts socis')
    await expect(writeBackup(club.url, textFile)).rejects.toThrow('is not a backup')
    expect(readFileSync(textFile, 'utf8')).toBe('Benvolguts socis')
  })

  test('holds one moment: a transaction that commits while it runs is in it completely or not at all', async () => {
    const busy = join(folder, 'busy.backup')
    const event = await makeEvent({ maxParticipants: 200 })
    let writing = true
    const guests = (async () => {
      for (let n = 0; writing; n++) await register(event, montserrat({ email: `guest${n}@example.org` }))
    })()
    await writeBackup(club.url, busy)
    writing = false
    await guests
    await restore(other.url, { replace: true }, busy)
    const [counted] = await inOther(
      (rows) => rows`
      select registered, (select count(*)::integer from event_registrations where event_id = events.id) as rows from events where id = ${event}`,
    )
    expect(counted?.registered).toBe(counted?.rows)
  })
})

describe('a damaged backup is recognised before anything is changed', () => {
  let there: typeof before
  beforeAll(async () => (there = await inOther((rows) => digestTables(rows))))

  test.each([0, 17, 200, 0.2, 0.5, 0.8, -73, -71, -10, -1])('one bit at %s', async (place) => {
    const bytes = readFileSync(file)
    const at = place < 0 ? bytes.length + place : place < 1 ? Math.floor(bytes.length * place) : place
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await expectRefused(bytes)
  })

  test.each([0, 10, 70, 0.5, -1])('cut off at %s', async (place) => {
    const bytes = readFileSync(file)
    await expectRefused(
      bytes.subarray(0, place < 0 ? bytes.length + place : place < 1 ? Math.floor(bytes.length * place) : place),
    )
  })

  async function expectRefused(bytes: Buffer) {
    const damaged = join(folder, 'damaged.backup')
    writeFileSync(damaged, bytes)
    await expect(restore(other.url, { replace: true }, damaged)).rejects.toThrow(
      /is damaged|not a backup|newer version/,
    )
  }

  test('and the existing rows are unchanged', async () => {
    expect(await inOther((rows) => digestTables(rows))).toEqual(there)
  })
})

describe('a backup that somebody without the key has changed', () => {
  const forged = join(folder, 'forged.backup')
  const backdate = (head: string) => head.replace(/"madeAt":"\d{4}/, '"madeAt":"2019')

  test('is refused in one line, though its checksum fits', async () => {
    writeFileSync(forged, forgeBackup(readFileSync(file), backdate))
    await expect(restore(other.url, { replace: true }, forged)).rejects.toThrow(/is damaged or was changed: [^\n]+$/)
    writeFileSync(
      forged,
      forgeBackup(readFileSync(file), (head) => head.replace('backup 2\n', 'backup 1\n'), none),
    )
    await expect(restore(other.url, { replace: true }, forged)).rejects.toThrow('is damaged or was changed')
  })

  test('can only pass as one of an earlier version or of another key, which are not authentic', async () => {
    expect(isAuthentic(await verifyBackupFile(file))).toBe(true)
    const otherKey = (head: string) => head.replace(/"authenticatedBy":"\w+"/, '"authenticatedBy":"0000aaaa"')
    writeFileSync(forged, forgeBackup(readFileSync(file), otherKey))
    expect(isAuthentic(await verifyBackupFile(forged))).toBe(false)
    const earlier = (head: string) => head.replace('backup 2\n', 'backup 1\n').replace(/"authenticatedBy":"\w+",/, '')
    writeFileSync(forged, forgeBackup(readFileSync(file), earlier, none))
    const { header } = await restore(other.url, { replace: true }, forged)
    expect(isAuthentic(header)).toBe(false)
    expect(await inOther((rows) => digestTables(rows))).toEqual(before)
  })

  const none = () => ''
})

describe('a restore is refused', () => {
  test('when the database holds rows, unless they may be replaced', async () => {
    await expect(restore(other.url)).rejects.toThrow(/holds rows already \(.*events \d+/)
    await restore(other.url, { replace: true })
    expect(await inOther((rows) => digestTables(rows))).toEqual(before)
  })

  test('while servers use the database, naming them', async () => {
    await expect(restore(club.url, { replace: true })).rejects.toThrow(/is using the database \(el-cercle.*process \d+/)
  })

  test('when there are tables of another product, even with the option to replace', async () => {
    await inOther((rows) => rows`create table accounting (id integer)`)
    await expect(restore(other.url, { replace: true })).rejects.toThrow('not of el Cercle (accounting)')
    await inOther((rows) => rows`drop table accounting`)
  })

  test('when its key is missing; without the secrets it is restored with those fields empty', async () => {
    const lost = join(folder, 'lost-key.backup')
    const event = await makeEvent()
    await register(event, montserrat({ email: 'other-key@example.org', dietaryRestrictions: 'vegana' }))
    await database.execute(sql`
      update event_registrations set dietary_restrictions = regexp_replace(dietary_restrictions, '^v1\\.[0-9a-f]{8}', 'v1.00000000') where event_id = ${event}`)
    await writeBackup(club.url, lost)
    await database.delete(eventParties).where(sql`${eventParties.eventId} = ${event}`)
    await expect(restore(other.url, { replace: true }, lost)).rejects.toThrow('key 00000000')
    const restored = await restore(other.url, { replace: true, unreadable: 'emptied' }, lost)
    expect(restored).toMatchObject({ missingKeys: ['00000000'], emptied: 1 })
    const diets = await inOther(
      (rows) =>
        rows`select email, dietary_restrictions is not null as kept from event_registrations where diet_consent_at is not null order by email`,
    )
    expect(diets.map(({ email, kept }) => [email, kept])).toEqual([
      ['montserrat@example.org', true],
      ['other-key@example.org', false],
    ])
  })

  test('and undone when its last step fails', async () => {
    const there = await inOther((rows) => digestTables(rows))
    const beforeCommit = () => Promise.reject(new Error('the last step'))
    await expect(restore(other.url, { replace: true, beforeCommit })).rejects.toThrow('the last step')
    expect(await inOther((rows) => digestTables(rows))).toEqual(there)
  })

  test('and undone when PostgreSQL refuses the rows', async () => {
    const strict = lastMigrationWith('alter table socios add constraint nobody check (email is null)')
    const there = await inOther((rows) => digestTables(rows))
    await expect(restore(other.url, { replace: true, migrations: strict })).rejects.toThrow('nobody')
    expect(await inOther((rows) => digestTables(rows))).toEqual(there)
  })

  test('when it was made by a newer version of the product', async () => {
    await expect(restore(other.url, { replace: true, migrations: withoutLastMigration() })).rejects.toThrow(
      'another version of el Cercle',
    )
  })
})

test('a backup of an older version is migrated to this one', async () => {
  // In steps: before PostgreSQL 18 a table whose rows a function takes gets no column with a default.
  const newer = oneMoreMigration("alter table events add column wine text; update events set wine = 'blanc'")
  await restore(other.url, { replace: true, migrations: newer })
  expect(await inOther((rows) => rows`select distinct wine from events`)).toEqual([{ wine: 'blanc' }])
  expect((await inOther((rows) => digestTables(rows))).socios).toEqual(before.socios)
})

test('mails that were waiting are queued again, once; sent mails are not', async () => {
  await database.transaction((tx) =>
    enqueueMail(tx, {
      kind: 'contact-message',
      ref: '00000000-0000-0000-0000-000000000000',
      data: { contactMessageId: '00000000-0000-0000-0000-000000000000' },
      recipient: 'club@example.org',
      language: 'ca',
    }),
  )
  await database
    .update(mails)
    .set({ status: 'sent' })
    .where(sql`${mails.kind} = 'registration'`)
  const owing = join(folder, 'owing.backup')
  await writeBackup(club.url, owing)
  await inOther((rows) => rows`insert into pgboss.job (name, data) values ('send-mail', '{"id": "left over"}')`)
  await restore(other.url, { replace: true, beforeCommit: async (tx) => void (await enqueueOwedMails(tx)) }, owing)
  const owed = await inOther((rows) => rows`select id::text from mails where status = 'queued' order by 1`)
  const jobs = await inOther(
    (rows) => rows`select data->>'id' as id from pgboss.job where name = 'send-mail' order by 1`,
  )
  expect(owed.length).toBeGreaterThan(0)
  expect(jobs.map(({ id }) => id)).toEqual(owed.map(({ id }) => id))
})

describe('a check', () => {
  const server = () => ({ ...inject('postgres'), database: databaseOf(club.url) })
  const checkDatabases = () =>
    inOther(
      (rows) => rows`select datname from pg_database where starts_with(datname, ${`${databaseOf(club.url)}_check_`})`,
    )

  test('restores a backup into a temporary database and drops it', async () => {
    await checkBackup(server(), file, join(root, 'migrations'))
    expect(await checkDatabases()).toEqual([])
  })

  test('names tables that differ after the restore', async () => {
    const padding = lastMigrationWith('alter table media_variants alter column format type char(30)')
    await expect(checkBackup(server(), file, padding)).rejects.toThrow('does not come back as it was: media_variants.')
    expect(await checkDatabases()).toEqual([])
  })

  test('removes the temporary database of a killed drill', async () => {
    await inOther((rows) => rows.unsafe(`create database ${databaseOf(club.url)}_check_left`))
    await removeLeftoverChecks(server())
    expect(await checkDatabases()).toEqual([])
  })
})

/** Copies the migrations with an addition to the last one. */
function lastMigrationWith(statement: string): string {
  const { copy, journal } = copyMigrations()
  appendFileSync(join(copy, `${journal.entries.at(-1)?.tag}.sql`), `\n;${statement}`)
  return copy
}

/** Copies the migrations with a later one. */
function oneMoreMigration(statement: string): string {
  const { copy, journal } = copyMigrations()
  writeFileSync(join(copy, 'newer.sql'), statement)
  const [first] = journal.entries
  if (first) journal.entries.push({ ...first, tag: 'newer', when: (journal.entries.at(-1)?.when ?? 0) + 1 })
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify(journal))
  return copy
}

/** Copies the migrations of an older version. */
function withoutLastMigration(): string {
  const { copy, journal } = copyMigrations()
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
  return copy
}

type Journal = { entries: { when: number; tag: string }[] }

function copyMigrations(): { copy: string; journal: Journal } {
  const copy = mkdtempSync(join(folder, 'migrations-'))
  cpSync(join(root, 'migrations'), copy, { recursive: true })
  return { copy, journal: JSON.parse(readFileSync(join(copy, 'meta/_journal.json'), 'utf8')) as Journal }
}

function restore(url: string, options: Partial<RestoreOptions> = {}, from = file) {
  return restoreBackup(url, from, { migrations: join(root, 'migrations'), ...options })
}

function inOther<T>(work: (rows: Sql) => Promise<T>): Promise<T> {
  return inDatabase(other.url, work)
}

async function inDatabase<T>(url: string, work: (rows: Sql) => Promise<T>): Promise<T> {
  const rows = connectTo(url)
  try {
    return await work(rows)
  } finally {
    await rows.end()
  }
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1)
}
