import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql, type SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findDraft, findPost, listNewestPosts, listPosts } from '#app/blog/posts.server.ts'
import { auditLog, blogPosts, recordChanges, trash, usuarios } from '#app/database/schema.ts'
import { jobs } from '#app/jobs.server.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { takeOut } from '#app/platform/take-out.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import type { PostForm } from './forms.ts'
import { createPost, deletePost, updatePost } from './posts.server.ts'
import { findPostToEdit, listAllPosts } from './read-posts.server.ts'
import { publishScheduledPosts } from './schedule.server.ts'

const clara = { id: 'clara' }

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  for (const table of [blogPosts, recordChanges, trash]) await database.delete(table)
  await database.insert(usuarios).values({ id: 'clara', email: 'clara@example.org', role: 2 }).onConflictDoNothing()
})

const DAY_MS = 86_400_000
const tomorrow = clubWall(new Date(Date.now() + DAY_MS))
const xato: PostForm = {
  title: 'El xató',
  slug: 'xato',
  content: '<p>Uno dos tres cuatro.</p>',
  excerpt: '',
  title_ca: '',
  content_ca: '',
  excerpt_ca: '',
  cover_image: undefined,
  event_id: null,
  status: 'draft',
  publish_at: tomorrow,
  version: undefined,
}

async function schedule(given: Partial<PostForm> = {}): Promise<number> {
  return accepted(await createPost({ ...xato, ...given }, clara)).id
}
const row = async (id: number) => (await database.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]
const save = async (id: number, given: Partial<PostForm>) =>
  updatePost(id, { ...xato, version: (await row(id))?.version, ...given }, clara)
/** The form has minutes; a test has seconds. */
const moveHour = (id: number, at: SQL) => updateRow(blogPosts, id, { scheduledAt: at })
const sweep = inPool('jobs', publishScheduledPosts)
const asVisitor = async () => [
  (await listPosts('es', 1))?.posts.length,
  (await findPost('xato', 'ca')) !== null,
  (await listNewestPosts('es', 9, '')).length,
]
const seenByVisitors = inPool('public', asVisitor)
const actsOf = async (id: number) =>
  (
    await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
      .orderBy(auditLog.id)
  ).map(({ actor, action }) => `${actor} ${action}`)

