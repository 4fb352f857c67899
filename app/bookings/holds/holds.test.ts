import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { jobs } from '#app/jobs.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeEvent, montserrat, register, tokenOf } from '#tests/fixtures.ts'
import { cancelBooking, findCancellation } from '#app/bookings/cancellations/cancellations.server.ts'
import { NO_DIET } from '#app/diets/diet.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { confirmBooking } from './confirmations.server.ts'
import { findConfirmation } from './find-confirmation.server.ts'
import { releaseOverdueHolds } from '#app/bookings/parties/holds.server.ts'
import { composeRegistration } from '#app/bookings/mails/messages.server.tsx'
import { composeRegistrationHold } from './hold-message.server.tsx'
import { composeEventRush } from './rush-message.server.tsx'
import { clubMailbox } from '#app/platform/club.server.ts'

openTestDatabase()

const r = eventRegistrations
const p = eventParties
let people = 0
const someone = () => montserrat({ email: `persona${++people}@example.org` })
const from = (key: string, burst = false) => ({ origin: { key, burst } })
const machine = from('machine', true)

async function hold(event: number, guest = someone()) {
  expect(await register(event, guest, machine)).toEqual({ ok: true, decision: 'held' })
  return rowOf(event, guest.email)
}

async function rowOf(event: number, email: string) {
  const rows = await database
    .select()
    .from(p)
    .where(and(eq(p.eventId, event), eq(p.email, email)))
    .orderBy(sql`${p.createdAt} desc`)
  const [row] = rows
  if (!row) throw new Error('no registration has that address')
  return { ...row, token: tokenOf(row) }
}

const elapse = (event: number) =>
  database
    .update(p)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(and(eq(p.eventId, event), eq(p.hold, 'held')))

async function taken(event: number) {
  const [row] = await database.select({ registered: events.registered }).from(events).where(eq(events.id, event))
  expect(await database.$count(r, and(eq(r.eventId, event), isNull(r.cancelledAt)))).toBe(row?.registered)
  return row?.registered
}
const mailsOf = async (id: string) =>
  (await database.select({ kind: mails.kind }).from(mails).where(eq(mails.ref, id)).orderBy(mails.kind)).map(
    ({ kind }) => kind,
  )

describe('a registration of a burst', () => {
  test('keeps its seat for half an hour, and its mail asks to confirm it', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const row = await hold(event)
    expect(row.hold).toBe('held')
    expect((row.heldUntil?.getTime() ?? 0) - row.createdAt.getTime()).toBe(30 * 60_000)
    expect(await taken(event)).toBe(1)
    expect(await mailsOf(row.id)).toEqual(['registration-hold'])
    const message = await composeRegistrationHold({ partyId: row.id }, 'ca')
    expect(message?.subject).toBe('Confirma la teva plaça a «Cena de prueba»')
    expect(message?.text).toContain(`/ca/inscripcion/confirmar?token=${row.token}`)
    expect(message?.text).toContain('Guardada fins a')
    // A corrected address gets the same confirmation request.
    expect((await composeRegistration({ partyId: row.id }, 'ca'))?.subject).toBe(message?.subject)
  })

  test('of a party asks for its table, with the number of its guests', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const { dietaryRestrictions: _, ...contact } = someone()
    const names = [contact.fullName, 'Martí Soler', '', '']
    await bookParty(
      event,
      contact,
      names.map((fullName) => ({ fullName, diet: NO_DIET })),
      machine,
    )
    const { id } = await rowOf(event, contact.email)
    expect((await composeRegistrationHold({ partyId: id }, 'es'))?.text).toContain(
      'Os guardamos cuatro plazas durante 30 minutos',
    )
  })

  test('is confirmed once, and the confirmation is queued once', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const row = await hold(event)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirmBooking(row.token)))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ ok: true })))
    expect([await taken(event), await mailsOf(row.id)]).toEqual([1, ['registration', 'registration-hold']])
    expect(await composeRegistrationHold({ partyId: row.id }, 'es')).toBeNull()
    expect((await composeRegistration({ partyId: row.id }, 'es'))?.subject).toBe('Tu plaza en «Cena de prueba»')
    await elapse(event)
    expect([await releaseOverdueHolds(event), await taken(event)]).toEqual([0, 1])
  })

  test('loses its seat after that, once', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const row = await hold(event)
    const run = async () => jobs['sweep-holds']?.run({ id: 'sweep-holds' }, AbortSignal.timeout(5_000))
    const sweep = () => Promise.all(Array.from({ length: 5 }, run))
    await sweep()
    expect(await taken(event)).toBe(1)
    await elapse(event)
    await sweep()
    expect(await taken(event)).toBe(0)
    expect((await findConfirmation(row.token))?.state).toBe('released')
    expect((await composeRegistrationHold({ partyId: row.id }, 'es'))?.text).toContain(
      'Todavía no te hemos guardado ninguna plaza',
    )
  })

  test('sent twice is one registration, still pending', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const guest = someone()
    await hold(event, guest)
    expect(await register(event, guest, from('home'))).toEqual({ ok: true, decision: 'held' })
    expect(await taken(event)).toBe(1)
  })

  test('stays cancelled once its guest cancels it', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const row = await hold(event)
    expect(await cancelBooking(row.token)).toMatchObject({ ok: true })
    await elapse(event)
    expect(await confirmBooking(row.token)).toEqual({ ok: false, reason: 'cancelled' })
    expect([await releaseOverdueHolds(event), await taken(event)]).toEqual([0, 0])
  })

  test('keeps its seat once the guest has come', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const row = await hold(event)
    await database.update(r).set({ attendedAt: new Date() }).where(eq(r.id, row.id))
    await elapse(event)
    expect([await releaseOverdueHolds(event), await taken(event)]).toEqual([0, 1])
  })
})

