import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { offerDeadline, offersEnd } from '#app/seats/offer-window.ts'

const p = eventParties
const SOON_MS = 8 * 3_600_000
const MOST_LINES = 20

/**
 * Offers of coming events that lapse soon, the next one first. `extendable`: there is time for a longer one.
 * @param seen of `eventsSeenBy`
 */
export async function listEndingOffers(seen: SQL | undefined, now: Date) {
  const rows = await database
    .select({
      eventId: events.id,
      ...pick(events, 'title', 'titleCa', 'date', 'closesAt'),
      partyId: p.id,
      name: p.contactName,
      size: p.size,
      until: p.offerExpiresAt,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(
      and(
        seen,
        sql`${p.state} = 'offered'`,
        gt(p.offerExpiresAt, now),
        lte(p.offerExpiresAt, new Date(now.getTime() + SOON_MS)),
        eq(events.status, 'published'),
        gt(events.date, now),
      ),
    )
    .orderBy(asc(p.offerExpiresAt))
    .limit(MOST_LINES)
  return rows.flatMap(({ until, date, closesAt, ...row }) =>
    until ? [{ ...row, until, extendable: offerDeadline(until, offersEnd({ date, closesAt })) > until }] : [],
  )
}
