import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createAccount } from '#app/accounts/accounts.server.ts'
import { requestPasswordReset } from '#app/accounts/signup/password-reset.server.ts'
import { config } from '#app/config.server.ts'
import * as messages from '#app/contact/messages.server.ts'
import {
  auditLog,
  authSessions,
  authVerifications,
  blockedPayments,
  contactMessages,
  erasures,
  eventRegistrations,
  events,
  mails,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { offerNow } from '#app/events/waiting-list/club-offers.server.ts'
import { joinWaitingList } from '#app/events/waiting-list/joining.server.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { connectTo, inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { completionForm, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import * as erasing from './erasures.server.ts'
import { recordKinds, formatItemKey, parseItemKey } from './record-kinds.ts'
import { personalRecords } from './personal-records.server.ts'
import { recordTexts } from './record-texts.ts'
import { findPeople } from './people-search.server.ts'
import { exportItems } from './person-export.server.ts'
import { columnName, openPerson } from './person.server.ts'

const testDatabase = openTestDatabase('empty', 'panel')
const leaveMessage = inPool('public', messages.leaveMessage)
const joinList = inPool('public', joinWaitingList)
const { eraseItems } = erasing
const reapplyErasures = (folder: string) => database.transaction((tx) => erasing.reapplyErasures(tx, folder))
let people = 0

async function makePersonWithRecords() {
  const email = `montserrat${++people}@example.org`
  const [upcoming, past] = [await makeEvent(), await makeEvent()]
  for (const event of [upcoming, past])
    await register(
      event,
      montserrat({ email, dietaryRestrictions: 'sin gluten', notes: 'CANARI de notes', phone: '+34 600 000 001' }),
    )
  await database
    .update(events)
    .set({ date: sql`now() - interval '2 days'` })
    .where(eq(events.id, past))
  await leaveMessage({
    name: 'Montserrat Vilar',
    email: email.toUpperCase(),
    phone: undefined,
    message: 'CANARI de missatge',
    language: 'ca',
    privacyVersion: '2026-11-22',
  })
  const { id: socio, requestId } = await makeSocio({
    full_name: 'Montserrat Vilar Puig',
    email,
    iban: completionForm().iban,
    address: 'CANARI d’adreça',
  })
  await database.transaction((tx) => createAccount(tx, { email, name: 'Montserrat', language: 'ca' }, 'hash'))
  const [account] = await database.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.email, email))
  await database.insert(authSessions).values({
    id: email,
    token: email,
    userId: account?.id ?? '',
    device: 'CANARI',
    expiresAt: sql`now() + interval '1 day'`,
  })
  await requestPasswordReset(email, 'ca')
  await database.insert(authVerifications).values({
    id: crypto.randomUUID(),
    identifier: `sign-up:${email}`,
    value: JSON.stringify({ email, name: 'CANARI', passwordHash: 'HASH' }),
    expiresAt: sql`now() + interval '1 day'`,
  })
  return { email, upcoming, past, socio, requestId, account: account?.id ?? '' }
}

const dossierOf = async (email: string) => {
  const dossier = await openPerson(secretary, email)
  if (!dossier) throw new Error('nothing is records')
  return dossier
}

async function tablesWith(...words: string[]): Promise<string[]> {
  const sql = connectTo(testDatabase.url)
  const tables = await sql<
    { name: string }[]
  >`select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select 1 from ${name} t where ${words.map((_, i) => `t::text ilike '%' || $${i + 1} || '%'`).join(' or ')} limit 1`,
      words,
    )
    if (row) found.push(name)
  }
  await sql.end()
  return found
}

