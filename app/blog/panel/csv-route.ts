import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { formatDateTime, formatShortDate } from '#app/i18n/dates.ts'
import { postPanelTexts } from './panel-texts.ts'
import { exportPosts, readPostFilter } from './read-posts.server.ts'

export const loader = csvLoader({
  read: readPostFilter,
  texts: postPanelTexts,
  rows: exportPosts,
  cells: (row, { status }, language) => [
    row.title,
    row.titleCa,
    row.slug,
    row.status === 'published' ? status.published : status.draft,
    formatShortDate(row.createdAt),
    row.publishedAt && formatShortDate(row.publishedAt),
    row.scheduledAt && formatDateTime(row.scheduledAt, language),
  ],
})
