import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, eventChanges, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { composeEventChanged } from '#app/bookings/mails/change-message.server.ts'
import { renderCalendar } from '#app/events/calendar/calendar.server.ts'
import { findCancellation } from '#app/bookings/cancellations/cancellations.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { partyLinkToken, partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import { findPartyCalendar } from '#app/events/calendar/party-calendar.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { calendarInbox } from '#tests/harness/calendar-inbox.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { formValue } from '#tests/harness/parse-form.ts'
import { withMails } from './change-previews.server.ts'
import { updateEvent } from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import { cancelSeats } from '#app/bookings/panel/seats/seats.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const stored = {
  title: 'Calçotada',
  title_ca: 'Calçotada',
  location: 'Valls',
  date: '2030-02-14T20:30',
  price: '12,50',
  quiet_reason: '',
}

async function makeDinner(): Promise<number> {
  const { title, location } = stored
  return makeEvent({ title, titleCa: title, location, price: 12.5, date: new Date('2030-02-14T19:30:00Z') })
}

function fieldsOf(version: number, changes: Partial<typeof stored>) {
  const rest = { description: 'Con romesco.', max_participants: '10', version: String(version) }
  return formValue(eventSchemas.es, { ...stored, ...rest, ...changes })
}

const save = (id: number, version: number, changes: Partial<typeof stored>, answer?: string) =>
  updateEvent(id, fieldsOf(version, changes), secretary, answer)

async function ask(id: number, version: number, changes: Partial<typeof stored>) {
  const asked = await save(id, version, changes)
  if (asked.ok || !asked.question) throw new Error('no question')
  return asked.question
}

/** Saves and answers the question. */
async function saveAndTell(id: number, version: number, changes: Partial<typeof stored>) {
  const { agreement } = await ask(id, version, changes)
  expect(await save(id, version, changes, `yes:${agreement}`)).toMatchObject({ ok: true })
}

const contact = (given: { email?: string | null; fullName?: string; language?: 'es' | 'ca' } = {}) => ({
  fullName: 'Joana Vila',
  email: 'joana@example.org',
  phone: '600 100 100',
  howDidYouKnowUs: undefined,
  notes: undefined,
  isMember: false,
  language: 'ca' as const,
  privacyVersion: '2026-11-21',
  ...given,
})

async function book(eventId: number, given: Parameters<typeof contact>[0] = {}) {
  const by = given.email === null ? ('club' as const) : ('guest' as const)
  const guests = [{ fullName: given.fullName ?? 'Joana Vila' }, { fullName: '' }]
  return accepted(await bookParty(eventId, contact(given), guests, { by })).id
}

/** A party on the waiting list. */
async function queue(eventId: number, email: string): Promise<void> {
  const id = crypto.randomUUID()
  await database
    .insert(eventParties)
    .values({
      id,
      eventId,
      state: 'waiting',
      size: 20,
      contactName: 'Pau Riba',
      nameKey: 'pau riba',
      email,
      language: 'es',
      privacyVersion: '2026-11-21',
      tokenHash: partyTokenHash(id),
      queuedAt: new Date(),
    })
}

async function cancel(id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.update(eventParties).set({ state: 'cancelled' }).where(eq(eventParties.id, id))
    await tx.update(eventRegistrations).set({ cancelledAt: new Date() }).where(eq(eventRegistrations.partyId, id))
  })
}

const mailsTo = (recipient: string) =>
  database
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'event-changed'), eq(mails.recipient, recipient)))
    .orderBy(mails.createdAt)
const partyOf = async (id: string) => (await database.select().from(eventParties).where(eq(eventParties.id, id)))[0]
const guestsOf = async (id: string) => {
  const guests = await database.select().from(eventRegistrations).where(eq(eventRegistrations.partyId, id))
  return guests.map((guest) => guest.id)
}
const inOneLine = (message: { text: string } | null) => message?.text.replace(/\s+/g, ' ')

