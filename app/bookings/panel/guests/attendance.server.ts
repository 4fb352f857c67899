import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { markAttendance } from '#app/bookings/attendance/mark-attendance.server.ts'
import { dayHasCome } from '#app/events/event-times.ts'
import type { Actor } from '#app/platform/audit.server.ts'

type Attendance = { id: string; attended: boolean }

/** Nobody has come before the day of the event; a wrong tick goes at any time. */
export async function noteAttendance(
  eventId: number,
  { id, attended }: Attendance,
  actor: Actor,
  now = new Date(),
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'early' }> {
  const [event] = await database.select({ date: events.date }).from(events).where(eq(events.id, eventId))
  if (event && attended && !dayHasCome(event, now)) return { ok: false, reason: 'early' }
  const marked = event && (await markAttendance(eventId, id, attended, actor))
  return marked ? { ok: true } : { ok: false, reason: 'unknown' }
}
