import { list, parse, type ChildNode } from 'postcss'
import type { Plugin } from 'vite'

/** A group of statements (`@layer`, `@media`), or one statement as text. */
export type Statement =
  | { head: string; children: Statement[] }
  | {
      text: string
      /** The classes that each selector needs; null when the statement is always kept. */
      classes: string[][] | null
    }

/** At build time, parses a stylesheet that is imported with `?inline&statements`. */
export function styleStatements(): Plugin {
  return {
    name: 'style-statements',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css?inline&statements')) return null
      const css = JSON.parse(code.replace(/^export default /, '')) as string
      return { code: `export default ${JSON.stringify(parseStyles(css))}`, map: null }
    },
  }
}

export function parseStyles(css: string): Statement[] {
  return parse(css).nodes.flatMap(toStatements)
}

/** Animations and font files load with the whole sheet; the fallback fonts have the same metrics. */
const LATE_STATEMENT = /^@(starting-style|view-transition)\b|^[^{]*::view-transition|^@font-face[^}]*url\(/

function toStatements(node: ChildNode): Statement[] {
  const text = node.toString()
  if (node.type === 'comment' || LATE_STATEMENT.test(text)) return []
  if (node.type === 'rule') return [{ text, classes: list.comma(node.selector).map(classesOf) }]
  if (node.type !== 'atrule' || !node.nodes) return [{ text: `${text};`, classes: null }]
  if (!/^(layer|media|supports|container)$/.test(node.name)) return [{ text, classes: null }]
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`
  return [{ head, children: node.nodes.flatMap(toStatements) }]
}

/** The classes that a selector needs: not those in the arguments of `:not()` and `:is()`. */
function classesOf(selector: string): string[] {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  if (shorter !== selector) return classesOf(shorter)
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}
