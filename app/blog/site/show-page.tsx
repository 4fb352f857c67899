import { data } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { currentAccount } from '#app/accounts/session/current-account.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { languageOf } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { shareImage, StoredPicture } from '#app/media/stored-picture.tsx'
import { BreadcrumbJsonLd, JsonLd } from '#app/platform/render/json-ld.tsx'
import { PageHead, useAbsoluteUrl } from '#app/ui/site/page-head.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import { ArticleBody } from '#app/articles/article-body.tsx'
import { FeedLink } from './feed-link.tsx'
import { PostRows } from './post-cards.tsx'
import { postData } from './post-data.server.ts'
import { PostDinner } from './post-dinner.tsx'
import { PostNotFound } from './post-not-found.tsx'
import { findDraft, findPost, listPosts } from '#app/blog/posts.server.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import { SharePost } from './share-post.tsx'
import type { Route } from './+types/show-page.ts'

/** How many posts an unknown address offers. */
const POSTS_BESIDE = 6

/** GET /blog/{slug}: everyone. Drafts answer 404 except to panel accounts (marked, never cached). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const post = await findPost(params.slug, language)
  if (post) return { post, structured: postData(post, language), others: post.others }
  const account = await currentAccount(context)
  const draft = account && can(account.role, 'blog.read') ? await findDraft(params.slug, language) : null
  if (!draft) {
    const newest = await listPosts(language, 1)
    return data({ post: null, others: newest?.posts.slice(0, POSTS_BESIDE) ?? [] }, { status: 404 })
  }
  return data(
    { post: draft, structured: null, others: [] },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { blog: t } = useTexts()
  if (!loaderData.post) return <PostNotFound others={loaderData.others} />
  const { post, structured, others } = loaderData
  return (
    <article className="article">
      <PostHead post={post} structured={structured} />
      <PostHeader post={post} published={structured !== null} />
      <div className="wrap">
        <div className="article-cover">
          {post.picture ? (
            <StoredPicture picture={post.picture} sizes="(min-width: 88rem) 84rem, 94vw" main />
          ) : (
            <Mesa id={post.id} />
          )}
        </div>
      </div>
      <div className="wrap article-text">
        <ArticleBody html={post.html} lang={post.contentLang} />
        {post.dinner && <PostDinner dinner={post.dinner} />}
        <SharePost title={post.title.text} />
        {others.length > 0 && (
          <section className="article-next" aria-labelledby="next">
            <h2 id="next" className="d3">
              {t.next}
            </h2>
            <PostRows posts={others} heading="h3" />
          </section>
        )}
      </div>
    </article>
  )
}

type Shown = Extract<Route.ComponentProps['loaderData'], { structured: unknown }>

function PostHead({ post, structured }: Pick<Shown, 'post' | 'structured'>) {
  const { blog, shell } = useTexts()
  const url = useAbsoluteUrl()
  const title = post.title.text
  if (!structured) return <PageHead title={title} index={false} />
  const { publishedAt, updatedAt: modifiedAt } = post
  const steps = [
    { name: shell.home, url: url('/') },
    { name: blog.title, url: url('/blog') },
    { name: title, url: url(`/blog/${post.slug}`) },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={post.summary}
        image={shareImage(post.picture)}
        article={{ publishedAt, modifiedAt }}
      />
      <FeedLink />
      <JsonLd data={structured} />
      <BreadcrumbJsonLd items={steps} />
    </>
  )
}

function PostHeader({ post, published }: { post: Shown['post']; published: boolean }) {
  const { blog: t } = useTexts()
  return (
    <header className="wrap article-header">
      <LocalTextLink to="/blog" icon="arrow-left" label={t.title} />
      <h1 className="d1" lang={post.title.lang}>
        {post.title.text}
      </h1>
      {post.excerpt.text && <p className="lead muted" {...inLanguage(post.excerpt)} />}
      <p className="small article-facts">
        {published ? <PublicationDate at={post.publishedAt} /> : <strong className="badge">{t.draft}</strong>}
        <span className="muted">{t.readingTime(post.minutes)}</span>
      </p>
    </header>
  )
}

function PublicationDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(at, useLanguage())}</time>
}
