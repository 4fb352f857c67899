import { expect, test } from 'vitest'
import { countChangedWords, markWords } from './mark-words.ts'

const marked = (opened: string, text: string) =>
  markWords(opened, text)
    .map(({ text: part, changed }) => (changed ? `[${part}]` : part))
    .join('')

test.each([
  ['Sopar de tòfona', 'Sopar de tòfona del Berguedà', 'Sopar de tòfona[ del Berguedà]'],
  ['Siete platos. El pan es de casa.', 'Ocho platos. El pan es de Turris.', '[Ocho] platos. El pan es de [Turris].'],
  ['05 dic 2026 - 20:30', '05 dic 2026 - 21:00', '05 dic 2026 - [21]:[00]'],
  ['', 'Nuevo', '[Nuevo]'],
  ['igual', 'igual', 'igual'],
])('In «%s», changed to «%s», the new words are marked', (opened, text, expected) => {
  expect(marked(opened, text)).toBe(expected)
})

test('Long texts without a common part are marked whole', () => {
  const words = (word: string) => `${word} `.repeat(2_000).trim()
  expect(markWords(words('a'), words('b')).every(({ changed }) => changed)).toBe(true)
})

const opened = 'Siete platos con la primera tuber melanosporum del Berguedà.'

test.each([
  ['Siete platos con la primera tuber melanosporum del Berguedà, recogida esta semana.', { changed: 0, added: 3 }],
  ['Ocho platos con la primera tuber melanosporum del Berguedà. El pan es de Turris.', { changed: 1, added: 5 }],
  ['Siete platos del Berguedà.', { changed: 0, removed: 5 }],
  [opened.replace('.', '!'), { changed: 0 }],
])('The words of «%s» that differ are counted', (text, expected) => {
  expect(countChangedWords(opened, text)).toEqual({ added: 0, removed: 0, ...expected })
})

test('The words of texts that are too long to compare are not counted', () => {
  expect(countChangedWords('a '.repeat(2_000), 'b '.repeat(2_000))).toBeNull()
})
