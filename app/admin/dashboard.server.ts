import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { countUpTo } from '#app/database/bounded-count.server.ts'
import { isComing } from '#app/database/event-times.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { blogPosts, events, membershipRequests, restaurants, socios } from '#app/database/schema.ts'
import type { Count } from '#app/i18n/money.ts'
import { log } from '#app/platform/observability/log.server.ts'

export async function countPendingRequests(): Promise<Count> {
  return countUpTo(membershipRequests, eq(membershipRequests.status, 'pending'))
}

const MAX_COUNTED_MEMBERS = 100_000

/** @param seen of `eventsSeenBy` */
export async function countDashboard(seen: SQL | undefined) {
  const [pending, baja, activeSocios, restaurantCount, eventCount, posts] = await Promise.all([
    countPendingRequests(),
    countUpTo(membershipRequests, eq(membershipRequests.status, 'baja')),
    countUpTo(socios, eq(socios.status, 'active'), MAX_COUNTED_MEMBERS),
    countUpTo(restaurants),
    countUpTo(events, seen),
    countUpTo(blogPosts),
  ])
  return { pending, baja, activeSocios, restaurants: restaurantCount, events: eventCount, posts }
}

const RECENT_ROWS = 5

export async function listLatestRequests() {
  return database
    .select(pick(membershipRequests, 'id', 'fullName', 'email', 'status', 'createdAt'))
    .from(membershipRequests)
    .orderBy(desc(membershipRequests.updatedAt))
    .limit(RECENT_ROWS)
}

const DAYS_AHEAD = 7

/** @param seen of `eventsSeenBy` */
export async function listUpcomingEvents(seen: SQL | undefined) {
  const now = new Date()
  return database
    .select({
      ...pick(events, 'id', 'date', 'registered', 'held'),
      title: mainText(events.title, events.titleCa),
      capacity: events.maxParticipants,
    })
    .from(events)
    .where(
      and(
        seen,
        isComing(now),
        lte(events.date, new Date(now.getTime() + DAYS_AHEAD * 86_400_000)),
        isVisible(now),
        eq(events.status, 'published'),
      ),
    )
    .orderBy(asc(events.date))
    .limit(20)
}

/** A card of the dashboard that cannot be read is 'unread': the page says so in its place, and the rest is shown. */
export async function readCard<Card>(name: string, card: Promise<Card>): Promise<Card | 'unread'> {
  return card.catch((error: unknown) => {
    logUnreadCard(name, error)
    return 'unread'
  })
}

export function logUnreadCard(name: string, error: unknown): void {
  log.error({ err: error, card: name }, 'card not read')
}
