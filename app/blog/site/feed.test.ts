import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import type { ArticleHtml } from '#app/articles/article-html.ts'
import { blogFeed } from './feed.server.ts'
import type { Post } from '#app/blog/posts.server.ts'

const post: Post = {
  id: 1,
  slug: 'que-pedir',
  title: { text: 'Qué pedir & «cuándo» <hoy>' },
  excerpt: { text: 'Cuatro preguntas' },
  summary: 'Cuatro preguntas ]]> y una\u0008 más',
  publishedAt: '2026-11-14T09:30:00.000Z',
  updatedAt: '2026-11-15T09:30:00.000Z',
  picture: null,
  html: '<p>Uno &amp; <a href="http://localhost:3000/eventos">dos</a></p>' as ArticleHtml,
  minutes: 1,
}

test.each([
  ['es', 'http://localhost:3000'],
  ['ca', 'http://localhost:3000/ca'],
] as const)('the feed contains complete posts in its language (%s)', async (language, base) => {
  const feed = await new Parser().parseString(blogFeed([post], language))
  expect(feed).toMatchObject({
    title: 'Blog · Cercle Gastronòmic',
    link: `${base}/blog`,
    language,
    feedUrl: `${base}/blog/rss.xml`,
  })
  expect(feed.items).toHaveLength(1)
  expect(feed.items[0]).toMatchObject({
    title: post.title.text,
    link: `${base}/blog/que-pedir`,
    guid: `${base}/blog/que-pedir`,
    isoDate: post.publishedAt,
    content: 'Cuatro preguntas ]]> y una más',
    'content:encoded': post.html,
  })
})

test('a blog without posts has a feed without items', async () => {
  expect((await new Parser().parseString(blogFeed([], 'es'))).items).toEqual([])
})
