import { expect, test } from 'vitest'
import { can } from '#app/accounts/capabilities.ts'
import { findChoices } from './choices.ts'
import { markWords, similarity, wordsOf } from './search-text.ts'

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test('What was searched is marked without case and accents', () => {
  expect(marked('Maria Àngels Vilà', ['angels', 'VILA'])).toBe('Maria [Àngels] [Vilà]')
  expect(marked('Mariona Ferrer-Vidal', ['ferrer'])).toBe('Mariona [Ferrer]-Vidal')
  expect(marked('Col·lell', ['lell'])).toBe('Col·[lell]')
  for (const typed of ['collell', 'Col·lell', 'col-lell'])
    expect(marked('Pau Col·lell', [typed])).toBe('Pau [Col·lell]')
  expect(marked('Vidal-Llorens', ['vidal', 'llo'])).toBe('[Vidal]-[Llo]rens')
  expect(marked('Pere', [])).toBe('Pere')
})

test('Words are separated by spaces, and signs alone are none', () => {
  expect(wordsOf('  Maria   % Àngels ')).toEqual(['Maria', 'Àngels'])
  expect(wordsOf('...')).toEqual([])
  expect(wordsOf('Pau Col·')).toEqual(['Pau', 'Col'])
})

test('Words that differ by a typing error have much in common', () => {
  expect(similarity('montserat', 'montserrat')).toBeGreaterThan(0.7)
  expect(similarity('garsia', 'garcia')).toBeGreaterThanOrEqual(0.4)
  expect(similarity('vila', 'serra')).toBe(0)
})

const titles = (words: string[], role: 'admin' | 'editor', language: 'es' | 'ca' = 'es') =>
  findChoices(words, (capability) => can(role, capability), language).map(({ title }) => title)

test('Acts and screens are named in either language, by the start of a word, and with a typing error', () => {
  expect(titles(['crear', 'evento'], 'admin')).toEqual(['Crear un evento'])
  expect(titles(['esdeveniment', 'crear'], 'admin')).toEqual(['Crear un evento'])
  expect(titles(['restaurnt'], 'admin', 'ca')).toEqual(['Restaurants', 'Crear un restaurant', 'Importar restaurants'])
  expect(titles(['auditoria'], 'admin')).toContain('Auditoría')
})

test('An editor is offered only what an editor may do', () => {
  const all = titles([], 'editor')
  expect(all).toContain('Crear una publicación')
  for (const title of ['Crear un evento', 'Crear un socio', 'Socios', 'Usuarios', 'Datos de una persona'])
    expect(all).not.toContain(title)
  expect(titles([], 'admin')).toContain('Socios')
})
