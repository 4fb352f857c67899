import { eq, getTableColumns } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { blogPosts, events } from '#app/database/schema.ts'
import { menuOptionsColumn } from '#app/diets/menu-options.server.ts'
import { hasEnded } from '#app/events/event-times.ts'
import { coursesColumn } from '#app/events/courses.server.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { toFields } from '#app/platform/forms/field-columns.ts'
import { toDateFields } from './event-dates.server.ts'
import { eventColumns, toCourseFields, type EventFields } from './forms.ts'

type ListField = 'courses' | 'menu_options' | 'pictures'

type EditedEvent = {
  id: number
  registered: number
  held: number
  capacity: number
  status: typeof events.$inferSelect.status
  over: boolean
  /** The id of its post. */
  chronicle: number | null
  fields: Record<Exclude<keyof EventFields, ListField>, string> & Pick<EventFields, ListField>
}

export async function findEventForForm(id: number): Promise<EditedEvent | null> {
  const [event] = await database
    .select({
      ...getTableColumns(events),
      courses: coursesColumn,
      menuOptions: menuOptionsColumn,
      chronicle: blogPosts.id,
    })
    .from(events)
    .leftJoin(blogPosts, eq(blogPosts.eventId, events.id))
    .where(eq(events.id, id))
  if (!event) return null
  return {
    id,
    registered: event.registered,
    held: event.held,
    capacity: event.maxParticipants,
    status: event.status,
    over: event.status !== 'draft' && hasEnded(event, new Date()),
    chronicle: event.chronicle,
    fields: {
      ...toFields(eventColumns, event),
      courses: event.courses.map(toCourseFields),
      menu_options: event.menuOptions.map(({ id, name, nameCa }) => ({ id: String(id), name, name_ca: nameCa })),
      dropped_options: '',
      date: clubWall(event.date),
      ...toDateFields(event),
      version: String(event.version),
      past_date: '',
      quiet_reason: '',
    },
  }
}

/** All but the dates, the guests and the pictures of the evening, as a draft. */
export async function copyEventForForm(id: number): Promise<Pick<EditedEvent, 'id' | 'fields'> | null> {
  const event = await findEventForForm(id)
  if (!event) return null
  const dates = {
    date: '',
    ends_at: '',
    publish_at: '',
    opens_at: '',
    members_open_at: '',
    closes_at: '',
    edits_until: '',
  }
  const menu_options = event.fields.menu_options.map((option) => ({ ...option, id: '' }))
  return { id, fields: { ...event.fields, ...dates, menu_options, pictures: [], status: 'draft', version: '' } }
}
