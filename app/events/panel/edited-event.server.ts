import { eq, getTableColumns } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { coursesColumn } from '#app/events/courses.server.ts'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import { toFields } from '#app/platform/forms/field-columns.ts'
import { toDateFields } from './event-dates.server.ts'
import { eventColumns, toCourseFields, type EventFields } from './forms.ts'

/** `twice`: the clocks show this hour twice that night. */
type EditedEvent = {
  id: number
  registered: number
  capacity: number
  status: typeof events.$inferSelect.status
  twice: boolean
  fields: Record<Exclude<keyof EventFields, 'courses'>, string> & Pick<EventFields, 'courses'>
}

export async function findEventForForm(id: number): Promise<EditedEvent | null> {
  const [event] = await database
    .select({ ...getTableColumns(events), courses: coursesColumn })
    .from(events)
    .where(eq(events.id, id))
  if (!event) return null
  const wall = clubWall(event.date)
  return {
    id,
    registered: event.registered,
    capacity: event.maxParticipants,
    status: event.status,
    twice: clubTime(wall).twice === true,
    fields: {
      ...toFields(eventColumns, event),
      courses: event.courses.map(toCourseFields),
      date: wall,
      ...toDateFields(event),
      version: String(event.version),
      past_date: '',
    },
  }
}

/** All but the dates and the guests, as a draft. */
export async function copyEventForForm(id: number): Promise<Pick<EditedEvent, 'id' | 'fields'> | null> {
  const event = await findEventForForm(id)
  if (!event) return null
  const dates = { date: '', ends_at: '', publish_at: '', opens_at: '', closes_at: '', edits_until: '' }
  return { id, fields: { ...event.fields, ...dates, status: 'draft', version: '' } }
}
