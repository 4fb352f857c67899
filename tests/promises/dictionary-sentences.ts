import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAst } from 'vite'
import { isLanguage, type Language } from '#app/i18n/language.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { isNode, type Node } from '#tests/rules/literals.ts'

/** A sentence of a dictionary: `place` is the same in both languages. Values in it are «…». */
export type Sentence = { place: string; text: string }

/** What people outside the panel read: the pages and mails of the site, and the door. */
const dictionaries = ['app/i18n/{}/*.ts', 'app/door/door-texts.ts']

export function sentencesOf(language: Language): Sentence[] {
  const files = dictionaries.flatMap((pattern) => globSync(pattern.replace('{}', language), { cwd: root })).toSorted()
  return files.flatMap((file) => sentencesIn(file, language))
}

function sentencesIn(file: string, language: Language): Sentence[] {
  const found: Sentence[] = []
  const isInBoth = !file.startsWith('app/i18n/')
  walk(parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }) as unknown as Node, basename(file, '.ts'))
  return found

  function walk(node: Node, place: string): void {
    if (/^(?:Import|ExportAll|TSType|TSInterface)/.test(node.type)) return
    const text = textOf(node)
    if (text !== undefined) found.push(...splitSentences(text).map((sentence) => ({ place, text: sentence })))
    if (node.type === 'Property') {
      const key = keyOf(node.key as Node)
      if (!isInBoth || !isLanguage(key)) return walk(node.value as Node, `${place}.${key}`)
      return key === language ? walk(node.value as Node, place) : undefined
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, place)
  }
}

const keyOf = ({ name, value }: Node) => String(name ?? value)

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
}

export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.;:?!»]) +|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
