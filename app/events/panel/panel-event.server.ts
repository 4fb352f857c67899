import { eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { blogPosts, events } from '#app/database/schema.ts'
import { dayHasCome, hasBegun, hasEnded } from '#app/events/event-times.ts'
import { mainText } from '#app/platform/main-language.server.ts'

export async function findPanelEvent(id: number) {
  const [event] = await database
    .select({
      id: events.id,
      title: mainText(events.title, events.titleCa),
      date: events.date,
      endsAt: events.endsAt,
      location: mainText(events.location, events.locationCa),
      registered: events.registered,
      held: events.held,
      capacity: events.maxParticipants,
      price: events.price,
      status: events.status,
      publishedAt: events.publishedAt,
      archivedAt: events.archivedAt,
      chronicle: blogPosts.id,
      hasPreview: sql<boolean>`${events.previewTokenHash} is not null`,
    })
    .from(events)
    .leftJoin(blogPosts, eq(blogPosts.eventId, events.id))
    .where(eq(events.id, id))
  if (!event) return null
  const { status, publishedAt, archivedAt, endsAt: _end, ...shown } = event
  const now = new Date()
  const over = hasEnded(event, now)
  return {
    ...shown,
    begun: hasBegun(event, now),
    dayHasCome: dayHasCome(event, now),
    over,
    state: stateOf({ status, publishedAt, archivedAt, over }),
  }
}

type Life = Pick<typeof events.$inferSelect, 'status' | 'publishedAt' | 'archivedAt'> & { over: boolean }

type EventState = 'draft' | 'scheduled' | 'published' | 'past' | 'cancelled' | 'archived'

function stateOf({ status, publishedAt, archivedAt, over }: Life): EventState {
  if (archivedAt) return 'archived'
  if (status !== 'published') return status
  if (publishedAt && publishedAt > new Date()) return 'scheduled'
  return over ? 'past' : 'published'
}

export type PanelEvent = NonNullable<Awaited<ReturnType<typeof findPanelEvent>>>
