import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { auditLog, databaseFacts, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { updateEvent } from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import { readDiet } from '#app/diets/diet.ts'
import { bookParty, type Contact } from '#app/bookings/parties/book-party.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { jobs } from '#app/jobs.server.ts'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { formValue } from '#tests/harness/parse-form.ts'
import { acceptOffer as acceptOfferAs, declineOffer as declineOfferAs } from './answers.server.ts'
import * as club from './club-offers.server.ts'
import { findWaiting } from './find-waiting.server.ts'
import { listHandOffers as listHandOffersAs } from './hand-offers.server.ts'
import * as joining from './joining.server.ts'
import * as leaving from './leave-waiting.server.ts'
import { listWaiting as listWaitingAs } from '#app/bookings/parties/list-waiting.server.ts'
import { sweepWaitingLists } from './offer-sweep.server.ts'
import { offersEnd } from '#app/seats/offer-window.ts'
import { offerSeats } from '#app/seats/offers.server.ts'

openTestDatabase()

const p = eventParties
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
// In the day, when offers begin, and far from a change of the clocks.
const noon = clubTime(`${new Date().getFullYear() + 1}-07-01T12:00`).moment!
const setTime = (ms: number) => vi.setSystemTime(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterAll(() => {
  vi.useRealTimers()
})

const join = inPool('public', joining.joinWaitingList)
const leave = inPool('public', leaving.leaveWaitingList)
const shrink = inPool('public', leaving.shrinkWaiting)
const rejoin = inPool('public', leaving.rejoin)
const acceptOffer = inPool('public', acceptOfferAs)
const declineOffer = inPool('public', declineOfferAs)
const find = inPool('public', findWaiting)
const listWaiting = inPool('panel', listWaitingAs)
const offerNow = inPool('panel', club.offerNow)
const withdrawOffer = inPool('panel', club.withdrawOffer)
const extendOffer = inPool('panel', club.extendOffer)
const seatNow = inPool('panel', club.seatNow)
const returnToEnd = inPool('panel', club.returnToEnd)
const removeFromList = inPool('panel', club.removeFromList)
const restoreToList = inPool('panel', club.restoreToList)
const joinByClub = inPool('panel', club.joinByClub)
const listHandOffers = inPool('panel', listHandOffersAs)
const setOfferMode = inPool('panel', club.setOfferMode)
const montse = { id: 'montse' }

let people = 0
const contact = (given: Partial<Contact> = {}): Contact => ({
  fullName: `Persona ${++people}`,
  email: `persona${people}@example.org`,
  phone: '600 000 000',
  howDidYouKnowUs: undefined,
  notes: undefined,
  isMember: false,
  language: 'es',
  privacyVersion: '2026-11-22',
  ...given,
})
const names = (size: number) => Array.from({ length: size }, (_, index) => ({ fullName: `Invitada ${index + 1}` }))

/** A dinner of four seats in ten days, booked by `sizes`. */
async function makeFull(sizes = [2, 2], given: Partial<typeof events.$inferInsert> = {}) {
  const id = await makeEvent({ maxParticipants: 4, date: new Date(noon.getTime() + 10 * DAY_MS), ...given })
  const booked: string[] = []
  for (const size of sizes) {
    const party = accepted(await bookParty(id, contact(), names(size)))
    booked.push(party.id)
  }
  return { id, booked }
}

async function wait(event: number, size: number, given: Partial<Contact> = {}) {
  const joined = accepted(await join(event, contact(given), size))
  return { id: joined.id, token: partyLinkToken(await partyOf(joined.id)) ?? '' }
}

const partyOf = (id: string) => rowOf(p, id)
const stateOf = async (id: string) => (await partyOf(id)).state
const statesOf = (ids: readonly { id: string }[]) => Promise.all(ids.map(({ id }) => stateOf(id)))

async function cancel(event: number, id: string) {
  await database.transaction(async (tx) => {
    await lockEvent(tx, event, 'guest')
    await tx.update(p).set({ state: 'cancelled' }).where(eq(p.id, id))
    await tx.update(eventRegistrations).set({ cancelledAt: new Date() }).where(eq(eventRegistrations.partyId, id))
    await offerSeats(tx, event)
  })
}

async function seatsOf(event: number) {
  const row = await rowOf(events, event)
  return { booked: row.registered, held: row.held, capacity: row.maxParticipants }
}
const mailsOf = (id: string) =>
  database
    .select({ kind: mails.kind, ref: mails.ref, status: mails.status, id: mails.id })
    .from(mails)
    .where(like(mails.ref, `${id}%`))
    .orderBy(asc(mails.createdAt))
const kindsOf = async (id: string) => (await mailsOf(id)).map(({ kind }) => kind)

async function sendMails(id: string) {
  for (const mail of await mailsOf(id))
    if (mail.status === 'queued')
      await inPool('jobs', jobs['send-mail']!.run)({ id: mail.id }, AbortSignal.timeout(60_000))
}

/** As if it had run each minute until now. */
async function sweep() {
  const value = new Date(Date.now() - 60_000).toISOString()
  await database
    .insert(databaseFacts)
    .values({ name: 'waiting-list-swept-at', value })
    .onConflictDoUpdate({ target: databaseFacts.name, set: { value } })
  await inPool('jobs', sweepWaitingLists)()
}

async function sweptAt() {
  const fact = eq(databaseFacts.name, 'waiting-list-swept-at')
  const [row] = await database.select({ value: databaseFacts.value }).from(databaseFacts).where(fact)
  return row?.value
}

describe('Joining', () => {
  test('takes the end of the list, and is confirmed by mail', async () => {
    const { id } = await makeFull()
    const [first, second] = [await wait(id, 2), await wait(id, 3, { language: 'ca' })]
    expect(await find(second.token)).toMatchObject({ state: 'waiting', ahead: { parties: 1, people: 2 }, offer: null })
    expect(await kindsOf(first.id)).toEqual(['waiting-joined'])
    const waiting = await listWaiting(id)
    expect(waiting?.parties.map(({ place, lacks, overtakes }) => [place, lacks, overtakes.length])).toEqual([
      [1, 2, 0],
      [2, 3, 1],
    ])
  })

  test('the same person again is one party; with another size it is refused', async () => {
    const { id } = await makeFull()
    const same = contact()
    const answers = [await join(id, same, 2), await join(id, { ...same, email: same.email!.toUpperCase() }, 2)]
    expect(answers[0]).toEqual(answers[1])
    expect(await join(id, same, 3)).toEqual({ ok: false, reason: 'already' })
    expect(await database.$count(p, and(eq(p.eventId, id), eq(p.state, 'waiting')))).toBe(1)
  })

  test('is for as many seats as a mailbox may book, those that it has included', async () => {
    const { id } = await makeFull([4], { maxParticipants: 12, partyLimit: 8 })
    const { email } = contact()
    const taken = { ...contact(), email: `NuriaPi+sopar@gmail.com` }
    expect(await bookParty(id, { ...taken, fullName: 'Núria Pi' }, names(8))).toMatchObject({ ok: true })
    const again = (size: number, to: string | null = 'nuriapi@gmail.com') => join(id, { ...contact(), email: to }, size)
    expect(await again(3)).toEqual({ ok: false, reason: 'mailbox-full' })
    expect(await again(2)).toMatchObject({ ok: true })
    expect(await again(1)).toEqual({ ok: false, reason: 'mailbox-full' })
    expect(await again(8, email)).toMatchObject({ ok: true })
  })

  test('is refused with the reason', async () => {
    const refusal = async (event: number, size = 2) => {
      const answer = await join(event, contact(), size)
      return answer.ok ? 'ok' : answer.reason
    }
    expect(await refusal((await makeFull([2])).id)).toBe('free')
    expect(await refusal((await makeFull([2])).id, 3)).toBe('ok')
    expect(await refusal((await makeFull([3], { partyLimit: 3 })).id, 4)).toBe('too-large')
    expect(await refusal((await makeFull([4])).id, 5)).toBe('too-large')
    expect(await refusal((await makeFull([4], { offers: 'off' })).id)).toBe('closed')
    expect(await refusal((await makeFull([4], { date: new Date(noon.getTime() + 2 * HOUR_MS) })).id)).toBe('closed')
    expect(await refusal(await makeEvent({ status: 'draft' }))).toBe('unknown')
    expect(await refusal(await makeEvent({ status: 'cancelled' }))).toBe('cancelled')
    expect(await refusal(await makeEvent({ date: new Date(noon.getTime() - HOUR_MS) }))).toBe('begun')
    expect(await refusal(999_999)).toBe('unknown')
  })

  test('while a party ahead fits the free seats, nobody books before it, and a stranger may join', async () => {
    const { id, booked } = await makeFull([2, 2], { offers: 'manual' })
    await wait(id, 2)
    await cancel(id, booked[0]!)
    expect(await bookParty(id, contact(), names(1))).toEqual({ ok: false, reason: 'line' })
    expect((await join(id, contact(), 1)).ok).toBe(true)
  })
})

describe('A freed seat', () => {
  test('is offered to the first party that fits entirely; a larger one keeps its place', async () => {
    const { id, booked } = await makeFull([2, 2])
    const [four, two, one] = [await wait(id, 4), await wait(id, 2), await wait(id, 1)]
    await cancel(id, booked[0]!)
    expect(await statesOf([four, two, one])).toEqual(['waiting', 'offered', 'waiting'])
    expect(await seatsOf(id)).toMatchObject({ booked: 2, held: 2 })
    expect(await find(four.token)).toMatchObject({ ahead: { parties: 0, people: 0 } })
    expect(await find(two.token)).toMatchObject({ offer: { until: null } })
    expect(await kindsOf(two.id)).toEqual(['waiting-joined', 'waiting-offer'])
  })

  test('is offered when a party becomes smaller, which keeps its place; larger is refused', async () => {
    const { id } = await makeFull([2])
    const [four, three] = [await wait(id, 4), await wait(id, 3)]
    expect(await shrink(three.token, 4)).toEqual({ ok: false, reason: 'larger' })
    const { queuedAt } = await partyOf(four.id)
    expect(await shrink(four.token, 2)).toEqual({ ok: true })
    expect(await partyOf(four.id)).toMatchObject({ state: 'offered', size: 2, queuedAt })
    expect(await shrink(four.token, 1)).toEqual({ ok: false, reason: 'not-waiting' })
  })

  test('of the night is offered in the morning, and nobody books it before', async () => {
    const { id, booked } = await makeFull()
    const party = await wait(id, 2)
    setTime(noon.getTime() + 11 * HOUR_MS)
    await cancel(id, booked[0]!)
    await sweep()
    expect(await stateOf(party.id)).toBe('waiting')
    expect(await bookParty(id, contact(), names(1))).toEqual({ ok: false, reason: 'line' })
    setTime(noon.getTime() + 21 * HOUR_MS + 60_000)
    await sweep()
    expect(await stateOf(party.id)).toBe('offered')
  })

  test('is also one that the club adds in the form of the event', async () => {
    const { id } = await makeFull()
    const party = await wait(id, 2)
    const event = await rowOf(events, id)
    const { title, description, location, price, version } = event
    const given = { title, description, location, price, version, restaurant_id: 'none', organizer_id: 'none' }
    const fields = formValue(eventSchemas.es, { ...given, date: clubWall(event.date), max_participants: 6 })
    expect(await inPool('panel', updateEvent)(id, fields, montse)).toMatchObject({ ok: true })
    expect(await stateOf(party.id)).toBe('offered')
  })

  test('goes to at most fifty parties at once, to the others with the next run', async () => {
    const { id, booked } = await makeFull([30], { maxParticipants: 60, partyLimit: 30 })
    const rest = await bookParty(id, contact(), names(30))
    await database
      .insert(p)
      .values(
        Array.from({ length: 55 }, (_, index) => ({
          eventId: id,
          state: 'waiting' as const,
          size: 1,
          contactName: `Mesa ${index}`,
          nameKey: `mesa ${index}`,
          email: `persona${index}@example.org`,
          privacyVersion: '2026-11-22',
          tokenHash: `${id}:${index}`,
          queuedAt: new Date(noon.getTime() + index),
        })),
      )
    await updateRow(events, id, { offers: 'manual' })
    await cancel(id, booked[0]!)
    if (rest.ok) await cancel(id, rest.id)
    expect(await setOfferMode(id, 'auto', montse)).toBe(true)
    expect(await seatsOf(id)).toMatchObject({ held: 50 })
    await sweep()
    expect(await seatsOf(id)).toMatchObject({ held: 55 })
  })
})

describe('The window of an offer', () => {
  async function offered(size = 2, given: Partial<Contact> = {}) {
    const { id, booked } = await makeFull()
    const party = await wait(id, size, given)
    await cancel(id, booked[0]!)
    return { event: id, ...party }
  }

  test('starts when its mail has left, and is the one that the mail names', async () => {
    const party = await offered()
    await sweep()
    setTime(noon.getTime() + 6 * HOUR_MS)
    expect(await find(party.token)).toMatchObject({ offer: { until: null } })
    await sendMails(party.id)
    const { offerExpiresAt } = await partyOf(party.id)
    expect(offerExpiresAt).toEqual(new Date(noon.getTime() + 6 * HOUR_MS + DAY_MS))
    const { composeWaitingOffer } = await import('./waiting-messages.server.tsx')
    setTime(noon.getTime() + 9 * HOUR_MS)
    const again = await composeWaitingOffer({ partyId: party.id, round: 1 }, 'es')
    expect(again?.deadline).toEqual(offerExpiresAt)
    expect(again?.subject).toContain('Hay sitio para 2 en «Cena de prueba»: es vuestro hasta ')
    expect(again?.subject).toContain(`a las ${clubWall(offerExpiresAt!).slice(11)}`)
    expect(again?.text).toContain(`/reserva?token=${party.token}`)
  })

  test('does not start for a party without an address, nor when the mail is refused for good: the club calls', async () => {
    const { id, booked } = await makeFull([1, 1, 2])
    const unaddressed = await wait(id, 1)
    await updateRow(eventParties, unaddressed.id, { email: null, byClub: true })
    await cancel(id, booked[0]!)
    expect(await partyOf(unaddressed.id)).toMatchObject({ state: 'offered', offerExpiresAt: null })
    const unreachable = await wait(id, 1)
    await cancel(id, booked[1]!)
    await database
      .update(mails)
      .set({ status: 'failed' })
      .where(eq(mails.ref, `${unreachable.id}:1`))
    setTime(noon.getTime() + 2 * DAY_MS)
    await sweep()
    for (const { id: waiting } of [unaddressed, unreachable])
      expect(await partyOf(waiting)).toMatchObject({ state: 'offered', offerExpiresAt: null })
  })

  test('is not there when the mail leaves less than an hour before offers end: nothing is sent', async () => {
    const party = await offered()
    const { composeWaitingOffer } = await import('./waiting-messages.server.tsx')
    const event = await rowOf(events, party.event)
    setTime(offersEnd(event).getTime() - 59 * 60_000)
    expect(await composeWaitingOffer({ partyId: party.id, round: 1 }, 'es')).toBeNull()
    expect(await offerNow(party.event, (await wait(party.event, 1)).id, montse)).toMatchObject({ reason: 'closed' })
  })

  test('that passes ends the offer and gives the seats to the next; one press rejoins the end', async () => {
    const party = await offered()
    const next = await wait(party.event, 1)
    await sendMails(party.id)
    setTime(noon.getTime() + DAY_MS + 1_000)
    await sweep()
    expect(await statesOf([party, next])).toEqual(['lapsed', 'offered'])
    expect(await find(party.token)).toMatchObject({ state: 'lapsed', declined: false, canRejoin: true })
    expect(await kindsOf(party.id)).toEqual(['waiting-joined', 'waiting-offer', 'waiting-lapsed'])
    expect(await acceptOffer(party.token, names(2))).toEqual({ ok: false, reason: 'lapsed' })
    expect(await rejoin(party.token)).toEqual({ ok: true, state: 'waiting' })
    expect(await rejoin(party.token)).toEqual({ ok: true, state: 'waiting' })
    await declineOffer(next.token)
    expect(await partyOf(party.id)).toMatchObject({ state: 'offered', offerRound: 2, offerExpiresAt: null })
  })

  test('moves by an outage of the sweep', async () => {
    const party = await offered()
    await sendMails(party.id)
    await sweep()
    setTime(noon.getTime() + 5 * DAY_MS)
    await inPool('jobs', sweepWaitingLists)()
    const { state, offerExpiresAt } = await partyOf(party.id)
    expect(state).toBe('offered')
    expect(offerExpiresAt! >= new Date(noon.getTime() + 6 * DAY_MS)).toBe(true)
  })

  test('does not move by days without an offer, in which the sweep writes nothing', async () => {
    await database
      .update(p)
      .set({ state: 'cancelled' })
      .where(inArray(p.state, ['waiting', 'offered']))
    await sweep()
    const before = await sweptAt()
    setTime(noon.getTime() + 5 * DAY_MS)
    await inPool('jobs', sweepWaitingLists)()
    expect(await sweptAt()).toEqual(before)
    const party = await offered()
    await sendMails(party.id)
    const { offerExpiresAt } = await partyOf(party.id)
    setTime(noon.getTime() + 5 * DAY_MS + 60_000)
    await inPool('jobs', sweepWaitingLists)()
    expect(await partyOf(party.id)).toMatchObject({ state: 'offered', offerExpiresAt })
    expect(await sweptAt()).not.toEqual(before)
  })
})

describe('The answer to an offer', () => {
  test('books the seats; repeated it succeeds once', async () => {
    const { id, booked } = await makeFull()
    const party = await wait(id, 2)
    await cancel(id, booked[0]!)
    const guests = [{ fullName: '', diet: readDiet('sin gluten') }, { fullName: 'Aina Roca' }]
    const answers = await Promise.all([acceptOffer(party.token, guests), acceptOffer(party.token, guests)])
    expect(answers).toEqual([
      { ok: true, id: party.id },
      { ok: true, id: party.id },
    ])
    expect(await seatsOf(id)).toMatchObject({ booked: 4, held: 0 })
    const rows = await database
      .select()
      .from(eventRegistrations)
      .where(eq(eventRegistrations.partyId, party.id))
      .orderBy(eventRegistrations.position)
    expect(rows.map(({ id: guest, fullName, phone }) => [guest === party.id, fullName, phone])).toEqual([
      [true, (await partyOf(party.id)).contactName, '600 000 000'],
      [false, 'Aina Roca', null],
    ])
    expect(rows[0]?.dietConsentAt).not.toBeNull()
    expect(await kindsOf(party.id)).toEqual(['waiting-joined', 'waiting-offer', 'party'])
  })

  test('races with the sweep, strangers and «no»: one of them is right, and the seats are counted', async () => {
    const { id, booked } = await makeFull()
    const parties = [await wait(id, 2), await wait(id, 2), await wait(id, 1)]
    await cancel(id, booked[0]!)
    await sendMails(parties[0]!.id)
    setTime(noon.getTime() + DAY_MS + 1_000)
    const [accepted] = await Promise.all([
      acceptOffer(parties[0]!.token, names(2)),
      sweep(),
      cancel(id, booked[1]!),
      bookParty(id, contact(), names(1)),
      declineOffer(parties[1]!.token),
      leave(parties[2]!.token),
      ...parties.map(({ token }) => rejoin(token)),
    ])
    expect(await stateOf(parties[0]!.id)).toEqual(
      accepted.ok ? 'booked' : expect.stringMatching(/lapsed|waiting|offered/),
    )
    const rows = await database.select().from(p).where(eq(p.eventId, id))
    const seats = (state: string) => rows.reduce((sum, row) => sum + (row.state === state ? row.size : 0), 0)
    expect(await seatsOf(id)).toEqual({ booked: seats('booked'), held: seats('offered'), capacity: 4 })
    const waiting = rows.filter(
      ({ state, size }) => state === 'waiting' && size <= 4 - seats('booked') - seats('offered'),
    )
    expect(waiting).toEqual([])
  })

  test('for fewer guests leaves the other seats to the next party', async () => {
    const { id, booked } = await makeFull()
    const [party, next] = [await wait(id, 2), await wait(id, 1)]
    await cancel(id, booked[0]!)
    expect(await acceptOffer(party.token, names(3))).toEqual({ ok: false, reason: 'too-large' })
    expect(await acceptOffer(party.token, names(1))).toEqual({ ok: true, id: party.id })
    expect(await statesOf([party, next])).toEqual(['booked', 'offered'])
  })

  test('«no» and leaving pass it on', async () => {
    const { id, booked } = await makeFull()
    const parties = [await wait(id, 2), await wait(id, 2), await wait(id, 2)]
    await cancel(id, booked[0]!)
    expect(await declineOffer(parties[0]!.token)).toEqual({ ok: true })
    expect(await declineOffer(parties[0]!.token)).toEqual({ ok: true })
    expect(await find(parties[0]!.token)).toMatchObject({ declined: true, canRejoin: true })
    expect(await leave(parties[1]!.token)).toEqual({ ok: true })
    expect(await statesOf(parties)).toEqual(['lapsed', 'cancelled', 'offered'])
    expect(await leave('unknown')).toEqual({ ok: false, reason: 'unknown' })
  })

  test('leaving erases the contact, the size stays', async () => {
    const { id } = await makeFull()
    const party = await wait(id, 2)
    await leave(party.token)
    await inPool('jobs', jobs['erase-left-party']!.run)({ id: party.id }, AbortSignal.timeout(60_000))
    expect(await partyOf(party.id)).toMatchObject({ contactName: '', email: '', phone: null, state: 'cancelled' })
    expect(await mailsOf(party.id)).toEqual([])
    expect(await leave(party.token)).toEqual({ ok: true })
    expect((await listWaiting(id))?.left).toMatchObject([{ contactName: '', size: 2, why: 'left' }])
  })
})

describe('The club', () => {
  test('offers by hand, also past earlier parties', async () => {
    const { id, booked } = await makeFull([2, 2], { offers: 'manual' })
    const [first, second, large] = [await wait(id, 2), await wait(id, 1), await wait(id, 3)]
    expect(await offerNow(id, first.id, montse)).toEqual({ ok: false, reason: 'full', free: 0 })
    await cancel(id, booked[0]!)
    expect((await listWaiting(id))?.next?.id).toBe(first.id)
    expect(await offerNow(id, large.id, montse)).toEqual({ ok: false, reason: 'full', free: 2 })
    expect(await offerNow(id, second.id, montse)).toEqual({ ok: true, mailed: true })
    expect(await offerNow(id, second.id, montse)).toEqual({ ok: false, reason: 'not-waiting' })
    expect(await offerNow(id + 1, first.id, montse)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('extends, which is told by mail, and withdraws, which returns the party to its place', async () => {
    const { id, booked } = await makeFull()
    const [party, next] = [await wait(id, 2), await wait(id, 2)]
    await cancel(id, booked[0]!)
    expect(await extendOffer(id, party.id, montse)).toEqual({ ok: false, reason: 'not-sent' })
    await sendMails(party.id)
    const until = new Date(noon.getTime() + 2 * DAY_MS)
    expect(await extendOffer(id, party.id, montse)).toEqual({ ok: true, until })
    expect((await mailsOf(party.id)).filter(({ kind }) => kind === 'waiting-offer')).toHaveLength(2)
    await sendMails(party.id)
    expect(await partyOf(party.id)).toMatchObject({ offerExpiresAt: until })
    expect(await withdrawOffer(id, party.id, montse)).toEqual({ ok: true, byHand: true, mailed: true })
    expect(await kindsOf(party.id)).toContain('waiting-withdrawn')
    expect(await acceptOffer(party.token, names(2))).toEqual({ ok: false, reason: 'waiting' })
    await sweep()
    expect(await statesOf([party, next])).toEqual(['waiting', 'waiting'])
    expect((await listWaiting(id))?.parties.map((listed) => listed.id)).toEqual([party.id, next.id])
    expect(await setOfferMode(id, 'auto', montse)).toBe(true)
    expect(await partyOf(party.id)).toMatchObject({ state: 'offered', offerRound: 2 })
  })

  test('seats a party past others, with the chairs that it lacks and a reason', async () => {
    const { id } = await makeFull([3])
    await wait(id, 2)
    const party = await wait(id, 3)
    expect((await listWaiting(id))?.parties[1]).toMatchObject({ lacks: 2, fits: false })
    expect(await seatNow(id, party.id, { chairs: 1, reason: 'Una mesa más' }, montse)).toMatchObject({
      reason: 'full',
      free: 1,
    })
    expect(await seatNow(id, party.id, { chairs: 2, reason: '' }, montse)).toEqual({ ok: false, reason: 'reason' })
    expect(await seatNow(id, party.id, { chairs: 2, reason: 'Una mesa más' }, montse)).toEqual({
      ok: true,
      mailed: true,
      added: 2,
    })
    expect(await seatsOf(id)).toEqual({ booked: 6, held: 0, capacity: 6 })
    const [line] = await database
      .select({ actor: auditLog.actor, fields: auditLog.fields })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'waiting-party.seated'), eq(auditLog.subject, party.id)))
    expect(line).toEqual({ actor: 'montse', fields: ['+2', 'Una mesa más'] })
    expect((await listWaiting(id))?.left).toMatchObject([{ id: party.id, why: 'seated' }])
  })

  test('returns a lapsed party to the end, and takes one off the list', async () => {
    const { id, booked } = await makeFull()
    const [party, next] = [await wait(id, 2), await wait(id, 2)]
    await cancel(id, booked[0]!)
    await declineOffer(party.token)
    expect(await returnToEnd(id, next.id, montse)).toEqual({ ok: false, reason: 'not-lapsed' })
    expect(await returnToEnd(id, party.id, montse)).toEqual({ ok: true, mailed: true })
    expect((await listWaiting(id))?.parties.map((listed) => listed.id)).toEqual([next.id, party.id])
    expect(await removeFromList(id, next.id, montse)).toEqual({ ok: true, mailed: true })
    expect(await statesOf([party, next])).toEqual(['offered', 'cancelled'])
  })

  test('tells whom it takes off or whose offer it withdraws, in their language, and puts back at the old place', async () => {
    const { id } = await makeFull()
    const [first, last] = [await wait(id, 1, { language: 'ca' }), await wait(id, 1)]
    expect(await restoreToList(id, first.id, montse)).toEqual({ ok: false, reason: 'not-removed' })
    await removeFromList(id, first.id, montse)
    const { composeWaitingRemoved, composeWaitingWithdrawn } = await import('./waiting-messages.server.tsx')
    const removed = await composeWaitingRemoved({ partyId: first.id }, 'ca')
    expect(removed?.subject).toBe('Ja no ets a la llista d’espera de «Cena de prueba»')
    expect((await listWaiting(id))?.left).toMatchObject([{ id: first.id, why: 'removed' }])
    expect(await restoreToList(id, first.id, montse)).toEqual({ ok: true, mailed: true })
    expect(await restoreToList(id, first.id, montse)).toEqual({ ok: false, reason: 'not-removed' })
    expect((await listWaiting(id))?.parties.map((listed) => listed.id)).toEqual([first.id, last.id])
    expect(await kindsOf(first.id)).toEqual(['waiting-joined', 'waiting-removed', 'waiting-joined'])
    const withdrawn = await composeWaitingWithdrawn({ partyId: first.id }, 'es')
    expect(withdrawn?.text).toContain('ya no está reservado para ti')
    // A booking that is cancelled was not taken off the list.
    await seatNow(id, last.id, { chairs: 1, reason: 'Una silla' }, montse)
    await cancel(id, last.id)
    expect(await restoreToList(id, last.id, montse)).toEqual({ ok: false, reason: 'not-removed' })
  })

  test('signs up a caller without an e-mail, and is told to call when there are seats', async () => {
    const { id, booked } = await makeFull()
    const caller = { fullName: 'Remei Prats', email: null, phone: '600 111 222' }
    const joined = await joinByClub(id, contact(caller), 2, montse)
    expect(joined).toMatchObject({ ok: true, mailed: false })
    expect(await joinByClub(id, contact(), 1, montse)).toMatchObject({ ok: true, mailed: true })
    await cancel(id, booked[0]!)
    expect((await listWaiting(id))?.parties[0]?.offer).toMatchObject({ until: null })
    const lines = (await listHandOffers(undefined, new Date())).filter(({ eventId }) => eventId === id)
    expect(lines).toMatchObject([{ why: 'call', name: 'Remei Prats', seats: 2 }])
  })

  test('finds in its queue the free seats that are offered by hand, too late or to nobody', async () => {
    const whyOf = async (id: number, now = new Date()) =>
      (await listHandOffers(undefined, now)).filter(({ eventId }) => eventId === id).map(({ why }) => why)
    const { id, booked } = await makeFull()
    await wait(id, 3)
    expect(await whyOf(id)).toEqual([])
    await cancel(id, booked[0]!)
    expect(await whyOf(id)).toEqual(['large'])
    const byHand = await makeFull([2, 2], { offers: 'manual' })
    const couple = await wait(byHand.id, 2)
    await cancel(byHand.id, byHand.booked[0]!)
    expect(await whyOf(byHand.id)).toEqual(['manual'])
    const event = await rowOf(events, byHand.id)
    expect(await whyOf(byHand.id, offersEnd(event))).toEqual(['late'])
    await offerNow(byHand.id, couple.id, montse)
    expect(await whyOf(byHand.id)).toEqual([])
  })
})
