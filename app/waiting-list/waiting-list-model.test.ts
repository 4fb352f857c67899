import { and, asc, eq, isNotNull, like } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { databaseFacts, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { lockEvent, type SeatedBy } from '#app/seats/lock-event.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { acceptOffer, declineOffer } from './answers.server.ts'
import {
  extendOffer,
  joinByClub,
  offerNow,
  removeFromList,
  restoreToList,
  returnToEnd,
  seatNow,
  setOfferMode,
  withdrawOffer,
} from './club-offers.server.ts'
import { joinWaitingList } from './joining.server.ts'
import { leaveWaitingList, rejoin, shrinkWaiting } from './leave-waiting.server.ts'
import { fitsWindow, mayOffersBegin, offerDeadline } from '#app/seats/offer-window.ts'
import { sweepWaitingLists } from './offer-sweep.server.ts'
import { offerSeats, startOfferWindow } from '#app/seats/offers.server.ts'

openTestDatabase()
afterAll(() => {
  vi.useRealTimers()
})

const p = eventParties
const HOUR_MS = 3_600_000
const SEATS = 4
const RUNS = 20
const noon = clubTime(`${new Date().getFullYear() + 1}-07-01T12:00`).moment!.getTime()
const dinner = new Date(noon + 8 * 24 * HOUR_MS)
const end = new Date(dinner.getTime() - 3 * HOUR_MS)
const montse = { id: 'montse' }

/** What the list should do, in the order of joining; written without looking at the rules it is compared with. */
type ModelParty = { id: string; state: string; size: number; queued: number; deadline: Date | null; removed?: boolean }

class Model {
  parties: ModelParty[] = []
  capacity = SEATS
  auto = true
  queue = 0
  get free() {
    const taken = this.parties.filter(({ state }) => state === 'booked' || state === 'offered')
    return this.capacity - taken.reduce((sum, { size }) => sum + size, 0)
  }
  in(...states: string[]) {
    return this.parties.filter(({ state }) => states.includes(state))
  }
  /** The earliest waiting party that fits entirely. */
  get first() {
    return this.in('waiting')
      .filter(({ size }) => size <= this.free)
      .sort((a, b) => a.queued - b.queued)[0]
  }
  offer() {
    while (this.auto && this.first && mayOffersBegin(new Date(), end)) this.first.state = 'offered'
  }
  add(id: string, state: string, size: number) {
    this.parties.push({ id, state, size, queued: ++this.queue, deadline: null })
  }
}

type Run = { event: number; model: Model; pick: number; size: number; stranger: SeatedBy }
const guests = (size: number) => Array.from({ length: size }, () => ({ fullName: '' }))
let people = 0
const contact = () => ({
  fullName: `Persona ${++people}`,
  email: `persona${people}@example.org`,
  phone: undefined,
  howDidYouKnowUs: undefined,
  notes: undefined,
  isMember: false,
  language: 'ca' as const,
  privacyVersion: '2026-11-22',
})
const choose = (from: ModelParty[], { pick }: Run) => (from.length > 0 ? from[pick % from.length] : undefined)
const listOpen = () => new Date() < end

async function tokenOf(id: string) {
  const [row] = await database
    .select({ id: p.id, tokenHash: p.tokenHash, linkVersion: p.linkVersion })
    .from(p)
    .where(eq(p.id, id))
  return (row && partyLinkToken(row)) ?? ''
}

const commands = {
  async book({ event, model, size, stranger }: Run) {
    const expected = model.free < size ? 'full' : model.first ? 'line' : 'ok'
    const answer = await bookParty(event, contact(), guests(size), { by: stranger })
    expect(answer.ok ? 'ok' : answer.reason).toBe(expected)
    if (answer.ok) model.add(answer.id, 'booked', size)
  },
  async join({ event, model, size }: Run) {
    const room = model.free >= size && !model.first
    const answer = await joinWaitingList(event, contact(), size)
    expect(answer.ok ? 'ok' : answer.reason).toBe(!listOpen() ? 'closed' : room ? 'free' : 'ok')
    if (answer.ok) model.add(answer.id, 'waiting', size)
  },
  async cancel(run: Run) {
    const party = choose(run.model.in('booked'), run)
    if (!party) return
    await database.transaction(async (tx) => {
      await lockEvent(tx, run.event, 'guest')
      await tx.update(p).set({ state: 'cancelled' }).where(eq(p.id, party.id))
      const ofParty = eq(eventRegistrations.partyId, party.id)
      await tx.update(eventRegistrations).set({ cancelledAt: new Date() }).where(ofParty)
      await offerSeats(tx, run.event)
    })
    party.state = 'cancelled'
    run.model.offer()
  },
  async leave(run: Run) {
    const party = choose(run.model.in('waiting', 'offered', 'lapsed'), run)
    if (!party) return
    await leaveWaitingList(await tokenOf(party.id))
    const freed = party.state === 'offered'
    party.state = 'cancelled'
    if (freed) run.model.offer()
  },
  async decline(run: Run) {
    const party = choose(run.model.in('offered'), run)
    if (!party) return
    await declineOffer(await tokenOf(party.id))
    party.state = 'lapsed'
    run.model.offer()
  },
  async accept(run: Run) {
    const party = choose(run.model.in('offered'), run)
    if (!party) return
    const size = Math.min(party.size, run.size)
    expect((await acceptOffer(await tokenOf(party.id), guests(size))).ok).toBe(true)
    const freed = size < party.size
    Object.assign(party, { state: 'booked', size })
    if (freed) run.model.offer()
  },
  async shrink(run: Run) {
    const party = choose(run.model.in('waiting'), run)
    if (!party) return
    const answer = await shrinkWaiting(await tokenOf(party.id), run.size)
    expect(answer.ok).toBe(run.size <= party.size)
    if (run.size >= party.size) return
    party.size = run.size
    run.model.offer()
  },
  async rejoin(run: Run) {
    const party = choose(run.model.in('lapsed'), run)
    if (!party) return
    const answer = await rejoin(await tokenOf(party.id))
    expect(answer.ok).toBe(listOpen())
    if (!answer.ok) return
    Object.assign(party, { state: 'waiting', queued: ++run.model.queue, deadline: null })
    run.model.offer()
  },
  async offerByHand(run: Run) {
    const party = choose(run.model.in('waiting'), run)
    if (!party) return
    const answer = await offerNow(run.event, party.id, montse)
    expect(answer.ok).toBe(party.size <= run.model.free && fitsWindow(new Date(), end))
    if (answer.ok) party.state = 'offered'
  },
  async seat(run: Run) {
    const party = choose(run.model.in('waiting', 'offered'), run)
    if (!party) return
    const added = party.state === 'offered' ? 0 : Math.max(0, party.size - run.model.free)
    const answer = await seatNow(run.event, party.id, { chairs: 10, reason: 'otra mesa' }, montse)
    expect(answer).toMatchObject({ ok: true, added })
    run.model.capacity += added
    party.state = 'booked'
  },
  /** The club withdraws an offer, and from then on makes offers by hand. */
  async withdraw(run: Run) {
    const party = choose(run.model.in('offered'), run)
    if (!party) return
    expect(await withdrawOffer(run.event, party.id, montse)).toMatchObject({ ok: true, byHand: run.model.auto })
    party.state = 'waiting'
    run.model.auto = false
  },
  async automatic({ event, model }: Run) {
    await setOfferMode(event, 'auto', montse)
    model.auto = true
    model.offer()
  },
  async extend(run: Run) {
    const party = choose(run.model.in('offered'), run)
    if (!party) return
    const now = new Date()
    const from = party.deadline && party.deadline > now ? party.deadline : now
    const until = offerDeadline(from, end)
    const answer = await extendOffer(run.event, party.id, montse)
    expect(answer.ok).toBe(party.deadline !== null && until > party.deadline && until > now)
    if (answer.ok) party.deadline = until
  },
  async remove(run: Run) {
    const party = choose(run.model.in('waiting', 'offered', 'lapsed'), run)
    if (!party) return
    expect(await removeFromList(run.event, party.id, montse)).toMatchObject({ ok: true })
    const freed = party.state === 'offered'
    Object.assign(party, { state: 'cancelled', removed: true })
    if (freed) run.model.offer()
  },
  async restore(run: Run) {
    const removed = run.model.in('cancelled').filter((party) => party.removed)
    const party = choose(removed, run)
    if (!party) return
    const answer = await restoreToList(run.event, party.id, montse)
    expect(answer.ok).toBe(listOpen())
    if (!answer.ok) return
    Object.assign(party, { state: 'waiting', removed: false })
    run.model.offer()
  },
  async returnLapsed(run: Run) {
    const party = choose(run.model.in('lapsed'), run)
    if (!party) return
    const answer = await returnToEnd(run.event, party.id, montse)
    expect(answer.ok).toBe(listOpen())
    if (!answer.ok) return
    Object.assign(party, { state: 'waiting', queued: ++run.model.queue })
    run.model.offer()
  },
  async signUp({ event, model, size }: Run) {
    const room = model.free >= size && !model.first
    const answer = await joinByClub(event, { ...contact(), email: null }, size, montse)
    expect(answer.ok ? 'ok' : answer.reason).toBe(!listOpen() ? 'closed' : room ? 'free' : 'ok')
    if (answer.ok) model.add(answer.id, 'waiting', size)
  },
  /** The mails of the offers leave. */
  async mail({ event, model }: Run) {
    const owed = and(eq(p.eventId, event), eq(p.state, 'offered'), isNotNull(p.email))
    const rows = await database.select({ id: p.id, round: p.offerRound }).from(p).where(owed)
    for (const { id, round } of rows) {
      const party = model.parties.find((own) => own.id === id)
      if (!party || party.deadline || !fitsWindow(new Date(), end)) continue
      const deadline = offerDeadline(new Date(), end)
      const message = { subject: '', html: '', text: '', deadline }
      await database.transaction(async (tx) => {
        await startOfferWindow(tx, { partyId: id, round }, message)
        await tx
          .update(mails)
          .set({ status: 'sent' })
          .where(like(mails.ref, `${id}:${round}`))
      })
      party.deadline = deadline
    }
  },
  async pass({ model, pick }: Run) {
    vi.setSystemTime(Date.now() + (1 + (pick % 15)) * HOUR_MS)
    const value = new Date(Date.now() - 60_000).toISOString()
    await database
      .insert(databaseFacts)
      .values({ name: 'waiting-list-swept-at', value })
      .onConflictDoUpdate({ target: databaseFacts.name, set: { value } })
    await sweepWaitingLists()
    for (const party of model.in('offered'))
      if (!listOpen() || (party.deadline && party.deadline <= new Date())) party.state = 'lapsed'
    model.offer()
    // After each run of the sweep in the day no seat is idle that a waiting party fits.
    if (model.auto && mayOffersBegin(new Date(), end)) expect(model.first).toBeUndefined()
  },
}

const names = Object.keys(commands) as (keyof typeof commands)[]
const frequent = ['book', 'book', 'join', 'join', 'join', 'cancel', 'cancel', 'accept', 'mail', 'pass', 'pass'] as const
const anyCommand = fc.record({
  name: fc.constantFrom(...names, ...frequent),
  pick: fc.nat({ max: 50 }),
  size: fc.integer({ min: 1, max: 3 }),
})
/** A full dinner with two parties on its list. */
const opening = [
  { name: 'book', pick: 0, size: 2 },
  { name: 'book', pick: 0, size: 2 },
  { name: 'join', pick: 0, size: 2 },
  { name: 'join', pick: 0, size: 1 },
] as const

let states = 0

async function compare(event: number, model: Model) {
  const rows = await database
    .select({ id: p.id, state: p.state, size: p.size })
    .from(p)
    .where(eq(p.eventId, event))
    .orderBy(asc(p.id))
  const expected = model.parties.map(({ id, state, size }) => ({ id, state, size }))
  expect(rows).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)))
  const seats = await rowOf(events, event)
  const sum = (state: string) => model.in(state).reduce((total, { size }) => total + size, 0)
  expect([seats.registered, seats.held, seats.maxParticipants]).toEqual([sum('booked'), sum('offered'), model.capacity])
  states += 1
}

/** An offer that ends and begins again has a new window. */
function forgetEndedWindows(model: Model) {
  for (const party of model.parties) if (party.state !== 'offered') party.deadline = null
}

function runModel(stranger: SeatedBy, options: fc.Parameters<[unknown]>) {
  return fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 8, maxLength: 24 }), async (sequence) => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon })
      const run = { event: await makeEvent({ maxParticipants: SEATS, date: dinner }), model: new Model(), stranger }
      for (const { name, ...choice } of [...opening, ...sequence]) {
        await commands[name]({ ...run, ...choice })
        forgetEndedWindows(run.model)
        await compare(run.event, run.model)
      }
    }),
    options,
  )
}

describe('Random commands with nights', () => {
  test('lead to the states of the model: nobody overtakes but by the club, no seat is idle', async () => {
    await runModel('guest', { numRuns: RUNS })
    expect(states).toBeGreaterThan(RUNS * 10)
  })

  test('without the fence a stranger overtakes, and this is noticed', async () => {
    const options = { numRuns: 100, seed: 1, endOnFailure: true }
    await expect(runModel('club', options)).rejects.toThrow(/Property failed/)
  })
})
