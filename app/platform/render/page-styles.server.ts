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
    const rest = html.slice(position + STYLE_PLACEHOLDER.length)
    // Joins bytes: a joined string would be copied before it is encoded.
    return Buffer.concat([Buffer.from(html.slice(0, position)), styles, Buffer.from(rest)])
  }
}

const STYLE_PLACEHOLDER = '<style></style>'
const CLASS_ATTRIBUTE = ' class="'

/** Each one once. Searches for the attribute instead of matching a pattern: every rendered page passes here. */
function classAttributesOf(html: string): Set<string> {
  const attributes = new Set<string>()
  let position = html.indexOf(CLASS_ATTRIBUTE)
  while (position !== -1) {
    const begin = position + CLASS_ATTRIBUTE.length
    const end = html.indexOf('"', begin)
    attributes.add(html.slice(begin, end))
    position = html.indexOf(CLASS_ATTRIBUTE, end)
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
