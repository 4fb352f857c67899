import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { NO_DIET, readDiet } from '#app/events/diets/diet.ts'
import { joinWaitingList } from '#app/events/waiting-list/joining.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { bookParty, type BookingOptions } from './book-party.server.ts'
import { cancelParty } from './cancel-party.server.ts'
import { changeParty } from './change-party.server.ts'
import type { ChangedGuest } from './changed-guests.server.ts'
import { findPartyById, type Party } from './find-party.server.ts'
import { dietContext } from './new-guests.server.ts'

openTestDatabase('empty', 'public')

const HOUR_MS = 3_600_000
const contact = (email = 'montserrat@example.org') => ({ ...montserrat(), email })

async function book(event: number, names: string[], email?: string, how?: BookingOptions): Promise<Party> {
  const outcome = await bookParty(
    event,
    contact(email),
    names.map((fullName) => ({ fullName })),
    how,
  )
  const party = outcome.ok ? await findPartyById(outcome.id) : null
  if (!party) throw new Error(JSON.stringify(outcome))
  return party
}

const four = ['Montserrat Vilar Puig', 'Jordi Puig', 'Jordi Puig', '']
const guestsOf = (party: Party): ChangedGuest[] => party.guests.map(({ id, fullName }) => ({ id, fullName }))
const change = (party: Party, guests: ChangedGuest[], version = party.version) =>
  changeParty(eq(eventParties.id, party.id), version, guests)

const mailKinds = async (id: string) =>
  (await database.select({ kind: mails.kind }).from(mails).where(eq(mails.ref, id))).map(({ kind }) => kind)

async function counted(event: number) {
  const [row] = await database
    .select({ registered: events.registered, held: events.held })
    .from(events)
    .where(eq(events.id, event))
  const seats = await database.$count(
    eventRegistrations,
    and(eq(eventRegistrations.eventId, event), isNull(eventRegistrations.cancelledAt)),
  )
  return { ...row, seats }
}

