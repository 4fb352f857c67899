import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { blogPosts } from '#app/database/schema.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { slugOf } from '#app/platform/forms/slug.ts'
import { change, type Candidate } from '../candidate.ts'
import { at, moment, number, optionalText, requiredText, text } from '../cells.ts'
import { olderTable } from '../older-table.ts'
import { pictureAddressesIn, withPictureAddresses } from '../pictures.ts'
import { linkAccounts } from './accounts.ts'

const entries = {
  id: number,
  title: requiredText,
  slug: text,
  content: text,
  excerpt: optionalText,
  cover_image: optionalText,
  status: text,
  author_id: optionalText,
  published_at: moment,
  created_at: moment,
  updated_at: moment,
}
const schema = v.object(entries)
type Post = v.InferOutput<typeof schema>

/** HTML stays as it is: it is cleaned each time it is shown. */
export const posts = olderTable<Post>({
  name: 'blog_posts',
  columns: Object.keys(entries),
  kind: 'post',
  table: blogPosts,
  parse: (cells) => parseRow(schema, cells),
  pictures: ({ cover_image: cover, content }) =>
    [cover, ...pictureAddressesIn(content)].map((address) => [address, 'blog'] as const),
  async review(tx, candidates) {
    await linkAccounts(tx, candidates, 'author_id')
    for (const candidate of candidates) reviewPost(candidate)
    const slugs = candidates.map(({ row }) => row.slug)
    const found = await tx.select({ slug: blogPosts.slug }).from(blogPosts).where(inArray(blogPosts.slug, slugs))
    const taken = new Set(found.map(({ slug }) => slug))
    for (const candidate of candidates) {
      const { id, slug } = candidate.row
      if (taken.has(slug)) change(candidate, 'slug', `${slug}-${id}`, 'is that of another post: it ends with the id')
      taken.add(candidate.row.slug)
    }
  },
  async insert(tx, rows, { pictures }) {
    await tx
      .insert(blogPosts)
      .values(
        rows.map((row) => ({
          id: row.id,
          title: row.title,
          slug: row.slug,
          content: withPictureAddresses(row.content, pictures),
          excerpt: row.excerpt,
          coverImage: pictures.addressOf(row.cover_image),
          status: row.status === 'published' ? ('published' as const) : ('draft' as const),
          authorId: row.author_id,
          publishedAt: at(row.published_at) ?? null,
          createdAt: at(row.created_at),
          updatedAt: at(row.updated_at ?? row.created_at),
        })),
      )
  },
})

function reviewPost(candidate: Candidate<Post>): void {
  const { id, title, slug, status, published_at: publishedAt, created_at: createdAt } = candidate.row
  if (slug === '') change(candidate, 'slug', slugOf(title) || String(id), 'is empty: made of the title')
  if (status !== 'published' && status !== 'draft') change(candidate, 'status', 'draft', 'is no status: a draft')
  if (status === 'published' && publishedAt === null)
    change(candidate, 'published_at', createdAt ?? new Date().toISOString(), 'is empty: when it was made')
}
