import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventMessages, eventParties, events, mails, mailTexts } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import type { WrittenMessage } from '#app/messages/message-scope.ts'
import { deleteMessage, saveDraft, stopMessage, testMessage } from '#app/messages/written-messages.server.ts'
import { scheduleMessage } from '#app/messages/schedule-message.server.ts'
import { setAutomatic, writeAutomaticText } from './automatic-messages.server.ts'
import { readClubText, writeClubText } from './club-texts.server.ts'
import { countAudience } from './count-audience.server.ts'
import { composeEventMessage } from './event-message.server.tsx'
import { guestMessages } from './guest-messages.server.ts'
import { listMessages } from './list-messages.server.ts'
import { sendDueMessages } from './send-messages.server.ts'

openTestDatabase('empty', 'panel')

const HOUR_MS = 3_600_000
const actor = { id: 'montse', email: 'montse@example.org' }
const send = inPool('jobs', sendDueMessages)
const compose = inPool('jobs', composeEventMessage)
const inAnHour = () => new Date(Date.now() + HOUR_MS)
let event = 0

beforeEach(async () => {
  await database.delete(mails)
  await database.delete(events)
  await database.delete(mailTexts)
  event = await makeEvent()
  await bookParty(event, montserrat(), [{ fullName: 'Montserrat' }])
  await database.update(eventParties).set({ hold: 'confirmed' })
  await database.delete(mails)
})

const written = (given: Partial<WrittenMessage> = {}): WrittenMessage => ({
  id: randomUUID(),
  version: 0,
  audience: 'booked',
  subject: '',
  body: '',
  subjectCa: 'On aparcar',
  bodyCa: 'Hola, {nom}: {enllaç}',
  ...given,
})
const stored = (id: string) => database.select().from(eventMessages).where(eq(eventMessages.id, id))
const mailed = () => database.select().from(mails).orderBy(mails.language)

describe('Scheduling', () => {
  test('sent twice is one message; it asks for the text only in languages that somebody reads', async () => {
    const message = written()
    expect(await scheduleMessage(guestMessages(event), message, null, actor)).toEqual({ ok: true, mails: 1 })
    expect(await scheduleMessage(guestMessages(event), message, null, actor)).toEqual({ ok: false, reason: 'conflict' })
    await send()
    expect(await mailed()).toHaveLength(1)
    expect(await scheduleMessage(guestMessages(event), { ...message, version: 2 }, null, actor)).toMatchObject({
      reason: 'begun',
    })
    await database.update(eventParties).set({ language: 'es' })
    expect(await scheduleMessage(guestMessages(event), written(), null, actor)).toMatchObject({
      reason: 'missing',
      languages: ['es'],
    })
    const half = written({ subject: 'Dónde', body: 'Hola', bodyCa: '' })
    expect(await scheduleMessage(guestMessages(event), half, null, actor)).toMatchObject({
      reason: 'missing',
      languages: ['ca'],
    })
  })

  test('of the same text to the same audience within half an hour is asked about, whoever sends it', async () => {
    const refused = { ok: false, reason: 'repeated' }
    const sendIt = (given: Partial<WrittenMessage> = {}, at: Date | null = null, again = false) =>
      scheduleMessage(guestMessages(event), written(given), at, actor, again)
    const both = await Promise.all([sendIt(), sendIt()])
    expect(both.toSorted((a, b) => Number(b.ok) - Number(a.ok))).toEqual([{ ok: true, mails: 1 }, refused])
    await send()
    expect(await sendIt()).toEqual(refused)
    expect(await sendIt({}, new Date(Date.now() + HOUR_MS / 4))).toEqual(refused)
    expect(await database.$count(eventMessages)).toBe(1)
    expect(await sendIt({}, null, true)).toEqual({ ok: true, mails: 1 })
    expect(await sendIt({ bodyCa: 'Una altra cosa' })).toEqual({ ok: true, mails: 1 })
    expect(await sendIt({}, inAnHour())).toEqual({ ok: true, mails: 1 })
  })

  test('is refused for the past, after the start, for nobody, and for an event that is cancelled or deleted', async () => {
    const at = (moment: Date, given: Partial<WrittenMessage> = {}) =>
      scheduleMessage(guestMessages(event), written(given), moment, actor)
    expect(await at(new Date(Date.now() - 1))).toEqual({ ok: false, reason: 'past' })
    expect(await at(new Date(Date.now() + 30 * 24 * HOUR_MS))).toEqual({ ok: false, reason: 'over' })
    expect(await at(inAnHour(), { audience: 'waiting' })).toEqual({ ok: false, reason: 'nobody' })
    expect(await scheduleMessage(guestMessages(event + 1), written(), null, actor)).toEqual({
      ok: false,
      reason: 'unknown',
    })
    await database.update(events).set({ status: 'cancelled' })
    expect(await at(inAnHour())).toEqual({ ok: false, reason: 'closed' })
    expect(await database.$count(eventMessages)).toBe(0)
  })

  test('can be stopped until it begins, corrected and deleted; then the mails that have not left are dropped', async () => {
    const message = written()
    await scheduleMessage(guestMessages(event), message, inAnHour(), actor)
    expect(await stopMessage(guestMessages(event), message.id, actor)).toEqual({ ok: true, begun: false })
    expect(await stored(message.id)).toMatchObject([{ state: 'draft', sendAt: null }])
    await send(inAnHour())
    expect(await mailed()).toEqual([])
    await scheduleMessage(guestMessages(event), { ...message, version: 2 }, null, actor)
    await send()
    const [mail] = await mailed()
    expect(await compose(mailData('event-message', mail), 'ca')).not.toBeNull()
    expect(await stopMessage(guestMessages(event), message.id, actor)).toEqual({ ok: true, begun: true })
    expect(await compose(mailData('event-message', mail), 'ca')).toBeNull()
    expect(await deleteMessage(guestMessages(event), message.id, actor)).toBe(false)
    const draft = written()
    await saveDraft(guestMessages(event), draft, actor)
    expect(await deleteMessage(guestMessages(event + 1), draft.id, actor)).toBe(false)
    expect(await deleteMessage(guestMessages(event), draft.id, actor)).toBe(true)
  })
})

