import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { blogPosts, usuarios } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { postSchemas, type PostForm } from './forms.ts'
import { findDraft } from '#app/blog/posts.server.ts'
import { createPost, deletePost, previewArticle, updatePost } from './posts.server.ts'
import { findPostToEdit, listAllPosts } from './read-posts.server.ts'
import { safeParse } from 'valibot'
import { slugOf } from '#app/platform/forms/slug.ts'
import { postNoun } from '#app/blog/noun.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await database.delete(blogPosts)
  await database.insert(usuarios).values({ id: 'clara', email: 'clara@example.org', role: 2 }).onConflictDoNothing()
})

const market: PostForm = {
  title: 'Caçera al mercat',
  slug: 'cacera',
  content: 'Uno dos tres cuatro.',
  excerpt: '',
  title_ca: '',
  content_ca: '',
  excerpt_ca: '',
  cover_image: undefined,
  event_id: null,
  status: 'draft',
  publish_at: '',
  version: undefined,
}
const all = { search: '', page: 1, limit: 25, offset: 0 }
const write = async (given: Partial<PostForm> = {}) => {
  return accepted(await createPost({ ...market, ...given }, { id: 'clara' })).id
}
const row = async (id: number) => (await database.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]

describe('writing a post', () => {
  test('stores the author; a taken slug gets the first free number, also concurrently', async () => {
    const first = await write()
    expect(await row(first)).toMatchObject({ authorId: 'clara', status: 'draft', publishedAt: null })
    await Promise.all([write(), write(), write()])
    expect((await database.select({ slug: blogPosts.slug }).from(blogPosts)).map(({ slug }) => slug).sort()).toEqual([
      'cacera',
      'cacera-2',
      'cacera-3',
      'cacera-4',
    ])
  })

  test('takes its date from its publication; edits keep it, publishing again sets a new one', async () => {
    const id = await write()
    const save = async (status: PostForm['status']) =>
      updatePost(id, { ...market, status, version: (await row(id))?.version }, secretary)
    expect(await save('published')).toEqual({ ok: true })
    const shown = (await row(id))?.publishedAt
    expect(shown).toBeInstanceOf(Date)
    await save('published')
    expect((await row(id))?.publishedAt).toEqual(shown)
    await save('draft')
    await save('published')
    expect((await row(id))?.publishedAt?.getTime()).toBeGreaterThan(shown?.getTime() ?? Infinity)
  })

  test('refuses the second of two concurrent edits', async () => {
    const id = await write()
    const opened = await findPostToEdit(id)
    expect(await updatePost(id, { ...market, title: 'La primera', version: opened?.version }, secretary)).toEqual({
      ok: true,
    })
    expect(await updatePost(id, { ...market, title: 'La segunda', version: opened?.version }, secretary)).toEqual({
      ok: false,
      reason: 'conflict',
    })
    expect((await row(id))?.title).toBe('La primera')
    expect(await deletePost(id, { id: 'montserrat' })).toBe(true)
    expect(await deletePost(id, { id: 'montserrat' })).toBe(false)
    expect(await updatePost(id, { ...market, version: 2 }, secretary)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('reports invalid fields as specified, and normalizes the slug', () => {
    const read = safeParse(postSchemas.es, { title: 'No', slug: '¿?', content: 'Corto', status: 'draft' })
    expect(read.issues?.map(({ message }) => message)).toEqual(['titleTooShort', 'slugTooShort', 'contentTooShort'])
    expect(
      safeParse(postSchemas.es, { ...market, event_id: 'none', content: '<h2>Corto</h2>\n<p></p>' }).issues?.map(
        ({ message }) => message,
      ),
    ).toEqual(['contentTooShort'])
    expect(
      safeParse(postSchemas.es, { ...market, event_id: 'none', version: '1', slug: 'L’Escalivada i el col·legi' })
        .output,
    ).toMatchObject({ slug: 'lescalivada-i-el-collegi', version: 1 })
  })
})

describe('the list', () => {
  test('searches without case and accents, marks missing Catalan texts, and filters', async () => {
    await write()
    await write({
      title: 'Bodegas',
      slug: 'bodegas',
      title_ca: 'Cellers',
      content_ca: 'Un dos tres quatre.',
      status: 'published',
    })
    expect(
      await listAllPosts({ request: { ...all, search: 'CACERA' }, status: null, lacks: null, order: '-fecha' }),
    ).toMatchObject({ total: 1, rows: [{ slug: 'cacera', lacksCatalan: true }] })
    expect(
      await listAllPosts({ request: { ...all, search: '%' }, status: null, lacks: null, order: '-fecha' }),
    ).toMatchObject({ total: 0 })
    expect(await listAllPosts({ request: all, status: 'published', lacks: null, order: 'titulo' })).toMatchObject({
      total: 1,
      rows: [{ slug: 'bodegas', lacksCatalan: false }],
    })
  })
})

test('Drafts can be read for the preview; the preview is sanitised as on the page', async () => {
  await write({ title_ca: 'Cacera' })
  expect(await findDraft('cacera', 'ca')).toMatchObject({ title: { text: 'Cacera' }, publishedAt: '' })
  await write({ slug: 'publica', status: 'published' })
  expect(await findDraft('publica', 'es')).toBeNull()
  expect(
    await previewArticle('Uno <strong>dos</strong>.\n\n<h2>Tres</h2>\n\nCuatro\ncinco<script>alert(1)</script>', 'es'),
  ).toBe('<p>Uno <strong>dos</strong>.</p>\n<h2>Tres</h2>\n<p>Cuatro<br />cinco</p>')
})

test.each(['Menú_2', 'Diez libros — para cocinar', 'x'.repeat(120)])('The page of «%s» is cached', (title) => {
  const address = `/blog/${slugOf(title)}`
  expect(postNoun.cachedPages.some(({ path }) => path.test(address))).toBe(true)
})
