import { list, parse, type ChildNode, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { inlineTokens, withoutArguments, type Token } from './inline-tokens.ts'

export type Statement =
  /** A group: `@layer`, `@media`. */
  | { head: string; children: Statement[] }
  /** A rule; the body has its braces. */
  | { selectors: Selector[]; body: string }
  /** A rule of custom properties only. */
  | { selectors: Selector[]; tokens: Token[] }
  /** An at-rule that is always kept, or an animation, which has a name. */
  | { text: string; name?: string }

/** The class lists of which the page must have one, and each class of it. */
type Selector = { text: string; needs: string[][] }

/** At build time, parses a stylesheet that is imported with `?inline&statements`. */
export function styleStatements(): Plugin {
  return {
    name: 'style-statements',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline&statements')) return null
      const css = JSON.parse(code.replace(/^export default /, '')) as string
      return { code: `export default ${JSON.stringify(parsePaintStyles(css))}`, map: null }
    },
  }
}

/** What the first paint can need, with the values of most custom properties in place. */
export function parsePaintStyles(css: string): Statement[] {
  const sheet = parse(css)
  removeLate(sheet)
  inlineTokens(sheet)
  return sheet.nodes.flatMap(toStatements)
}

/**
 * These come with the whole sheet: motion, paper, and font files, whose fallbacks have the same metrics. So do other
 * colours, for which the whole sheet comes first (`inline-scripts.tsx`).
 */
const LATE_STATEMENT =
  /^@(starting-style|view-transition|media print)\b|^[^{]*::view-transition|^@font-face[^}]*url\(|^@media[^{]*\b(prefers-contrast|forced-colors)\b/
/** States that only a pointer or script brings; either brings the whole sheet, too. */
const LATE_SELECTOR = /:hover|:modal|::backdrop|\[aria-busy|\[data-active/

function removeLate(sheet: Root) {
  sheet.walk((node) => {
    if (LATE_STATEMENT.test(node.toString())) node.remove()
    if (node.type !== 'rule') return
    const selectors = list.comma(node.selector)
    const early = selectors.filter((selector) => !LATE_SELECTOR.test(withoutArguments(selector)))
    if (early.length === 0) node.remove()
    else if (early.length < selectors.length) node.selector = early.join(',')
  })
}

export function toStatements(node: ChildNode): Statement[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [toRule(node)]
  const text = node.toString()
  if (node.type !== 'atrule' || !node.nodes) return [{ text: `${text};` }]
  if (node.name === 'keyframes') return [{ text, name: node.params }]
  if (!/^(layer|media|supports|container)$/.test(node.name)) return [{ text }]
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`
  return [{ head, children: node.nodes.flatMap(toStatements) }]
}

function toRule(rule: Rule): Statement {
  const selectors = list.comma(rule.selector).map((text) => ({ text, needs: neededClasses(text) }))
  const declarations = rule.nodes.filter((node) => node.type !== 'comment')
  const tokens = declarations.flatMap((node) =>
    node.type === 'decl' && node.prop.startsWith('--') ? [{ name: node.prop, text: node.toString() }] : [],
  )
  if (tokens.length > 0 && tokens.length === declarations.length) return { selectors, tokens }
  return { selectors, body: rule.clone({ selector: '' }).toString() }
}

/** One class of each list of `:is()`, `:where()` and `:has()` is needed; of `:not()` none. */
function neededClasses(selector: string): string[][] {
  const [, before = '', name, rest = ''] = /^(.*?):([\w-]+)\((.*)$/s.exec(selector) ?? [undefined, selector]
  const own = [[...before.replace(/\[.*?\]/gs, '').matchAll(/\.([\w-]+)/g)].map(([, found = '']) => found)]
  if (name === undefined) return own
  const end = endOfArguments(rest)
  const argument = /^(is|where|has)$/.test(name) ? list.comma(rest.slice(0, end)).flatMap(neededClasses) : [[]]
  return inEachWay(inEachWay(own, argument), neededClasses(rest.slice(end + 1)))
}

function inEachWay(some: string[][], others: string[][]): string[][] {
  return some.flatMap((one) => others.map((other) => [...one, ...other]))
}

/** The position of the bracket that closes them. */
function endOfArguments(text: string): number {
  let depth = 1
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
