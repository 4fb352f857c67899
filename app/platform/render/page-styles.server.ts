import type { Statement } from './style-statements.ts'
import type { Token } from './inline-tokens.ts'

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
    const attributes = new Set(html.match(CLASS_ATTRIBUTE))
    const key = [...attributes].join('"')
    let styles = cache.get(key)
    if (!styles) {
      const classes = new Set([...attributes].flatMap((names) => names.slice(' class="'.length).split(/\s+/)))
      const layerOrder = layers.length > 0 ? `@layer ${layers.join(',')};` : ''
      styles = Buffer.from(`<style>${layerOrder}${stylesOf(statements, classes)}</style>`)
      if (cache.size >= 100) cache.clear()
      cache.set(key, styles)
    }
    const position = html.indexOf(STYLE_PLACEHOLDER)
    if (position === -1) return Buffer.from(html)
    return encodePage(html.slice(0, position), styles, html.slice(position + STYLE_PLACEHOLDER.length))
  }
}

/** Writes into one buffer of the page's size: a joined string would be copied, and a larger buffer costs 70 µs. */
function encodePage(before: string, styles: Buffer, after: string): Buffer<ArrayBuffer> {
  const page = Buffer.allocUnsafe(Buffer.byteLength(before) + styles.length + Buffer.byteLength(after))
  const stylesAt = page.write(before)
  styles.copy(page, stylesAt)
  page.write(after, stylesAt + styles.length)
  return page
}

const STYLE_PLACEHOLDER = '<style></style>'
/** Its begin and names. Every rendered page passes here: one match takes half the time of a loop. */
const CLASS_ATTRIBUTE = / class="[^"]*/g

/** With the custom properties and animations that the rules name. A custom property can name another one. */
function stylesOf(statements: readonly Statement[], classes: Set<string>): string {
  let named = new Set<string>()
  for (;;) {
    const styles = rulesFor(statements, classes, named)
    const found = namesIn(styles)
    if (found.size === named.size) return styles
    named = found
  }
}

function namesIn(styles: string): Set<string> {
  const animations = styles.match(/(?<=\banimation(?:-name)?:)[^;}]*/g) ?? []
  return new Set([
    ...(styles.match(/(?<=var\()--[\w-]+/g) ?? []),
    ...animations.flatMap((value) => value.split(/[\s,]+/)),
  ])
}

function rulesFor(statements: readonly Statement[], classes: Set<string>, named: Set<string>): string {
  let text = ''
  for (const statement of statements) {
    if ('children' in statement) {
      const children = rulesFor(statement.children, classes, named)
      if (children) text += `${statement.head}{${children}}`
    } else if ('text' in statement) {
      if (statement.name === undefined || named.has(statement.name)) text += statement.text
    } else {
      const selectors = statement.selectors.filter(({ needs }) =>
        needs.some((needed) => needed.every((name) => classes.has(name))),
      )
      const body = 'body' in statement ? statement.body : bodyOf(statement.tokens.filter(({ name }) => named.has(name)))
      if (selectors.length > 0 && body) text += selectors.map((selector) => selector.text).join(',') + body
    }
  }
  return text
}

function bodyOf(tokens: readonly Token[]): string {
  return tokens.length > 0 ? `{${tokens.map(({ text }) => text).join(';')}}` : ''
}