test('A test goes to oneself in each written language, with nobody’s name, and counts as no mail of the message', async () => {
  const message = written({ subject: 'Dónde', body: 'Hola, {nombre}: {enlace}' })
  expect(await testMessage(guestMessages(event), message, actor)).toEqual({ ok: true, mails: 2 })
  const rows = await mailed()
  expect(rows.map(({ recipient }) => recipient)).toEqual([actor.email, actor.email])
  const [catalan] = await Promise.all(rows.map((row) => compose(mailData('event-message', row), row.language)))
  expect(catalan?.text).not.toContain('Montserrat')
  expect(catalan?.text).not.toContain('token=')
  expect(catalan?.text).toContain('només la reps tu')
  await scheduleMessage(guestMessages(event), { ...message, version: 1 }, null, actor)
  await send()
  expect(await stored(message.id)).toMatchObject([{ state: 'sent', mailCount: 1 }])
})

test('Counts are those who get a mail; parties without one are named with their phone', async () => {
  await database.update(eventParties).set({ email: null, byClub: true, phone: '93 1' })
  expect(await countAudience(event, 'booked')).toEqual({
    parties: 1,
    mails: { es: 0, ca: 0 },
    calls: [{ name: 'Montserrat Vilar Puig', phone: '93 1' }],
    tableless: 0,
    demo: 0,
  })
  expect(await scheduleMessage(guestMessages(event), written(), null, actor)).toMatchObject({ reason: 'nobody' })
})

test('Demo guests are counted apart: nobody writes to them or calls them', async () => {
  await database.update(eventParties).set({ privacyVersion: 'demo' })
  expect(await countAudience(event, 'booked')).toEqual({
    parties: 0,
    mails: { es: 0, ca: 0 },
    calls: [],
    tableless: 0,
    demo: 1,
  })
})

