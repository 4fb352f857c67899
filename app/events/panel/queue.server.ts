import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { isComing } from '#app/database/event-times.ts'
import { countColumn, toCount } from '#app/database/bounded-count.server.ts'
import { events } from '#app/database/schema.ts'
import { formatWeekday } from '#app/i18n/dates.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { LINES_OF_A_CARD, type QueueCard, type QueueLine, type TranslatedTexts } from '#app/queue-card.ts'
import { eventPanelTexts } from './panel-texts.ts'

/** A dinner is announced about two weeks before. */
const SOON_MS = 14 * 86_400_000

export const eventCards: readonly QueueCard[] = [
  {
    name: 'event-drafts',
    needs: 'events.edit',
    part: 'later',
    label: (language) => eventPanelTexts[language].queue.drafts,
    async read({ language, now }) {
      const { queue: t } = eventPanelTexts[language]
      const rows = await listDrafts(now)
      const lines = rows.map((row): QueueLine => {
        const isSoon = row.date.getTime() - now.getTime() < SOON_MS
        return {
          key: `event-draft-${row.id}`,
          icon: 'calendar-blank',
          look: isSoon ? 'hot' : 'plain',
          what: t.draft(row.title),
          why: t.draftText(formatWeekday(row.date, language), row.image === null),
          late: isSoon,
          act: t.edit,
          to: `/admin/eventos/${row.id}`,
        }
      })
      return { lines, count: toCount(rows[0]?.all), rest: { act: t.seeAll, to: '/admin/eventos?cuando=borradores' } }
    },
  },
]

export const translatedEvents: TranslatedTexts = {
  needs: 'events.edit',
  table: events,
  name: () => mainText(events.title, events.titleCa),
  where: (now) => and(isComing(now), isNull(events.archivedAt)),
  order: sql`${events.date}, ${events.id}`,
  noun: (language) => eventPanelTexts[language].list.noun,
  list: '/admin/eventos',
}

function listDrafts(now: Date) {
  const { id, date, imageUrl: image, archivedAt } = events
  const isDraft = and(sql`${events.status} = 'draft'`, gt(date, now), isNull(archivedAt))
  return database
    .select({ id, title: mainText(events.title, events.titleCa), date, image, all: countColumn(events, isDraft) })
    .from(events)
    .where(isDraft)
    .orderBy(asc(date), asc(id))
    .limit(LINES_OF_A_CARD)
}