describe('a late confirmation', () => {
  test('takes a free seat again', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const row = await hold(event)
    await elapse(event)
    await releaseOverdueHolds(event)
    expect(await confirmBooking(row.token)).toEqual({ ok: true })
    expect([await taken(event), (await rowOf(event, row.email ?? '')).hold]).toEqual([1, 'confirmed'])
  })

  test('is refused when the event is full or has begun, or the link is unknown', async () => {
    const event = await makeEvent({ maxParticipants: 5 })
    const row = await hold(event)
    await elapse(event)
    await releaseOverdueHolds(event)
    await database.update(events).set({ maxParticipants: 0 }).where(eq(events.id, event))
    expect(await confirmBooking(row.token)).toEqual({ ok: false, reason: 'full' })
    await database
      .update(events)
      .set({ maxParticipants: 5, date: new Date(Date.now() - 1000) })
      .where(eq(events.id, event))
    expect(await confirmBooking(row.token)).toEqual({ ok: false, reason: 'begun' })
    expect(await confirmBooking('nothing')).toEqual({ ok: false, reason: 'unknown' })
    expect(await taken(event)).toBe(0)
  })

  test('finds a newer registration of the same person', async () => {
    const event = await makeEvent({ maxParticipants: 20 })
    const guest = someone()
    const row = await hold(event, guest)
    await elapse(event)
    await releaseOverdueHolds(event)
    expect(await register(event, guest, from('home'))).toEqual({ ok: true, decision: 'booked' })
    expect(await confirmBooking(row.token)).toEqual({ ok: true })
    expect(await taken(event)).toBe(1)
  })

  test('concurrent with the release counts the seat once', async () => {
    for (let round = 0; round < 20; round++) {
      const event = await makeEvent({ maxParticipants: 5 })
      const row = await hold(event)
      await elapse(event)
      const [confirmed] = await Promise.all([
        confirmBooking(row.token),
        releaseOverdueHolds(event),
        releaseOverdueHolds(event),
      ])
      expect([confirmed, await taken(event)]).toEqual([{ ok: true }, 1])
    }
  })

  test('competes for the last seat, and one guest gets it', async () => {
    for (let round = 0; round < 20; round++) {
      const event = await makeEvent({ maxParticipants: 5 })
      const row = await hold(event)
      await elapse(event)
      await releaseOverdueHolds(event)
      await database.update(events).set({ maxParticipants: 1 }).where(eq(events.id, event))
      const answers = await Promise.all([confirmBooking(row.token), register(event, someone(), from(`home ${round}`))])
      expect([answers.filter(({ ok }) => ok).length, await taken(event)]).toEqual([1, 1])
    }
  })
})

