import { parseWithValibot } from '@conform-to/valibot'
import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deletedEvents, eventRegistrations, events, mails, organizers } from '#app/database/schema.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import {
  createEvent,
  deleteEvent,
  findEventForForm,
  listPanelEvents,
  updateEvent,
  type EventOrder,
  type EventSpan,
} from './events.server.ts'
import { eventSchema } from './forms.ts'
import { cancelGuest, listGuests } from './registrations.server.ts'
import { composeEventCancelled } from '#app/events/messages.server.ts'
import { register } from '#app/events/registrations.server.ts'

openTestDatabase('empty', 'panel')

const DAY = 86_400_000

function typed(given: Record<string, string> = {}) {
  const form = new FormData()
  const fields = {
    title: 'Calçotada al sol',
    description: 'Con romesco.',
    location: 'Valls',
    date: '2027-02-14T13:30',
    price: '12,50',
    max_participants: '30',
    restaurant_id: 'none',
    organizer_id: 'none',
    ...given,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseWithValibot(form, { schema: eventSchema })
}

function fieldsOf(given: Record<string, string> = {}) {
  const submission = typed(given)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

const eventOf = async (id: number) => (await database.select().from(events).where(eq(events.id, id)))[0]

describe('the form of an event', () => {
  test.each(['12,50', '12.50', ' 12,5 '])('takes a price as people write it: %s', (price) => {
    expect(fieldsOf({ price }).price).toBe(12.5)
  })

  test.each([
    ['price', '-5', 'Mínimo 0'],
    ['price', 'doce', 'Escribe el precio así: 12,50'],
    ['price', '1.250', 'Escribe el precio así: 12,50'],
    ['price', '', 'El precio es obligatorio'],
    ['max_participants', '0', 'Mínimo 1'],
    ['max_participants', '2,5', 'Escribe un número entero'],
    ['title', '   ', 'El título es obligatorio'],
    ['description', '', 'La descripción es obligatoria'],
    ['location', '', 'La ubicación es obligatoria'],
    ['date', '14/02/2027', 'Introduce la fecha y la hora'],
    ['restaurant_id', '-1', 'Elige una opción de la lista'],
    ['image_url', 'https://example.org/a.jpg', 'Elige una imagen guardada'],
  ])('refuses %s «%s»: %s', (name, value, message) => {
    expect(typed({ [name]: value }).reply().error).toMatchObject({ [name]: [message] })
  })

  test('says what is missing of a form with nothing in it', () => {
    expect(Object.keys(parseWithValibot(new FormData(), { schema: eventSchema }).reply().error ?? {}).sort()).toEqual([
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
  test('keeps the hour of the club, whatever the zone of the server', async () => {
    const made = await createEvent(fieldsOf({ title_ca: 'Calçotada' }), 'secretaria')
    expect(made).toMatchObject({ ok: true, twice: false })
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

  test('refuses an hour that the clocks skip, and takes the first of two', async () => {
    expect(await createEvent(fieldsOf({ date: '2027-03-28T02:30' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'no-such-time',
    })
    expect(await createEvent(fieldsOf({ date: '2027-02-30T12:00' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'no-date',
    })
    const made = await createEvent(fieldsOf({ date: '2027-10-31T02:30' }), 'secretaria')
    expect(made).toMatchObject({ ok: true, twice: true })
    expect((await eventOf(made.ok ? made.id : 0))?.date.toISOString()).toBe('2027-10-31T00:30:00.000Z')
  })

  test('over somebody else’s save is refused and changes nothing', async () => {
    const id = await makeEvent()
    expect(await updateEvent(id, fieldsOf({ version: '1', title: 'Primera' }), 'secretaria')).toMatchObject({
      ok: true,
    })
    expect(await updateEvent(id, fieldsOf({ version: '1', title: 'Segunda' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'stale',
    })
    expect(await eventOf(id)).toMatchObject({ title: 'Primera', version: 2 })
    expect(await updateEvent(2_000_000_000, fieldsOf({ version: '1' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'unknown',
    })
  })

  test('does not change the version under a registration, nor the places taken', async () => {
    const id = await makeEvent()
    await register(id, montserrat())
    expect(await updateEvent(id, fieldsOf({ version: '1' }), 'secretaria')).toMatchObject({ ok: true })
    expect(await eventOf(id)).toMatchObject({ registered: 1, maxParticipants: 30 })
  })

  test('with fewer places than are taken is refused, with their number', async () => {
    const id = await makeEvent({ registered: 4 })
    expect(await updateEvent(id, fieldsOf({ version: '1', max_participants: '3' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'places',
      taken: 4,
    })
    expect(await updateEvent(id, fieldsOf({ version: '1', max_participants: '4' }), 'secretaria')).toMatchObject({
      ok: true,
    })
  })

  test('with an organizer, a restaurant or a picture that is gone says which', async () => {
    expect(await createEvent(fieldsOf({ organizer_id: '99999' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'organizer',
    })
    expect(await createEvent(fieldsOf({ restaurant_id: '99999' }), 'secretaria')).toEqual({
      ok: false,
      reason: 'restaurant',
    })
    expect(await createEvent(fieldsOf({ image_url: `/media/${'0'.repeat(64)}` }), 'secretaria')).toEqual({
      ok: false,
      reason: 'picture',
    })
    const [made] = await database
      .insert(organizers)
      .values({ name: 'Celler Mas Ametlla' })
      .returning({ id: organizers.id })
    expect(await createEvent(fieldsOf({ organizer_id: String(made?.id) }), 'secretaria')).toMatchObject({ ok: true })
  })
})

describe('the list of events', () => {
  const list = (words: string, span: EventSpan = null, order: EventOrder = '-fecha') =>
    listPanelEvents(readListRequest(new URL(`http://x/?q=${encodeURIComponent(words)}`)), span, order)

  test('finds without case and accents, by date descending, coming and past apart', async () => {
    const past = await makeEvent({ title: 'Tarda de bolets a Núria', date: new Date(Date.now() - DAY) })
    const coming = await makeEvent({ title: 'BOLETS A NÚRIA', titleCa: 'Bolets', descriptionCa: 'Set plats.' })
    expect((await list('bolets a nuria')).rows.map(({ id }) => id)).toEqual([coming, past])
    expect((await list('bolets a nuria', 'past')).rows).toMatchObject([{ id: past, lacksCatalan: true }])
    expect((await list('bolets a nuria', 'coming')).rows).toMatchObject([{ id: coming, lacksCatalan: false }])
    expect((await list('bolets a nuria', null, 'fecha')).rows.map(({ id }) => id)).toEqual([past, coming])
  })

  test('takes % and _ as what they are', async () => {
    await makeEvent({ title: '50% de cacao' })
    expect((await list('50% de')).total).toBe(1)
    expect((await list('5_% de')).total).toBe(0)
  })
})

describe('deleting an event', () => {
  test('takes its registrations along, those cancelled, too', async () => {
    const id = await makeEvent()
    await register(id, montserrat())
    expect(
      (await listPanelEvents(readListRequest(new URL('http://x/?q=cena de prueba')), null, 'fecha')).rows.find(
        (row) => row.id === id,
      ),
    ).toMatchObject({ registrations: 1 })
    expect(await deleteEvent(id, 1, 'montserrat')).toEqual({ ok: true })
    expect(await eventOf(id)).toBeUndefined()
    expect(await database.$count(eventRegistrations, eq(eventRegistrations.eventId, id))).toBe(0)
    expect(await deleteEvent(id, 1, 'montserrat')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('tells those who were to come, each address once and in its language, by what was public of it', async () => {
    const id = await makeEvent({ titleCa: 'Sopar de prova' })
    await register(id, montserrat())
    await register(id, montserrat({ fullName: 'Joan Vilar', email: 'Montserrat@example.org' }))
    await register(id, montserrat({ fullName: 'Pep Vilar', email: 'pep@example.org', language: 'es' }))
    await register(id, montserrat({ fullName: 'Inventada', email: 'inventada@example.org', privacyVersion: 'demo' }))
    await cancelGuest(
      id,
      (await listGuests(id, readListRequest(new URL('http://x/?q=pep')), 'active', 'nombre')).rows[0]?.id ?? '',
      'clara',
    )
    await register(id, montserrat({ fullName: 'Núria Pi', email: 'nuria@example.org', language: 'es' }))
    const [row] = (await listPanelEvents(readListRequest(new URL('http://x/?q=sopar de prova')), null, 'fecha')).rows
    expect(row).toMatchObject({ registrations: 5, lettersOwed: 2 })
    expect(await deleteEvent(id, 5, 'clara')).toEqual({ ok: true })
    const owed = await database
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'event-cancelled'), like(mails.ref, `${id}:%`)))
      .orderBy(mails.recipient)
    expect(owed.map(({ recipient, language }) => [recipient.toLowerCase(), language])).toEqual([
      ['montserrat@example.org', 'ca'],
      ['nuria@example.org', 'es'],
    ])
    expect(JSON.stringify(await database.select().from(deletedEvents))).not.toMatch(/montserrat|n[uú]ria|vilar/i)
    const letter = await composeEventCancelled(owed[0]?.ref ?? '', 'ca')
    expect(letter?.subject).toBe('«Sopar de prova» s’ha cancel·lat')
    expect((await composeEventCancelled(owed[1]?.ref ?? '', 'es'))?.text).toContain('no se celebrará')
  })

  test('tells nobody of what is over', async () => {
    const id = await makeEvent()
    await register(id, montserrat({ email: 'tard@example.org' }))
    await database
      .update(events)
      .set({ date: new Date(Date.now() - DAY) })
      .where(eq(events.id, id))
    expect(
      (await listPanelEvents(readListRequest(new URL('http://x/')), null, '-fecha')).rows.find((row) => row.id === id),
    ).toMatchObject({ registrations: 1, lettersOwed: 0 })
    expect(await deleteEvent(id, 1, 'clara')).toEqual({ ok: true })
    expect(
      await database.$count(mails, and(eq(mails.kind, 'event-cancelled'), eq(mails.recipient, 'tard@example.org'))),
    ).toBe(0)
  })

  test('is refused when more have registered than the confirmation named', async () => {
    const id = await makeEvent()
    await register(id, montserrat())
    expect(await deleteEvent(id, 0, 'montserrat')).toEqual({ ok: false, reason: 'more-registrations', now: 1 })
    expect(await eventOf(id)).toBeDefined()
  })
})
