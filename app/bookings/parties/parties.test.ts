import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { NO_DIET, readDiet } from '#app/diets/diet.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
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
    expect(answers).toContainEqual({ ok: false, reason: 'conflict' })
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
    const stored = await rowOf(eventRegistrations, party.id)
    expect(readDiet(decryptField(stored.dietaryRestrictions ?? '', dietContext(party.id)))).toEqual(diet)
    expect(stored.dietConsentAt).not.toBeNull()
    await updateRow(events, event, { date: new Date() })
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
    await updateRow(events, event, { offers: 'off' })
    const withoutOffers = await book(event, ['C'], 'c@example.org')
    await cancelParty(eq(eventParties.id, withoutOffers.id))
    await updateRow(events, event, { offers: 'manual' })
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
  await updateRow(events, event, { membersOpenAt: hours(-1), opensAt: hours(1) })
  const larger = [...guestsOf(party), { fullName: '' }]
  for (const byClub of [false, true]) {
    await updateRow(eventParties, party.id, { byClub })
    expect(await change(party, larger)).toEqual({ ok: false, reason: 'members-only' })
  }
  const byClub = changeParty(eq(eventParties.id, party.id), party.version, larger, { by: 'club' })
  expect(await byClub).toMatchObject({ ok: true, added: 1 })
})

describe('The row of a guest repeats the contact of its party', () => {
  const rowsOf = (id: string) =>
    database.execute(sql`
      select position, full_name, email, phone, is_member, how_did_you_know_us, notes, staff_note, language
      from event_registrations where party_id = ${id} order by position`)
  const nobody = { phone: null, is_member: false, how_did_you_know_us: null, notes: null, staff_note: '' }

  test('whoever writes it, at the booking and after each change of the party', async () => {
    const { id } = await book(await makeEvent(), ['Montserrat Vilar Puig', 'Jordi'])
    const said = { phone: '600', is_member: true, how_did_you_know_us: 'Prensa/Medios', notes: 'tard', staff_note: 'x' }
    await database.execute(sql`
      update event_parties set phone = '600', is_member = true, how_did_you_know_us = 'Prensa/Medios', notes = 'tard',
        staff_note = 'x', contact_name = 'Montserrat Vilar', email = 'vilar@example.org', language = 'ca' where id = ${id}`)
    const common = { email: 'vilar@example.org', language: 'ca' }
    expect(await rowsOf(id)).toEqual([
      { position: 1, full_name: 'Montserrat Vilar', ...common, ...said },
      { position: 2, full_name: 'Jordi', ...common, ...nobody },
    ])
    await database.transaction(async (tx) => {
      await tx.execute(sql`update event_parties set size = 3 where id = ${id}`)
      await tx.execute(sql`
        insert into event_registrations (event_id, party_id, position, full_name, email, phone, privacy_version, cancel_token_hash)
        select event_id, id, 3, 'Pau', 'other@example.org', '700', 'x', 'x' from event_parties where id = ${id}`)
    })
    expect((await rowsOf(id))[2]).toEqual({ position: 3, full_name: 'Pau', ...common, ...nobody })
  })
})
