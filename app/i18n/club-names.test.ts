import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringsOf } from '#tests/harness/strings-of.ts'
import ca from './ca/index.ts'
import mailsCa from './ca/mails.ts'
import es from './es/index.ts'
import mailsEs from './es/mails.ts'
import { withClubNames } from './club-names.ts'

const dictionaries = [
  ['es', 'site', es],
  ['es', 'mails', mailsEs],
  ['ca', 'site', ca],
  ['ca', 'mails', mailsCa],
] as const

const words = 'El Cercle te invita al Cercle, en la web del Cercle Gastronòmic y en Cercle Gastronòmic: dinner'

test.each([
  ['el Cercle', 'Cercle Gastronòmic', 'es', words],
  [
    'la Taula',
    'Taula Rodona',
    'es',
    'La Taula te invita a la Taula, en la web de la Taula Rodona y en Taula Rodona: dinner',
  ],
  [
    'el Rebost',
    'Amics del Rebost',
    'es',
    'El Rebost te invita al Rebost, en la web de Amics del Rebost y en Amics del Rebost: dinner',
  ],
  [
    'els Fogons',
    'Fogons de Vic',
    'ca',
    'Els Fogons te invita als Fogons, en la web dels Fogons de Vic y en Fogons de Vic: dinner',
  ],
  ['l’Olla', 'Olla Pobra', 'ca', 'L’Olla te invita a l’Olla, en la web de l’Olla Pobra y en Olla Pobra: dinner'],
  ['Aroma', 'Aroma', 'ca', 'Aroma te invita a Aroma, en la web d’Aroma y en Aroma: dinner'],
] as const)('With the names «%s» and «%s» (%s) the articles fit', (name, formalName, language, expected) => {
  expect(withClubNames(words, { name, formalName }, language)).toBe(expected)
})

test('«pel Cercle Gastronòmic» is renamed', () => {
  const { text } = withClubNames(ca, { name: 'la Taula', formalName: 'Taula Rodona' }, 'ca').restaurants.share
  expect(text('Can Prova')).toBe('Can Prova, visitat per la Taula Rodona')
})

test.each(dictionaries)('The %s dictionary of the %s names no other club', (language, _dictionary, texts) => {
  const names = { name: 'la Taula', formalName: 'Taula Rodona' }
  const named = stringsOf(withClubNames(texts, names, language))
  expect(named.filter((text) => /cercle/i.test(text))).toEqual([])
  expect(named.join('\n')).toContain('la Taula')
})

/** Not the product, which operators know as «el Cercle», nor the page where the names are edited. */
const panelDictionaries = globSync('app/**/*-texts.ts').filter((file) => !/^app\/(operations|club)\//.test(file))

test('The panel says «el club», whose name is not in its texts', () => {
  expect(panelDictionaries.length).toBeGreaterThan(10)
  expect(panelDictionaries.filter((file) => readFileSync(file, 'utf8').includes('Cercle'))).toEqual([])
})

/** The club sets it, and a booking keeps what held on its day: whoever says it is given the hours. */
test.each(dictionaries)(
  'No text of the %s dictionary of the %s knows the notice of a refund',
  (_, _dictionary, texts) => {
    expect(stringsOf(texts).filter((text) => /\b48\s(?:hor[ae]s|h)\b/.test(text))).toEqual([])
  },
)