describe('a party of four', () => {
  test('takes four seats; names may follow, and two guests may have the same one', async () => {
    const event = await makeEvent()
    const party = await book(event, four)
    expect(party).toMatchObject({ state: 'booked', size: 4, contactName: 'Montserrat Vilar Puig' })
    expect(party.guests.map(({ fullName, position }) => [position, fullName])).toEqual(
      four.map((fullName, index) => [index + 1, fullName]),
    )
    expect(party.guests[0]?.id).toBe(party.id)
    // The release before would confirm one seat.
    expect(await mailKinds(party.id)).toEqual(['party'])
    expect(await mailKinds((await book(await makeEvent(), ['Jordi Puig'])).id)).toEqual(['registration'])
    expect(await counted(event)).toEqual({ registered: 4, held: 0, seats: 4 })
  })

  test('becomes three or five, and is told when the seats are not there', async () => {
    const event = await makeEvent({ maxParticipants: 5 })
    const party = await book(event, four)
    expect(await change(party, guestsOf(party).slice(0, 3))).toMatchObject({ ok: true, freed: 1, added: 0 })
    const three = (await findPartyById(party.id)) as Party
    expect(await counted(event)).toEqual({ registered: 3, held: 0, seats: 3 })
    const five = [...guestsOf(three), { fullName: 'Aina Rovira', diet: readDiet('vegana') }, { fullName: '' }]
    expect(await change(three, five)).toMatchObject({ ok: true, added: 2 })
    expect(await counted(event)).toEqual({ registered: 5, held: 0, seats: 5 })
    const again = (await findPartyById(party.id)) as Party
    expect(again.guests.map(({ position }) => position)).toEqual([1, 2, 3, 5, 6])
    expect(await change(again, [...guestsOf(again), { fullName: '' }])).toEqual({ ok: false, reason: 'full' })
    expect(await counted(event)).toEqual({ registered: 5, held: 0, seats: 5 })
  })

  test('is changed by one of two pages that show it', async () => {
    const party = await book(await makeEvent(), four)
    const renamed = guestsOf(party).map((guest, index) => (index === 3 ? { ...guest, fullName: 'Aina' } : guest))
    const answers = await Promise.all([change(party, renamed), change(party, guestsOf(party).slice(0, 2))])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, reason: 'stale' })
  })

  test('changes diets alone after the term for changes, and nothing once the event has begun', async () => {
    const event = await makeEvent({ editsUntil: new Date(Date.now() - HOUR_MS) })
    const party = await book(event, four)
    const [first, ...others] = guestsOf(party)
    expect(await change(party, others)).toEqual({ ok: false, reason: 'late' })
    const diet = { ...NO_DIET, allergens: ['peanuts' as const] }
    expect(await change(party, [{ ...first, fullName: 'Montserrat Vilar Puig', diet }, ...others])).toMatchObject({
      ok: true,
    })
    const [stored] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.id, party.id))
    expect(readDiet(decryptField(stored?.dietaryRestrictions ?? '', dietContext(party.id)))).toEqual(diet)
    expect(stored?.dietConsentAt).not.toBeNull()
    await database.update(events).set({ date: new Date() }).where(eq(events.id, event))
    const begun = (await findPartyById(party.id)) as Party
    expect(await change(begun, guestsOf(begun))).toEqual({ ok: false, reason: 'begun' })
  })

  test('does not grow beyond what a mailbox may have', async () => {
    const event = await makeEvent({ maxParticipants: 40 })
    await book(event, ['Montserrat Vilar Puig', '', '', '', '', ''])
    const other = await book(event, ['Jordi', '', '', ''], 'montserrat+two@example.org')
    expect(await change(other, [...guestsOf(other), { fullName: '' }])).toEqual({ ok: false, reason: 'too-large' })
    expect(await counted(event)).toEqual({ registered: 10, held: 0, seats: 10 })
  })

  test('does not take the name of another booking of its mailbox', async () => {
    const event = await makeEvent()
    await book(event, ['Montserrat Vilar Puig'])
    const jordi = contact()
    const outcome = await bookParty(event, { ...jordi, fullName: 'Jordi Puig' }, [{ fullName: 'Jordi Puig' }])
    const other = (await findPartyById(outcome.ok ? outcome.id : '')) as Party
    const renamed = guestsOf(other).map((guest) => ({ ...guest, fullName: 'montserrat  VILAR Puig' }))
    expect(await change(other, renamed)).toEqual({ ok: false, reason: 'already' })
    expect((await findPartyById(other.id))?.contactName).toBe('Jordi Puig')
  })

  test('of two callers with one name and no address, each has a booking', async () => {
    const event = await makeEvent()
    const caller = { ...contact(), email: null }
    for (let call = 0; call < 2; call++)
      expect(await bookParty(event, caller, [{ fullName: caller.fullName }], { by: 'club' })).toMatchObject({
        ok: true,
      })
    expect(await counted(event)).toEqual({ registered: 2, held: 0, seats: 2 })
  })

  test('is cancelled whole, once', async () => {
    const event = await makeEvent()
    const party = await book(event, four)
    const cancel = () => cancelParty(eq(eventParties.id, party.id))
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await counted(event)).toEqual({ registered: 0, held: 0, seats: 0 })
  })
})

describe('The database refuses, whoever writes,', () => {
  const party = { state: 'booked', contactName: 'x', nameKey: 'x', privacyVersion: 'x' } as const
  const insertParty = (eventId: number, size: number, guests: number) =>
    database.transaction(async (tx) => {
      const id = crypto.randomUUID()
      await tx.insert(eventParties).values({ ...party, id, eventId, size, email: `${id}@example.org`, tokenHash: id })
      for (let index = 0; index < guests; index++)
        await tx.execute(sql`
          insert into event_registrations (event_id, party_id, full_name, email, name_key, privacy_version, cancel_token_hash)
          values (${eventId}, ${id}, 'x', '', ${`${id}${index}`}, 'x', ${`${id}${index}`})`)
    })
  const constraintOf = (writing: Promise<unknown>) =>
    writing.then(
      () => null,
      (error: Error & { cause?: { constraint_name?: string } }) => error.cause?.constraint_name ?? error.message,
    )

  test('more seats than there are', async () => {
    const event = await makeEvent({ maxParticipants: 3 })
    expect(await constraintOf(insertParty(event, 4, 4))).toBe('events_places_check')
    expect(await constraintOf(insertParty(event, 3, 3))).toBeNull()
  })

  test('a booked party with fewer or more guests than its size', async () => {
    const event = await makeEvent()
    for (const guests of [0, 1, 3])
      expect(await constraintOf(insertParty(event, 2, guests))).toMatch(/have_their_guests|a booked party of 2/)
    expect(await counted(event)).toEqual({ registered: 0, held: 0, seats: 0 })
  })

  test('a stranger while a waiting party fits the free seats; the club may seat', async () => {
    const event = await makeEvent({ maxParticipants: 4, offers: 'manual' })
    const first = await book(event, ['Montserrat Vilar Puig', ''])
    expect(await joinWaitingList(event, contact('waiting@example.org'), 3)).toMatchObject({ ok: true })
    expect(await bookParty(event, contact('a@example.org'), [{ fullName: 'A' }])).toMatchObject({ ok: true })
    await cancelParty(eq(eventParties.id, first.id))
    expect(await bookParty(event, contact('b@example.org'), [{ fullName: 'B' }])).toEqual({ ok: false, reason: 'line' })
    await database.update(events).set({ offers: 'off' }).where(eq(events.id, event))
    const withoutOffers = await book(event, ['C'], 'c@example.org')
    await cancelParty(eq(eventParties.id, withoutOffers.id))
    await database.update(events).set({ offers: 'manual' }).where(eq(events.id, event))
    expect(await bookParty(event, contact('b@example.org'), [{ fullName: 'B' }], { by: 'club' })).toMatchObject({
      ok: true,
    })
  })

  test('a booked party that starts to wait', async () => {
    const { id } = await book(await makeEvent(), four)
    const wait = database.update(eventParties).set({ state: 'waiting' }).where(eq(eventParties.id, id))
    expect(await constraintOf(wait.then())).toBe('event_parties_transition')
  })
})