describe('A scheduled post', () => {
  test('is a draft until its hour, and publishes itself then, with that hour as its date', async () => {
    const id = await schedule()
    expect(await row(id)).toMatchObject({ status: 'draft', publishedAt: null })
    await moveHour(id, sql`now() + interval '2 seconds'`)
    const hour = (await row(id))?.scheduledAt
    expect(await sweep()).toEqual([])
    expect(await seenByVisitors()).toEqual([0, false, 0])
    await pause(2_100)
    expect(await seenByVisitors()).toEqual([0, false, 0])
    expect(await sweep()).toEqual([id])
    expect(await seenByVisitors()).toEqual([1, true, 1])
    expect(await row(id)).toMatchObject({ status: 'published', publishedAt: hour, scheduledAt: null, version: 2 })
    expect(await sweep()).toEqual([])
    expect(await actsOf(id)).toEqual(['clara post.created', 'system post.published'])
  })

  test('is published once by processes that look at the same time', async () => {
    const ids = [await schedule(), await schedule(), await schedule()]
    for (const id of ids) await moveHour(id, sql`now()`)
    const published = await Promise.all(Array.from({ length: 6 }, () => sweep()))
    expect(published.flat().toSorted((a, b) => a - b)).toEqual(ids)
    for (const id of ids) expect(await actsOf(id)).toEqual(['clara post.created', 'system post.published'])
    expect((await row(ids[0] ?? 0))?.version).toBe(2)
  })

  test('is published by the job of every process', async () => {
    const id = await schedule()
    await moveHour(id, sql`now()`)
    const job = jobs['sweep-post-schedules']
    expect(job?.everyMinutes).toBe(1)
    await inPool('jobs', async () => job?.run({ id: '' }, AbortSignal.timeout(5_000)))()
    expect((await row(id))?.status).toBe('published')
  })

  test('whose hour is being moved waits for the save; a save after its publication is a conflict', async () => {
    const id = await schedule()
    await moveHour(id, sql`now()`)
    const opened = await findPostToEdit(id)
    const sweeping: Promise<number[]>[] = []
    await database.transaction(async (tx) => {
      await tx
        .update(blogPosts)
        .set({ scheduledAt: new Date(Date.now() + DAY_MS) })
        .where(eq(blogPosts.id, id))
      sweeping.push(sweep())
      expect(await Promise.race([sweeping[0], pause(300, 'waits')])).toBe('waits')
    })
    expect(await sweeping[0]).toEqual([])
    expect((await row(id))?.status).toBe('draft')
    await moveHour(id, sql`now()`)
    expect(await sweep()).toEqual([id])
    expect(await updatePost(id, { ...xato, version: opened?.version }, clara)).toEqual({
      ok: false,
      reason: 'conflict',
    })
    expect((await row(id))?.status).toBe('published')
  })

  test('keeps its hour when a form of the release before, without the field, is saved', async () => {
    const id = await schedule()
    const before = (await row(id))?.scheduledAt
    expect(await save(id, { title: 'El xató de Sitges', publish_at: undefined })).toEqual({ ok: true })
    expect(await row(id)).toMatchObject({ title: 'El xató de Sitges', scheduledAt: before })
  })

  test('takes another hour, none, or is published at once; each is a version of its history', async () => {
    const id = await schedule()
    const later = clubWall(new Date(Date.now() + 2 * DAY_MS))
    expect((await findPostToEdit(id))?.publish_at).toBe(tomorrow)
    expect(await save(id, { publish_at: later })).toEqual({ ok: true })
    expect((await findPostToEdit(id))?.publish_at).toBe(later)
    expect(await save(id, { publish_at: '' })).toEqual({ ok: true })
    expect(await row(id)).toMatchObject({ status: 'draft', scheduledAt: null })
    await save(id, { publish_at: tomorrow })
    expect(await save(id, { status: 'published', publish_at: tomorrow })).toEqual({ ok: true })
    const shown = await row(id)
    expect(shown).toMatchObject({ status: 'published', scheduledAt: null, version: 5 })
    expect(Date.now() - (shown?.publishedAt?.getTime() ?? 0)).toBeLessThan(60_000)
    await save(id, { status: 'draft', publish_at: later })
    expect(await row(id)).toMatchObject({ status: 'draft', publishedAt: null })
    expect(await seenByVisitors()).toEqual([0, false, 0])
    const history = await database
      .select({ changes: recordChanges.changes })
      .from(recordChanges)
      .where(eq(recordChanges.subject, String(id)))
      .orderBy(recordChanges.id)
    expect(history.map(({ changes }) => Object.keys(changes).toSorted())).toEqual([
      ['scheduled_at'],
      ['scheduled_at'],
      ['scheduled_at'],
      ['published_at', 'scheduled_at', 'status'],
      ['published_at', 'scheduled_at', 'status'],
    ])
    expect(await actsOf(id)).toEqual(['clara post.created', ...Array.from({ length: 5 }, () => 'clara post.updated')])
  })

  test('has an hour that exists and is to come', async () => {
    const refused = async (publish_at: string) => createPost({ ...xato, publish_at }, clara)
    expect(await refused('2031-03-30T02:30')).toEqual({ ok: false, reason: 'no-such-time' })
    expect(await refused('2020-01-01T10:00')).toEqual({ ok: false, reason: 'past' })
    expect(await database.$count(blogPosts)).toBe(0)
    const id = await schedule({ publish_at: '2031-10-26T02:30' })
    expect((await row(id))?.scheduledAt?.toISOString()).toBe('2031-10-26T00:30:00.000Z')
    expect(await save(id, { publish_at: '2020-01-01T10:00' })).toEqual({ ok: false, reason: 'past' })
  })

  test('that the release before publishes loses its hour: as a draft again it stays one', async () => {
    const id = await schedule()
    await moveHour(id, sql`now() + interval '1 second'`)
    const bySql = (set: SQL) =>
      database.execute(sql`update blog_posts set ${set}, version = version + 1 where id = ${id}`)
    await bySql(sql`excerpt = 'Con romesco'`)
    expect((await row(id))?.scheduledAt).not.toBeNull()
    await bySql(sql`status = 'published', published_at = now()`)
    await bySql(sql`status = 'draft', published_at = null`)
    await pause(1_100)
    expect(await sweep()).toEqual([])
    expect((await row(id))?.status).toBe('draft')
  })

  test('of the trash keeps an hour to come; after it, it comes back as a draft', async () => {
    const putAside = async () => {
      await deletePost(id, clara)
      const [aside] = await database.select({ id: trash.id }).from(trash)
      return aside?.id ?? ''
    }
    const id = await schedule()
    expect(await takeOut('post', await putAside(), clara)).toMatchObject({ ok: true })
    expect((await findPostToEdit(id))?.publish_at).toBe(tomorrow)
    await moveHour(id, sql`now() + interval '1 second'`)
    const aside = await putAside()
    await pause(1_100)
    expect(await takeOut('post', aside, clara)).toMatchObject({ ok: true })
    expect(await sweep()).toEqual([])
    expect(await row(id)).toMatchObject({ status: 'draft', scheduledAt: null })
    expect(await inPool('public', async () => findDraft('xato', 'es'))()).not.toBeNull()
  })
})

test('The list says when a draft publishes itself', async () => {
  await schedule()
  await schedule({ publish_at: '' })
  const all = { search: '', page: 1, limit: 25, offset: 0 }
  const { rows } = await listAllPosts({ request: all, status: 'draft', lacks: null, order: 'fecha' })
  expect(rows.map(({ scheduledAt }) => scheduledAt && clubWall(new Date(scheduledAt)))).toEqual([tomorrow, null])
})
