import { splitParagraphs } from '#app/platform/split-paragraphs.ts'

/** Simple text: an empty line ends a paragraph, and only other elements have tags. */

export function toHtml(content: string): string {
  const plain = !tag.test(content)
  if (!plain && (/<(p|div|br)\b/i.test(content) || !/\n\s*\n/.test(content.trim()))) return content
  return splitParagraphs(content)
    .map((part) =>
      beginsBlock.test(part) ? part : `<p>${(plain ? escapeHtml(part) : part).replace(/\n/g, '<br>')}</p>`,
    )
    .join('\n')
}

const tag = /<\/?[a-z][^>]*>/i
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

export function hasTags(content: unknown): boolean {
  return typeof content === 'string' && tag.test(content)
}

/** The words of HTML, to look at: paragraphs are lines, tags are left out. */
export function wordsOf(html: string): string {
  const lines = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h\d|li|ul|ol|blockquote|figure|figcaption)>/gi, '\n\n')
  return unescapeHtml(lines.replace(/<[^>]*>/g, ''))
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
  return html
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/<br\s*\/>/g, '<br>')
    .replace(/\s*(<\/?(?:p|h\d|ul|ol|li|blockquote|figure|figcaption|img)\b[^>]*>|<br>)\s*/g, '$1')
    .trim()
}

/** Removes empty paragraphs and captions, and paragraphs in short list items; one line per block. */
export function tidyHtml(html: string): string {
  return html
    .replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l\b)/g, '<li>$1')
    .replace(/<p>(?:<br[^>]*>|\s|&nbsp;)*<\/p>|<figcaption>\s*<\/figcaption>/g, '')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|figure)>(?=<[^/])/g, '$&\n')
    .trim()
}
