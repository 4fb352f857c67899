import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog, deletedEvents, eventRegistrations, events, mails, organizers } from '#app/database/schema.ts'
import { refreshClub } from '#app/platform/club.server.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { formValue, parseForm } from '#tests/harness/parse-form.ts'
import { findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import { createEvent, updateEvent } from './save-event.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { deleteEvent } from './delete-event.server.ts'
import { listPanelEvents, readEventFilter } from '#app/events/panel/list/event-list.server.ts'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import { listBookings } from '#app/bookings/panel/shared/booking-list.server.ts'
import { cancelSeats } from '#app/bookings/panel/seats/seats.server.ts'
import { composeEventCancelled, composeRegistration } from '#app/bookings/mails/messages.server.tsx'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const DAY = 86_400_000

const filled = {
  title: 'Calçotada al sol',
  description: 'Con romesco.',
  location: 'Valls',
  date: '2027-02-14T13:30',
  price: '12,50',
  max_participants: '30',
  restaurant_id: 'none',
  organizer_id: 'none',
}
const parse = (given: Record<string, string> = {}) => parseForm(eventSchemas.es, { ...filled, ...given })
const validFields = (given: Record<string, string> = {}) => formValue(eventSchemas.es, { ...filled, ...given })

const eventOf = async (id: number) => (await database.select().from(events).where(eq(events.id, id)))[0]

describe('the form of an event', () => {
  test.each(['12,50', '12.50', ' 12,5 '])('accepts the price %s', (price) => {
    expect(validFields({ price }).price).toBe(12.5)
  })

  test.each([
    ['price', '-5', 'priceNegative'],
    ['price', 'doce', 'priceFormat'],
    ['price', '1.250', 'priceFormat'],
    ['price', '', 'priceRequired'],
    ['max_participants', '0', 'seatsTooFew'],
    ['max_participants', '2,5', 'seatsFormat'],
    ['title', '   ', 'titleRequired'],
    ['description', '', 'descriptionRequired'],
    ['location', '', 'locationRequired'],
    ['date', '14/02/2027', 'dateMissing'],
    ['restaurant_id', '-1', 'choiceUnknown'],
    ['image_url', 'https://example.org/a.jpg', 'invalid'],
  ])('refuses %s «%s»: %s', (name, value, error) => {
    expect(parse({ [name]: value }).reply().error).toMatchObject({ [name]: [error] })
  })

  test('names the required fields of an empty form', () => {
    expect(Object.keys(parseForm(eventSchemas.es, {}).reply().error ?? {}).sort()).toEqual([
      'date',
      'description',
      'location',
      'max_participants',
      'price',
      'title',
    ])
  })
})

describe('saving an event', () => {
  test('keeps the club’s local time, whatever the zone of the server', async () => {
    const made = await createEvent(validFields({ title_ca: 'Calçotada' }), secretary)
    expect(made).toMatchObject({ ok: true })
    const id = made.ok ? made.id : 0
    expect((await eventOf(id))?.date.toISOString()).toBe('2027-02-14T12:30:00.000Z')
    expect((await findEventForForm(id))?.fields).toMatchObject({
      date: '2027-02-14T13:30',
      price: '12,50',
      title_ca: 'Calçotada',
      restaurant_id: 'none',
      version: '1',
    })
  })

  test('asks about a date in the past, once; an event that has taken place keeps its date', async () => {
    const past = { date: '2025-02-14T13:30' }
    expect(await createEvent(validFields(past), secretary)).toEqual({ ok: false, reason: 'past' })
    const { id } = accepted(await createEvent(validFields({ ...past, past_date: past.date }), secretary))
    const again = { ...past, version: '1', title: 'Otro título' }
    expect(await updateEvent(id, validFields(again), secretary)).toMatchObject({ ok: true })
    const moved = { date: '2025-02-15T13:30', version: '2', past_date: past.date }
    expect(await updateEvent(id, validFields(moved), secretary)).toEqual({ ok: false, reason: 'past' })
  })

  test('shares the names of a category in both directions and both languages', async () => {
    const catalanOf = async (made: Awaited<ReturnType<typeof createEvent>>) =>
      made.ok && (await eventOf(made.id))?.categoryCa
    const first = await createEvent(validFields({ category: 'Vermut' }), secretary)
    expect(await catalanOf(first)).toBe('')
    const named = await createEvent(validFields({ category: 'Vermut', category_ca: 'Vermut i olives' }), secretary)
    expect([await catalanOf(first), await catalanOf(named)]).toEqual(['Vermut i olives', 'Vermut i olives'])
    expect(await catalanOf(await createEvent(validFields({ category: 'Vermut' }), secretary))).toBe('Vermut i olives')
    expect(await catalanOf(await createEvent(validFields({ category: 'Cena' }), secretary))).toBe('')
    const catalan = await createEvent(validFields({ category_ca: 'Vermut i olives' }), secretary)
    expect(catalan.ok && (await eventOf(catalan.id))?.category).toBe('Vermut')
    const alone = await createEvent(validFields({ category_ca: 'Esmorzar' }), secretary)
    await createEvent(validFields({ category: 'Desayuno', category_ca: 'Esmorzar' }), secretary)
    expect(alone.ok && (await eventOf(alone.id))?.category).toBe('Desayuno')
  })

  test('names the changed fields in its audit event, never their values', async () => {
    const { id } = accepted(await createEvent(validFields(), secretary))
    await updateEvent(id, validFields({ version: '1', price: '15', title_ca: 'Calçotada' }), secretary)
    const [noted] = await database
      .select({ fields: auditLog.fields })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'event.updated'), eq(auditLog.subject, String(id))))
    expect(noted?.fields.toSorted()).toEqual(['price', 'title_ca'])
  })

  test('refuses a skipped hour, and takes the first of a repeated one', async () => {
    expect(await createEvent(validFields({ date: '2027-03-28T02:30' }), secretary)).toEqual({
      ok: false,
      reason: 'no-such-time',
    })
    expect(await createEvent(validFields({ date: '2027-02-30T12:00' }), secretary)).toEqual({
      ok: false,
      reason: 'no-date',
    })
    const made = await createEvent(validFields({ date: '2027-10-31T02:30' }), secretary)
    expect((await eventOf(made.ok ? made.id : 0))?.date.toISOString()).toBe('2027-10-31T00:30:00.000Z')
  })

  test('is refused over a newer version', async () => {
    const id = await makeEvent()
    expect(await updateEvent(id, validFields({ version: '1', title: 'Primera' }), secretary)).toMatchObject({
      ok: true,
    })
    expect(await updateEvent(id, validFields({ version: '1', title: 'Segunda' }), secretary)).toEqual({
      ok: false,
      reason: 'conflict',
    })
    expect(await eventOf(id)).toMatchObject({ title: 'Primera', version: 2 })
    expect(await updateEvent(2_000_000_000, validFields({ version: '1' }), secretary)).toEqual({
      ok: false,
      reason: 'unknown',
    })
  })

  test('accepts the version after a registration, and keeps the taken seats', async () => {
    const id = await makeEvent({ location: 'Valls', price: 12.5, date: new Date('2027-02-14T12:30:00Z') })
    await register(id, montserrat())
    expect(await updateEvent(id, validFields({ version: '1' }), secretary)).toMatchObject({ ok: true })
    expect(await eventOf(id)).toMatchObject({ registered: 1, maxParticipants: 30 })
  })

  test('is refused with fewer seats than are taken, with their number', async () => {
    const id = await makeEvent({ registered: 4 })
    expect(await updateEvent(id, validFields({ version: '1', max_participants: '3' }), secretary)).toEqual({
      ok: false,
      reason: 'seats-taken',
      taken: 4,
    })
    expect(await updateEvent(id, validFields({ version: '1', max_participants: '4' }), secretary)).toMatchObject({
      ok: true,
    })
  })

  test('names a missing organizer, restaurant or picture', async () => {
    expect(await createEvent(validFields({ organizer_id: '99999' }), secretary)).toEqual({
      ok: false,
      reason: 'organizer-gone',
    })
    expect(await createEvent(validFields({ restaurant_id: '99999' }), secretary)).toEqual({
      ok: false,
      reason: 'restaurant-gone',
    })
    expect(await createEvent(validFields({ image_url: `/media/${'0'.repeat(64)}` }), secretary)).toEqual({
      ok: false,
      reason: 'picture-gone',
    })
    const made = await insertRow(organizers, { name: 'Celler Mas Ametlla' })
    expect(await createEvent(validFields({ organizer_id: String(made.id) }), secretary)).toMatchObject({ ok: true })
  })
})

