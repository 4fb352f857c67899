import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import type { PostCard } from '#app/blog/posts.server.ts'
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
          <LocalLink to="/blog" className={buttonClass({ variant: 'secondary' })}>
            {buttonContent({ icon: 'arrow-left', children: t.backToBlog })}
          </LocalLink>
        </p>
      </div>
    </>
  )
}
