import { and, asc, eq, gt, isNotNull, isNull, min, ne, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, events, mails } from '#app/database/schema.ts'
import { fitsWindow, offersEnd } from '#app/seats/offer-window.ts'

const p = eventParties
const MOST_LINES = 20

/**
 * What the waiting lists of coming events need somebody of the club for. `call`: seats are held for a party that no mail
 * reaches. Free seats: `manual`, offers are made by hand; `late`, there is no time for an offer; `large`, nobody who
 * waits fits entirely.
 */
type HandOffer = { eventId: number; title: string; titleCa: string; seats: number } & (
  | { why: 'call'; name: string }
  | { why: 'manual' | 'late' | 'large' }
)

export async function listHandOffers(now = new Date()): Promise<HandOffer[]> {
  const [calls, free] = await Promise.all([listCalls(), listFreeSeats(now)])
  return [...calls, ...free].slice(0, MOST_LINES)
}

const coming = and(eq(events.status, 'published'), gt(events.date, sql`now()`))
const ofEvent = { eventId: events.id, title: events.title, titleCa: events.titleCa }

async function listCalls(): Promise<HandOffer[]> {
  const rows = await database
    .select({ ...ofEvent, seats: p.size, name: p.contactName })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .leftJoin(mails, and(eq(mails.kind, 'waiting-offer'), eq(mails.ref, sql`${p.id} || ':' || ${p.offerRound}`)))
    .where(
      and(coming, eq(p.state, 'offered'), isNull(p.offerExpiresAt), or(isNull(p.email), eq(mails.status, 'failed'))),
    )
    .orderBy(asc(events.date), asc(p.queuedAt))
    .limit(MOST_LINES)
  return rows.map((row) => ({ ...row, why: 'call' as const }))
}

async function listFreeSeats(now: Date): Promise<HandOffer[]> {
  const free = sql<number>`${events.maxParticipants} - ${events.registered} - ${events.held}`
  const waiting = database
    .select({ smallest: min(p.size).as('smallest') })
    .from(p)
    .where(and(eq(p.eventId, events.id), eq(p.state, 'waiting')))
    .as('waiting')
  const rows = await database
    .select({
      ...ofEvent,
      seats: free,
      smallest: waiting.smallest,
      offers: events.offers,
      date: events.date,
      closesAt: events.closesAt,
    })
    .from(events)
    .innerJoinLateral(waiting, isNotNull(waiting.smallest))
    .where(and(coming, ne(events.offers, 'off'), sql`${free} > 0`))
    .orderBy(asc(events.date), asc(events.id))
    .limit(MOST_LINES)
  return rows.flatMap(({ smallest, offers, date, closesAt, ...row }) => {
    const isLate = !fitsWindow(now, offersEnd({ date, closesAt }))
    const fits = (smallest ?? 0) <= row.seats
    const why = !fits ? 'large' : isLate ? 'late' : offers === 'manual' ? 'manual' : null
    return why ? [{ ...row, why } as const] : []
  })
}
