import type { ArticleHtml } from './article-html.ts'
import { wrapInitial } from './article-initial.ts'

/** The only components that render stored HTML; `cleanArticle` has sanitised it. */
export function ArticleBody({ html, lang }: { html: ArticleHtml; lang: string | undefined }) {
  return <div className="article-body prose" lang={lang} dangerouslySetInnerHTML={{ __html: wrapInitial(html) }} />
}

type LongTextProps = { as?: 'div' | 'p'; className: string; html: ArticleHtml; lang: string | undefined }

/** Of an event or a restaurant, by `cleanLongText`. */
export function LongText({ as: Tag = 'div', className, html, lang }: LongTextProps) {
  return html === '' ? null : <Tag className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
