import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, reusableQuery } from '#app/database/client.server.ts'
import { numberedPages } from '#app/database/numbered-page.server.ts'
import { readTogether, rowsColumn, type RowOf } from '#app/database/read-together.server.ts'
import { blogPosts, events } from '#app/database/schema.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized, localText, type LocalText } from '#app/i18n/localized.ts'
import type { Picture } from '#app/media/picture.ts'
import { addPictureTags, findPictures, pictureAt } from '#app/media/pictures.server.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import type { SitemapSection } from '#app/platform/sitemap-section.ts'
import { cleanArticle, plainText, pictureAddresses } from '#app/articles/article.server.ts'

/** Times are ISO strings in UTC. */
export type PostCard = {
  id: number
  slug: string
  title: LocalText
  excerpt: LocalText
  publishedAt: string
  picture: Picture | null
}

/** The newest, three beside it, and rows of two. */
const POSTS_PER_PAGE = 12

/** After an article. */
const OTHER_POSTS = 2

const WORDS_PER_MINUTE = 200

/** In characters, for posts without an excerpt. */
const SUMMARY_LENGTH = 160

/** Literal SQL, not a parameter: the planner must match the partial index. */
const published = sql`${blogPosts.status} = 'published'`

const { id, slug, title, titleCa, excerpt, excerptCa, coverImage, publishedAt } = blogPosts
const cardColumns = { id, slug, title, titleCa, excerpt, excerptCa, publishedAt, picture: pictureAt(coverImage) }
const newest = { from: blogPosts, by: publishedAt, descending: true }

const pages = numberedPages('pageFrom', cardColumns, { ...newest, where: published, size: POSTS_PER_PAGE })
const readPage = readTogether(pages.columns)

/** Pages start at 1. Null for an unknown page; page 1 exists even without posts. */
export async function listPosts(language: Language, page: number) {
  addCacheTags('posts')
  const list = pages.pageOf(await readPage(pages.valueOf(page)), page)
  return list && { posts: list.rows.map((row) => toListedCard(row, language)), page, pages: list.pages }
}

export const postSitemap: SitemapSection = {
  lists: ['/blog'],
  cacheTag: 'posts',
  pages: rowsColumn(
    { path: sql<string>`'/blog/' || ${slug}`, changed: blogPosts.updatedAt },
    { from: blogPosts, where: published, by: id, limit: sql`all` },
  ),
}

/** The post, the event that it is the chronicle of, and the newest other posts. */
const postQuery = reusableQuery((database) =>
  database
    .select({
      post: blogPosts,
      dinner: pick(events, 'id', 'title', 'titleCa', 'date', 'status', 'publishedAt', 'location', 'locationCa'),
      others: rowsColumn(cardColumns, {
        ...newest,
        where: and(published, ne(slug, sql.placeholder('slug'))),
        limit: OTHER_POSTS,
      }),
    })
    .from(blogPosts)
    .leftJoin(events, eq(events.id, blogPosts.eventId))
    .where(and(eq(slug, sql.placeholder('slug')), eq(blogPosts.status, sql.placeholder('status'))))
    .prepare('post'),
)

export function findPost(address: string, language: Language) {
  addCacheTags('posts')
  return readPost(address, 'published', language)
}

export function findDraft(address: string, language: Language) {
  return readPost(address, 'draft', language)
}

async function readPost(address: string, status: Row['status'], language: Language) {
  const [row] = await postQuery().execute({ slug: address, status })
  if (!row) return null
  const pictures = await findPictures(picturesIn(row.post, language))
  return {
    ...toPost(row.post, language, pictures),
    dinner: row.dinner && toDinner(row.dinner, language),
    others: row.others.map((other) => toListedCard(other, language)),
  }
}

type Dinner = Pick<
  typeof events.$inferSelect,
  'id' | 'title' | 'titleCa' | 'date' | 'status' | 'publishedAt' | 'location' | 'locationCa'
>

/** If a visitor may see it. */
function toDinner(dinner: Dinner, language: Language) {
  addCacheTags(`event:${dinner.id}`)
  expirePageAt(dinner.publishedAt ?? undefined)
  if (!isVisibleRow(dinner, new Date())) return null
  return {
    id: dinner.id,
    title: localText(language, dinner.title, dinner.titleCa),
    location: localText(language, dinner.location, dinner.locationCa),
    date: dinner.date.toISOString(),
  }
}

export type Post = ReturnType<typeof toPost>
export type PostDetails = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** For feeds: internal links and pictures start with `origin`. */
export async function listNewestPosts(language: Language, limit: number, origin: string): Promise<Post[]> {
  addCacheTags('posts')
  const rows = await database
    .select()
    .from(blogPosts)
    .where(published)
    .orderBy(desc(publishedAt), desc(id))
    .limit(limit)
  const pictures = await findPictures(rows.flatMap((row) => picturesIn(row, language)))
  return rows.map((row) => toPost(row, language, pictures, origin))
}

type Row = typeof blogPosts.$inferSelect

function picturesIn(row: Row, language: Language): (string | null)[] {
  return [row.coverImage, ...pictureAddresses(localized(language, row.content, row.contentCa))]
}

function toPost(row: Row, language: Language, pictures: Map<string, Picture>, origin = '') {
  const content = localText(language, row.content, row.contentCa)
  const words = plainText(content.text)
  const card = toPostCard(row, language, (row.coverImage && pictures.get(row.coverImage)) || null)
  return {
    ...card,
    summary: card.excerpt.text || shorten(words),
    html: cleanArticle(content.text, { pictures, language: content.lang ?? language, origin }),
    ...(content.lang && { contentLang: content.lang }),
    minutes: Math.max(1, Math.ceil(words.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE)),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toListedCard({ picture, ...row }: RowOf<typeof cardColumns>, language: Language): PostCard {
  addPictureTags(picture)
  return toPostCard(row, language, picture)
}

type CardTexts = Pick<Row, 'id' | 'slug' | 'title' | 'titleCa' | 'excerpt' | 'excerptCa' | 'publishedAt'>

function toPostCard(row: CardTexts, language: Language, picture: Picture | null): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: localText(language, row.title, row.titleCa),
    excerpt: localText(language, row.excerpt ?? '', row.excerptCa),
    publishedAt: row.publishedAt?.toISOString() ?? '',
    picture,
  }
}

function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))}…`
}
