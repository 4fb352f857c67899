import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import { exportEvents, readEventFilter } from './event-list.server.ts'
import { lifeTexts } from './life-texts.ts'

export const loader = csvLoader({
  read: readEventFilter,
  texts: eventPanelTexts,
  rows: (filter, ids, account) => exportEvents(filter, eventsSeenBy(account), ids),
  cells: (row, _, language) => {
    const { states } = lifeTexts[language]
    const when = (moment: Date | null) => (moment ? formatDateTime(moment, language) : '')
    return [
      row.title,
      row.titleCa,
      formatDateTime(row.date, language),
      row.location,
      row.category,
      row.price,
      row.maxParticipants,
      row.registered,
      row.held,
      states[row.status],
      when(row.publishedAt),
      when(row.opensAt),
      when(row.membersOpenAt),
      when(row.closesAt),
      when(row.endsAt),
      row.archivedAt ? states.archived : '',
      row.partyLimit,
      row.restaurant,
      row.organizer,
    ]
  },
})
