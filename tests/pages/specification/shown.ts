import type { Shown } from './row.ts'

const inline = /<\/?(?:a|abbr|b|em|i|kbd|small|span|strong|time)(?:\s[^>]*)?>/g
const labels = /\b(?:placeholder|aria-label|alt|title)="([^"]*)"/g

export function readHtml(served: string): Shown {
  const html = withoutJoiners(served)
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
  const text = html
    .replaceAll(inline, (tag) => labelsOf(tag))
    .replaceAll(/<[^>]+>/g, (tag) => `\n${labelsOf(tag)}`)
    .replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => characters[name] ?? '')
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
  return { html, text }
}

/** Word joiners have neither a glyph nor a width. */
export const withoutJoiners = (text: string) => text.replaceAll('\u2060', '')

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function labelsOf(tag: string): string {
  return [...tag.matchAll(labels)].map(([, value]) => `\n${value}\n`).join('')
}

/** @returns the first of these words that is not shown after the ones before it */
export function firstMissing({ text, html }: Shown, words: readonly (string | RegExp)[]): string | RegExp | undefined {
  const position = { text: 0, html: 0 }
  return words.find((word) => {
    if (typeof word === 'string') {
      const found = text.indexOf(word, position.text)
      position.text = found + word.length
      return found < 0
    }
    const found = word.exec(html.slice(position.html))
    position.html += (found?.index ?? 0) + (found?.[0].length ?? 0)
    return found === null
  })
}