test('The next guest of a full event gets the seat of an overdue hold without waiting for the job', async () => {
  const event = await makeEvent({ maxParticipants: 5 })
  await hold(event)
  await database.update(events).set({ maxParticipants: 1 }).where(eq(events.id, event))
  expect(await register(event, someone(), from('home'))).toEqual({ ok: false, reason: 'full' })
  await elapse(event)
  const answers = await Promise.all([
    register(event, someone(), from('home')),
    register(event, someone(), from('office')),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await taken(event)).toBe(1)
})

describe('a registration beyond the share of its origin', () => {
  test('has no seat until it is confirmed when a script sends it', async () => {
    const event = await makeEvent({ maxParticipants: 10 })
    for (let n = 0; n < 7; n++) await register(event, someone(), from('one'))
    const before = await taken(event)
    const guest = someone()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(event, guest, from('one'))))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ ok: true, decision: 'released' })))
    const rows = await database
      .select()
      .from(r)
      .where(and(eq(r.eventId, event), eq(r.email, guest.email)))
    expect([rows.length, await taken(event)]).toEqual([1, before])
    expect(await mailsOf(rows[0]?.id ?? '')).toEqual(['registration-hold'])
    expect(await confirmBooking((await rowOf(event, guest.email)).token)).toEqual({ ok: true })
    expect(await taken(event)).toBe((before ?? 0) + 1)
    expect(await register(event, someone(), from('one'))).toEqual({ ok: true, decision: 'released' })
  })

  test('is limited in the same way when all are sent at once', async () => {
    const event = await makeEvent({ maxParticipants: 40 })
    const answers = await Promise.all(Array.from({ length: 60 }, () => register(event, someone(), from('one'))))
    expect(answers.filter((answer) => answer.ok && answer.decision === 'released').length).toBeGreaterThan(20)
    expect(await taken(event)).toBe(19)
  })

  test('does not affect guests of the office, of the club’s network or of another one', async () => {
    const event = await makeEvent({ maxParticipants: 6 })
    for (let n = 0; n < 6; n++) await register(event, someone(), from('one', true))
    expect(await taken(event)).toBe(1)
    expect(await register(event, someone(), from('two'))).toEqual({ ok: true, decision: 'booked' })
    expect(await register(event, someone(), { origin: { key: 'one', burst: true, own: true } })).toEqual({
      ok: true,
      decision: 'booked',
    })
    expect(await register(event, someone())).toEqual({ ok: true, decision: 'booked' })
  })
})

describe('one mailbox', () => {
  const guest = (n: number, email = 'taula@example.org') => montserrat({ fullName: `Convidat ${n}`, email })

  test('has at most ten seats of an event, in any spelling, even when all are sent at once', async () => {
    const event = await makeEvent({ maxParticipants: 100 })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        register(
          event,
          guest(n, ['taula@example.org', 'TAULA@example.org', `taula+${n}@Example.org`][n % 3]),
          from(`home ${n}`),
        ),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'mailbox-full')).toHaveLength(20)
    expect(await taken(event)).toBe(10)
  })

  test('has the seats of one booking of an event where these are more than ten', async () => {
    const event = await makeEvent({ maxParticipants: 100, partyLimit: 12 })
    for (let n = 0; n < 12; n++) expect(await register(event, guest(n), from(`home ${n}`))).toMatchObject({ ok: true })
    expect(await register(event, guest(12), from('home'))).toEqual({ ok: false, reason: 'mailbox-full' })
  })

  test('has its own limit for each event; the office has none; a cancellation frees a seat', async () => {
    const event = await makeEvent({ maxParticipants: 100 })
    for (let n = 0; n < 10; n++) await register(event, guest(n), from(`home ${n}`))
    expect(await register(event, guest(10), from('home'))).toEqual({ ok: false, reason: 'mailbox-full' })
    expect(await register(await makeEvent(), guest(10), from('home'))).toMatchObject({ ok: true })
    expect(await register(event, guest(11))).toMatchObject({ ok: true })
    const rows = await database.select().from(r).where(eq(r.eventId, event)).limit(2)
    for (const row of rows) await cancelBooking(tokenOf(row))
    expect(await register(event, guest(10), from('home'))).toMatchObject({ ok: true })
  })
})

