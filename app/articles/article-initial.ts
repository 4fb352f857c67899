import type { ArticleHtml } from './article-html.ts'

const NARROW = /[IÍÏ]/
const WIDE = /[MWÑ]/

/** A first letter with fixed width keeps the text in place when fonts load. Needs a leading paragraph. */
export function wrapInitial(html: ArticleHtml): ArticleHtml {
  return html.replace(/^<p>(&quot;|[«“‘¿¡])?([\p{L}\d])/u, (_, mark: string | undefined, letter: string) => {
    const width = mark || WIDE.test(letter) ? ' initial-wide' : NARROW.test(letter) ? ' initial-narrow' : ''
    return `<p><span class="initial${width}">${mark ?? ''}${letter}</span>`
  }) as ArticleHtml
}
