import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { cancelBooking } from '#app/bookings/cancellations/cancellations.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { changeParty } from '#app/bookings/parties/change-party.server.ts'
import { findPartyById } from '#app/bookings/parties/find-party.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { acceptOffer, declineOffer } from '#app/waiting-list/answers.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { leaveWaitingList, shrinkWaiting } from '#app/waiting-list/leave-waiting.server.ts'
import { startOfferWindow } from '#app/seats/offers.server.ts'
import type { Done, Orders } from './messages.ts'
import { countingVerbs } from './counting-verbs.ts'

type Outcome = { answer: string; done?: Omit<Done, 'is'> }
/** `share`: how often it comes, of 100. */
export type Verb = { name: string; share: number; run: () => Promise<Outcome> }
export type Context = { orders: Orders; draw: () => number }

const OFFER_MS = 3_000

export function verbsOf(context: Context): Verb[] {
  return context.orders.writer === 'current' ? currentVerbs(context) : countingVerbs(context)
}

function currentVerbs({ orders: { events, largest }, draw }: Context): Verb[] {
  const mine: string[] = []
  const anEvent = () => events[Math.floor(draw() * events.length)] ?? 0
  const aParty = (state: 'waiting' | 'offered') => findParty(anEvent(), state)
  return [
    {
      name: 'book',
      share: 55,
      async run() {
        const [event, size, contact] = [anEvent(), 1 + Math.floor(draw() * largest), newContact()]
        const guests = Array.from({ length: size }, (_, seat) => ({ fullName: seat === 0 ? contact.fullName : '' }))
        const booked = await bookParty(event, contact, guests)
        if (booked.ok) mine.push(booked.id)
        if (booked.ok) return { answer: 'booked', done: { verb: 'book', id: booked.id } }
        if (booked.reason !== 'full' && booked.reason !== 'line') return { answer: booked.reason }
        const joined = await joinWaitingList(event, contact, size)
        if (!joined.ok) return { answer: `${booked.reason}, ${joined.reason}` }
        return { answer: `${booked.reason}, joined`, done: { verb: 'join', id: joined.id } }
      },
    },
    {
      name: 'cancel',
      share: 12,
      async run() {
        const [id] = mine.splice(Math.floor(draw() * mine.length), 1)
        const party = id && (await findPartyById(id))
        if (!party) return { answer: 'none' }
        const cancelled = await cancelBooking(partyLinkToken(party) ?? '')
        return cancelled.ok ? { answer: 'cancelled', done: { verb: 'cancel', id } } : { answer: cancelled.reason }
      },
    },
    {
      name: 'change',
      share: 6,
      async run() {
        const party = await findPartyById(mine[Math.floor(draw() * mine.length)] ?? randomUUID())
        if (!party) return { answer: 'none' }
        const { id, version, guests } = party
        const fewer = guests.length > 1 && draw() < 0.5
        const others = fewer ? guests.slice(0, -1) : [...guests, { fullName: '' }]
        const changed = await changeParty(eq(eventParties.id, id), version, others)
        return { answer: changed.ok ? (fewer ? 'fewer' : 'more') : changed.reason }
      },
    },
    {
      name: 'accept',
      share: 12,
      async run() {
        const party = await aParty('offered')
        if (!party) return { answer: 'none' }
        const fewer = draw() < 0.3 ? 1 : party.size
        const guests = Array.from({ length: fewer }, () => ({ fullName: '' }))
        const accepted = await acceptOffer(party.token, guests)
        if (!accepted.ok) return { answer: accepted.reason }
        mine.push(party.id)
        return { answer: 'booked', done: { verb: 'accept', id: party.id } }
      },
    },
    ...answers(aParty, draw),
  ]
}

type FindParty = (state: 'waiting' | 'offered') => ReturnType<typeof findParty>

function answers(aParty: FindParty, draw: () => number): Verb[] {
  const answer = (
    name: string,
    share: number,
    state: 'waiting' | 'offered',
    run: (party: Found) => Promise<unknown>,
  ) => ({
    name,
    share,
    async run() {
      const party = await aParty(state)
      if (party) await run(party)
      return { answer: party ? 'done' : 'none' }
    },
  })
  return [
    answer('decline', 4, 'offered', ({ token }) => declineOffer(token)),
    answer('let the mail leave', 5, 'offered', ({ id, round }) =>
      database.transaction((tx) =>
        startOfferWindow(
          tx,
          { partyId: id, round },
          { subject: '', html: '', text: '', deadline: new Date(Date.now() + OFFER_MS) },
        ),
      ),
    ),
    answer('leave', 3, 'waiting', ({ token }) => leaveWaitingList(token)),
    answer('shrink', 3, 'waiting', ({ token, size }) => shrinkWaiting(token, Math.ceil(size * draw()) || 1)),
  ]
}

function newContact() {
  const name = `guest-${randomUUID()}`
  const optional = { phone: undefined, howDidYouKnowUs: undefined, notes: undefined }
  const given = { isMember: false, language: 'ca', privacyVersion: '2026-11-22' } as const
  return { fullName: name, email: `${name}@example.org`, ...optional, ...given }
}

type Found = { id: string; size: number; round: number; token: string }

async function findParty(eventId: number, state: string): Promise<Found | undefined> {
  const [row] = await database.execute<{
    id: string
    size: number
    round: number
    tokenHash: string
    linkVersion: number
  }>(sql`
    select id, size, offer_round as round, token_hash as "tokenHash", link_version as "linkVersion" from event_parties
    where event_id = ${eventId} and state = ${state} order by random() limit 1`)
  const token = row && partyLinkToken(row)
  return row && token ? { ...row, token } : undefined
}
