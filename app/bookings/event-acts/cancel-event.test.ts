import { and, asc, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { auditLog, deletedEvents, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { composeEventCalledOff } from '#app/bookings/cancellations/called-off-message.server.ts'
import { confirmBooking } from '#app/bookings/holds/confirmations.server.ts'
import { findConfirmation } from '#app/bookings/holds/find-confirmation.server.ts'
import { composeRegistration } from '#app/bookings/mails/messages.server.tsx'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { cancelParty } from '#app/bookings/parties/cancel-party.server.ts'
import { changeParty } from '#app/bookings/parties/change-party.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { findPreviewedEvent } from '#app/events/previews.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { makeEvent, payAll } from '#tests/fixtures.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { cancelEvent } from './cancel-event.server.ts'
import {
  archiveEvent,
  createPreviewToken,
  unarchiveEvent,
  withdrawPreview,
} from '#app/events/panel/list/event-life.server.ts'
import { deleteEvent } from './delete-event.server.ts'
import { cancelSeats } from '#app/bookings/panel/seats/seats.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const book = inPool('public', bookParty)
const wait = inPool('public', joinWaitingList)
const compose = inPool('jobs', composeEventCalledOff)
const composeConfirmation = inPool('jobs', composeRegistration)
const confirm = inPool('public', confirmBooking)
const findHold = inPool('public', findConfirmation)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const eventOf = async (id: number) => (await database.select().from(events).where(eq(events.id, id)))[0]
const partiesOf = (id: number) =>
  database.select().from(eventParties).where(eq(eventParties.eventId, id)).orderBy(asc(eventParties.createdAt))

let people = 0
const contact = (given: object = {}) => ({
  fullName: `Persona ${++people}`,
  email: `persona${people}@example.org`,
  phone: undefined,
  howDidYouKnowUs: undefined,
  notes: undefined,
  isMember: false,
  language: 'ca' as const,
  privacyVersion: '2026-11-22',
  ...given,
})
const guests = (size: number) => Array.from({ length: size }, () => ({ fullName: '' }))

/** Four seats: a party of three, one without e-mail, and a couple that waits. */
async function makeFull(given: Partial<typeof events.$inferInsert> = {}) {
  const id = await makeEvent({ maxParticipants: 4, price: 85, ...given })
  expect(await book(id, contact(), guests(3), {})).toMatchObject({ ok: true })
  expect(await bookParty(id, contact({ email: null }), guests(1), { by: 'club' })).toMatchObject({ ok: true })
  expect(await wait(id, contact({ language: 'es' }), 2)).toMatchObject({ ok: true })
  return id
}

const calledOff = () => database.select().from(mails).where(eq(mails.kind, 'event-called-off')).orderBy(mails.createdAt)

describe('cancelling an event', () => {
  test('tells each party once, owes the refunds and deletes no seat', async () => {
    const id = await makeFull()
    expect(await cancelEvent(id, 2, secretary)).toEqual({ ok: false, reason: 'more-parties', now: 3 })
    expect(await eventOf(id)).toMatchObject({ status: 'published' })
    await payAll(id)
    expect(await cancelEvent(id, 3, secretary)).toEqual({ ok: true })
    expect(await cancelEvent(id, 3, secretary)).toEqual({ ok: false, reason: 'cancelled' })
    expect(await eventOf(id)).toMatchObject({ status: 'cancelled', registered: 4, held: 0, version: 2 })
    const [table, single, couple] = await partiesOf(id)
    expect(table).toMatchObject({ state: 'booked', size: 3, refundDue: 255, calendarSequence: 1 })
    expect(table?.refundDueAt).toBeInstanceOf(Date)
    expect(single).toMatchObject({ state: 'booked', refundDue: 85 })
    expect(couple).toMatchObject({ state: 'cancelled', cancelledBy: 'office', refundDue: null })
    const told = (await calledOff()).map(({ ref, recipient, language }) => ({ ref, recipient, language }))
    expect(told.toSorted((a, b) => (a.language < b.language ? -1 : 1))).toEqual([
      { ref: table?.id, recipient: table?.email, language: 'ca' },
      { ref: couple?.id, recipient: couple?.email, language: 'es' },
    ])
    const audited = await database
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'event.cancelled'), eq(auditLog.subject, String(id))))
    expect(audited).toHaveLength(1)
  })

  test('the mail to a guest takes the dinner out of the calendar; that to the waiting list owes no money', async () => {
    const id = await makeFull()
    await cancelEvent(id, 3, secretary)
    const [table, , couple] = await partiesOf(id)
    const toTable = await compose({ partyId: table?.id ?? '' }, 'ca')
    expect(toTable?.subject).toBe('«Cena de prueba» s’ha cancel·lat')
    expect(toTable?.text).toContain('et retornarem tot l’import')
    const calendar = new ICAL.Component(ICAL.parse(toTable?.calendar?.content ?? '') as unknown[])
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    const [entry] = calendar.getAllSubcomponents('vevent')
    expect(entry?.getFirstPropertyValue('sequence')).toBe(1)
    expect(entry?.getFirstPropertyValue('status')).toBe('CANCELLED')
    const toCouple = await compose({ partyId: couple?.id ?? '' }, 'es')
    expect(toCouple?.text).toContain('en cuya lista de espera estaba tu dirección')
    expect(toCouple?.text).not.toContain('devolveremos')
    expect(toCouple?.calendar).toBeUndefined()
  })

  test('adds to what was owed before, and nothing of who has not paid; afterwards seats are not refunded again', async () => {
    const id = await makeFull()
    await payAll(id)
    const [table, single] = await partiesOf(id)
    const before = { refundDue: 85, refundDueAt: inDays(-1) }
    await updateRow(eventParties, table?.id ?? '', before)
    const held = { hold: 'held', heldUntil: inDays(1), origin: 'a' } as const
    await updateRow(eventParties, single?.id ?? '', held)
    await database
      .update(eventRegistrations)
      .set({ paidShare: null })
      .where(eq(eventRegistrations.partyId, single?.id ?? ''))
    await cancelEvent(id, 3, secretary)
    const owed = async () => (await partiesOf(id)).map(({ refundDue }) => refundDue)
    expect(await owed()).toEqual([340, null, null])
    const party = await findPartyById(table?.id ?? '')
    const which = eq(eventParties.id, table?.id ?? '')
    expect(await cancelParty(which)).toEqual({ ok: false, reason: 'cancelled' })
    const kept = party?.guests.slice(1) ?? []
    expect(await changeParty(which, party?.version ?? 0, kept)).toEqual({ ok: false, reason: 'cancelled' })
    expect(await cancelSeats(id, table?.id ?? '', [table?.id ?? ''], secretary)).toMatchObject({ ok: true })
    expect(await owed()).toEqual([340, null, null])
  })

  test('nobody is confirmed a seat at it any more', async () => {
    const id = await makeEvent({ maxParticipants: 20 })
    const held = contact()
    const machine = { origin: { key: 'machine', burst: true } }
    expect(await book(id, held, guests(2), machine)).toMatchObject({ decision: 'held' })
    const booked = contact()
    expect(await book(id, booked, guests(2), {})).toMatchObject({ decision: 'booked' })
    await cancelEvent(id, 2, secretary)
    const parties = await partiesOf(id)
    for (const party of parties) {
      expect(await composeConfirmation({ partyId: party.id }, 'ca')).toBeNull()
    }
    const [party] = parties
    const token = (party && partyLinkToken(party)) ?? ''
    expect(await findHold(token)).toMatchObject({ state: 'cancelled' })
    expect(await confirm(token)).toEqual({ ok: false, reason: 'cancelled' })
    expect(await book(id, booked, guests(2), {})).toEqual({ ok: false, reason: 'cancelled' })
  })

  test('an offer ends with it, and nothing is owed for a free dinner', async () => {
    const id = await makeFull({ price: 0 })
    await updateRow(events, id, { maxParticipants: 6 })
    await database.transaction((tx) => offerSeats(tx, id, new Date(Date.UTC(2026, 10, 22, 12))))
    await cancelEvent(id, 3, secretary)
    expect(await eventOf(id)).toMatchObject({ registered: 4, held: 0 })
    expect((await partiesOf(id)).map(({ state, refundDue }) => [state, refundDue])).toEqual([
      ['booked', null],
      ['booked', null],
      ['cancelled', null],
    ])
  })

  test('is refused for a draft and a past event; what was never seen stays unseen', async () => {
    const refusal = async (given: Partial<typeof events.$inferInsert>) =>
      cancelEvent(await makeEvent(given), 0, secretary)
    expect(await refusal({ status: 'draft' })).toEqual({ ok: false, reason: 'hidden' })
    expect(await refusal({ date: inDays(-1) })).toEqual({ ok: false, reason: 'begun' })
    expect(await cancelEvent(999_999, 0, secretary)).toEqual({ ok: false, reason: 'unknown' })
    const id = await makeEvent({ publishedAt: inDays(1) })
    expect(await cancelEvent(id, 0, secretary)).toEqual({ ok: true })
    expect((await eventOf(id))?.publishedAt).toBeNull()
  })

  test('who books at the same moment is told, or refused', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await makeEvent({ maxParticipants: 40 })
      const [outcome, ...bookings] = await Promise.all([
        cancelEvent(id, 99, secretary),
        ...Array.from({ length: 6 }, () => book(id, contact(), guests(2), {})),
      ])
      expect(outcome).toEqual({ ok: true })
      const booked = bookings.filter(({ ok }) => ok).length
      const parties = await partiesOf(id)
      expect(parties).toHaveLength(booked)
      const told = new Set((await calledOff()).map(({ ref }) => ref))
      expect(parties.filter((party) => !told.has(party.id))).toEqual([])
      for (const refused of bookings.filter(({ ok }) => !ok)) expect(refused).toMatchObject({ reason: 'cancelled' })
    }
  })

  test('can be followed by its deletion once every refund is settled, which tells nobody again', async () => {
    const cancelled = await makeFull()
    await payAll(cancelled)
    await cancelEvent(cancelled, 3, secretary)
    const before = (await database.select().from(mails).where(eq(mails.kind, 'event-cancelled'))).length
    expect(await deleteEvent(cancelled, 99, secretary)).toEqual({ ok: false, reason: 'refunds' })
    for (const { id } of await partiesOf(cancelled)) await settleRefund(cancelled, id, true, secretary)
    expect(await deleteEvent(cancelled, 99, secretary)).toEqual({ ok: true })
    expect(await database.$count(mails, eq(mails.kind, 'event-cancelled'))).toBe(before)
    expect(await database.$count(deletedEvents, eq(deletedEvents.id, cancelled))).toBe(0)
  })
})

