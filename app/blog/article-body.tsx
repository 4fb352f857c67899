import type { ArticleHtml } from './article-html.ts'
import { wrapInitial } from './article-initial.ts'

/** The only place that renders stored HTML; `cleanArticle` has sanitised it. */
export function ArticleBody({ html, lang }: { html: ArticleHtml; lang: string | undefined }) {
  return <div className="article-body prose" lang={lang} dangerouslySetInnerHTML={{ __html: wrapInitial(html) }} />
}
