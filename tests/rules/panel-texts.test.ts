import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isNode, literalsIn, type Literal, type Node } from './literals.ts'

const root = resolve(import.meta.dirname, '../..')

/** Keys of the keyboard, headers, marks, stored values, proper names, words of schema.org and of robots.txt. */
const notTexts = new Set(
  [
    ['Escape', 'Enter', 'Backspace', 'Delete', 'Control', 'Ctrl', '«', '»', '…', '[…]'],
    ['Location', 'Cookie', 'Vary', 'Sitemap:', 'Contact:', 'Expires:', 'Canonical:'],
    ['Regular', 'España', 'Espanya', 'sí', 'Facebook', 'Instagram', 'Català', 'Castellano', 'Oops! Page not found'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'miércoles', 'sábado'],
    ['Organization', 'Restaurant', 'Event', 'Place', 'Offer'],
    ['CC BY 4.0'],
  ].flat(),
)
/** Errors for operators and engineers, in English. */
const forOperators =
  /^app\/(?:backup|database|platform\/secrets)\/|^app\/(?:config\.server|setting-schemas|demo\/load-demo-content\.server)\.ts$/
/**
 * Lists of passwords, browsers, given names and food, metrics, demo values of the club, both languages of demo content
 * side by side, names of placeholders, answers to «¿Cómo nos conociste?» as they are stored, elements of ISO 20022.
 */
const notTextFiles =
  /\/(?:common-passwords\.server|device-label|metrics\.server|share-picture\.server|food-words|surnames|testimonials|sample-events|slides|placeholders)\.ts$|\/ui\/site\/|^app\/(?:club|bookings\/registration\/forms)\.ts$|^app\/remittances\/files\//
const dictionaries =
  /\.test\.tsx?$|\/(?:[a-z]+-)*texts\.ts$|\/(?:toasts|noun|mail-kinds)\.ts$|^app\/(?:i18n|site\/legal|demo\/content)\//

const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
  [dictionaries, forOperators, notTextFiles].every((others) => !others.test(file)),
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

test('Every text for people is in a dictionary', () => {
  expect(files.length).toBeGreaterThan(900)
  const left = files.flatMap((file) =>
    literalsIn(resolve(root, file), isIgnored)
      .filter(isText)
      .map(({ text }) => `${file}: ${text.trim().replace(/\s+/g, ' ')}`),
  )
  expect(left).toEqual([])
})
