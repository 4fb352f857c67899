import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, events } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { formValue, parseForm } from '#tests/harness/parse-form.ts'
import { findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import { createEvent, updateEvent } from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

const filled = {
  title: 'Xató en la playa',
  description: 'Con escarola.',
  location: 'Vilanova',
  date: '2027-02-14T13:30',
  price: '30',
  max_participants: '30',
}
const parse = (given: Record<string, string> = {}) => parseForm(eventSchemas.es, { ...filled, ...given })
const validFields = (given: Record<string, string> = {}) => formValue(eventSchemas.es, { ...filled, ...given })

const eventOf = async (id: number) => (await database.select().from(events).where(eq(events.id, id)))[0]

async function saved(given: Record<string, string>) {
  return accepted(await createEvent(validFields(given), secretary)).id
}

describe('the dates of an event', () => {
  test.each<[string, Record<string, string>]>([
    ['publish_at', { status: 'at' }],
    ['publish_at', { status: 'at', publish_at: '2027-02-14T13:30' }],
    ['ends_at', { ends_at: '2027-02-14T13:30' }],
    ['opens_at', { opens_at: '2027-02-14T13:30' }],
    ['closes_at', { opens_at: '2027-02-01T10:00', closes_at: '2027-02-01T10:00' }],
    ['closes_at', { closes_at: '2027-02-14T13:31' }],
    ['edits_until', { edits_until: '2027-02-15T00:00' }],
    ['opens_at', { opens_at: 'mañana' }],
    ['party_limit', { party_limit: '31' }],
    ['party_limit', { party_limit: '0' }],
    ['status', { status: 'cancelled' }],
    ['offers', { offers: 'siempre' }],
  ])('%s is refused: %j', (field, given) => {
    expect(Object.keys(parse(given).reply().error ?? {})).toEqual([field])
  })

  test('are the club’s local time, and an empty one is none', async () => {
    const id = await saved({
      ends_at: '2027-02-14T18:00',
      opens_at: '2027-01-10T10:00',
      closes_at: '2027-02-14T13:30',
      edits_until: '',
      party_limit: '6',
      offers: 'manual',
    })
    expect(await eventOf(id)).toMatchObject({
      endsAt: new Date('2027-02-14T17:00:00Z'),
      opensAt: new Date('2027-01-10T09:00:00Z'),
      closesAt: new Date('2027-02-14T12:30:00Z'),
      editsUntil: null,
      partyLimit: 6,
      offers: 'manual',
    })
    expect((await findEventForForm(id))?.fields).toMatchObject({
      ends_at: '2027-02-14T18:00',
      opens_at: '2027-01-10T10:00',
      closes_at: '2027-02-14T13:30',
      edits_until: '',
      party_limit: '6',
      offers: 'manual',
    })
  })

  test('an hour that does not exist is refused at its field', async () => {
    const fields = validFields({ date: '2027-03-29T20:00', opens_at: '2027-03-28T02:30' })
    expect(await createEvent(fields, secretary)).toEqual({ ok: false, reason: 'no-such-time', field: 'opens_at' })
  })
})

describe('publishing', () => {
  test('a draft, at a date, now, and a draft again', async () => {
    const id = await saved({ status: 'draft' })
    expect(await eventOf(id)).toMatchObject({ status: 'draft', publishedAt: null })
    let version = 1
    const save = async (given: Record<string, string>) => {
      const outcome = await updateEvent(id, validFields({ ...given, version: String(version++) }), secretary)
      expect(outcome).toMatchObject({ ok: true })
      return { ...(await eventOf(id)), form: (await findEventForForm(id))?.fields }
    }
    expect(await save({ status: 'at', publish_at: '2027-01-10T10:00' })).toMatchObject({
      status: 'published',
      publishedAt: new Date('2027-01-10T09:00:00Z'),
      form: { status: 'at', publish_at: '2027-01-10T10:00' },
    })
    const now = await save({ status: 'now' })
    expect(now).toMatchObject({ status: 'published', form: { status: 'now', publish_at: '' } })
    expect(Date.now() - Number(now.publishedAt)).toBeLessThan(60_000)
    expect((await save({ status: 'now' })).publishedAt).toEqual(now.publishedAt)
    expect((await save({})).publishedAt).toEqual(now.publishedAt)
    expect(await save({ status: 'draft' })).toMatchObject({
      status: 'draft',
      publishedAt: null,
      form: { status: 'draft' },
    })
    const [event] = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
    expect(event?.action).toBe('event.created')
  })

  test('an event with guests is not hidden from them', async () => {
    const id = await makeEvent()
    expect(await register(id, montserrat())).toMatchObject({ ok: true })
    const hiding: Record<string, string>[] = [{ status: 'draft' }, { status: 'at', publish_at: '2027-01-10T10:00' }]
    for (const given of hiding)
      expect(await updateEvent(id, validFields({ ...given, version: '1' }), secretary)).toEqual({
        ok: false,
        reason: 'seen-by-guests',
      })
    expect(await eventOf(id)).toMatchObject({ status: 'published', version: 1 })
  })

  test('a cancelled event stays cancelled, and one that comes again is archived no more', async () => {
    const id = await makeEvent({ status: 'cancelled', archivedAt: new Date(), date: inDays(-9) })
    expect(await updateEvent(id, validFields({ status: 'now', version: '1' }), secretary)).toMatchObject({ ok: true })
    expect(await eventOf(id)).toMatchObject({ status: 'cancelled', archivedAt: null })
    expect((await findEventForForm(id))?.fields.status).toBe('')
  })
})