describe('The personal records of a person', () => {
  test('is found by address and by name, ignoring case and accents', async () => {
    const { email } = await makePersonWithRecords()
    expect(await findPeople(email.toUpperCase())).toMatchObject([
      { email, names: expect.arrayContaining(['Montserrat Vilar Puig', 'Montserrat']) },
    ])
    expect((await findPeople('montserrat vilar')).map((found) => found.email)).toContain(email)
    expect(await findPeople('mo')).toEqual([])
    expect(await findPeople('nobody-at-all')).toEqual([])
  })

  test('is shown complete except encrypted values, and the access is audited', async () => {
    const { email } = await makePersonWithRecords()
    const { records, auditTotal } = await dossierOf(email)
    expect([...new Set(records.map(({ kind }) => kind))].sort()).toEqual(
      recordKinds.filter((kind) => kind !== 'blocked-payment').sort(),
    )
    expect(records.filter(({ kind }) => kind === 'registration')).toHaveLength(2)
    expect(records.filter(({ kind }) => kind === 'sign-up')).toHaveLength(2)
    const text = JSON.stringify(records)
    for (const canary of ['CANARI de notes', 'CANARI de missatge', 'CANARI d’adreça']) expect(text).toContain(canary)
    expect(text).not.toMatch(/sin gluten|ES\d\d ?2100|1980-|v1\.|HASH/)
    expect(records.find(({ kind }) => kind === 'socio')?.hidden.sort()).toEqual([
      'birth_date',
      'dietary_restrictions',
      'emergency_contact_name',
      'emergency_contact_phone',
      'iban',
    ])
    expect(auditTotal).toBeGreaterThan(0)
    expect(await database.$count(auditLog, eq(auditLog.action, 'person.opened'))).toBeGreaterThan(0)
  })

  test('is exported with every column, decrypted, and each export is audited', async () => {
    const { email, socio } = await makePersonWithRecords()
    const { records } = await dossierOf(email)
    await database
      .update(eventRegistrations)
      .set({ attendedAt: new Date('2026-03-02T20:05:00Z') })
      .where(
        inArray(
          eventRegistrations.partyId,
          records.map(({ id }) => id),
        ),
      )
    const exported = await exportItems(secretary, records)
    expect(exported.map(({ fields }) => fields.check_ins)).toContain('2026-03-02 21:05')
    expect(exported.map(formatItemKey).sort()).toEqual(records.map(formatItemKey).sort())
    for (const { kind, fields } of exported) {
      const { table, omitted, secrets = {} } = personalRecords[kind]
      const exportedProperties = Object.keys(getTableColumns(table)).filter(
        (property) => !Object.hasOwn(omitted, property) && !Object.hasOwn(secrets, property),
      )
      expect(Object.keys(fields), getTableName(table)).toEqual(
        expect.arrayContaining(exportedProperties.map(columnName)),
      )
    }
    expect(exported.find(({ kind }) => kind === 'socio')?.fields).toMatchObject({
      iban: 'ES9121000418450200051332',
      birth_date: '1980-02-29',
      emergency_contact_name: 'Jordi Vidal',
      dietary_restrictions: 'celíaca',
    })
    expect(exported.find(({ kind }) => kind === 'registration')?.fields).toMatchObject({
      dietary_restrictions: 'sin gluten',
      event_title: 'Cena de prueba',
    })
    expect(JSON.stringify(exported)).not.toMatch(/HASH|v1\./)
    const [opened] = await database
      .select()
      .from(auditLog)
      .where(sql`${auditLog.subject} = ${socio} and ${auditLog.action} = 'socio.exported'`)
    expect(opened?.fields).toEqual(expect.arrayContaining(['iban', 'birth_date', 'dietary_restrictions']))
  })

  test.each(recordKinds)('have a name for each column that is shown and exported (%s)', (kind) => {
    const { table, omitted } = personalRecords[kind]
    const columns = Object.keys(getTableColumns(table)).filter((property) => !Object.hasOwn(omitted, property))
    expect(columns.map(columnName).filter((column) => !Object.hasOwn(recordTexts.es.fields, column))).toEqual([])
  })

  test('two people who share an address are separated by selection', async () => {
    const event = await makeEvent()
    await register(event, montserrat({ email: 'casa@example.org' }))
    await register(event, montserrat({ email: 'casa@example.org', fullName: 'Jordi Puig' }))
    const { records } = await dossierOf('casa@example.org')
    const hers = records.filter(({ fields }) => fields.contact_name === 'Montserrat Vilar Puig')
    await eraseItems(secretary, hers)
    expect(
      (await dossierOf('casa@example.org')).records
        .filter(({ kind }) => kind === 'registration')
        .map(({ fields }) => fields.contact_name),
    ).toEqual(['Jordi Puig'])
  })
})