describe('saving another date, place or price', () => {
  test('asks first, with how many are told, and changes nothing before the answer', async () => {
    const id = await makeDinner()
    await book(id)
    await book(id, { email: 'pere@example.org', fullName: 'Pere Soler', language: 'es' })
    await book(id, { email: null, fullName: 'Rosa Ferrer' })
    await queue(id, 'pau@example.org')
    const asked = await save(id, 1, { date: '2030-02-14T21:00' })
    expect(asked).toMatchObject({
      ok: false,
      reason: 'tell',
      question: {
        names: ['time'],
        mails: { booked: { es: 1, ca: 1 }, waiting: { es: 1, ca: 0 } },
        calls: [{ name: 'Rosa Ferrer', phone: '600 100 100', size: 2 }],
        mayBeSamePlace: false,
      },
    })
    expect((await database.select().from(events).where(eq(events.id, id)))[0]).toMatchObject({
      version: 1,
      changedAt: null,
    })
    expect(await mailsTo('joana@example.org')).toEqual([])
  })

  test('tells each party with e-mail once, raises its entry and grants the refund', async () => {
    const id = await makeDinner()
    const party = await book(id, { email: 'una@example.org' })
    await queue(id, 'espera@example.org')
    await saveAndTell(id, 1, { date: '2030-02-14T21:00', location: 'Vic' })
    const data = { partyId: party, version: 2, facts: ['date', 'place'] }
    expect(await mailsTo('una@example.org')).toMatchObject([{ ref: `${party}:v2`, data, language: 'ca' }])
    expect(await mailsTo('espera@example.org')).toHaveLength(1)
    expect((await partyOf(party))?.calendarSequence).toBe(1)
    const token = partyLinkToken({ id: party, tokenHash: partyTokenHash(party), linkVersion: 0 })
    expect((await findCancellation(token ?? ''))?.inTime).toBe(true)
  })

  test('asks again when somebody has booked meanwhile, or when the facts are others than those agreed to', async () => {
    const id = await makeDinner()
    await book(id)
    const asked = await save(id, 1, { price: '20' })
    const answer = asked.ok ? '' : `yes:${asked.question?.agreement}`
    expect(await save(id, 1, { price: '25' }, answer)).toMatchObject({ reason: 'tell' })
    await book(id, { email: 'nova@example.org', fullName: 'Nova Prat' })
    expect(await save(id, 1, { price: '20' }, answer)).toMatchObject({
      reason: 'tell',
      question: { mails: { booked: { ca: 2 } } },
    })
  })

  test('asks nobody whether the place is the same in other words, and takes it of nothing else', async () => {
    const id = await makeDinner()
    await book(id, { email: 'amb@example.org' })
    const moved = await ask(id, 1, { date: '2030-02-14T22:00' })
    const refused = await save(id, 1, { date: '2030-02-14T22:00' }, `no:${moved.agreement}`)
    expect(refused).toMatchObject({ reason: 'tell', question: { mayBeSamePlace: false } })
    const reworded = await ask(id, 1, { location: 'Valls, plaça Major' })
    expect(await save(id, 1, { location: 'Valls, plaça Major' }, `no:${reworded.agreement}`)).toMatchObject({
      ok: true,
    })
    expect(await mailsTo('amb@example.org')).toEqual([])
    expect((await rowOf(events, id)).changedAt).toBeNull()
  })

  test('tells nobody for a reason, which is audited; the refund is granted, and the next mail says both changes', async () => {
    const id = await makeDinner()
    const party = await book(id, { email: 'callada@example.org' })
    const later = { date: '2030-02-14T21:00' }
    const { agreement } = await ask(id, 1, later)
    expect(await save(id, 1, later, `quiet:${agreement}`)).toMatchObject({ reason: 'tell' })
    const quietly = { ...later, quiet_reason: 'Ya lo saben por teléfono' }
    expect(await save(id, 1, { ...quietly, date: '2030-02-14T22:00' }, `quiet:${agreement}`)).toMatchObject({
      reason: 'tell',
    })
    expect(await save(id, 1, quietly, `quiet:${agreement}`)).toMatchObject({ ok: true })
    expect(await mailsTo('callada@example.org')).toEqual([])
    const audited = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
    expect(audited).toMatchObject([
      { action: 'event.updated', fields: expect.arrayContaining(['date', 'not_told', 'Ya lo saben por teléfono']) },
    ])
    const token = partyLinkToken({ id: party, tokenHash: partyTokenHash(party), linkVersion: 0 })
    expect(await findCancellation(token ?? '')).toMatchObject({ changed: true })
    expect(await database.$count(eventChanges, eq(eventChanges.eventId, id))).toBe(1)

    await saveAndTell(id, 2, { ...later, location: 'Vic' })
    const [mail] = await mailsTo('callada@example.org')
    const told = inOneLine(await composeEventChanged(mailData('event-changed', mail), 'es'))
    for (const words of ['20:30 → 21:00', 'Valls → Vic']) expect(told).toContain(words)
  })

  test('asks nothing about another title, about an event without parties, and about a past one', async () => {
    const id = await makeDinner()
    expect(await save(id, 1, { price: '20' })).toMatchObject({ ok: true })
    await book(id)
    expect(await save(id, 2, { price: '20', title: 'Gran calçotada' })).toMatchObject({ ok: true })
    await updateRow(events, id, { date: new Date('2020-02-14T19:30:00Z') })
    expect(await save(id, 3, { price: '25', date: '2020-02-14T20:30' })).toMatchObject({ ok: true })
  })

  test('shows the mails as they will be sent, in the languages of who gets them, for seats and for the waiting list', async () => {
    const id = await makeDinner()
    await book(id)
    await queue(id, 'cua@example.org')
    const asked = await save(id, 1, { date: '2030-02-14T21:00' })
    if (asked.ok || !asked.question) throw new Error('not asked')
    const { people, facts, previews } = withMails(asked.question, stored, 'es')
    expect([people, facts]).toEqual([2, [{ name: 'time', was: '20:30', is: '21:00' }]])
    expect(previews.map(({ isWaiting, mails: count, subject }) => [isWaiting, count, subject])).toEqual([
      [false, 1, 'Canvia l’hora de «Calçotada»'],
      [true, 1, 'Cambia la hora de «Calçotada»'],
    ])
    expect(previews[0]?.text).toContain('20:30 → 21:00')
  })
})

