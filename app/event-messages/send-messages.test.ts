import { and, eq, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventMessages, eventParties, eventRegistrations, events, mails, mailTexts } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { setAutomatic } from './automatic-messages.server.ts'
import { composeEventMessage } from './event-message.server.tsx'
import { reminderAt, thanksAt } from './message-times.ts'
import { withholdDueMessages } from './due-messages.server.ts'
import { sendDueMessages } from './send-messages.server.ts'

openTestDatabase()

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const send = inPool('jobs', sendDueMessages)
const compose = inPool('jobs', composeEventMessage)

beforeEach(() => database.delete(events))

const startOf = (days: number) =>
  clubTime(`${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T20:30`).moment!

/** A dinner with a table of two in Catalan and one person in Spanish, whose reminder leaves now. */
async function dinnerWithGuests(given: Partial<typeof events.$inferInsert> = {}) {
  const date = startOf(20)
  const event = await makeEvent({
    date,
    titleCa: 'Sopar de prova',
    editsUntil: new Date(date.getTime() - DAY_MS),
    ...given,
  })
  await bookParty(event, montserrat(), [{ fullName: 'Montserrat' }, { fullName: 'Joan' }])
  const clara = { fullName: 'Clara Soler', email: 'clara@example.org', language: 'es' } as const
  await bookParty(event, montserrat(clara), [{ fullName: 'Clara Soler' }])
  await database.update(eventParties).set({ hold: 'confirmed' }).where(eq(eventParties.eventId, event))
  const parties = await database
    .select()
    .from(eventParties)
    .where(eq(eventParties.eventId, event))
    .orderBy(eventParties.size)
  return { event, date, parties, due: reminderAt({ date, endsAt: null }) }
}

const mailed = (kind: string) =>
  database.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.language, mails.ref)
const messagesOf = (event: number) => database.select().from(eventMessages).where(eq(eventMessages.eventId, event))
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS)