describe('the list of events', () => {
  const list = (words: string, asked = 'cuando=todos') =>
    listPanelEvents(readEventFilter(new URL(`http://x/?${asked}&q=${encodeURIComponent(words)}`)), undefined)

  test('finds without case and accents, by date descending, upcoming and past apart', async () => {
    const past = await makeEvent({ title: 'Tarda de bolets a Núria', date: new Date(Date.now() - DAY) })
    const upcoming = await makeEvent({
      title: 'BOLETS A NÚRIA',
      titleCa: 'Bolets',
      descriptionCa: 'Set plats.',
      categoryCa: 'Sopar',
    })
    expect((await list('bolets a nuria')).rows.map(({ id }) => id)).toEqual([upcoming, past])
    expect((await list('bolets a nuria', 'cuando=pasados')).rows).toMatchObject([{ id: past, lacksCatalan: true }])
    expect((await list('bolets a nuria', '')).rows).toMatchObject([{ id: upcoming, lacksCatalan: false }])
    expect((await list('bolets a nuria', 'cuando=todos&orden=fecha')).rows.map(({ id }) => id)).toEqual([
      past,
      upcoming,
    ])
  })

  test('searches % and _ literally', async () => {
    await makeEvent({ title: '50% de cacao' })
    expect((await list('50% de')).total).toBe(1)
    expect((await list('5_% de')).total).toBe(0)
  })
})