describe('the mail about a change', () => {
  test('says what was and is, and brings the entry of the party at the new hour', async () => {
    const id = await makeDinner()
    await book(id, { email: 'mail@example.org' })
    await saveAndTell(id, 1, { date: '2030-02-14T21:00' })
    const [mail] = await mailsTo('mail@example.org')
    const message = await composeEventChanged(mailData('event-changed', mail), 'ca')
    expect(message?.subject).toBe('Canvia l’hora de «Calçotada»')
    for (const part of ['Dijous, 14 febr 2030 - 20:30 → 21:00', '/ca/reserva?token=', 'El reemborsament és íntegre'])
      expect(inOneLine(message)).toContain(part)
    const inbox = calendarInbox()
    if (message?.calendar) inbox.receive(message.calendar)
    expect(inbox.entries().map(({ start }) => start)).toEqual(['2030-02-14T20:00:00.000Z'])
    expect(message?.calendar).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('SEQUENCE:1') })
  })

  test('speaks to one or to several, and to who is invited of no refund', async () => {
    const id = await makeDinner()
    await bookParty(id, contact({ email: 'sola@example.org' }), [{ fullName: 'Joana Vila' }], { by: 'guest' })
    const couple = await book(id, { email: 'parella@example.org' })
    await saveAndTell(id, 1, { location: 'Vic' })
    const read = async (email: string, language: 'es' | 'ca') =>
      inOneLine(await composeEventChanged(mailData('event-changed', (await mailsTo(email))[0]), language))
    expect(await read('sola@example.org', 'es')).toMatch(/tienes plaza.*conservas tu plaza.*si ya habías pagado/)
    expect(await read('parella@example.org', 'es')).toMatch(/tenéis plaza.*conserváis vuestras.*si ya habíais pagado/)
    expect(await read('parella@example.org', 'ca')).toMatch(/teniu plaça.*conserveu les places.*si ja havíeu pagat/)
    await updateRow(eventParties, couple, { paymentState: 'invited' })
    expect(await read('parella@example.org', 'ca')).not.toContain('reemborsament')
  })

  test('updates the entry that bookings from before the parties have, which two people of a mailbox share', async () => {
    const id = await makeDinner()
    const email = 'abans@example.org'
    const [anna, pau] = [await book(id, { email, fullName: 'Anna' }), await book(id, { email, fullName: 'Pau' })]
    await database.update(eventParties).set({ eventEntry: true }).where(eq(eventParties.eventId, id))
    const inbox = calendarInbox()
    const dinner = { id, title: stored.title, lead: '', location: stored.location, url: 'http://localhost:3000' }
    inbox.receive({ content: renderCalendar([{ ...dinner, date: new Date('2030-02-14T19:30:00Z') }]) })
    await saveAndTell(id, 1, { date: '2030-02-14T21:00' })
    for (const mail of await mailsTo(email)) {
      const message = await composeEventChanged(mailData('event-changed', mail), 'ca')
      if (message?.calendar) inbox.receive(message.calendar)
    }
    const uid = `event-${id}@localhost`
    expect(inbox.entries()).toEqual([{ uid, start: '2030-02-14T20:00:00.000Z' }])

    await cancelSeats(id, anna, await guestsOf(anna), secretary)
    expect(await findPartyCalendar(anna, 'ca')).toBeUndefined()
    expect(await findPartyCalendar(pau, 'ca')).toMatchObject({ method: 'REQUEST' })
    await cancelSeats(id, pau, await guestsOf(pau), secretary)
    const last = await findPartyCalendar(pau, 'ca')
    if (last) inbox.receive(last)
    expect(inbox.entries()).toEqual([])
  })

  test('to the waiting list promises no refund and brings no entry', async () => {
    const id = await makeDinner()
    await queue(id, 'llista@example.org')
    await saveAndTell(id, 1, { location: 'Vic', price: '20' })
    const message = await composeEventChanged(mailData('event-changed', (await mailsTo('llista@example.org'))[0]), 'es')
    expect(message?.subject).toBe('Cambian el lugar y el precio de «Calçotada»')
    expect(inOneLine(message)).toContain('Valls → Vic')
    expect(inOneLine(message)).toContain('conserváis vuestro sitio en la lista')
    expect(inOneLine(message)).not.toContain('reembolso')
    expect(message?.calendar).toBeUndefined()
  })

  test('after one that was sent says its own change; one that has not left is said by the next', async () => {
    const id = await makeDinner()
    await book(id, { email: 'dos@example.org' })
    await saveAndTell(id, 1, { date: '2030-02-14T21:00' })
    await database.update(mails).set({ status: 'sent' }).where(eq(mails.recipient, 'dos@example.org'))
    await saveAndTell(id, 2, { date: '2030-02-14T21:30' })
    await saveAndTell(id, 3, { date: '2030-02-14T22:00' })
    const told = (await mailsTo('dos@example.org')).map((mail) => mailData('event-changed', mail))
    const texts = await Promise.all(told.map(async (data) => inOneLine(await composeEventChanged(data, 'es'))))
    expect(texts.slice(0, 2)).toEqual([undefined, undefined])
    expect(texts[2]).toContain('21:00 → 22:00')
  })

  test('is not sent when the facts are again those that the party knows, or when the party has left', async () => {
    const id = await makeDinner()
    const party = await book(id, { email: 'torna@example.org' })
    await saveAndTell(id, 1, { date: '2030-02-14T21:00' })
    await saveAndTell(id, 2, {})
    const told = (await mailsTo('torna@example.org')).map((mail) => mailData('event-changed', mail))
    expect(await Promise.all(told.map((data) => composeEventChanged(data, 'es')))).toEqual([null, null])
    await saveAndTell(id, 3, { location: 'Vic' })
    const last = mailData('event-changed', (await mailsTo('torna@example.org')).at(-1))
    expect(await composeEventChanged(last, 'es')).not.toBeNull()
    await cancel(party)
    expect(await composeEventChanged(last, 'es')).toBeNull()
  })

  test('of the release before names what has changed', async () => {
    const id = await makeDinner()
    const party = await book(id, { email: 'vell@example.org' })
    const message = await composeEventChanged({ partyId: party, version: 9, facts: ['date', 'place'] }, 'es')
    expect(message?.subject).toBe('Cambian la fecha y el lugar de «Calçotada»')
    expect(message?.text).not.toContain('→')
  })
})

