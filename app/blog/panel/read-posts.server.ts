import { and, eq, type SQL } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type RowOf } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { blogPosts } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import type { PostForm } from './forms.ts'
import { hasSelectedId } from '#app/platform/forms/selected-rows.server.ts'

export function postOrders() {
  return inBothDirections({ titulo: [mainTextOrder(blogPosts.title, blogPosts.titleCa)], fecha: [blogPosts.createdAt] })
}

type PostOrder = keyof ReturnType<typeof postOrders>

/** `lacks`: only posts without texts in that language. */
type PostFilter = { status: (typeof blogPosts.$inferSelect)['status'] | null; lacks: Language | null }

export async function listAllPosts(request: ListRequest, filter: PostFilter, order: PostOrder) {
  const { id, slug, status, version, createdAt, scheduledAt, lacksSpanish, lacksCatalan } = blogPosts
  const title = mainText(blogPosts.title, blogPosts.titleCa)
  const orders = postOrders()
  const where = filterCondition(filter)
  const { rows, ...page } = await listPage({ from: blogPosts, where, request, orders, order }, (these) =>
    database
      .select({ id, title, slug, status, version, createdAt, scheduledAt, lacksSpanish, lacksCatalan })
      .from(blogPosts)
      .where(these),
  )
  return {
    ...page,
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      scheduledAt: row.scheduledAt?.toISOString() ?? null,
    })),
  }
}

export type PostRow = RowOf<typeof listAllPosts>

function filterCondition({ status, lacks }: PostFilter): SQL | undefined {
  return and(status ? eq(blogPosts.status, status) : undefined, lacksLanguage(blogPosts, lacks))
}

/** @param ids only these rows, whatever the list shows */
export function exportPosts(
  search: string,
  filter: PostFilter,
  order: PostOrder,
  ids: readonly string[] | null = null,
) {
  const { id, title, titleCa, slug, createdAt, publishedAt, scheduledAt } = blogPosts
  return streamRows(
    database
      .select({ title, titleCa, slug, status: blogPosts.status, createdAt, publishedAt, scheduledAt })
      .from(blogPosts)
      .where(
        ids
          ? hasSelectedId(blogPosts, ids)
          : and(filterCondition(filter), searchCondition(blogPosts.searchText, search)),
      )
      .orderBy(...orderBy(postOrders()[order], id)),
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