/** Time passes for an event, its bookings and the limits, and the job runs. */
async function pass(event: number, seconds: number) {
  if (seconds === 0) return
  const elapsed = sql`make_interval(secs => ${seconds})`
  const { createdAt, heldUntil, eventId } = eventParties
  await database
    .update(eventParties)
    .set({ createdAt: sql`${createdAt} - ${elapsed}`, heldUntil: sql`${heldUntil} - ${elapsed}` })
    .where(eq(eventId, event))
  await database.execute(sql`update budgets set tries = array(select at - ${elapsed} from unnest(tries) as at)`)
  await releaseOverdueHolds(event)
}

/** Somebody behind an address books through its limits. */
async function arrive(event: number, address: string, own = false) {
  const guest = someone()
  const consumed = await consumeRateLimit('registration', { address, guest: `${event} ${guest.email}` })
  if (!consumed.ok) return 'refused'
  const origin = { key: address, burst: consumed.burst === true, own }
  const outcome = await register(event, guest, { origin })
  return outcome.ok ? outcome.decision : outcome.reason
}

type Arrival = { guests: number; seconds: number; own?: boolean }

/** Ten arrive together if more than a hundred come. */
async function arriveAll(event: number, { guests, seconds, own }: Arrival) {
  const together = guests > 100 ? 10 : 1
  const answers: Record<string, number> = {}
  for (let n = 0; n < guests; n++) {
    const answer = await arrive(event, `hall ${event}`, own)
    answers[answer] = (answers[answer] ?? 0) + 1
    if (n % together === 0) await pass(event, seconds * together)
  }
  return answers
}

const pendingOf = async (event: number) =>
  database
    .select()
    .from(p)
    .where(and(eq(p.eventId, event), sql`${p.hold} in ('held', 'released')`))

describe('a dining room of people behind one address', () => {
  test('thirty, one every twelve seconds, have the thirty seats at once; a press in the mail keeps each', async () => {
    const event = await makeEvent({ maxParticipants: 30 })
    const answers = await arriveAll(event, { guests: 30, seconds: 12 })
    expect([answers, await taken(event)]).toEqual([{ booked: 11, held: 19 }, 30])
    for (const row of await pendingOf(event)) expect(await confirmBooking(tokenOf(row))).toEqual({ ok: true })
    await pass(event, 1800)
    expect(await taken(event)).toBe(30)
  })

  test('thirty in the club’s own network are booked without a press', async () => {
    const event = await makeEvent({ maxParticipants: 30 })
    expect(await arriveAll(event, { guests: 30, seconds: 12, own: true })).toEqual({ booked: 30 })
    await pass(event, 1800)
    expect([await taken(event), await pendingOf(event)]).toEqual([30, []])
  })

  test('keeps its seats when some of it do not press: the others are held, too', async () => {
    const event = await makeEvent({ maxParticipants: 30 })
    await arriveAll(event, { guests: 20, seconds: 12 })
    const [forgetful, ...others] = await pendingOf(event)
    for (const row of others) await confirmBooking(tokenOf(row))
    await pass(event, 1800)
    expect([await taken(event), (await rowOf(event, forgetful?.email ?? '')).hold]).toEqual([19, 'released'])
    expect(await arriveAll(event, { guests: 11, seconds: 12 })).not.toHaveProperty('released')
  })

  test('of three hundred registers in ten minutes without confirmations where there is room', async () => {
    expect(await arriveAll(await makeEvent({ maxParticipants: 700 }), { guests: 300, seconds: 2 })).toEqual({
      booked: 300,
    })
  })

  test('that arrives all at once is held or released, and every confirmation has a seat', async () => {
    const event = await makeEvent({ maxParticipants: 100 })
    const answers = await arriveAll(event, { guests: 100, seconds: 0 })
    expect(answers).toEqual({ booked: 20, held: 20, released: 60 })
    for (const row of await pendingOf(event)) expect(await confirmBooking(tokenOf(row))).toEqual({ ok: true })
    expect(await taken(event)).toBe(100)
  })
})

