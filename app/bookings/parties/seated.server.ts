import { and, eq, isNull, sql } from 'drizzle-orm'
import { eventParties as p, eventRegistrations as r } from '#app/database/schema.ts'

/** In queries that join parties with their guests: who has a seat. */
export const isSeated = (eventId: number) =>
  and(eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(p.erasedAt), isNull(r.cancelledAt))

/** Numbers in their order: 2 before 10; without a table last. */
export const tableOrder = [sql`(${p.tableLabel} = '')`, sql`lpad(${p.tableLabel}, 12, '0')`] as const
