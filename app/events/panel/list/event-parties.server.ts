import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { eventParties, events } from '#app/database/schema.ts'

const p = eventParties

/** For a list of events: how many of its parties are in these states. */
export function countParties(states: readonly (typeof p.$inferSelect)['state'][], and_?: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${p}
    where ${and(eq(p.eventId, events.id), inArray(p.state, [...states]), and_)})`
}