describe('a script that reads no mail', () => {
  test.each([0, 3, 12, 300])(
    'has at most half of the seats 30 minutes later, at one form every %i s',
    async (seconds) => {
      const event = await makeEvent({ maxParticipants: 30 })
      // So long that its first holds have lapsed three times.
      const times = Math.min(60, Math.ceil(7200 / Math.max(1, seconds)))
      for (let n = 0; n < times; n++) {
        await arrive(event, `script ${event}`)
        await pass(event, seconds)
      }
      await pass(event, 1800)
      expect(await taken(event)).toBeLessThanOrEqual(15)
      // It never holds them again.
      for (let n = 0; n < 20; n++) {
        await arrive(event, `script ${event}`)
        await pass(event, 12)
        expect(await taken(event)).toBeLessThanOrEqual(15)
      }
    },
  )

  test('with whole tables has none of them again', async () => {
    const event = await makeEvent({ maxParticipants: 12 })
    const table = async () => {
      const { dietaryRestrictions: _, ...contact } = someone()
      const guests = Array.from({ length: 10 }, (_guest, n) => ({ fullName: `Convidat ${n}`, diet: NO_DIET }))
      const outcome = await bookParty(event, contact, guests, from('tables'))
      return outcome.ok && outcome.decision
    }
    expect(await table()).toBe('held')
    await pass(event, 1860)
    expect([await table(), await taken(event)]).toEqual(['released', 0])
  })
})

describe('a rush to one event', () => {
  const known = async (email: string) => {
    const event = await makeEvent({ maxParticipants: 30 })
    expect(await register(event, montserrat({ email }), machine)).toMatchObject({ decision: 'held' })
    await confirmBooking((await rowOf(event, email)).token)
  }

  test('of unknown mailboxes asks for a confirmation from a third of the seats on, from every network', async () => {
    const event = await makeEvent({ maxParticipants: 12 })
    for (let n = 0; n < 5; n++) expect(await arrive(event, `home ${n}`)).toBe('booked')
    for (let n = 5; n < 12; n++) expect(await arrive(event, `home ${n}`)).toBe('held')
    await pass(event, 1860)
    expect(await arrive(event, 'home 13')).toBe('booked')
  })

  test('does not count mailboxes that have confirmed before, members, the office, or what was longer ago', async () => {
    const event = await makeEvent({ maxParticipants: 12 })
    for (let n = 0; n < 3; n++) {
      const email = `coneguda${n}@example.org`
      await known(email)
      expect(await register(event, montserrat({ email }), from(`known ${n}`))).toMatchObject({ decision: 'booked' })
    }
    await register(event, someone())
    for (let n = 0; n < 3; n++) expect(await arrive(event, `home ${n}`)).toBe('booked')
    await pass(event, 300)
    for (let n = 3; n < 6; n++) expect(await arrive(event, `home ${n}`)).toBe('booked')
  })

  test('is told to the club once', async () => {
    const event = await makeEvent({ maxParticipants: 6 })
    for (let n = 0; n < 5; n++) await arrive(event, `home ${n}`)
    const told = () =>
      database
        .select()
        .from(mails)
        .where(and(eq(mails.kind, 'event-rush'), sql`${mails.ref} like ${`${event}:%`}`))
    for (let n = 0; n < 2; n++) await jobs['sweep-holds']?.run({ id: 'sweep-holds' }, AbortSignal.timeout(5_000))
    const [mail, ...others] = await told()
    expect([mail?.recipient, others]).toEqual([clubMailbox(), []])
    const message = await composeEventRush(mailData('event-rush', mail), 'es')
    expect(message?.subject).toBe('Muchas reservas seguidas: «Cena de prueba»')
    expect(message?.text).toContain('2 plazas')
  })
})

test('The page of a cancelled registration shows so without a confirmation', async () => {
  const event = await makeEvent({ maxParticipants: 20 })
  const row = await hold(event)
  await elapse(event)
  await releaseOverdueHolds(event)
  expect((await findCancellation(row.token))?.state).toBe('cancelled')
})
