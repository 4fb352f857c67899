/** A group of statements (`@layer`, `@media`), or one statement as text. */
type Statement =
  | { head: string; children: Statement[] }
  | {
      text: string
      /** The classes that each selector needs; null when the statement is always kept. */
      classes: string[][] | null
    }

/** Returns a function that fills the style placeholder of a page with the rules that the page uses; its result is UTF-8. */
export function styleInliner(css: string): (html: string) => Buffer<ArrayBuffer> {
  const statements = parse(withoutFontFiles(css))
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
    const classes = classesOfPage(html)
    const key = [...classes].sort().join(' ')
    let styles = cache.get(key)
    if (!styles) {
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

/** Animations wait for the whole sheet. */
const MOTION_RULE = /^@(starting-style|view-transition)\b|::view-transition/

/** The fallback fonts have the same metrics. */
function withoutFontFiles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
}

/** Searches for the attribute instead of matching a pattern: every rendered page passes here. */
function classesOfPage(html: string): Set<string> {
  const attributes = new Set<string>()
  let position = html.indexOf(CLASS_ATTRIBUTE)
  while (position !== -1) {
    const begin = position + CLASS_ATTRIBUTE.length
    const end = html.indexOf('"', begin)
    attributes.add(html.slice(begin, end))
    position = html.indexOf(CLASS_ATTRIBUTE, end)
  }
  return new Set([...attributes].flatMap((names) => names.split(/\s+/)))
}

function rulesFor(statements: Statement[], classes: Set<string>): string {
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

function parse(css: string): Statement[] {
  const statements: Statement[] = []
  let begin = 0
  while (begin < css.length) {
    const position = indexOfAny(css, begin, '{;')
    const head = css.slice(begin, position).trim()
    if (css[position] !== '{') {
      if (head) statements.push({ text: `${head};`, classes: null })
      begin = position + 1
      continue
    }
    const end = closingBrace(css, position + 1)
    const body = css.slice(position + 1, end)
    if (MOTION_RULE.test(head)) {
      begin = end + 1
      continue
    }
    if (/^@(layer|media|supports|container)\b/.test(head)) statements.push({ head, children: parse(body) })
    else statements.push({ text: `${head}{${body}}`, classes: head.startsWith('@') ? null : classesOf(head) })
    begin = end + 1
  }
  return statements
}

/** The position of the first of these characters outside of strings, parentheses and comments, else the end. */
function indexOfAny(css: string, from: number, characters: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const character = css[at] as string
    if (depth === 0 && characters.includes(character)) return at
    if (character === '\\') at += 1
    else if (character === '"' || character === "'") at = afterString(css, at)
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === '/' && css[at + 1] === '*') at = css.indexOf('*/', at + 2) + 1
  }
  return css.length
}

function closingBrace(css: string, from: number): number {
  for (let at = from, depth = 1; ; at++) {
    at = indexOfAny(css, at, '{}')
    if (at >= css.length) return css.length
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
}

function afterString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at += 1
    else if (css[at] === css[from]) return at
  }
  return css.length
}

/** The classes that each selector of the list needs. Arguments of `:not()` and `:is()` are not counted. */
function classesOf(selectors: string): string[][] {
  const lists: string[][] = []
  for (let begin = 0; begin < selectors.length;) {
    const end = indexOfAny(selectors, begin, ',')
    lists.push(classNames(selectors.slice(begin, end)))
    begin = end + 1
  }
  return lists
}

function classNames(selector: string): string[] {
  let outside = ''
  for (let begin = 0; begin < selector.length;) {
    const open = indexOfAny(selector, begin, '(')
    outside += selector.slice(begin, open)
    begin = open < selector.length ? indexOfAny(selector, open + 1, ')') + 1 : open
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string)
}
