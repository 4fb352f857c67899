import { splitParagraphs } from './split-paragraphs.ts'

/** Simple text: an empty line ends a paragraph, and only other elements have tags. */

export function toHtml(content: string, isPlain = !tag.test(content)): string {
  if (!isPlain && (/<(p|div|br)\b/i.test(content) || !/\n\s*\n/.test(content.trim()))) return content
  return splitParagraphs(content)
    .map((part) =>
      beginsBlock.test(part) ? part : `<p>${(isPlain ? escapeHtml(part) : part).replace(/\n/g, '<br>')}</p>`,
    )
    .join('\n')
}

const tag = /<\/?[a-z][^<>]*>/i
const beginsBlock = /^<\/?(h\d|ul|ol|li|blockquote|figure|figcaption|img|table|section|article|script|style)\b/i

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** HTML without a simple form, such as a line break in a quotation, stays HTML. */
export function toSimpleText(content: string): string {
  if (!tag.test(content)) return content
  const parts = content
    .replace(/<p>((?:(?!<\/?p>)[\s\S])*)<\/p>/g, (_, words: string) => `\n\n${words.replace(/<br\s*\/?>/g, '\n')}\n\n`)
    .replace(/<\/(h2|h3|ul|ol|blockquote|figure)>/g, '$&\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const simple = tag.test(parts) ? parts : unescapeHtml(parts)
  return normalizeSpace(toHtml(simple)) === normalizeSpace(content) ? simple : content
}

/** Whether a text has marks that the editor knows. Others, as in «vino <tinto>», are words. */
export function hasFormatting(content: unknown): boolean {
  return typeof content === 'string' && formatting.test(content)
}

const formatting = /<\/?(p|br|h[1-6]|ul|ol|li|blockquote|a|strong|em|b|i|img|figure|figcaption)(\s[^<>]*)?\/?>/i

/**
 * A long text as it is stored: HTML that begins with a block, or plain text where nothing is formatted
 * (docs/decisions/097-long-texts.md).
 */
export function toLongText(typed: string): string {
  if (!hasFormatting(typed)) return typed
  const html = tidyHtml(typed)
  if (!wordsOf(html)) return ''
  const simple = toSimpleText(html)
  // A break inside a paragraph has no other form on every page.
  if (!tag.test(simple) && !/[^\n]\n[^\n]/.test(simple)) return simple
  const blocks = toHtml(html)
  return isHtmlText(blocks) ? blocks : `<p>${blocks}</p>`
}

/** Characters that are read. */
export function lengthOf(longText: string): number {
  return (isHtmlText(longText) ? wordsOf(longText) : longText).length
}

export function isHtmlText(stored: string): boolean {
  return /^<(p|h2|h3|ul|ol|blockquote)(\s[^<>]*)?>/i.test(stored)
}

/** The words of HTML, to look at: paragraphs are lines, tags are left out. */
export function wordsOf(html: string): string {
  const lines = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h\d|li|ul|ol|blockquote|figure|figcaption)>/gi, '\n\n')
  return unescapeHtml(lines.replace(/<[^<>]*>/g, ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function unescapeHtml(html: string): string {
  return html
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

function normalizeSpace(html: string): string {
  return (
    html
      .replace(/&nbsp;/g, '\u00a0')
      .replace(/<br\s*\/>/g, '<br>')
      // Bounded: a long run of spaces would take the square of its length.
      .replace(/\s{0,99}(<\/?(?:p|h\d|ul|ol|li|blockquote|figure|figcaption|img)\b[^<>]*>|<br>)\s*/g, '$1')
      .trim()
  )
}

/** Removes empty paragraphs and captions, and paragraphs in short list items; one line per block. */
export function tidyHtml(html: string): string {
  return html
    .replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l\b)/g, '<li>$1')
    .replace(/<p>(?:<br[^<>]*>|\s|&nbsp;)*<\/p>|<figcaption>\s*<\/figcaption>/g, '')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|figure)>(?=<[^/])/g, '$&\n')
    .trim()
}