test('Nobody is absent while nobody has been ticked at the door', async () => {
  await bookParty(event, montserrat({ fullName: 'Pau Riba', email: 'pau@example.org' }), [{ fullName: 'Pau Riba' }])
  await database.update(eventParties).set({ hold: 'confirmed' })
  await database.update(events).set({ date: new Date(Date.now() - HOUR_MS) })
  expect((await countAudience(event, 'no-show')).parties).toBe(0)
  await database.execute(sql`update event_registrations set attended_at = now() where full_name = 'Pau Riba'`)
  expect((await countAudience(event, 'no-show')).parties).toBe(1)
  expect((await countAudience(event, 'came')).parties).toBe(1)
})

test('A sender that dies between two batches loses nothing and sends nothing twice', async () => {
  await database.execute(sql`update events set max_participants = 500`)
  await database.execute(sql`
    with parties as (
      insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash, by_club)
      select ${event}, 'booked', 1, 'x', n, n || '@example.org', '2026-11-22', n, true from generate_series(1, 449) n
      returning id, event_id, name_key)
    insert into event_registrations (id, party_id, event_id, position, full_name, name_key, email, privacy_version, cancel_token_hash)
    select id, id, event_id, 1, 'x', name_key, '', '2026-11-22', id from parties`)
  const message = written({ subject: 'Dónde', body: 'Hola' })
  await scheduleMessage(guestMessages(event), message, null, actor)
  await database.execute(sql`create function die() returns trigger language plpgsql as $$
    begin if (select count(*) from mails) > 300 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`)
  await database.execute(sql`create trigger die before insert on mails for each row execute function die()`)
  await expect(send()).rejects.toThrow()
  expect(await database.$count(mails)).toBe(200)
  await database.execute(sql`drop trigger die on mails`)
  await Promise.all([send(), send()])
  expect(await database.$count(mails, eq(mails.kind, 'event-message'))).toBe(450)
  expect(await stored(message.id)).toMatchObject([{ state: 'sent', mailCount: 450 }])
  const sentAt = new Date('2026-03-02T20:05:00Z')
  await database.update(mails).set({ status: 'sent', sentAt }).where(eq(mails.kind, 'event-message'))
  const [shown] = (await listMessages(event)).filter(({ id }) => id === message.id)
  expect(shown?.at, 'when it left, not when it was planned').toBe(sentAt.toISOString())
})

describe('Automatic messages', () => {
  const none = { subject: '', body: '', subjectCa: '', bodyCa: '' }

  test('are listed before they have a row, stopped, resumed and written for one event', async () => {
    const states = async () => (await listMessages(event)).map(({ kind, state }) => [kind, state])
    expect(await states()).toEqual([
      ['thanks', 'scheduled'],
      ['reminder', 'scheduled'],
    ])
    expect(await setAutomatic(event, 'reminder', false, actor)).toEqual({ ok: true })
    expect(await states()).toContainEqual(['reminder', 'stopped'])
    expect(await setAutomatic(event, 'reminder', true, actor)).toEqual({ ok: true })
    const text = { ...none, subjectCa: 'Fins divendres', bodyCa: 'Hola' }
    expect(await writeAutomaticText(event, 'reminder', { ...text, version: 2 }, actor)).toEqual({ ok: true })
    expect(await writeAutomaticText(event, 'reminder', { ...text, version: 2 }, actor)).toMatchObject({
      reason: 'conflict',
    })
    expect(await database.$count(eventMessages, and(eq(eventMessages.kind, 'reminder')))).toBe(1)
  })

  test('have the club’s own text until it is emptied, and two who save at once are told', async () => {
    const text = { ...none, subjectCa: 'Fins aviat', bodyCa: 'Hola' }
    expect(await writeClubText('thanks', text, 0, actor)).toEqual({ ok: true })
    const { version, texts } = await readClubText('thanks')
    expect(texts).toEqual(text)
    expect(await writeClubText('thanks', none, 0, actor)).toEqual({ ok: false, reason: 'conflict' })
    expect(await writeClubText('thanks', none, version, actor)).toEqual({ ok: true })
    expect(await database.$count(mailTexts)).toBe(0)
  })
})
