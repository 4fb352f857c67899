import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDateTime, formatShortDate } from '#app/i18n/dates.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readSelectedIds } from '#app/platform/forms/selection.ts'
import { readPostFilter } from './post-filter.server.ts'
import { exportPosts } from './read-posts.server.ts'
import { postPanelTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { language } = await panelAccount(context, request, url)
  const { csv, status } = postPanelTexts[language]
  const { request: asked, order, ...filter } = readPostFilter(url)
  return csvResponse(csv.file, csv.heads, exportPosts(asked.search, filter, order, readSelectedIds(url)), (row) => [
    row.title,
    row.titleCa,
    row.slug,
    row.status === 'published' ? status.published : status.draft,
    formatShortDate(row.createdAt),
    row.publishedAt && formatShortDate(row.publishedAt),
    row.scheduledAt && formatDateTime(row.scheduledAt, language),
  ])
}
