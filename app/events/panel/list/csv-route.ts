import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readSelectedIds } from '#app/platform/forms/selection.ts'
import { exportEvents } from './event-list.server.ts'
import { readEventFilter } from './event-filter.server.ts'
import { lifeTexts } from './life-texts.ca.ts'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { language } = account
  const { request: asked, order, ...filter } = readEventFilter(url)
  const { csv } = eventPanelTexts[language]
  const { states } = lifeTexts[language]
  const when = (moment: Date | null) => (moment ? formatDateTime(moment, language) : '')
  const rows = exportEvents(asked.search, filter, order, eventsSeenBy(account), readSelectedIds(url))
  return csvResponse(csv.file, csv.heads, rows, (row) => [
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
  ])
}