describe('archiving', () => {
  test('is for events that are over, happens once, and can be undone', async () => {
    const [coming, past] = [await makeEvent(), await makeEvent({ date: inDays(-1) })]
    expect(await archiveEvent(coming, secretary)).toEqual({ ok: false, reason: 'coming' })
    expect(await archiveEvent(past, secretary)).toEqual({ ok: true, version: expect.any(Number) })
    expect((await eventOf(past))?.archivedAt).toBeInstanceOf(Date)
    expect(await archiveEvent(past, secretary)).toEqual({ ok: false, reason: 'archived' })
    expect(await unarchiveEvent(past, secretary)).toEqual({ ok: true, version: expect.any(Number) })
    expect((await eventOf(past))?.archivedAt).toBeNull()
    expect(await unarchiveEvent(past, secretary)).toEqual({ ok: false, reason: 'unarchived' })
    expect(await archiveEvent(999_999, secretary)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('the link of a preview', () => {
  test('opens a draft to who has it, until there is a newer one or it is withdrawn', async () => {
    const id = await makeEvent({ status: 'draft', publishedAt: null })
    const preview = inPool('public', (token: string) => findPreviewedEvent(id, token, 'es'))
    const first = (await createPreviewToken(id, secretary)) ?? ''
    expect(first.length).toBeGreaterThan(30)
    expect((await eventOf(id))?.previewTokenHash).not.toContain(first)
    expect(await preview(first)).toMatchObject({ id })
    const second = (await createPreviewToken(id, secretary)) ?? ''
    expect([await preview(first), (await preview(second))?.id]).toEqual([null, id])
    await withdrawPreview(id, secretary)
    expect(await preview(second)).toBeNull()
    expect(await preview('')).toBeNull()
  })
})
