import type { ArticleHtml } from './article-html.ts'

const NARROW = /[IÍÏ]/
const WIDE = /[MWÑ]/

/**
 * Puts the first letter of an article, with the sign before it, into a box that is as wide in any font: dropped, it
 * pushes its paragraph, which must not move when the fonts come. An article that begins with something else than a
 * paragraph of text stays as it is.
 */
export function withInitial(html: ArticleHtml): ArticleHtml {
  return html.replace(/^<p>(&quot;|[«“‘¿¡])?([\p{L}\d])/u, (_, sign: string | undefined, letter: string) => {
    const width = sign || WIDE.test(letter) ? ' initial-wide' : NARROW.test(letter) ? ' initial-narrow' : ''
    return `<p><span class="initial${width}">${sign ?? ''}${letter}</span>`
  }) as ArticleHtml
}
