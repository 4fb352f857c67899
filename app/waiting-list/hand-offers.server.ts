import { and, asc, eq, gt, isNotNull, isNull, lte, min, ne, or, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties, events, mails } from '#app/database/schema.ts'
import { fitsWindow, offersEnd } from '#app/seats/offer-window.ts'

const p = eventParties
const MOST_LINES = 20

/** The first of the list that fits entirely. */
type WaitingFirst = { partyId: string; name: string; size: number }

/**
 * What the waiting lists of coming events need somebody of the club for. `call`: seats are held for a party that no
 * mail reaches. Free seats: `manual`, offers are made by hand; `late`, there is no time for an offer; `large`, nobody
 * who waits fits entirely.
 */
export type HandOffer = { eventId: number; title: string; titleCa: string; seats: number } & (
  | { why: 'call'; name: string }
  | { why: 'manual'; first: WaitingFirst }
  | { why: 'late' | 'large' }
)

/** @param seen of `eventsSeenBy` */
export async function listHandOffers(seen: SQL | undefined, now: Date): Promise<HandOffer[]> {
  const [calls, free] = await Promise.all([listCalls(seen), listFreeSeats(seen, now)])
  return [...calls, ...free].slice(0, MOST_LINES)
}

const coming = and(eq(events.status, 'published'), gt(events.date, sql`now()`))
const ofEvent = { eventId: events.id, title: events.title, titleCa: events.titleCa }

async function listCalls(seen: SQL | undefined): Promise<HandOffer[]> {
  const rows = await database
    .select({ ...ofEvent, seats: p.size, name: p.contactName })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .leftJoin(mails, and(eq(mails.kind, 'waiting-offer'), eq(mails.ref, sql`${p.id} || ':' || ${p.offerRound}`)))
    .where(
      and(
        coming,
        seen,
        eq(p.state, 'offered'),
        isNull(p.offerExpiresAt),
        or(isNull(p.email), eq(mails.status, 'failed')),
      ),
    )
    .orderBy(asc(events.date), asc(p.queuedAt))
    .limit(MOST_LINES)
  return rows.map((row) => ({ ...row, why: 'call' as const }))
}

async function listFreeSeats(seen: SQL | undefined, now: Date): Promise<HandOffer[]> {
  const free = sql<number>`${events.maxParticipants} - ${events.registered} - ${events.held}`
  const waiting = database
    .select({ smallest: min(p.size).as('smallest') })
    .from(p)
    .where(and(eq(p.eventId, events.id), eq(p.state, 'waiting')))
    .as('waiting')
  const earliest = sql`(select min(other.queued_at) from ${p} as other
    where other.event_id = ${events.id} and other.state = 'waiting' and other.size <= ${free})`
  const first = database
    .select({ partyId: p.id, name: p.contactName, size: p.size })
    .from(p)
    .where(and(eq(p.eventId, events.id), eq(p.state, 'waiting'), lte(p.size, free), sql`${p.queuedAt} = ${earliest}`))
    .limit(1)
    .as('first')
  const rows = await database
    .select({
      ...ofEvent,
      seats: free,
      first: { partyId: first.partyId, name: first.name, size: first.size },
      offers: events.offers,
      date: events.date,
      closesAt: events.closesAt,
    })
    .from(events)
    .innerJoinLateral(waiting, isNotNull(waiting.smallest))
    .leftJoinLateral(first, sql`true`)
    .where(and(coming, seen, ne(events.offers, 'off'), sql`${free} > 0`))
    .orderBy(asc(events.date), asc(events.id))
    .limit(MOST_LINES)
  return rows.flatMap(({ first: fitting, offers, date, closesAt, ...row }): HandOffer[] => {
    if (!fitting) return [{ ...row, why: 'large' }]
    if (!fitsWindow(now, offersEnd({ date, closesAt }))) return [{ ...row, why: 'late' }]
    return offers === 'manual' ? [{ ...row, why: 'manual', first: fitting }] : []
  })
}
