import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { advisoryLockTexts } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { blogPosts, events } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { findPictures } from '#app/media/pictures.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import { cleanArticle, pictureAddresses } from '#app/articles/article.server.ts'
import type { ArticleHtml } from '#app/articles/article-html.ts'
import type { PostForm } from './forms.ts'
import { readSchedule, type ScheduleRefusal } from './schedule.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { putAside } from '#app/platform/trash.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { columns } from './read-posts.server.ts'

type EventRefusal = 'event-taken' | 'event-gone'
type PostRefusal = EventRefusal | ScheduleRefusal
type PostCreation = { ok: true; id: number } | { ok: false; reason: PostRefusal }

/** A taken slug gets a numeric suffix. */
export async function createPost(form: PostForm, actor: Actor): Promise<PostCreation> {
  const schedule = readSchedule(form)
  if (!schedule.ok) return schedule
  return database.transaction(async (tx): Promise<PostCreation> => {
    await lockPosts(tx)
    const refusal = await findEventRefusal(tx, form.event_id, NEW_POST)
    if (refusal) return { ok: false, reason: refusal }
    const slug = await freeSlug(tx, form.slug, NEW_POST)
    const publishedAt = form.status === 'published' ? new Date() : null
    const [made] = await tx
      .insert(blogPosts)
      .values({ ...columns(form), slug, publishedAt, scheduledAt: schedule.at ?? null, authorId: actor.id })
      .returning({ id: blogPosts.id })
    if (!made) throw new Error('no post was created')
    await audit(tx, { actor: actor.id, action: 'post.created', subject: String(made.id) })
    return { ok: true, id: made.id }
  })
}

type PostUpdate = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' | PostRefusal }

/** `publishedAt` is the time of publication and stays on later edits. An edited demo post becomes the club's own. */
export async function updatePost(id: number, form: PostForm, actor: Actor): Promise<PostUpdate> {
  const schedule = readSchedule(form)
  if (!schedule.ok) return schedule
  return database.transaction(async (tx): Promise<PostUpdate> => {
    await lockPosts(tx)
    const refusal = await findEventRefusal(tx, form.event_id, id)
    if (refusal) return { ok: false, reason: refusal }
    const slug = await freeSlug(tx, form.slug, id)
    const publishedAt =
      form.status === 'published'
        ? sql`case when ${blogPosts.status} = 'published' then ${blogPosts.publishedAt} else now() end`
        : null
    const values = { ...columns(form), slug, publishedAt, scheduledAt: schedule.at, isDemo: false }
    return versionedSave(tx, blogPosts, { id, seen: form.version }, values, { actor, action: 'post.updated' })
  })
}

const NEW_POST = 0

/** Serialises the saves of posts: neither a slug nor an event is taken twice. */
async function lockPosts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${advisoryLockTexts.blogSlug}, 0))`)
}

/** An event has one chronicle. Its row is locked, so that nobody deletes it before the post is saved. */
async function findEventRefusal(tx: Transaction, eventId: number | null, ownId: number): Promise<EventRefusal | null> {
  if (eventId === null) return null
  const [event] = await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('key share')
  if (!event) return 'event-gone'
  const others = and(eq(blogPosts.eventId, eventId), ne(blogPosts.id, ownId))
  return (await tx.$count(blogPosts, others)) > 0 ? 'event-taken' : null
}

export async function deletePost(id: number, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const where = eq(blogPosts.id, id)
    const found = await tx.select({ id: blogPosts.id }).from(blogPosts).where(where).for('update')
    if (found.length === 0) return false
    const name = mainText(blogPosts.title, blogPosts.titleCa)
    await putAside(tx, { kind: 'post', id, name, parts: [{ table: blogPosts, where }] }, actor)
    await tx.delete(blogPosts).where(where)
    await audit(tx, { actor: actor.id, action: 'post.deleted', subject: String(id) })
    return true
  })
}

export async function previewArticle(content: string, language: Language): Promise<ArticleHtml> {
  return cleanArticle(content, { pictures: await findPictures(pictureAddresses(content)), language })
}

/** The slug, or the slug with the first free number. */
async function freeSlug(tx: Transaction, wanted: string, ownId: number): Promise<string> {
  const rows = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(ne(blogPosts.id, ownId), or(eq(blogPosts.slug, wanted), like(blogPosts.slug, `${wanted}-%`))))
  const taken = new Set(rows.map(({ slug }) => slug))
  let free = wanted
  for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`
  return free
}
