import { and, eq, ne, or, sql, type Column, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { rowsColumn, type RowOf } from '#app/database/read-together.server.ts'
import { events } from '#app/database/schema.ts'
import { isVisible } from '#app/database/visible-events.ts'
import { localText } from '#app/i18n/localized.ts'
import type { Language } from '#app/i18n/language.ts'
import { addPictureTags, picturesAt } from '#app/media/pictures.server.ts'
import { addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { tookPlace } from './event-lists.server.ts'

const EARLIER_EVENINGS = 3
const PICTURES_OF_EACH = 3

const id = sql.placeholder('id')
const columns = { ...pick(events, 'id', 'title', 'titleCa', 'date'), pictures: picturesAt(events.pictures) }

const isOfSame = (column: Column) => eq(column, sql`(select ${column} from ${events} where ${eq(events.id, id)})`)

/** A column: past evenings with pictures, of the restaurant or organizer of the event `id`; null unless `isRead`. */
export const earlierEveningsColumn = (isRead: SQL) =>
  rowsColumn(
    columns,
    {
      from: events,
      where: and(
        isVisible(sql.placeholder('now')),
        tookPlace,
        ne(events.id, id),
        or(isOfSame(events.restaurantId), isOfSame(events.organizerId)),
        sql`jsonb_array_length(${events.pictures}) > 0`,
      ),
      by: events.date,
      descending: true,
      limit: EARLIER_EVENINGS,
    },
    isRead,
  )

export function toEarlierEvenings(rows: readonly RowOf<typeof columns>[], language: Language) {
  addCacheTags('events')
  return rows.map(({ id: event, title, titleCa, date, pictures: all }) => {
    const pictures = all.slice(0, PICTURES_OF_EACH)
    addPictureTags(...pictures)
    return { id: event, title: localText(language, title, titleCa), date: date.toISOString(), pictures }
  })
}

export type EarlierEvening = ReturnType<typeof toEarlierEvenings>[number]
