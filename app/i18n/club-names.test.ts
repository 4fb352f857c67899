import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import ca from './ca/index.ts'
import es from './es/index.ts'
import { withClubNames } from './club-names.ts'

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
  expect(withClubNames(words, { name, formalName, cancellationHours: 48 }, language)).toBe(expected)
})

test('«pel Cercle Gastronòmic» is renamed', () => {
  const { text } = withClubNames(ca, { name: 'la Taula', formalName: 'Taula Rodona', cancellationHours: 48 }, 'ca')
    .restaurants.share
  expect(text('Can Prova')).toBe('Can Prova, visitat per la Taula Rodona')
})

test.each([['es', es] as const, ['ca', ca] as const])('The %s dictionary names no other club', (language, texts) => {
  const named = JSON.stringify(
    withClubNames(texts, { name: 'la Taula', formalName: 'Taula Rodona', cancellationHours: 48 }, language),
  )
  expect(named).not.toMatch(/Cercle/i)
  expect(named).toContain('la Taula')
})

/** Not the product, which operators know as «el Cercle», nor the page where the names are edited. */
const dictionaries = globSync('app/**/*-texts.{es,ca}.ts').filter((file) => !/^app\/(operations|club)\//.test(file))

test('The panel says «el club», whose name is not in its texts', () => {
  expect(dictionaries.length).toBeGreaterThan(10)
  expect(dictionaries.filter((file) => readFileSync(file, 'utf8').includes('Cercle'))).toEqual([])
})

test.each([['es', es] as const, ['ca', ca] as const])(
  'The %s dictionary says the hours of the club',
  (language, texts) => {
    const club = { name: 'el Cercle', formalName: 'Cercle Gastronòmic', cancellationHours: 72 }
    const said = JSON.stringify(withClubNames(texts, club, language))
    expect(said).not.toMatch(/48 hor[ae]s/)
    expect(said).toMatch(/72 hor[ae]s/)
  },
)
