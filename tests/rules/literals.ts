import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

export type Node = { type: string; start: number; end: number; value?: unknown; [name: string]: unknown }
export type Literal = { text: string; isMarkup: boolean }

/** The strings of a source file but for keys, parts of templates and text between tags. @param skip what is left out */
export function literalsIn(file: string, skip: (node: Node, source: string) => boolean = () => false): Literal[] {
  const source = readFileSync(file, 'utf8')
  const found: Literal[] = []
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return found

  function walk(node: Node): void {
    if (/^(?:Import|ExportAll|TSType|TSInterface)/.test(node.type) || skip(node, source)) return
    const text = textOf(node)
    if (text !== undefined) found.push({ text, isMarkup: node.type === 'JSXText' })
    for (const [name, child] of Object.entries(node)) {
      if (node.type === 'Property' && name === 'key') continue

      if (Array.isArray(child)) child.filter(isNode).forEach(walk)
      else if (isNode(child)) walk(child)
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : undefined
  return type === 'TemplateElement' ? (value as { cooked: string }).cooked : undefined
}
