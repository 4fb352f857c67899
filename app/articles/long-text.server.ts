import { escapeHtml, isHtmlText } from '#app/platform/html-text.ts'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import type { ArticleHtml } from './article-html.ts'
import { cleanArticle, plainText } from './article.server.ts'

/** Long texts show no pictures. */
const unillustrated = { pictures: new Map(), language: 'es' } as const

/** A long text as its page shows it. Breaks inside a paragraph of plain text are left to the stylesheet. */
export function cleanLongText(stored: string): ArticleHtml {
  if (isHtmlText(stored)) return cleanArticle(stored, unillustrated).replace(/<p>\s*<\/p>\s*/g, '') as ArticleHtml
  return splitParagraphs(stored)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('') as ArticleHtml
}

/** For a page with a lead: what its first paragraph holds, '' if it begins with another block, and what follows. */
export function splitLead(html: ArticleHtml): { lead: ArticleHtml; rest: ArticleHtml } {
  const [whole, lead] = /^<p>((?:(?!<\/?(?:p|h\d|ul|ol|li|blockquote|figure)\b)[\s\S])*)<\/p>\s*/.exec(html) ?? ['', '']
  return { lead: lead as ArticleHtml, rest: html.slice(whole.length) as ArticleHtml }
}

/** A long text for everything but its page: no markup, an empty line between paragraphs. */
export function longTextWords(stored: string): string {
  return isHtmlText(stored) ? plainText(stored) : stored
}

/** Its first paragraph: for cards, previews, structured data and calendars. */
export function longTextLead(stored: string): string {
  return splitParagraphs(longTextWords(stored))[0] ?? ''
}
