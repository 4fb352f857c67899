import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/platform/page-head.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FeedLink } from './feed-link.tsx'
import { LeadPost, PostRows } from './post-cards.tsx'
import { listPosts } from './posts.server.ts'
import type { Route } from './+types/list-page.ts'

/** Rows that stand beside the newest post; the others follow below. */
const BESIDE = 3

/** GET /blog: everyone. */
export async function loader({ url }: Route.LoaderArgs) {
  return { posts: await listPosts(languageOf(url.pathname)) }
}

export default function BlogPage({ loaderData: { posts } }: Route.ComponentProps) {
  const { blog: t } = useTexts()
  const local = useLocalPath()
  const [newest, ...others] = posts
  return (
    <>
      <PageHead title={t.title} description={t.metaDescription} />
      <FeedLink />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.title}</h1>
          <p className="lead muted">{t.lead}</p>
        </div>
      </section>
      <div className="wrap page-body">
        {newest ? (
          <>
            <div className="posts">
              <LeadPost post={newest} />
              <PostRows posts={others.slice(0, BESIDE)} />
            </div>
            <PostRows posts={others.slice(BESIDE)} />
            <p className="posts-feed">
              <a className="text-link" href={local('/blog/rss.xml')}>
                <Icon name="rss" />
                {t.feed}
              </a>
            </p>
          </>
        ) : (
          <EmptyState title={t.underConstruction}>{t.underConstructionHint}</EmptyState>
        )}
      </div>
    </>
  )
}