describe('The reminder', () => {
  beforeEach(() => database.delete(mails))

  test('leaves once, in the language of each party, with menu, deadlines, link and the question for diets', async () => {
    const { event, due } = await dinnerWithGuests()
    await send(after(due, -0.1))
    expect(await mailed('reminder')).toEqual([])
    await Promise.all([send(due), send(due), send(after(due, 0.01))])
    await send(after(due, 2))
    const [ca, es, ...others] = await mailed('reminder')
    expect(others).toEqual([])
    expect(await messagesOf(event)).toMatchObject([{ kind: 'reminder', state: 'sent', mailCount: 2, sendAt: due }])

    const catalan = await compose(mailData('reminder', ca), 'ca')
    expect(catalan?.subject).toMatch(/^T’esperem d\S+: «Sopar de prova»$/)
    expect(catalan?.text).toContain('Hola, Montserrat:')
    expect(catalan?.text).toMatch(/la vostra reserva\s+\[http\S+\/ca\/reserva\?token=/)
    for (const part of [
      'al·lèrgia',
      'Canvis fins a',
      'Reemborsament íntegre fins a',
      'perquè teniu una reserva per al',
    ])
      expect(catalan?.text.replace(/\s+/g, ' ')).toContain(part)
    const spanish = await compose(mailData('reminder', es), 'es')
    expect(spanish?.subject).toMatch(/^Te esperamos el \S+: «Cena de prueba»$/)
    expect(spanish?.text.replace(/\s+/g, ' ')).toContain('Recibes este correo porque tienes plaza para el')
  })

  test('is not for those who book once it has left, nor without e-mail, nor for demo guests', async () => {
    const { parties, due } = await dinnerWithGuests()
    const [clara, table] = parties
    const guests = eventRegistrations
    await database
      .update(guests)
      .set({ createdAt: after(due, 1) })
      .where(eq(guests.partyId, clara!.id))
    await send(after(due, 2))
    expect((await mailed('reminder')).map((mail) => mailData('reminder', mail).partyId)).toEqual([table!.id])
  })

  test('reaches who is restored or confirms a hold before a full refund ends, and nobody twice', async () => {
    const { event, parties, due } = await dinnerWithGuests()
    const clara = eq(eventParties.id, parties[0]!.id)
    await database
      .update(eventParties)
      .set({ hold: 'held', heldUntil: after(due, 5) })
      .where(clara)
    await send(due)
    expect(await mailed('reminder')).toHaveLength(1)
    await database.update(eventParties).set({ hold: 'confirmed' }).where(clara)
    await send(after(due, 3))
    await send(after(due, 4))
    expect(await mailed('reminder')).toHaveLength(2)
    expect(await messagesOf(event)).toMatchObject([{ state: 'sent', mailCount: 2 }])
    await database.delete(mails)
    await send(after(due, 36))
    expect(await mailed('reminder')).toEqual([])
  })

  test('leaves also when another message cannot', async () => {
    const broken = await dinnerWithGuests()
    const other = await dinnerWithGuests()
    await database.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin if new.event_id = ${sql.raw(String(broken.event))} then raise 'broken'; end if; return new; end $$`)
    await database.execute(
      sql`create trigger refuse before insert on event_messages for each row execute function refuse()`,
    )
    await expect(send(other.due)).rejects.toThrow('1 steps of messages failed')
    await database.execute(sql`drop function refuse cascade`)
    expect(await messagesOf(broken.event)).toEqual([])
    expect(await messagesOf(other.event)).toMatchObject([{ state: 'sent', mailCount: 2 }])
  })

  test('moves with the dinner, and leaves again after a move by days', async () => {
    const { event, date, due } = await dinnerWithGuests()
    const later = after(date, 24)
    await updateRow(events, event, { date: later })
    await send(due)
    expect(await mailed('reminder')).toEqual([])
    await send(after(due, 24))
    expect(await mailed('reminder')).toHaveLength(2)
    await updateRow(events, event, { date: after(later, 48) })
    await send(after(due, 72))
    expect(await mailed('reminder')).toHaveLength(2)
    await updateRow(events, event, { date: after(later, 240) })
    await send(after(due, 264))
    expect(await mailed('reminder')).toHaveLength(4)
  })

  test.each([
    ['of a cancelled event', { status: 'cancelled' as const }, 0],
    ['when the server was away until a refund was over', { status: 'published' as const }, 36],
  ])('does not leave %s', async (_, given, late) => {
    const { event, due } = await dinnerWithGuests()
    await updateRow(events, event, given)
    await send(after(due, late))
    expect(await mailed('reminder')).toEqual([])
    expect(await messagesOf(event)).toEqual([])
  })

  test('has the text of its event, else that of the club, and keeps what has been sent', async () => {
    const { event, due } = await dinnerWithGuests()
    const own = { subject: 'Mañana no, el {día}', body: 'Hola, {nombre}.' }
    await database
      .insert(eventMessages)
      .values({ eventId: event, kind: 'reminder', audience: 'booked', state: 'scheduled', ...own })
    await database.insert(mailTexts).values({ kind: 'reminder', language: 'ca', subject: 'Del club', body: 'Hola' })
    await send(due)
    const [ca, es] = await mailed('reminder')
    expect((await compose(mailData('reminder', ca), 'ca'))?.subject).toBe('Del club')
    expect((await compose(mailData('reminder', es), 'es'))?.subject).toMatch(/^Mañana no, el \S+$/)
    await expect(
      database.update(eventMessages).set({ subject: 'x' }).where(eq(eventMessages.eventId, event)),
    ).rejects.toMatchObject({ cause: { constraint_name: 'event_messages_frozen' } })
    await database.delete(mailTexts)
  })

  test('that somebody has stopped does not leave, and its queued mails are dropped', async () => {
    const { event, due } = await dinnerWithGuests()
    await send(due)
    const [ca] = await mailed('reminder')
    await database.update(eventMessages).set({ state: 'stopped' }).where(eq(eventMessages.eventId, event))
    expect(await compose(mailData('reminder', ca), 'ca')).toBeNull()
    await send(after(due, 1))
    expect(await mailed('reminder')).toHaveLength(2)
  })
})

describe('The thanks', () => {
  beforeEach(() => database.delete(mails))

  test('are for the tables of which somebody came, the day after', async () => {
    const { event, parties } = await dinnerWithGuests()
    const [clara, table] = parties
    const date = startOf(-2)
    await updateRow(events, event, { date })
    await database
      .update(eventRegistrations)
      .set({ attendedAt: date })
      .where(and(eq(eventRegistrations.partyId, table!.id), eq(eventRegistrations.position, 2)))
    const due = thanksAt({ date, endsAt: null })
    await send(due)
    const [mail, ...others] = await mailed('thanks')
    expect(others).toEqual([])
    expect(mailData('thanks', mail).partyId).toBe(table!.id)
    const message = await compose(mailData('thanks', mail), 'ca')
    expect(message?.subject).toBe('Gràcies per sopar amb nosaltres')
    expect(message?.text).toContain('perquè vau venir')
    // Joan came, the contact did not: nobody else gets the link by which he scores.
    expect(message?.text).toMatch(/Passa’ls el seu\s+\[http\S+\/reserva\?token=/)
    expect(message?.text).not.toContain('/valorar')
    expect(clara?.size).toBe(1)
    await database.update(eventRegistrations).set({ attendedAt: date }).where(eq(eventRegistrations.partyId, table!.id))
    const withContact = await compose(mailData('thanks', mail), 'ca')
    const links = [...(withContact?.text ?? '').matchAll(/\/valorar\?token=([\da-f-]{36})/g)].map(([, id]) => id)
    expect(links).toEqual([table!.id])
  })
})

test('A restored database sends nothing again that was due since the copy', async () => {
  await database.delete(mails)
  const { event, due } = await dinnerWithGuests()
  const written = { eventId: event, kind: 'message', audience: 'booked', subject: 'Hola', body: 'Hola' } as const
  await database.insert(eventMessages).values([
    { ...written, state: 'scheduled', sendAt: after(due, -1) },
    { ...written, state: 'scheduled', sendAt: after(due, 5) },
    { ...written, state: 'sending', sendAt: after(due, -2), startedAt: after(due, -2) },
  ])
  expect(await database.transaction((tx) => withholdDueMessages(tx, due))).toBe(3)
  await send(after(due, 1))
  expect(await database.$count(mails)).toBe(2)
  const states = (await messagesOf(event)).map(({ kind, state }) => `${kind} ${state}`)
  expect(states.toSorted()).toEqual(['message draft', 'message scheduled', 'message stopped', 'reminder stopped'])
  await setAutomatic(event, 'reminder', true, { id: 'secretaria' })
  await send(after(due, 2))
  expect(await mailed('reminder')).toHaveLength(2)
})

test('Who is ticked on the next day gets the thanks, within a day', async () => {
  await database.delete(mails)
  const { event, parties } = await dinnerWithGuests()
  const date = startOf(-2)
  await updateRow(events, event, { date })
  const due = thanksAt({ date, endsAt: null })
  await send(due)
  expect(await messagesOf(event)).toMatchObject([{ state: 'sent', mailCount: 0 }])
  const tick = (party: number) =>
    database
      .update(eventRegistrations)
      .set({ attendedAt: date })
      .where(eq(eventRegistrations.partyId, parties[party]!.id))
  await tick(0)
  await send(after(due, 5))
  expect(await mailed('thanks')).toHaveLength(1)
  await tick(1)
  await send(after(due, 25))
  expect(await mailed('thanks')).toHaveLength(1)
})

describe('A written message', () => {
  beforeEach(() => database.delete(mails))
  const written = { subject: 'Dónde aparcar', body: 'Hola, {nombre}: {enlace}' }
  const schedule = async (event: number, given: Partial<typeof eventMessages.$inferInsert> = {}) => {
    const values = {
      eventId: event,
      kind: 'message',
      audience: 'booked',
      state: 'scheduled',
      sendAt: new Date(),
      ...written,
    } as const
    const row = await insertRow(eventMessages, { ...values, ...given })
    return row.id
  }

  test('leaves when it is due; who has another language gets the one that is written', async () => {
    const { event } = await dinnerWithGuests()
    const id = await schedule(event)
    await send()
    const rows = await database
      .select()
      .from(mails)
      .where(like(mails.ref, `%:${id}`))
      .orderBy(mails.language)
    expect(rows.map(({ kind, language }) => [kind, language])).toEqual([
      ['event-message', 'ca'],
      ['event-message', 'es'],
    ])
    expect((await compose(mailData('event-message', rows[0]), 'ca'))?.text).toContain(
      'Hola, Montserrat: vuestra reserva',
    )
  })

  test('is dropped for a party that has cancelled', async () => {
    const { event, parties } = await dinnerWithGuests()
    const id = await schedule(event)
    await send()
    await database.delete(eventParties).where(eq(eventParties.id, parties[0]!.id))
    expect(await compose({ partyId: parties[0]!.id, messageId: id }, 'es')).toBeNull()
  })

  test.each([
    [
      'the server was away for more than a day',
      () => ({ sendAt: new Date(Date.now() - 25 * HOUR_MS) }),
      { status: 'published' as const },
    ],
    ['the event is cancelled', () => ({}), { status: 'cancelled' as const }],
    ['the event has begun', () => ({}), { date: new Date(Date.now() - HOUR_MS) }],
  ])('is not sent when %s', async (_, given, event) => {
    const dinner = await dinnerWithGuests()
    const id = await schedule(dinner.event, given())
    await updateRow(events, dinner.event, event)
    await send()
    expect(await messagesOf(dinner.event)).toMatchObject([{ id, state: 'missed' }])
    expect(await mailed('event-message')).toEqual([])
  })
})
