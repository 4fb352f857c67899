import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isNode, literalsIn, type Literal, type Node } from './literals.ts'

const root = resolve(import.meta.dirname, '../..')

/** Keys of the keyboard, headers, browsers, marks and stored values, lists of passwords, metrics for operators. */
const notTexts = new Set([
  'Escape',
  'Enter',
  'Backspace',
  'Delete',
  'Control',
  'Ctrl',
  'Location',
  'Cookie',
  'Regular',
  '«',
  '»',
  '…',
])
const notTextFiles =
  /\/(?:common-passwords\.server|device-label|metrics\.server|share-picture\.server)\.ts$|\/ui\/site\//

/** What only the panel shows, and what it shares with the public pages. */
const files = globSync(
  [
    'app/{accounts,admin,club,mails,media,membership,operations,organizers,privacy}/**/*.{ts,tsx}',
    'app/{events,restaurants,blog,contact}/panel/**/*.{ts,tsx}',
    'app/platform/forms/**/*.{ts,tsx}',
    'app/ui/**/*.{ts,tsx}',
    'app/demo/*.tsx',
  ],
  { cwd: root },
).filter(
  (file) =>
    !/\.test\.tsx?$|\/(?:[a-z]+-)?(?:panel-)?texts(?:\.(?:es|ca))?\.ts$|\/toasts\.ts$/.test(file) &&
    !notTextFiles.test(file),
)

/** Statements, log lines and errors for operators are no texts of the panel. */
const ignoredCalls = /^(?:log\.\w+|sql|sql\.\w+|tx|Error|TypeError|RegExp|describe[A-Z]\w*)$/
const ignoredAttributes = /^(?:className|d|viewBox|style|sizes|accept|allow|sandbox|pattern|autoComplete|points)$/

function isIgnored(node: Node, source: string): boolean {
  if (node.type === 'JSXAttribute') return ignoredAttributes.test(String((node.name as Node).name))
  const callee = node.type === 'TaggedTemplateExpression' ? node.tag : node.callee
  return isNode(callee) && ignoredCalls.test(source.slice(callee.start, callee.end))
}

/** A word between tags, or a string with Spanish or Catalan letters, or like a sentence. */
function isText({ text, isMarkup }: Literal): boolean {
  if (notTexts.has(text.trim())) return false
  if (isMarkup) return /\p{Letter}{2}/u.test(text)
  return /[áéíóúüñçàèòïÁÉÍÓÚÑÀÈÒ¿¡«»…]/.test(text) || /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*[.:…]{0,3}$/u.test(text.trim())
}

test('Every text of the panel is in a dictionary', () => {
  expect(files.length).toBeGreaterThan(250)
  const left = files.flatMap((file) =>
    literalsIn(resolve(root, file), isIgnored)
      .filter(isText)
      .map(({ text }) => `${file}: ${text.trim().replace(/\s+/g, ' ')}`),
  )
  expect(left).toEqual([])
})
