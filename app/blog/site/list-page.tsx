import { data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { ListFailure } from '#app/ui/site/list-failure.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { PageLinks } from '#app/ui/site/page-links.tsx'
import { pageNumber, pageQuery } from '#app/platform/forms/page-number.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FeedLink } from './feed-link.tsx'
import { LeadPost, PostRows } from './post-cards.tsx'
import { listPosts, type PostCard } from '#app/blog/posts.server.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/list-page.ts'

const LINKS_BESIDE = 3

/** GET /blog: everyone. `?pagina=` from 2; unknown pages answer 404. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = pageNumber(url)
  const list = page && (await listPosts(languageOf(url.pathname), page))
  if (!list) throw data('page', { status: 404 })
  return list
}

export default function BlogPage({ loaderData: { posts, page, pages } }: Route.ComponentProps) {
  const { blog: t, pages: p } = useTexts()
  const local = useLocalPath()
  return (
    <>
      <PageHead
        title={page > 1 ? p.titleOfPage(t.title, page) : t.title}
        description={t.metaDescription}
        query={pageQuery(page)}
      />
      <FeedLink />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
        </div>
      </section>
      <div className="wrap page-body">
        {page === 1 ? <NewestPosts posts={posts} /> : <PostRows posts={posts} />}
        <PageLinks page={page} pages={pages} href={(number) => local('/blog') + pageQuery(number)} />
        {posts.length > 0 && (
          <p className="posts-feed">
            <TextLink href={local('/blog/rss.xml')} icon="rss" label={t.feed} />
          </p>
        )}
      </div>
    </>
  )
}

function NewestPosts({ posts: [newest, ...others] }: { posts: readonly PostCard[] }) {
  const { blog: t } = useTexts()
  if (!newest) return <EmptyState title={t.underConstruction}>{t.underConstructionHint}</EmptyState>
  return (
    <>
      <div className="posts">
        <LeadPost post={newest} />
        <PostRows posts={others.slice(0, LINKS_BESIDE)} />
      </div>
      <PostRows posts={others.slice(LINKS_BESIDE)} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { blog: t } = useTexts()
  return <ListFailure error={error} list="/blog" back={t.backToBlog} reason={t.noSuchPageText} />
}
