import { and, eq } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { blogPosts } from '#app/database/schema.ts'
import { readChoice, readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import type { PostForm } from './forms.ts'
import { hasSelectedId } from '#app/platform/forms/selected-rows.server.ts'

function postOrders() {
  return inBothDirections({ titulo: [mainTextOrder(blogPosts.title, blogPosts.titleCa)], fecha: [blogPosts.createdAt] })
}

/** `?estado=`: draft or published; `?falta=`: es or ca; `?orden=`: titulo or fecha, descending with a minus. */
export function readPostFilter(url: URL) {
  return {
    request: readListRequest(url),
    status: readChoice(url, 'estado', ['draft', 'published']),
    lacks: readLacks(url),
    order: readOrder(url, postOrders(), '-fecha'),
  }
}
type PostFilter = ReturnType<typeof readPostFilter>

function listing({ request, status, lacks, order }: PostFilter) {
  const where = and(status ? eq(blogPosts.status, status) : undefined, lacksLanguage(blogPosts, lacks))
  return { from: blogPosts, where, request, orders: postOrders(), order }
}

export function listAllPosts(filter: PostFilter) {
  const { id, slug, status, version, createdAt, scheduledAt, lacksSpanish, lacksCatalan } = blogPosts
  const title = mainText(blogPosts.title, blogPosts.titleCa)
  return listPage(listing(filter), (these) =>
    database
      .select({ id, title, slug, status, version, createdAt, scheduledAt, lacksSpanish, lacksCatalan })
      .from(blogPosts)
      .where(these),
  )
}

export type PostRow = RowOf<typeof listAllPosts>

/** @param ids only these rows, whatever the list shows */
export function exportPosts(filter: PostFilter, ids: readonly string[] | null) {
  const { title, titleCa, slug, status, createdAt, publishedAt, scheduledAt } = blogPosts
  return listExport({ ...listing(filter), selected: ids && hasSelectedId(blogPosts, ids) }, (these) =>
    database.select({ title, titleCa, slug, status, createdAt, publishedAt, scheduledAt }).from(blogPosts).where(these),
  )
}

export async function findPostToEdit(id: number) {
  const [row] = await database.select().from(blogPosts).where(eq(blogPosts.id, id))
  if (!row) return null
  const { title, slug, content, status, version } = row
  return {
    id,
    title,
    slug,
    content,
    status,
    version,
    excerpt: row.excerpt ?? '',
    title_ca: row.titleCa,
    content_ca: row.contentCa,
    excerpt_ca: row.excerptCa,
    cover_image: row.coverImage ?? '',
    event_id: String(row.eventId ?? 'none'),
    publish_at: row.scheduledAt ? clubWall(row.scheduledAt) : '',
  }
}

export type EditedPost = NonNullable<Awaited<ReturnType<typeof findPostToEdit>>>

export function columns(form: PostForm) {
  return {
    title: form.title,
    content: form.content,
    excerpt: form.excerpt || null,
    coverImage: form.cover_image ?? null,
    eventId: form.event_id,
    status: form.status,
    titleCa: form.title_ca,
    contentCa: form.content_ca,
    excerptCa: form.excerpt_ca,
  }
}