describe('deleting an event', () => {
  const deleter = { id: 'clara' }

  test('is refused while somebody has a booking or waits, paid or not: it is to be cancelled', async () => {
    const id = await makeEvent({ title: 'Cena de la trufa' })
    await register(id, montserrat())
    const row = (await listPanelEvents(readEventFilter(new URL('http://x/?q=trufa')), undefined)).rows[0]
    expect(row).toMatchObject({ registrations: 1, live: 1, paid: 0 })
    expect(await deleteEvent(id, 9, deleter)).toEqual({ ok: false, reason: 'has-parties' })
    await updateRow(events, id, { maxParticipants: 1 })
    await joinWaitingList(id, montserrat({ fullName: 'Pep Vilar', email: 'pep@example.org' }), 1)
    const [booking] = (
      await listBookings(id, { request: readListRequest(new URL('http://x/')), filter: null, order: 'nombre' })
    ).rows
    await updateRow(events, id, { offers: 'manual' })
    await cancelSeats(id, booking?.id ?? '', [booking?.id ?? ''], deleter)
    expect(await deleteEvent(id, 9, deleter)).toEqual({ ok: false, reason: 'has-parties' })
    expect(await eventOf(id)).toBeDefined()
    expect(await database.$count(mails, and(eq(mails.kind, 'event-cancelled'), like(mails.ref, `${id}:%`)))).toBe(0)
  })

  test('is refused while it goes on with guests, and may be after its end', async () => {
    const started = new Date(Date.now() - 3_600_000)
    const id = await makeEvent()
    await register(id, montserrat())
    await updateRow(events, id, { date: started })
    expect(await deleteEvent(id, 9, deleter)).toEqual({ ok: false, reason: 'begun' })
    await updateRow(events, id, { endsAt: new Date() })
    expect(await deleteEvent(id, 9, deleter)).toEqual({ ok: true })
  })

  test('deletes cancelled registrations and those of the demo, which nobody counts on', async () => {
    const id = await makeEvent()
    await register(id, montserrat({ fullName: 'Inventada', email: 'inventada@example.org', privacyVersion: 'demo' }))
    await register(id, montserrat())
    const [, real] = (
      await listBookings(id, { request: readListRequest(new URL('http://x/')), filter: null, order: 'nombre' })
    ).rows
    await cancelSeats(id, real?.id ?? '', [real?.id ?? ''], deleter)
    expect(await deleteEvent(id, 2, deleter)).toEqual({ ok: true })
    expect(await eventOf(id)).toBeUndefined()
    expect(await database.$count(eventRegistrations, eq(eventRegistrations.eventId, id))).toBe(0)
    expect(await deleteEvent(id, 1, deleter)).toEqual({ ok: false, reason: 'unknown' })
  })

  /** What the release before owes to a party of an event that it has deleted. */
  async function deletedBefore(id: number) {
    const event = await eventOf(id)
    if (!event) throw new Error('no event')
    const { title, titleCa, date, location, locationCa } = event
    await database.insert(deletedEvents).values({ id, title, titleCa, date, location, locationCa })
    return { eventId: id, partyId: crypto.randomUUID(), sequence: 1, eventEntry: false, isWaiting: false }
  }

  test('a mail of the release before about a deleted event is still sent', async () => {
    const data = await deletedBefore(await makeEvent({ titleCa: 'Sopar de prova' }))
    const message = await composeEventCancelled(data, 'ca', 'montserrat@example.org')
    expect(message?.subject).toBe('«Sopar de prova» s’ha cancel·lat')
    expect(message?.calendar?.method).toBe('CANCEL')
    expect(message?.calendar?.content).toContain('SEQUENCE:1')
    const before = await composeEventCancelled({ ...data, eventEntry: true }, 'ca', 'montserrat@example.org')
    expect(before?.calendar?.content).toContain('UID:event-')
    expect(message?.text.replaceAll(/\s+/g, ' ')).toContain('et retornarem tot l’import')
  })

  test('marks what exists in Catalan only in a message in Spanish', async () => {
    const id = await makeEvent({ title: '', titleCa: 'Calçotada', location: '', locationCa: 'Valls' })
    const guest = montserrat({ language: 'es' })
    await register(id, guest)
    const [registration] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, id))
    const confirmation = await composeRegistration({ partyId: registration?.id ?? '' }, 'es')
    expect(confirmation?.subject).toBe('Tu plaza en «Calçotada»')
    expect(confirmation?.html).toMatch(/<h2 [^>]*lang="ca"[^>]*>Calçotada<.*<td [^>]*lang="ca"[^>]*><a [^>]*>Valls</s)
    const data = await deletedBefore(id)
    expect((await composeEventCancelled(data, 'es', 'montserrat@example.org'))?.html).toMatch(
      /<h2 [^>]*lang="ca"[^>]*>Calçotada</,
    )
  })

  test('sends no mail about a past event', async () => {
    const id = await makeEvent()
    await register(id, montserrat({ email: 'tard@example.org' }))
    await updateRow(events, id, { date: new Date(Date.now() - DAY) })
    expect(
      (await listPanelEvents(readEventFilter(new URL('http://x/?cuando=todos')), undefined)).rows.find(
        (row) => row.id === id,
      ),
    ).toMatchObject({ registrations: 1, live: 1, past: true })
    expect(await deleteEvent(id, 1, { id: 'clara' })).toEqual({ ok: true })
    expect(
      await database.$count(mails, and(eq(mails.kind, 'event-cancelled'), eq(mails.recipient, 'tard@example.org'))),
    ).toBe(0)
  })

  test('is refused when more have registered than the confirmation named', async () => {
    const id = await makeEvent()
    await register(id, montserrat())
    await updateRow(events, id, { date: new Date(Date.now() - DAY) })
    expect(await deleteEvent(id, 0, { id: 'montserrat' })).toEqual({ ok: false, reason: 'more-guests', now: 1 })
    expect(await eventOf(id)).toBeDefined()
  })
})

