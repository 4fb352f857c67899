import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { isNode, type Node } from './literals.ts'

const root = resolve(import.meta.dirname, '../..')

/** These take the square of the length of what they read: it is short, the product's own, or of the reader's browser. */
const ofShortTexts: Readonly<Record<string, string>> = {
  'app/accounts/passwords.server.ts': 'a hash',
  'app/articles/editor/link-address.ts': 'in the browser of whoever types it',
  'app/backup/timelines.ts': 'written by PostgreSQL',
  'app/club/forms.ts': 'a line of the club’s own form',
  'app/door/panel/diet-summary.ts': 'a diet of 500 characters',
  'app/i18n/money.ts': 'a number',
  'app/i18n/phone-link.ts': 'a telephone of 40 characters',
  'app/platform/mail/name-in-message.ts': 'a name of 120 characters',
  'app/platform/render/style-statements.ts': 'our stylesheets',
  'app/restaurants/gazetteer.server.ts': 'our list of towns',
  'app/site/legal/read-legal-text.ts': 'our legal texts',
}

const LENGTH = 20_000
/** A text of this length is read in less than 2 ms; what takes its square needs more than 60. */
const MOST_MS = 40

const starts = ['', 'x', '0', '<p>', '\n']
const repeated = [
  ' ',
  '\n',
  '\t',
  'a',
  'A',
  '0',
  'á',
  '.',
  ',',
  ';',
  '-',
  '=',
  '/',
  '"',
  '[',
  '(',
  '<',
  '<a',
  '<p>',
  'a ',
  '0 ',
  'A.',
]
const ends = ['', '!', '\nx']

/** The longest of all texts, each tried three times: the machine may be busy. */
function slowest(expression: RegExp): { text: string; ms: number } {
  const texts = starts.flatMap((start) =>
    repeated.flatMap((part) => ends.map((end) => start + part.repeat(LENGTH / part.length) + end)),
  )
  for (const text of texts) {
    let ms = Infinity
    for (let time = 0; time < 3 && ms > MOST_MS; time += 1) {
      const start = performance.now()
      text.replace(expression, '')
      ms = Math.min(ms, performance.now() - start)
    }
    if (ms > MOST_MS) return { text: JSON.stringify(text.slice(0, 8)), ms: Math.round(ms) }
  }
  return { text: '', ms: 0 }
}

test('No regular expression takes the square of the length of what somebody sends', { timeout: 180_000 }, () => {
  const tried = new Set<string>()
  const slow = globSync('{app,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', '**/*texts.*'] }).flatMap(
    (file) =>
      expressionsIn(resolve(root, file)).flatMap(({ pattern, flags }) => {
        const key = `${pattern}/${flags}`
        if (file in ofShortTexts || !/[*+}]/.test(pattern) || tried.has(key)) return []
        tried.add(key)
        const { text, ms } = slowest(new RegExp(pattern, `${flags.replace(/[gy]/g, '')}g`))
        return ms > 0 ? [`${file}: ${pattern} on ${text}…: ${ms} ms`] : []
      }),
  )
  expect(slow).toEqual([])
  expect(tried.size).toBeGreaterThan(200)
})

type Expression = { pattern: string; flags: string }

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = []
  const walk = (node: Node): void => {
    const { regex } = node as { regex?: Expression }
    if (node.type === 'Literal' && regex) found.push(regex)
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child)
  }
  walk(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return found
}
