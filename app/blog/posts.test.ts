import { beforeEach, describe, expect, test } from 'vitest'
import { blogPosts } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { findPost, listPosts } from './posts.server.ts'

openTestDatabase('empty', 'public')

beforeEach(() => database.delete(blogPosts))

const prawn = {
  title: 'La gamba no tiene prisa',
  slug: 'la-gamba',
  content: '<p>Uno dos tres.</p>',
  excerpt: 'Una tarde en la lonja.',
  status: 'published' as const,
  publishedAt: new Date('2026-10-19T10:00:00Z'),
}

describe('the blog', () => {
  test('lists published posts, the newest first', async () => {
    await database
      .insert(blogPosts)
      .values([
        prawn,
        { ...prawn, slug: 'nueva', publishedAt: new Date('2026-11-14T10:00:00Z') },
        { ...prawn, slug: 'borrador', status: 'draft', publishedAt: null },
      ])
    expect((await listPosts('es', 1))?.posts.map(({ slug }) => slug)).toEqual(['nueva', 'la-gamba'])
  })

  test('has no draft for visitors, even one that was published before', async () => {
    await database.insert(blogPosts).values({ ...prawn, status: 'draft' })
    expect(await findPost('la-gamba', 'es')).toBeNull()
  })

  test('in Catalan falls back field by field, and marks texts in Spanish', async () => {
    await database.insert(blogPosts).values({ ...prawn, titleCa: 'La gamba no té pressa', contentCa: ' ' })
    expect(await findPost('la-gamba', 'ca')).toMatchObject({
      title: { text: 'La gamba no té pressa' },
      excerpt: { text: 'Una tarde en la lonja.', lang: 'es' },
      html: '<p>Uno dos tres.</p>',
      contentLang: 'es',
    })
    expect((await findPost('la-gamba', 'es'))?.excerpt).toEqual({ text: 'Una tarde en la lonja.' })
  })

  test('counts two hundred words as a minute, and at least one minute', async () => {
    await database
      .insert(blogPosts)
      .values([prawn, { ...prawn, slug: 'larga', content: `<p>${'palabra '.repeat(401)}</p>` }])
    expect((await findPost('la-gamba', 'es'))?.minutes).toBe(1)
    expect((await findPost('larga', 'es'))?.minutes).toBe(3)
  })

  test('without an excerpt uses its first whole words as summary', async () => {
    await database.insert(blogPosts).values({ ...prawn, excerpt: null, content: 'Una palabra y otra más. '.repeat(20) })
    const summary = (await findPost('la-gamba', 'es'))?.summary ?? ''
    expect(summary).toMatch(/^Una palabra .*(Una|palabra|y|otra|más\.)…$/)
    expect(summary.length).toBeLessThanOrEqual(161)
  })
})
