/** A group of statements (`@layer`, `@media`), or one statement as text. */
type Statement =
  | { head: string; inside: Statement[] }
  | {
      text: string
      /** The classes that each selector needs; null when the statement is always kept. */
      classes: string[][] | null
    }

/** Returns a function that fills the style placeholder of a page with the rules that the page uses. */
export function styleInliner(css: string): (html: string) => string {
  const statements = parse(withoutFiles(css))
  // Declares the order of all layers, since the whole sheet loads later.
  const layers = [
    ...new Set(
      statements.flatMap((one) =>
        'inside' in one && one.head.startsWith('@layer ') ? [one.head.slice('@layer '.length)] : [],
      ),
    ),
  ]
  const known = new Map<string, string>()
  return (html) => {
    const classes = classesIn(html)
    const key = [...classes].sort().join(' ')
    let used = known.get(key)
    if (!used) {
      used = `<style>${layers.length > 0 ? `@layer ${layers.join(',')};` : ''}${textOf(statements, classes)}</style>`
      if (known.size >= 100) known.clear()
      known.set(key, used)
    }
    return html.replace(STYLE_PLACEHOLDER, () => used)
  }
}

const STYLE_PLACEHOLDER = '<style></style>'

/** Animations wait for the whole sheet. */
const MOTION_RULE = /^@(starting-style|view-transition)\b|::view-transition/

/** The fallback fonts have the same metrics. */
function withoutFiles(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
}

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
}

function textOf(statements: Statement[], classes: Set<string>): string {
  let text = ''
  for (const statement of statements) {
    if ('inside' in statement) {
      const inside = textOf(statement.inside, classes)
      if (inside) text += `${statement.head}{${inside}}`
    } else if (statement.classes?.some((needed) => needed.every((name) => classes.has(name))) ?? true)
      text += statement.text
  }
  return text
}

function parse(css: string): Statement[] {
  const statements: Statement[] = []
  let begin = 0
  while (begin < css.length) {
    const sign = next(css, begin, '{;')
    const head = css.slice(begin, sign).trim()
    if (css[sign] !== '{') {
      if (head) statements.push({ text: `${head};`, classes: null })
      begin = sign + 1
      continue
    }
    const end = closing(css, sign + 1)
    const body = css.slice(sign + 1, end)
    if (MOTION_RULE.test(head)) {
      begin = end + 1
      continue
    }
    if (/^@(layer|media|supports|container)\b/.test(head)) statements.push({ head, inside: parse(body) })
    else statements.push({ text: `${head}{${body}}`, classes: head.startsWith('@') ? null : classesOf(head) })
    begin = end + 1
  }
  return statements
}

/** The position of the first of these characters outside of strings, parentheses and comments, else the end. */
function next(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at] as string
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = afterString(css, at)
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '/' && css[at + 1] === '*') at = css.indexOf('*/', at + 2) + 1
  }
  return css.length
}

function closing(css: string, from: number): number {
  for (let at = from, depth = 1; ; at++) {
    at = next(css, at, '{}')
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
    const end = next(selectors, begin, ',')
    lists.push(classNames(selectors.slice(begin, end)))
    begin = end + 1
  }
  return lists
}

function classNames(selector: string): string[] {
  let outside = ''
  for (let begin = 0; begin < selector.length;) {
    const open = next(selector, begin, '(')
    outside += selector.slice(begin, open)
    begin = open < selector.length ? next(selector, open + 1, ')') + 1 : open
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string)
}
