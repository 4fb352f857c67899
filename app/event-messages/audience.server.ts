import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { eventParties, events, type eventMessages } from '#app/database/schema.ts'
import { isReal } from '#app/seats/demo-parties.server.ts'
import { seatedAt } from '#app/seats/seat-terms.server.ts'
import { audiences, type Audience } from './audiences.ts'

const p = eventParties

type Message = typeof eventMessages.$inferSelect

const attended = sql`exists (select from event_registrations guest
  where guest.party_id = ${p.id} and guest.cancelled_at is null and guest.attended_at is not null)`
const someoneCame = sql`exists (select from event_registrations guest
  where guest.event_id = ${p.eventId} and guest.attended_at is not null)`
const isConfirmed = or(isNull(p.hold), eq(p.hold, 'confirmed'))
const isBooked = and(eq(p.state, 'booked'), isConfirmed)
const isComing = sql`${events.date} > now()`

/** Nobody is absent while nobody has been ticked at the door. */
const conditions: Record<Audience, SQL | undefined> = {
  booked: isBooked,
  waiting: inArray(p.state, ['waiting', 'offered']),
  came: and(isBooked, attended),
  'no-show': and(isBooked, someoneCame, sql`not ${attended}`, lte(events.date, sql`now()`)),
}

/** And not of members. */
export function isAudience(audience: Message['audience']): audience is Audience {
  return (audiences as readonly string[]).includes(audience)
}

/** Whether a message to an audience is of no use once the event has begun. */
export function isForBefore(audience: Message['audience']): boolean {
  return audience === 'booked' || audience === 'waiting'
}

/** The parties of an audience, in queries that join the event. */
export function isInAudience(audience: Message['audience']): SQL | undefined {
  return and(isInAudienceOrDemo(audience), isReal)
}

/** Demo parties included. */
export function isInAudienceOrDemo(audience: Message['audience']): SQL | undefined {
  return isAudience(audience) ? and(conditions[audience], isNull(p.erasedAt)) : sql`false`
}

/** Whether a party still is to be told; those who book once the reminder has left know it already. */
export function isAddressed({
  kind,
  audience,
  sendAt,
}: Pick<Message, 'kind' | 'audience' | 'sendAt'>): SQL | undefined {
  const seatedBefore =
    kind === 'reminder' && sendAt ? sql`${seatedAt} <= ${sendAt.toISOString()}::timestamptz` : undefined
  const isBefore = isForBefore(audience) ? isComing : undefined
  return and(isInAudience(audience), isBefore, seatedBefore, eq(events.status, 'published'))
}
