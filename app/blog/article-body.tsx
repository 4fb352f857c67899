import type { ArticleHtml } from './article-html.ts'
import { withInitial } from './article-initial.ts'

/** The one place where stored HTML becomes part of a page: only what `cleanArticle` has let through. */
export function ArticleBody({ html, lang }: { html: ArticleHtml; lang: string | undefined }) {
  return <div className="article-body prose" lang={lang} dangerouslySetInnerHTML={{ __html: withInitial(html) }} />
}
