import { eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { refundEnds } from '#app/seats/refund-terms.ts'
import { withToken } from '#app/bookings/parties/find-party.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { offersEnd } from '#app/seats/offer-window.ts'
import { hasBegun } from '#app/events/event-times.ts'

const p = eventParties

/**
 * What the page of a party on the waiting list needs; null for an unknown link. `booked` and `cancelled` are for the
 * page to show the booking instead. `declined`: it has lapsed because the party has declined.
 */
export async function findWaiting(token: string) {
  const [row] = await database
    .select({ ...partyColumns, event: eventColumns })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(withToken(token))
  if (!row) return null
  const now = new Date()
  const { event, offerExpiresAt, cancelledBy, ...party } = row
  const refundUntil = refundEnds({ date: event.date, noticeHours: currentClub().cancellationHours })
  const end = offersEnd(event)
  return {
    ...party,
    event,
    /** Parties and people before it; null unless it waits. */
    ahead: party.state === 'waiting' ? await countAhead(party.id) : null,
    /** `until` is null while the mail of the offer has not left. */
    offer: party.state === 'offered' ? { until: offerExpiresAt } : null,
    declined: party.state === 'lapsed' && cancelledBy === 'guest',
    canRejoin: party.state === 'lapsed' && event.status === 'published' && event.offers !== 'off' && now < end,
    offersEnd: end,
    begun: hasBegun(event, now),
    refundUntil,
    refundPossible: now <= refundUntil,
  }
}

const partyColumns = pick(p, 'id', 'state', 'size', 'contactName', 'email', 'language', 'offerExpiresAt', 'cancelledBy')

const eventColumns = {
  id: events.id,
  title: events.title,
  titleCa: events.titleCa,
  date: events.date,
  closesAt: events.closesAt,
  location: events.location,
  locationCa: events.locationCa,
  price: events.price,
  status: events.status,
  offers: events.offers,
  partyLimit: events.partyLimit,
}

async function countAhead(id: string) {
  const [ahead] = await database.execute<{ parties: number; people: number }>(sql`
    select count(*)::int as parties, coalesce(sum(earlier.size), 0)::int as people
    from ${p} mine join ${p} earlier on earlier.event_id = mine.event_id and earlier.state = 'waiting'
      and (earlier.queued_at, earlier.id) < (mine.queued_at, mine.id)
    where mine.id = ${id}`)
  return ahead ?? { parties: 0, people: 0 }
}
