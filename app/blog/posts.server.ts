import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { numberedPage } from '#app/database/numbered-page.server.ts'
import { blogPosts, events } from '#app/database/schema.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText, type LocalText } from '#app/i18n/localized.ts'
import type { Picture } from '#app/media/picture.ts'
import { findPictures } from '#app/media/pictures.server.ts'
import { addCacheTags, expirePageAt } from '#app/platform/page-cache/cache-tags.server.ts'
import { cleanArticle, plainText, pictureAddresses } from './article.server.ts'

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
const cardColumns = { id, slug, title, titleCa, excerpt, excerptCa, coverImage, publishedAt }

/** Pages start at 1. Null for an unknown page; page 1 exists even without posts. */
export async function listPosts(language: Language, page: number) {
  addCacheTags('posts')
  const list = await numberedPage(
    { from: blogPosts, where: published, by: [blogPosts.publishedAt], page, size: POSTS_PER_PAGE },
    (these) => database.select(cardColumns).from(blogPosts).where(these),
  )
  if (!list) return null
  return { posts: await toPostCards(list.rows, language), page, pages: list.pages }
}

/** The newest ones besides the post that has been read. */
export async function listOtherPosts(read: number, language: Language): Promise<PostCard[]> {
  addCacheTags('posts')
  const rows = await database
    .select(cardColumns)
    .from(blogPosts)
    .where(and(published, ne(blogPosts.id, read)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(OTHER_POSTS)
  return toPostCards(rows, language)
}

export async function findPost(address: string, language: Language) {
  addCacheTags('posts')
  const [row] = await database
    .select()
    .from(blogPosts)
    .where(and(eq(slug, address), published))
  return row ? { ...(await toPost(row, language)), dinner: await findDinner(row.eventId, language) } : null
}

export async function findDraft(address: string, language: Language) {
  const [row] = await database
    .select()
    .from(blogPosts)
    .where(and(eq(slug, address), eq(blogPosts.status, 'draft')))
  return row ? { ...(await toPost(row, language)), dinner: await findDinner(row.eventId, language) } : null
}

/** The event that the post is the chronicle of, if a visitor may see it. */
async function findDinner(eventId: number | null, language: Language) {
  if (eventId === null) return null
  addCacheTags(`event:${eventId}`)
  const { title, titleCa, date, status, publishedAt: visibleFrom, location, locationCa } = events
  const [row] = await database
    .select({ title, titleCa, date, status, publishedAt: visibleFrom, location, locationCa })
    .from(events)
    .where(eq(events.id, eventId))
  expirePageAt(row?.publishedAt ?? undefined)
  if (!row || !isVisibleRow(row, new Date())) return null
  return {
    id: eventId,
    title: localText(language, row.title, row.titleCa),
    location: localText(language, row.location, row.locationCa),
    date: row.date.toISOString(),
  }
}

export type Post = Awaited<ReturnType<typeof toPost>>
export type PostDetails = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** For feeds: internal links and pictures start with `origin`. */
export async function listNewestPosts(language: Language, limit: number, origin: string): Promise<Post[]> {
  addCacheTags('posts')
  const rows = await database
    .select()
    .from(blogPosts)
    .where(published)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(limit)
  return Promise.all(rows.map((row) => toPost(row, language, origin)))
}

type Row = typeof blogPosts.$inferSelect

async function toPost(row: Row, language: Language, origin = '') {
  const content = localText(language, row.content, row.contentCa)
  const pictures = await findPictures([row.coverImage, ...pictureAddresses(content.text)])
  const words = plainText(content.text)
  const card = toPostCard(row, language, pictures)
  return {
    ...card,
    summary: card.excerpt.text || shorten(words),
    html: cleanArticle(content.text, { pictures, language: content.lang ?? language, origin }),
    ...(content.lang && { contentLang: content.lang }),
    minutes: Math.max(1, Math.ceil(words.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE)),
    updatedAt: row.updatedAt.toISOString(),
  }
}

type CardRow = Pick<Row, 'id' | 'slug' | 'title' | 'titleCa' | 'excerpt' | 'excerptCa' | 'coverImage' | 'publishedAt'>

async function toPostCards(rows: CardRow[], language: Language): Promise<PostCard[]> {
  const pictures = await findPictures(rows.map((row) => row.coverImage))
  return rows.map((row) => toPostCard(row, language, pictures))
}

function toPostCard(row: CardRow, language: Language, pictures: Map<string, Picture>): PostCard {
  return {
    id: row.id,
    slug: row.slug,
    title: localText(language, row.title, row.titleCa),
    excerpt: localText(language, row.excerpt ?? '', row.excerptCa),
    publishedAt: row.publishedAt?.toISOString() ?? '',
    picture: (row.coverImage && pictures.get(row.coverImage)) || null,
  }
}

function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_LENGTH) return line
  return `${line.slice(0, line.lastIndexOf(' ', SUMMARY_LENGTH))}…`
}
