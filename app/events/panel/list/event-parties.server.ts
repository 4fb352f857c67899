import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { eventParties, events } from '#app/database/schema.ts'

const p = eventParties

/** Demo guests are not real people. */
export const isReal = ne(p.privacyVersion, 'demo')

export function isDemoParty({ privacyVersion }: { privacyVersion: string }): boolean {
  return privacyVersion === 'demo'
}

/** For a list of events: how many of its parties are in these states. */
export function countParties(states: readonly (typeof p.$inferSelect)['state'][], and_?: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${p}
    where ${and(eq(p.eventId, events.id), inArray(p.state, [...states]), and_)})`
}
