import { formatDate } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import type { PostCard } from '#app/blog/posts.server.ts'
import { inLanguage } from '#app/i18n/localized.ts'

export function LeadPost({ post }: { post: PostCard }) {
  const { blog: t } = useTexts()
  return (
    <article className="post-lead">
      <div className="post-lead-picture">
        <PostPicture post={post} sizes="(min-width: 88rem) 47rem, (min-width: 48rem) 56vw, 92vw" main />
      </div>
      <p className="small muted post-lead-date">
        <PostDate post={post} />
      </p>
      <h2 className="d2">
        <PostLink post={post} />
      </h2>
      {post.excerpt.text && <p className="lead muted" {...inLanguage(post.excerpt)} />}
      <p className="post-lead-read" aria-hidden="true">
        <span className="text-link">{t.read}</span>
      </p>
    </article>
  )
}

export function PostRows({ posts, heading: Heading = 'h2' }: { posts: readonly PostCard[]; heading?: 'h2' | 'h3' }) {
  if (posts.length === 0) return null
  return (
    <ul className="post-rows">
      {posts.map((post) => (
        <li key={post.id}>
          <article className="post-row">
            <div className="post-row-picture">
              <PostPicture post={post} sizes="(min-width: 67rem) 9rem, 6rem" />
            </div>
            <div>
              <p className="small muted">
                <PostDate post={post} />
              </p>
              <Heading className="d4">
                <PostLink post={post} />
              </Heading>
              {post.excerpt.text && <p className="muted" {...inLanguage(post.excerpt)} />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

function PostPicture({ post, sizes, main = false }: { post: PostCard; sizes: string; main?: boolean }) {
  return post.picture ? (
    <StoredPicture picture={post.picture} sizes={sizes} main={main} decorative />
  ) : (
    <Mesa id={post.id} />
  )
}

function PostLink({ post }: { post: PostCard }) {
  return (
    <LocalLink to={`/blog/${post.slug}`} lang={post.title.lang}>
      {post.title.text}
    </LocalLink>
  )
}

function PostDate({ post }: { post: PostCard }) {
  return <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, useLanguage())}</time>
}