describe('Erasing a person', () => {
  test('removes every trace except encrypted blocked data; the seat becomes free or stays counted', async () => {
    const { email, upcoming, past, socio, account } = await makePersonWithRecords()
    const { records } = await dossierOf(email)
    expect(await tablesWith(email, 'CANARI')).not.toEqual([])
    const { erased, kept } = await eraseItems(secretary, records)
    expect(erased).toMatchObject({
      socio: 1,
      'membership-request': 1,
      registration: 2,
      message: 1,
      user: 1,
      'sign-up': 2,
    })
    expect(kept).toEqual([])
    expect(await tablesWith(email)).toEqual([])
    expect(await database.$count(authSessions, eq(authSessions.userId, account))).toBe(0)
    expect(await database.$count(mails, eq(sql`lower(${mails.recipient})`, email))).toBe(0)
    const rows = await database
      .select({ id: events.id, registered: events.registered })
      .from(events)
      .where(inArray(events.id, [upcoming, past]))
    expect(new Map(rows.map(({ id, registered }) => [id, registered]))).toEqual(
      new Map([
        [upcoming, 0],
        [past, 1],
      ]),
    )
    expect(await database.$count(eventRegistrations, eq(eventRegistrations.eventId, past))).toBe(1)
    const [blocked] = await database.select().from(blockedPayments).where(eq(blockedPayments.id, socio))
    expect(blocked && decryptRecord(blocked)).toMatchObject({ email, iban: 'ES9121000418450200051332' })
    const after = await dossierOf(email)
    expect(after.records).toMatchObject([{ kind: 'blocked-payment', disposition: 'stays' }])
  })

  test('finds, exports and erases who waits for a seat; the seats of an offer are free again', async () => {
    const email = `espera${++people}@example.org`
    const event = await makeEvent({ maxParticipants: 2, offers: 'manual' })
    const { privacyVersion } = montserrat()
    const contact = { ...montserrat({ fullName: 'Remei Bosch', phone: '+34 600 000 002' }), email, privacyVersion }
    await register(event, montserrat({ email: `taula${people}@example.org` }))
    const joined = await joinList(event, contact, 2)
    const id = joined.ok ? joined.id : ''
    await database.update(events).set({ maxParticipants: 3 }).where(eq(events.id, event))
    expect(await offerNow(event, id, secretary)).toEqual({ ok: true })
    const dossier = await openPerson(secretary, email)
    const records = dossier?.records ?? []
    expect(records.find((record) => record.kind === 'registration')?.fields).toMatchObject({
      contact_name: 'Remei Bosch',
      state: 'offered',
    })
    expect(JSON.stringify(await exportItems(secretary, records))).toContain('+34 600 000 002')
    await eraseItems(secretary, records)
    expect(await database.$count(mails, eq(mails.recipient, email))).toBe(0)
    const [seats] = await database.select({ held: events.held }).from(events).where(eq(events.id, event))
    expect(seats).toEqual({ held: 0 })
  })

  test('is listed by id in the database and in a private file, and audited without personal data', async () => {
    const { email, socio } = await makePersonWithRecords()
    const { records } = await dossierOf(email)
    await eraseItems(secretary, records)
    const listed = await database
      .select()
      .from(erasures)
      .where(
        inArray(
          erasures.rowId,
          records.map(({ id }) => id),
        ),
      )
    expect(listed.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['socio', 'registration', 'message', 'user', 'sign-up', 'membership-request']),
    )
    const file = join(config.dataDir, 'erasures.jsonl')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(
      await database
        .select({ actor: auditLog.actor })
        .from(auditLog)
        .where(sql`${auditLog.action} = 'socio.erased' and ${auditLog.subject} = ${socio}`),
    ).toEqual([{ actor: secretary.id }])
    expect(await tablesWith(email)).toEqual([])
  })

  test('keeps staff accounts, blocked data and requests of members', async () => {
    const { email, account, socio, requestId } = await makePersonWithRecords()
    await database.update(usuarios).set({ role: 2 }).where(eq(usuarios.id, account))
    const { records } = await dossierOf(email)
    const chosen = records.filter(({ kind }) => kind === 'user' || kind === 'membership-request')
    const { erased, kept } = await eraseItems(secretary, chosen)
    expect(erased).toEqual({})
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['membership-request', 'user'])
    expect(await database.$count(usuarios, eq(usuarios.id, account))).toBe(1)
    expect(await database.$count(membershipRequests, eq(membershipRequests.id, requestId))).toBe(1)
    await eraseItems(secretary, [{ kind: 'socio', id: socio }])
    expect(await eraseItems(secretary, [{ kind: 'blocked-payment', id: socio }])).toMatchObject({
      erased: {},
      kept: [{ kind: 'blocked-payment' }],
    })
    expect(await database.$count(blockedPayments, eq(blockedPayments.id, socio))).toBe(1)
  })

  test('twice at the same time erases once', async () => {
    const { email } = await makePersonWithRecords()
    const { records } = await dossierOf(email)
    const results = await Promise.all([eraseItems(secretary, records), eraseItems(secretary, records)])
    expect(results.map(({ erased }) => erased.registration ?? 0).toSorted((a, b) => a - b)).toEqual([0, 2])
    expect(await database.$count(blockedPayments)).toBeGreaterThan(0)
  })
})

