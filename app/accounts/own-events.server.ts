import { and, eq, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events, usuarios } from '#app/database/schema.ts'
import { isLimitedToOwn, type Role } from './capabilities.ts'

type Viewer = { id: string; role: Role }

/** The condition for the events that somebody sees; undefined for all of them. Every list of events has it. */
export function eventsSeenBy({ id, role }: Viewer): SQL | undefined {
  if (!isLimitedToOwn(role)) return undefined
  return sql`${events.organizerId} = (select ${usuarios.organizerId} from ${usuarios} where ${eq(usuarios.id, id)})`
}

export async function seesEvent(viewer: Viewer, eventId: number): Promise<boolean> {
  return (await database.$count(events, and(eq(events.id, eventId), eventsSeenBy(viewer)))) > 0
}
