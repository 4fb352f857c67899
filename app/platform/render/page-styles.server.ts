import type { Statement } from './style-statements.ts'

/** Returns a function that fills the style placeholder of a page with its rules and encodes the page as UTF-8. */
export function styleInliner(statements: readonly Statement[]): (html: string) => Buffer<ArrayBuffer> {
  // Declares the order of all layers, since the whole sheet loads later.
  const layers = [
    ...new Set(
      statements.flatMap((one) =>
        'children' in one && one.head.startsWith('@layer ') ? [one.head.slice('@layer '.length)] : [],
      ),
    ),
  ]
  const cache = new Map<string, Buffer>()
  return (html) => {
    const attributes = classAttributesOf(html)
    const key = [...attributes].join('"')
    let styles = cache.get(key)
    if (!styles) {
      const classes = new Set([...attributes].flatMap((names) => names.split(/\s+/)))
      const layerOrder = layers.length > 0 ? `@layer ${layers.join(',')};` : ''
      styles = Buffer.from(`<style>${layerOrder}${rulesFor(statements, classes)}</style>`)
      if (cache.size >= 100) cache.clear()
      cache.set(key, styles)
    }
    const position = html.indexOf(STYLE_PLACEHOLDER)
    if (position === -1) return Buffer.from(html)
    return joinAt(position, html, styles)
  }
}

/** Writes all into one buffer: a joined string would be copied before it is encoded. */
function joinAt(position: number, html: string, styles: Buffer): Buffer<ArrayBuffer> {
  const page = Buffer.allocUnsafe(html.length * MOST_BYTES_A_UNIT + styles.length)
  let length = page.write(html.slice(0, position))
  length += styles.copy(page, length)
  length += page.write(html.slice(position + STYLE_PLACEHOLDER.length), length)
  return page.subarray(0, length)
}

const STYLE_PLACEHOLDER = '<style></style>'
/** Of UTF-8, for a code unit of UTF-16. */
const MOST_BYTES_A_UNIT = 3
const CLASS_ATTRIBUTE = / class="/g

/** Each one once. Matches the begin of the attribute only, without a match object: every rendered page passes here. */
function classAttributesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  while (CLASS_ATTRIBUTE.test(html)) {
    const begin = CLASS_ATTRIBUTE.lastIndex
    attributes.add(html.slice(begin, html.indexOf('"', begin)))
  }
  return attributes
}

function rulesFor(statements: readonly Statement[], classes: Set<string>): string {
  let text = ''
  for (const statement of statements) {
    if ('children' in statement) {
      const children = rulesFor(statement.children, classes)
      if (children) text += `${statement.head}{${children}}`
    } else if (statement.classes?.some((needed) => needed.every((name) => classes.has(name))) ?? true)
      text += statement.text
  }
  return text
}
