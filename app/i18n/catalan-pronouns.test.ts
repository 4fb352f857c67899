import { expect, test } from 'vitest'
import { joinPronouns, withJoinedPronouns } from './catalan-pronouns.ts'

const shown = (text: string) => joinPronouns(text).replaceAll('\u2060', '|')

test.each([
  ['acostar-hi, fer-ho.', 'acostar-|hi, fer-|ho.'],
  ['demanar-t’ho, unir-s’hi i dona-me’n', 'demanar-|t’ho, unir-|s’hi i dona-|me’n'],
  ['anem-nos-en; dir-los-hi', 'anem-|nos-|en; dir-|los-|hi'],
  ['posar-s&#x27;hi', 'posar-|s&#x27;hi'],
  ['Uneix-te', 'Uneix-|te'],
])('«%s» does not break before its pronouns', (text, joined) => {
  expect(shown(text)).toBe(joined)
})

test('other hyphens, figures and addresses stay as they are', () => {
  for (const text of [
    'sud-est, vint-i-u, nord-enllà',
    '2-hi, C-00001',
    'hola@can-la.example',
    'https://x.example/can-la',
  ])
    expect(joinPronouns(text)).toBe(text)
})

test('a dictionary is joined in every text, once, and only the Catalan one', () => {
  const texts = { again: (name: string) => `Torna-ho, ${name}`, list: [['Digues-ho', 'no']] }
  const joined = withJoinedPronouns(withJoinedPronouns(texts, 'ca'), 'ca')
  expect([joined.again('Pia'), joined.list]).toEqual(['Torna-\u2060ho, Pia', [['Digues-\u2060ho', 'no']]])
  expect(withJoinedPronouns(texts, 'es')).toBe(texts)
})