describe('an event with a price', () => {
  const ways = { none: '{}', transfer: '{"how_to_pay_ca": "Per transferència"}' }
  const clubSays = async (facts: string) => {
    await database.execute(sql`delete from club_versions`)
    await database.execute(
      sql`insert into club_versions (version, facts) values (1, ${facts}::jsonb || '{"street": "Carrer Nou, 1"}')`,
    )
    await refreshClub()
  }
  const refused = { ok: false, reason: 'payment-missing' }
  const make = (given: Record<string, string> = {}) => createEvent(validFields(given), secretary)
  const idOf = async (given: Record<string, string>) => {
    return accepted(await make(given)).id
  }
  beforeEach(() => clubSays(ways.none))
  afterAll(async () => {
    await database.execute(sql`delete from club_versions`)
    await refreshClub()
  })

  test.each<[Record<string, string>]>([[{}], [{ status: 'now' }], [{ status: 'at', publish_at: '2027-02-01T10:00' }]])(
    'is published only with a word on how to pay it: %j',
    async (given) => {
      expect(await make(given)).toEqual(refused)
      for (const [field, value] of Object.entries({ how_to_pay: 'Al llegar', how_to_pay_ca: 'En arribar', price: '0' }))
        expect(await make({ ...given, [field]: value })).toMatchObject({ ok: true })
      await clubSays(ways.transfer)
      expect(await make(given)).toMatchObject({ ok: true })
    },
  )

  test('is a draft without it, and stays one', async () => {
    const id = await idOf({ status: 'draft' })
    const save = (given: Record<string, string>) => updateEvent(id, validFields({ version: '1', ...given }), secretary)
    expect(await save({ status: 'now' })).toEqual(refused)
    expect(await eventOf(id)).toMatchObject({ status: 'draft', version: 1 })
    expect(await save({ status: 'now', how_to_pay: 'Al llegar' })).toMatchObject({ ok: true })
  })

  test('that was published before may be saved, but not lose its word', async () => {
    const save = (id: number, version: number, given: Record<string, string>) =>
      updateEvent(id, validFields({ version: String(version), ...given }), secretary)
    await clubSays(ways.transfer)
    const old = await idOf({})
    await clubSays(ways.none)
    expect(await save(old, 1, { title: 'Calçots', price: '14' })).toMatchObject({ ok: true })
    const said = await idOf({ how_to_pay: 'Al llegar' })
    expect(await save(said, 1, { how_to_pay: '' })).toEqual(refused)
    const free = await idOf({ price: '0' })
    expect(await save(free, 1, { price: '5' })).toEqual(refused)
    expect(await save(free, 1, { price: '5', how_to_pay: 'Al llegar' })).toMatchObject({ ok: true })
  })
})
