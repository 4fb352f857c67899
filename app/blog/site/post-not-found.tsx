import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import type { PostCard } from '#app/blog/posts.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { PostRows } from './post-cards.tsx'

export function PostNotFound({ others }: { others: readonly PostCard[] }) {
  const { blog: t } = useTexts()
  return (
    <>
      <PageHead title={t.notFound} index={false} />
      <section className="page-top">
        <div className="wrap">
          <h1 className="d1">{t.notFound}</h1>
          <p className="lead muted">{t.notFoundText}</p>
        </div>
      </section>
      <div className="wrap page-body">
        <PostRows posts={others} />
        <p className="posts-feed">
          <LocalButtonLink to="/blog" variant="secondary" icon="arrow-left" label={t.backToBlog} />
        </p>
      </div>
    </>
  )
}