describe('After an older backup is restored', () => {
  const folders: string[] = []
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
  })
  async function listWith(lines: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
    folders.push(folder)
    await writeFile(join(folder, 'erasures.jsonl'), lines)
    return folder
  }

  test('the listed erasures are repeated, with payments blocked from the original day, idempotently', async () => {
    // As the backup has them: all rows exist, the list in the database is empty.
    const { email, upcoming, past, socio, requestId, account } = await makePersonWithRecords()
    const stays = await makePersonWithRecords()
    const [message] = await database
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, email))
    const registrations = await database
      .select({ id: eventRegistrations.id })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.email, email))
    const links = (await dossierOf(email)).records
      .filter(({ kind }) => kind === 'sign-up')
      .map(({ id }) => ['sign-up', id])
    const at = '2026-01-31T10:00:00.000Z'
    const ids = [
      ['membership-request', requestId],
      ['socio', socio],
      ['user', account],
      ['message', message?.id],
      ...links,
      ...registrations.map(({ id }) => ['registration', id]),
    ]
    const folder = await listWith(
      `${ids.map(([kind, id]) => JSON.stringify({ kind, id, at })).join('\n')}\n{"kind":"socio","id":"cut of`,
    )

    expect(await reapplyErasures(folder)).toBe(8)
    expect(await tablesWith(email)).toEqual([])
    const [blocked] = await database.select().from(blockedPayments).where(eq(blockedPayments.id, socio))
    expect([blocked?.leftAt.toISOString(), blocked?.keepUntil.toISOString()]).toEqual([at, '2032-01-31T10:00:00.000Z'])
    const rows = await database
      .select({ id: events.id, registered: events.registered })
      .from(events)
      .where(inArray(events.id, [upcoming, past]))
    expect(rows.map(({ registered }) => registered).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await database.$count(erasures, eq(erasures.rowId, socio))).toBe(1)
    expect(await reapplyErasures(folder)).toBe(0)
    expect((await dossierOf(stays.email)).records.length).toBeGreaterThan(8)
  })

  test('a member whose IBAN another key encrypted is also erased', async () => {
    const { socio } = await makePersonWithRecords()
    await database.update(socios).set({ iban: 'v1.00000000.a.b.c' }).where(eq(socios.id, socio))
    expect(
      await reapplyErasures(await listWith(JSON.stringify({ kind: 'socio', id: socio, at: new Date().toISOString() }))),
    ).toBe(1)
    const [blocked] = await database.select().from(blockedPayments).where(eq(blockedPayments.id, socio))
    expect(blocked && decryptRecord(blocked)).toMatchObject({ iban: null, fullName: 'Montserrat Vilar Puig' })
  })

  test('without a list nothing changes', async () => {
    const before = await database.$count(eventRegistrations)
    expect(await reapplyErasures(join(tmpdir(), 'no-such-folder'))).toBe(0)
    expect(await database.$count(eventRegistrations)).toBe(before)
  })
})

test('An item key of a form needs a known kind and an id', () => {
  expect(parseItemKey('socio:123')).toEqual({ kind: 'socio', id: '123' })
  for (const wrong of ['', 'socio', 'socio:', '__proto__:1', 'toString:1', `socio:${'1'.repeat(101)}`])
    expect(parseItemKey(wrong)).toBeNull()
})
