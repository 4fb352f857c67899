import { and, eq, isNull, like, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { makeEvent, montserrat, register, tokenOf, payAll } from '#tests/fixtures.ts'
import { NO_DIET, readDiet } from '#app/diets/diet.ts'
import { cancelBooking, findCancellation } from '#app/bookings/cancellations/cancellations.server.ts'

openTestDatabase('empty', 'public')

const HOUR = 3_600_000
const booked = { ok: true, decision: 'booked' }

/** Tries again: a busy machine exceeds the lock timeout of the event row. */
async function registerAtLast(event: number, email: string): ReturnType<typeof register> {
  try {
    return await register(event, montserrat({ email }))
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return registerAtLast(event, email)
  }
}

describe('taking a seat', () => {
  test('writes the registration, takes one seat and queues one mail', async () => {
    const event = await makeEvent()
    expect(await register(event, montserrat())).toEqual(booked)
    const [row] = await active(event)
    expect(row).toMatchObject({
      fullName: 'Montserrat Vilar Puig',
      userId: null,
      language: 'ca',
      privacyVersion: '2026-11-21',
    })
    expect(await takenSeats(event)).toBe(1)
    expect(
      await database
        .select()
        .from(mails)
        .where(eq(mails.ref, row?.id ?? '')),
    ).toMatchObject([{ kind: 'registration', recipient: 'montserrat@example.org', language: 'ca', status: 'queued' }])
  })

  test('the same person twice, in any spelling, is one registration', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    expect(
      await register(event, montserrat({ fullName: '  MONTSERRAT   vilar  Púig ', email: 'Montserrat@Example.org' })),
    ).toEqual(booked)
    expect(await takenSeats(event)).toBe(1)
  })

  test('the same person, sent twenty times at once, takes one seat', async () => {
    const event = await makeEvent()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(event, montserrat())))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await takenSeats(event)).toBe(1)
    expect(await active(event)).toHaveLength(1)
  })

  test('the same person, later, is sent the confirmation again, once a minute', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    const again = () => database.select().from(mails).where(eq(mails.kind, 'registration-again'))
    await register(event, montserrat())
    expect(await again()).toEqual([])
    await database.update(eventParties).set({ createdAt: new Date(Date.now() - 90_000) })
    for (let n = 0; n < 3; n++) expect(await register(event, montserrat({ language: 'es' }))).toEqual(booked)
    const [mail, ...more] = await again()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'montserrat@example.org', language: 'es', status: 'queued' })
  })

  test('another name on the same e-mail is another person', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    await register(event, montserrat({ fullName: 'Joan Vilar Puig' }))
    expect(await takenSeats(event)).toBe(2)
  })

  test('two hundred at once for ten seats: ten register, the others are refused without a trace', async () => {
    const event = await makeEvent({ maxParticipants: 10 })
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => registerAtLast(event, `guest${n}@example.org`)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'full')).toHaveLength(190)
    expect(await active(event)).toHaveLength(10)
    expect(await takenSeats(event)).toBe(10)
    expect(await mailsOf(event)).toBe(10)
  })

  test('a registered person succeeds again even when the event is full', async () => {
    const event = await makeEvent({ maxParticipants: 1 })
    await register(event, montserrat())
    expect(await register(event, montserrat())).toEqual(booked)
    expect(await register(event, montserrat({ email: 'other@example.org' }))).toEqual({ ok: false, reason: 'full' })
  })

  test('is closed once the event has begun, even with free seats', async () => {
    const event = await makeEvent({ date: new Date(Date.now() - 1000) })
    expect(await register(event, montserrat())).toEqual({ ok: false, reason: 'begun' })
    expect(await active(event)).toHaveLength(0)
  })

  test('of an event that does not exist is refused', async () => {
    expect(await register(2_000_000_000, montserrat())).toEqual({ ok: false, reason: 'unknown' })
  })

  test('keeps a diet encrypted, with the consent to it', async () => {
    const event = await makeEvent()
    await register(event, montserrat({ dietaryRestrictions: 'Celiaca' }))
    const [row] = await active(event)
    expect(row?.dietaryRestrictions).not.toContain('Celiaca')
    expect(row?.dietConsentVersion).toBe('2026-11-21')
    const stored = decryptField(row?.dietaryRestrictions ?? '', `event_registrations.dietary_restrictions:${row?.id}`)
    expect(readDiet(stored)).toEqual({ ...NO_DIET, note: 'Celiaca' })
    expect(row?.dietBy).toBe('guest')
  })
})

describe('the constraints of the database', () => {
  test('refuse more registrations than seats, and fewer seats than registrations', async () => {
    const event = await makeEvent({ maxParticipants: 2, registered: 2 })
    await expect(set(event, sql`registered = 3`)).rejects.toMatchObject({
      cause: { constraint_name: 'events_places_check' },
    })
    await expect(set(event, sql`max_participants = 1`)).rejects.toMatchObject({
      cause: { constraint_name: 'events_places_check' },
    })
  })

  test('refuse a diet without consent', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    await expect(
      database.execute(sql`update event_registrations set dietary_restrictions = 'x' where event_id = ${event}`),
    ).rejects.toThrow()
  })
})

