import { plainText, type LegalBlock, type LegalDocument, type LegalProse, type LegalSection } from './legal-document.ts'

/** `[link](address)`, `{fact}`, `{fact|text without it}`, words. */
const PARTS = /\[(.+?)\]\((.+?)\)|\{(\w+)(?:\|(.+?))?\}|([^[{]+|.)/g

type Facts = Readonly<Record<string, LegalProse[number] | null>>

/**
 * Reads the Markdown of the legal texts: one line is a heading, a paragraph, an item or a row; blocks are separated by
 * empty lines. `{fact}` is a placeholder, `{fact|text}` has a text for a fact that the club has not given; without one
 * the line, or row, is left out.
 */
export function readLegalText(markdown: string, facts: Facts): Omit<LegalDocument, 'version'> {
  const [title = '', ...sections] = markdown.trim().split(/^##? /m).slice(1)
  return { title: title.trim(), sections: sections.map((section) => readSection(section, facts)) }
}

function readSection(markdown: string, facts: Facts): LegalSection {
  const [first = '', ...blocks] = markdown.trim().split(/\n{2,}/)
  const [, heading, id] = /^(.+) \{#([a-z-]+)\}$/.exec(first) ?? []
  if (!heading || !id) throw new Error(`a section of a legal text starts with «${first}», not with «Heading {#id}»`)
  return {
    id,
    heading: plainText(readProse(heading, facts)),
    blocks: blocks.flatMap((block) => readBlock(block, facts)),
  }
}

function readBlock(markdown: string, facts: Facts): LegalBlock[] {
  const lines = markdown.split('\n')
  if (markdown.startsWith('- ')) {
    return [{ kind: 'list', items: lines.map((line) => readProse(line.slice('- '.length), facts)).filter(isGiven) }]
  }
  const caption = /^Table: (.+)\n/.exec(markdown)?.[1]
  if (caption) {
    const [columns = [], , ...rows] = lines.slice(1).map((line) => line.slice('| '.length, -' |'.length).split(' | '))
    const read = rows.map((row) => row.map((cell) => readProse(cell, facts)))
    return [{ kind: 'table', caption, columns, rows: read.filter((row) => row.every(isGiven)) }]
  }
  const text = readProse(markdown, facts)
  return isGiven(text) ? [{ kind: 'paragraph', text }] : []
}

const isGiven = (text: LegalProse) => text.length > 0

/** Links and placeholders become parts of the text. Nothing when a fact is missing. */
function readProse(markdown: string, facts: Facts): LegalProse {
  const parts: LegalProse[number][] = []
  for (const [, link, href = '', name, fallback, text = ''] of markdown.matchAll(PARTS)) {
    const part = link ? { text: link, href } : name ? (factOf(name, facts) ?? fallback) : text
    if (part === undefined) return []
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

function factOf(name: string, facts: Facts): LegalProse[number] | null {
  const fact = facts[name]
  if (fact === undefined) throw new Error(`a legal text names the fact «${name}», which is unknown`)
  return fact
}