describe('the SEQUENCE of a party’s entry', () => {
  const sequenceOf = async (id: string) => (await partyOf(id))?.calendarSequence

  test('starts at 0 and grows with each change of the seats, the state or what the entry says, whoever writes', async () => {
    const id = await makeDinner()
    const party = await book(id, { email: 'seq@example.org' })
    expect(await sequenceOf(party)).toBe(0)
    await database.transaction(async (tx) => {
      const last = and(eq(eventRegistrations.partyId, party), eq(eventRegistrations.position, 2))
      await tx.update(eventParties).set({ size: 1 }).where(eq(eventParties.id, party))
      await tx.update(eventRegistrations).set({ cancelledAt: new Date() }).where(last)
    })
    expect(await sequenceOf(party)).toBe(1)
    for (const given of [
      { location: 'Vic' },
      { endsAt: new Date('2030-02-14T23:00:00Z') },
      { status: 'cancelled' },
    ] as const)
      await updateRow(events, id, given)
    expect(await sequenceOf(party)).toBe(4)
    await cancel(party)
    expect(await sequenceOf(party)).toBe(5)
  })

  test('stays when nothing of the entry changes', async () => {
    const id = await makeDinner()
    const party = await book(id, { email: 'quieta@example.org' })
    await updateRow(events, id, { price: 20, maxParticipants: 12 })
    await updateRow(eventParties, party, { notes: 'Terrassa', size: 2 })
    expect(await sequenceOf(party)).toBe(0)
  })
})
