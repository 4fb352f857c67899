/**
 * The two ways in which an article is written, and from one to the other: HTML, as the editor makes it, and simple
 * text, where an empty line ends a paragraph and only what is more than a paragraph has tags. Both are stored as they
 * are; strings in, strings out, for browser and server.
 */

/** HTML stays what it is; where an empty line ends a paragraph, what begins with no block of its own becomes one. */
export function asHtml(content: string): string {
  const plain = !tag.test(content)
  if (!plain && (/<(p|div|br)\b/i.test(content) || !/\n\s*\n/.test(content.trim()))) return content
  return content
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (beginsBlock.test(part) ? part : `<p>${(plain ? escaped(part) : part).replace(/\n/g, '<br>')}</p>`))
    .join('\n')
}

const tag = /<\/?[a-z][^>]*>/i
const beginsBlock = /^<\/?(h\d|ul|ol|li|blockquote|figure|figcaption|img|table|section|article|script|style)\b/i

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** The same article as simple text; HTML that has no such form (a line break inside a quotation, say) stays HTML. */
export function asSimpleText(content: string): string {
  if (!tag.test(content)) return content
  const parts = content
    .replace(/<p>((?:(?!<\/?p>)[\s\S])*)<\/p>/g, (_, words: string) => `\n\n${words.replace(/<br\s*\/?>/g, '\n')}\n\n`)
    .replace(/<\/(h2|h3|ul|ol|blockquote|figure)>/g, '$&\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const simple = tag.test(parts) ? parts : unescaped(parts)
  return squeezed(asHtml(simple)) === squeezed(content) ? simple : content
}

function unescaped(html: string): string {
  return html
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

/** What does not change how it reads left out, to compare. */
function squeezed(html: string): string {
  return html
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/<br\s*\/>/g, '<br>')
    .replace(/\s*(<\/?(?:p|h\d|ul|ol|li|blockquote|figure|figcaption|img)\b[^>]*>|<br>)\s*/g, '$1')
    .trim()
}

/**
 * What the editor writes, as the house keeps it: no empty paragraphs and captions, no paragraphs inside short list
 * items, a line for each block.
 */
export function tidyHtml(html: string): string {
  return html
    .replace(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l\b)/g, '<li>$1')
    .replace(/<p>(?:<br[^>]*>|\s|&nbsp;)*<\/p>|<figcaption>\s*<\/figcaption>/g, '')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|figure)>(?=<[^/])/g, '$&\n')
    .trim()
}