describe('cancelling a registration', () => {
  test('frees the seat and reports that the notice was kept', async () => {
    const event = await makeEvent({ maxParticipants: 1 })
    await register(event, montserrat())
    expect(await cancelBooking(await tokenFor(event))).toEqual({
      ok: true,
      inTime: true,
      size: 1,
      price: 85,
      refund: 0,
    })
    expect(await takenSeats(event)).toBe(0)
    expect(await register(event, montserrat({ email: 'next@example.org' }))).toEqual(booked)
  })

  test('within 48 hours reports that the notice was not kept', async () => {
    const event = await makeEvent({ date: new Date(Date.now() + 47 * HOUR) })
    await register(event, montserrat())
    expect(await cancelBooking(await tokenFor(event))).toEqual({
      ok: true,
      inTime: false,
      size: 1,
      price: 85,
      refund: 0,
    })
  })

  test('who was seated after a change took the event as it is', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
    const event = await makeEvent({ date: new Date(Date.now() + 47 * HOUR), changedAt: ago(1) })
    await register(event, montserrat())
    const waitedSince = { createdAt: ago(9) }
    await database.update(eventParties).set(waitedSince).where(eq(eventParties.eventId, event))
    const token = await tokenFor(event)
    expect(await findCancellation(token)).toMatchObject({ state: 'open', inTime: false })
    expect(await cancelBooking(token)).toMatchObject({ ok: true, inTime: false })
    const [party] = await database.select().from(eventParties).where(eq(eventParties.eventId, event))
    expect(party?.refundDue).toBeNull()
  })

  test('refunds the price at which it was booked', async () => {
    const event = await makeEvent({ price: 85 })
    await register(event, montserrat())
    await payAll(event)
    await updateRow(events, event, { price: 60 })
    const token = await tokenFor(event)
    expect(await findCancellation(token)).toMatchObject({ price: 85 })
    expect(await cancelBooking(token)).toMatchObject({ ok: true, price: 85 })
    const [party] = await database.select().from(eventParties).where(eq(eventParties.eventId, event))
    expect(party).toMatchObject({ seatPrice: 85, refundDue: 85 })
  })

  test('is not possible once the club has cancelled the event', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    await updateRow(events, event, { status: 'cancelled', cancelledAt: new Date() })
    const token = await tokenFor(event)
    expect(await findCancellation(token)).toMatchObject({ state: 'event-cancelled' })
    expect(await cancelBooking(token)).toEqual({ ok: false, reason: 'cancelled' })
  })

  test('sends a receipt to the person and tells the club, and keeps by whom it was cancelled', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    const [{ id } = { id: '' }] = await active(event)
    await cancelBooking(await tokenFor(event))
    const row = await rowOf(eventRegistrations, id)
    expect(row.cancelledBy).toBe('guest')
    expect(
      await database
        .select()
        .from(mails)
        .where(and(like(mails.ref, `${id}%`), ne(mails.kind, 'registration')))
        .orderBy(mails.kind),
    ).toMatchObject([
      { kind: 'registration-left', recipient: 'hola@elcercle.example', language: 'es' },
      { kind: 'registration-receipt', recipient: 'montserrat@example.org', language: 'ca' },
    ])
  })

  test('ten times at once frees one seat', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    await register(event, montserrat({ email: 'stays@example.org' }))
    const [row] = await active(event, 'montserrat@example.org')
    const token = tokenIn(row)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancelBooking(token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await takenSeats(event)).toBe(1)
  })

  test('is refused for an unknown link, and once the event has begun', async () => {
    expect(await cancelBooking('nothing')).toEqual({ ok: false, reason: 'unknown' })
    const event = await makeEvent()
    await register(event, montserrat())
    const token = await tokenFor(event)
    await set(event, sql`date = now() - interval '1 minute'`)
    expect(await cancelBooking(token)).toEqual({ ok: false, reason: 'begun' })
  })

  test('lets the same person come back later', async () => {
    const event = await makeEvent()
    await register(event, montserrat())
    await cancelBooking(await tokenFor(event))
    expect(await register(event, montserrat())).toEqual(booked)
    expect(await takenSeats(event)).toBe(1)
  })
})

async function active(event: number, email?: string) {
  const rows = await database
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, event), isNull(eventRegistrations.cancelledAt)))
  return email ? rows.filter((row) => row.email === email) : rows
}

async function takenSeats(event: number) {
  const [row] = await database.select({ registered: events.registered }).from(events).where(eq(events.id, event))
  expect(await active(event)).toHaveLength(row?.registered ?? -1)
  return row?.registered
}

async function mailsOf(event: number) {
  const rows = await active(event)
  return database.$count(mails, sql`${mails.ref} in ${rows.map(({ id }) => id)}`)
}

async function tokenFor(event: number) {
  const [row] = await active(event)
  return tokenIn(row)
}

function tokenIn(row: Parameters<typeof tokenOf>[0] | undefined): string {
  return row ? tokenOf(row) : ''
}

function set(event: number, change: ReturnType<typeof sql>) {
  return database.execute(sql`update events set ${change} where id = ${event}`)
}