test('within the members’ window no party of strangers grows, whoever has entered it; the club seats whom it likes', async () => {
  const event = await makeEvent()
  const party = await book(event, ['Montserrat Vilar Puig'])
  const hours = (count: number) => new Date(Date.now() + count * HOUR_MS)
  await database
    .update(events)
    .set({ membersOpenAt: hours(-1), opensAt: hours(1) })
    .where(eq(events.id, event))
  const larger = [...guestsOf(party), { fullName: '' }]
  for (const byClub of [false, true]) {
    await database.update(eventParties).set({ byClub }).where(eq(eventParties.id, party.id))
    expect(await change(party, larger)).toEqual({ ok: false, reason: 'members-only' })
  }
  const byClub = changeParty(eq(eventParties.id, party.id), party.version, larger, { by: 'club' })
  expect(await byClub).toMatchObject({ ok: true, added: 1 })
})

describe('The release before', () => {
  const statesOf = (event: number) =>
    database
      .select({ id: eventParties.id, state: eventParties.state, size: eventParties.size, email: eventParties.email })
      .from(eventParties)
      .where(eq(eventParties.eventId, event))
      .orderBy(asc(eventParties.createdAt))

  /** Its statements. */
  async function registerBefore(event: number, email: string): Promise<{ id: string; seats: number | null }> {
    return database.transaction(async (tx) => {
      const [row] = await tx.execute<{ id: string }>(sql`
        insert into event_registrations (event_id, full_name, email, name_key, privacy_version, cancel_token_hash)
        values (${event}, 'Pere Ferrer', ${email}, 'pere ferrer', '2026-11-22', ${email})
        on conflict do nothing returning id`)
      const [taken] = await tx.execute<{ seats: number | null }>(
        sql`select seats from take_seat(${event}, ${email}, null, interval '10 s')`,
      )
      if (taken?.seats === null) tx.rollback()
      return { id: row?.id ?? '', seats: taken?.seats ?? null }
    })
  }

  test('makes parties of one that it also corrects, cancels, restores and deletes', async () => {
    const event = await makeEvent({ maxParticipants: 5 })
    const { id } = await registerBefore(event, 'pere@example.org')
    const one = { id, state: 'booked', size: 1, email: 'pere@example.org' }
    expect(await statesOf(event)).toEqual([one])
    await database.execute(sql`update event_registrations set email = 'p@example.org' where id = ${id}`)
    expect(await statesOf(event)).toEqual([{ ...one, email: 'p@example.org' }])
    const set = (cancelled: boolean) =>
      database.transaction(async (tx) => {
        const at = cancelled ? sql`now()` : sql`null`
        await tx.execute(sql`update event_registrations set cancelled_at = ${at} where id = ${id}`)
        const difference = cancelled ? -1 : 1
        await tx.execute(sql`update events set registered = registered + ${difference}::int where id = ${event}`)
      })
    await set(true)
    expect([await statesOf(event), await counted(event)]).toMatchObject([[{ state: 'cancelled' }], { registered: 0 }])
    await set(false)
    expect([await statesOf(event), await counted(event)]).toMatchObject([[{ state: 'booked' }], { registered: 1 }])
    await database.transaction(async (tx) => {
      await tx.execute(sql`delete from event_registrations where id = ${id}`)
      await tx.execute(sql`update events set registered = registered - 1 where id = ${event}`)
    })
    expect([await statesOf(event), await counted(event)]).toEqual([[], { registered: 0, held: 0, seats: 0 }])
  })

  test('is told «not open» within the members’ window, not an unknown constraint', async () => {
    const hours = (count: number) => new Date(Date.now() + count * HOUR_MS)
    const event = await makeEvent({ membersOpenAt: hours(-1), opensAt: hours(1) })
    const given = { id: randomUUID(), event_id: event, name_key: 'pere', email: 'pere@example.org', language: 'ca' }
    const bookAs = (party: object) =>
      database
        .execute(sql`select book_party(${JSON.stringify(party)}::text::jsonb, '[{}]', 'guest', null, false, '{}')`)
        .then(() => null, violatedConstraint)
    expect(await bookAs(given)).toBe('event_parties_closed')
    expect(await bookAs({ ...given, socio_id: null })).toBe('event_parties_members_only')
  })

  test('keeps a diet of a guest that it hides from the contact; who removes it here removes it', async () => {
    const party = await book(await makeEvent(), ['Montserrat Vilar Puig', 'Jordi Puig'])
    const id = party.guests[1]?.id ?? ''
    const dietsOf = () =>
      database.execute(
        sql`select dietary_restrictions as diet, diet_by as by from event_registrations where id = ${id}`,
      )
    const set = (columns: SQL, by: 'guest' | 'unknown' = 'guest') =>
      database.transaction(async (tx) => {
        await tx.execute(sql`select set_config('el_cercle.seated_by', ${by}, true)`)
        await tx.execute(sql`update event_registrations set ${columns} where id = ${id}`)
      })
    const own = sql`dietary_restrictions = 'nuts', diet_by = 'guest', diet_consent_version = 'v', diet_consent_at = now()`
    const none = sql`dietary_restrictions = null, diet_consent_version = null, diet_consent_at = null`
    await set(own)
    await set(none)
    expect(await dietsOf()).toEqual([{ diet: 'nuts', by: 'guest' }])
    await set(sql`${none}, diet_by = null`)
    expect(await dietsOf()).toEqual([{ diet: null, by: null }])
    await set(own)
    await set(none, 'unknown')
    expect(await dietsOf()).toEqual([{ diet: null, by: null }])
  })

  test('finds the event full for who waits for it, and it is full for nobody else', async () => {
    const event = await makeEvent({ maxParticipants: 3 })
    await book(event, ['Montserrat Vilar Puig', ''])
    const pere = { ...contact('pere@example.org'), fullName: 'Pere Ferrer' }
    expect((await joinWaitingList(event, pere, 2)).ok).toBe(true)
    await expect(registerBefore(event, 'Pere@example.org')).rejects.toThrow('Rollback')
    expect(await statesOf(event)).toMatchObject([
      { state: 'booked', size: 2 },
      { state: 'waiting', size: 2 },
    ])
    expect((await registerBefore(event, 'other@example.org')).seats).toBe(3)
    expect(await counted(event)).toEqual({ registered: 3, held: 0, seats: 3 })
  })

  test('finds the event full while an offer holds its seats, and beside new bookings nothing is counted twice', async () => {
    const event = await makeEvent({ maxParticipants: 6 })
    const party = await book(event, four)
    await registerBefore(event, 'pere@example.org')
    expect(await counted(event)).toEqual({ registered: 5, held: 0, seats: 5 })
    await database.insert(eventParties).values({
      eventId: event,
      state: 'offered',
      size: 1,
      contactName: 'Puig',
      nameKey: 'puig',
      email: 'puig@example.org',
      privacyVersion: 'x',
      tokenHash: `offered ${event}`,
    })
    await expect(registerBefore(event, 'late@example.org')).rejects.toThrow()
    expect(await counted(event)).toEqual({ registered: 5, held: 1, seats: 5 })
    await cancelParty(eq(eventParties.id, party.id))
    expect(await counted(event)).toEqual({ registered: 1, held: 1, seats: 1 })
  })
})
