import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createAccount } from '#app/accounts/accounts.server.ts'
import { requestPasswordReset } from '#app/accounts/session/password-reset.server.ts'
import { config } from '#app/config.server.ts'
import * as messages from '#app/contact/messages.server.ts'
import {
  auditLog,
  authSessions,
  authVerifications,
  blockedPayments,
  contactMessages,
  erasures,
  eventCheckins,
  eventRegistrations,
  events,
  mails,
  membershipRequests,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { readDiet } from '#app/diets/diet.ts'
import { seatWalkIn } from '#app/door/walk-ins.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { encryptDiet } from '#app/bookings/parties/new-guests.server.ts'
import { offerNow } from '#app/waiting-list/club-offers.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import { correctAnswers } from '#app/membership/requests/correction.server.ts'
import { answerAsMember } from '#app/membership/requests/answer-as-member.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { connectTo, inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { completionForm, makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import * as erasing from './erasures.server.ts'
import * as reapplying from './reapply-erasures.server.ts'
import { recordKinds, formatItemKey, parseItemKey } from './record-kinds.ts'
import { listConsents } from './record-counts.server.ts'
import { personalRecords } from './personal-records.server.ts'
import { recordTexts } from './record-texts.ts'
import { findPeople } from './people-search.server.ts'
import { exportItems } from './person-export.server.ts'
import { openPerson, openRecords } from './person.server.ts'
import { columnName } from '#app/database/column-name.ts'
import { findUnaddressed } from './unaddressed-people.server.ts'

const testDatabase = openTestDatabase('empty', 'panel')
const leaveMessage = inPool('public', messages.leaveMessage)
const joinList = inPool('public', joinWaitingList)
const { eraseItems } = erasing
const reapplyErasures = (folder: string) => database.transaction((tx) => reapplying.reapplyErasures(tx, folder))
let people = 0

async function makePersonWithRecords() {
  const email = `montserrat${++people}@example.org`
  const [upcoming, past] = [await makeEvent(), await makeEvent()]
  for (const event of [upcoming, past])
    await register(
      event,
      montserrat({ email, dietaryRestrictions: 'sin gluten', notes: 'CANARI de notes', phone: '+34 600 000 001' }),
    )
  await updateRow(events, past, { date: sql`now() - interval '2 days'` })
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
  await database
    .insert(authSessions)
    .values({
      id: email,
      token: email,
      userId: account?.id ?? '',
      device: 'CANARI',
      expiresAt: sql`now() + interval '1 day'`,
    })
  await requestPasswordReset(email, 'ca')
  await database
    .insert(authVerifications)
    .values({
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
      recordKinds.filter((kind) => kind !== 'blocked-payment' && kind !== 'guest').sort(),
    )
    expect(records.filter(({ kind }) => kind === 'registration')).toHaveLength(2)
    expect(records.filter(({ kind }) => kind === 'sign-up')).toHaveLength(2)
    const text = JSON.stringify(records)
    for (const canary of ['CANARI de notes', 'CANARI de missatge', 'CANARI d’adreça']) expect(text).toContain(canary)
    expect(text).not.toMatch(/sin gluten|ES\d\d ?2100|1980-\d\d-\d\d|v1\.|HASH/)
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

  test('has what was merged with their requests, under another address too, with its corrections', async () => {
    const email = `merged${++people}@example.org`
    const { id, requestId } = await makeSocio({ email })
    const asked = await makeRequest({ fullName: 'Clara Vidal', email: `other-${email}` })
    const answers = { full_name: 'CANARI Vidal', email: `other-${email}`, phone: undefined, reason: undefined }
    await correctAnswers(secretary, asked, 1, { ...answers, language: 'es' })
    await answerAsMember(secretary, { id: asked, version: 2 }, requestId, null)
    for (const address of [email, `other-${email}`]) {
      const { records } = await dossierOf(address)
      expect(records.map((record) => record.id)).toEqual(expect.arrayContaining([id, requestId, asked]))
    }
    const [exported] = await exportItems(secretary, [{ kind: 'membership-request', id: asked }])
    expect(exported?.fields.corrections).toContain('Clara Vidal → CANARI Vidal')
    await eraseItems(secretary, [{ kind: 'socio', id }])
    expect(await database.$count(membershipRequests, eq(membershipRequests.id, asked))).toBe(0)
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

/** Remei calls, without an e-mail, for herself, Bru and a third; Bru has told his own diet. */
async function bookByPhone(past = false) {
  const event = await makeEvent()
  const number = ++people
  const caller = `Remei Àlvarez ${number}`
  const name = `Bru L·lorà ${number}`
  const phone = `938 85 0${number} 1${number}`
  const contact = { ...montserrat({ fullName: caller, phone, notes: 'CANARI de notes' }), email: null }
  const { id: party } = accepted(
    await bookParty(event, contact, [{ fullName: caller }, { fullName: name }, { fullName: '' }], { by: 'club' }),
  )
  const guests = await guestsOf(party)
  const bru = guests[1]?.id ?? ''
  await updateRow(eventRegistrations, bru, {
    dietaryRestrictions: encryptDiet(readDiet('CANARI sin gluten'), bru),
    dietBy: 'guest',
    dietConsentVersion: '1',
    dietConsentAt: new Date(),
  })
  if (past) {
    await updateRow(events, event, { date: sql`now() - interval '2 days'` })
    await updateRow(eventRegistrations, bru, { attendedAt: new Date() })
  }
  return { event, party, bru, caller, phone, name }
}

const guestsOf = (party: string) =>
  database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.partyId, party))
    .orderBy(eventRegistrations.position)
const registeredIn = async (event: number) => (await rowOf(events, event)).registered

describe('Who has no e-mail', () => {
  test('is found by name and by telephone, however it is written; companions by their own name', async () => {
    const { caller, phone, name, party, bru } = await bookByPhone()
    const found = { name: caller, phones: [phone], items: `registration:${party}`, found: [{ contact: null }] }
    for (const words of [caller, caller.toLowerCase().replace('à', 'a'), phone, `+34${phone.replace(/ /g, '')}`])
      expect(await findUnaddressed(words), words).toMatchObject([found])
    expect(await findUnaddressed(name.toUpperCase())).toMatchObject([
      { name, phones: [], items: `guest:${bru}`, found: [{ event: 'Cena de prueba', contact: caller }] },
    ])
    expect(await findUnaddressed('93')).toEqual([])
    expect(await findUnaddressed('nobody-at-all')).toEqual([])
  })

  test('with an e-mail is found by telephone, and is no companion of their own booking', async () => {
    const email = `telefon${++people}@example.org`
    await register(await makeEvent(), montserrat({ email, phone: '+34 677.12-34 56' }))
    expect((await findPeople('677123456')).map((found) => found.email)).toEqual([email])
    expect(await findUnaddressed(email)).toEqual([])
  })

  test('is opened and exported by booking and by guest, each with its own data; audited', async () => {
    const { party, bru, name, caller } = await bookByPhone()
    const opened = await openRecords(secretary, [{ kind: 'guest', id: bru }])
    expect(opened).toMatchObject({ email: null, records: [{ fields: { full_name: name }, disposition: 'goes' }] })
    expect(JSON.stringify(opened)).not.toMatch(/gluten|CANARI/)
    const [guest] = await exportItems(secretary, [{ kind: 'guest', id: bru }])
    expect(guest?.fields).toMatchObject({ full_name: name, dietary_restrictions: 'CANARI sin gluten' })
    expect(JSON.stringify(guest)).not.toContain(caller)
    const [booking] = await exportItems(secretary, [{ kind: 'registration', id: party }])
    expect(booking?.fields).toMatchObject({ contact_name: caller, notes: 'CANARI de notes' })
    expect(booking?.fields).not.toHaveProperty('dietary_restrictions')
    for (const [action, subject] of [
      ['person.opened', bru],
      ['guest.exported', bru],
      ['registration.exported', party],
    ] as const)
      expect(
        await database.$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.subject, subject))),
        action,
      ).toBe(1)
  })

  test.each([false, true])('is erased as a guest: the table and the seat stay (past: %s)', async (past) => {
    const { event, party, bru, name, caller } = await bookByPhone(past)
    const tokens = (await guestsOf(party)).map(({ cancelTokenHash }) => cancelTokenHash)
    expect(await eraseItems(secretary, [{ kind: 'guest', id: bru }])).toEqual({ erased: { guest: 1 }, kept: [] })
    const guests = await guestsOf(party)
    expect(guests.map(({ fullName }) => fullName)).toEqual([caller, '', ''])
    expect(guests.map(({ cancelTokenHash }, index) => cancelTokenHash === tokens[index])).toEqual([true, false, true])
    expect(guests[1]).toMatchObject({ dietaryRestrictions: null, cancelledAt: null })
    expect(await registeredIn(event)).toBe(3)
    expect(await tablesWith(name)).toEqual([])
    expect(await database.$count(eventCheckins, eq(eventCheckins.guestId, bru))).toBe(0)
    expect(await database.$count(erasures, and(eq(erasures.kind, 'guest'), eq(erasures.rowId, bru)))).toBe(1)
    expect(await database.$count(auditLog, and(eq(auditLog.action, 'guest.erased'), eq(auditLog.subject, bru)))).toBe(1)
    expect(await eraseItems(secretary, [{ kind: 'guest', id: bru }])).toMatchObject({ erased: {} })
  })

  test('is erased as a booking: the seats of a coming dinner are free', async () => {
    const { event, party, caller } = await bookByPhone()
    await eraseItems(secretary, [{ kind: 'registration', id: party }])
    expect(await registeredIn(event)).toBe(0)
    expect(await tablesWith(caller)).toEqual([])
  })

  test.each([true, false])('of whom the door has seated the export says what they were told (%s)', async (told) => {
    const event = await makeEvent()
    const start = new Date(Date.now() + 3_600_000)
    await updateRow(events, event, { date: start })
    const before = (await listConsents()).find(({ subject }) => subject === 'registration-privacy')?.count
    const id = randomUUID()
    const walkIn = { id, name: `Òscar Sants ${told}`, table: '', language: 'es', told, reason: undefined } as const
    expect(await seatWalkIn(event, walkIn, secretary)).toEqual({ ok: true })
    expect((await listConsents()).find(({ subject }) => subject === 'registration-privacy')?.count).toBe(before)
    const [booking] = await exportItems(secretary, [{ kind: 'registration', id }])
    const version = told ? legalVersions.privacy : undefined
    expect(booking?.fields).toMatchObject({ privacy_notice: told ? 'told' : 'not-told' })
    expect(booking?.fields.privacy_version || undefined).toBe(version)
    expect(booking?.fields.privacy_accepted_at).toBeNull()
  })

  test('the contact of a booking is not erased as a guest', async () => {
    const { party, caller } = await bookByPhone()
    expect(await eraseItems(secretary, [{ kind: 'guest', id: party }])).toMatchObject({ erased: {} })
    expect((await guestsOf(party))[0]?.fullName).toBe(caller)
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
    const { id } = accepted(await joinList(event, contact, 2))
    await updateRow(events, event, { maxParticipants: 3 })
    expect(await offerNow(event, id, secretary)).toEqual({ ok: true, mailed: true })
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
    await updateRow(usuarios, account, { role: 2 })
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
    const blocked = await rowOf(blockedPayments, socio)
    expect([blocked.leftAt.toISOString(), blocked.keepUntil.toISOString()]).toEqual([at, '2032-01-31T10:00:00.000Z'])
    const rows = await database
      .select({ id: events.id, registered: events.registered })
      .from(events)
      .where(inArray(events.id, [upcoming, past]))
    expect(rows.map(({ registered }) => registered).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await database.$count(erasures, eq(erasures.rowId, socio))).toBe(1)
    expect(await reapplyErasures(folder)).toBe(0)
    expect((await dossierOf(stays.email)).records.length).toBeGreaterThan(8)
  })

  test('a guest who was erased is erased again, and not the one who has the seat since', async () => {
    const { bru, party } = await bookByPhone()
    const other = await bookByPhone()
    await updateRow(eventRegistrations, other.bru, { fullName: 'Nova', updatedAt: new Date() })
    const line = (id: string, at: number) => JSON.stringify({ kind: 'guest', id, at: new Date(at).toISOString() })
    const folder = await listWith(`${line(bru, Date.now() + 1000)}\n${line(other.bru, Date.now() - 60_000)}`)
    expect(await reapplyErasures(folder)).toBe(1)
    expect((await guestsOf(party))[1]?.fullName).toBe('')
    expect((await guestsOf(other.party))[1]?.fullName).toBe('Nova')
  })

  test('a member whose IBAN another key encrypted is also erased', async () => {
    const { socio } = await makePersonWithRecords()
    await updateRow(socios, socio, { iban: 'v1.00000000.a.b.c' })
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
