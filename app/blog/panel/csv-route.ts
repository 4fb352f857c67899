import { formatShortDate } from '#app/i18n/dates.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readPostFilter } from './post-filter.server.ts'
import { exportPosts } from './posts.server.ts'
import type { Route } from './+types/csv-route.ts'

const heads = ['Título', 'Título en catalán', 'Slug', 'Estado', 'Fecha de creación', 'Fecha de publicación']

export function loader({ url }: Route.LoaderArgs) {
  const {
    request: { search },
    order,
    ...filter
  } = readPostFilter(url)
  return csvResponse('blog.csv', heads, exportPosts(search, filter, order), (row) => [
    row.title,
    row.titleCa,
    row.slug,
    row.status === 'published' ? 'Publicado' : 'Borrador',
    formatShortDate(row.createdAt),
    row.publishedAt && formatShortDate(row.publishedAt),
  ])
}
