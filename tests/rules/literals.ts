import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { isLanguage, type Language } from '#app/i18n/language.ts'

export type Node = { type: string; start: number; end: number; value?: unknown; [name: string]: unknown }
/** `language`: of a text that stands beside its translation. */
export type Literal = { text: string; isMarkup: boolean; language: Language | undefined }

/** The strings of a source file but for keys, parts of templates and text between tags. @param skip what is left out */
export function literalsIn(file: string, skip: (node: Node, source: string) => boolean = () => false): Literal[] {
  const source = readFileSync(file, 'utf8')
  const found: Literal[] = []
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return found

  function walk(node: Node, outer?: Language): void {
    if (/^(?:Import|ExportAll|TSType|TSInterface)/.test(node.type) || skip(node, source)) return
    const language = outer ?? languageOf(node)
    const text = textOf(node)
    if (text !== undefined) found.push({ text, isMarkup: node.type === 'JSXText', language })
    for (const [name, child] of Object.entries(node)) {
      if (node.type === 'Property' && name === 'key') continue

      for (const part of [child].flat()) if (isNode(part)) walk(part, language)
    }
  }
}

function languageOf({ type, key }: Node): Language | undefined {
  const name = type === 'Property' ? (key as Node).name : undefined
  return isLanguage(name) ? name : undefined
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : undefined
  return type === 'TemplateElement' ? (value as { cooked: string }).cooked : undefined
}
