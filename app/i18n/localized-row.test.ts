import { expect, test } from 'vitest'
import { localText } from './localized.ts'
import { bilingual, localizedRow } from './localized-row.ts'

const row = { id: 1, title: 'Cena', titleCa: 'Sopar', city: 'Lérida', cityCa: '', lead: ' ', leadCa: 'Set plats' }

test('each text is in the page’s language, else in the other one and marked', () => {
  expect(localizedRow('ca', row)).toEqual({
    id: 1,
    title: 'Sopar',
    city: 'Lérida',
    lead: 'Set plats',
    langs: { city: 'es' },
  })
  expect(localizedRow('es', row)).toEqual({
    id: 1,
    title: 'Cena',
    city: 'Lérida',
    lead: 'Set plats',
    langs: { lead: 'ca' },
  })
})

test('a text that exists in no language has no language', () => {
  expect(localText('ca', '', null)).toEqual({ text: '' })
  expect(localText('es', null, ' ')).toEqual({ text: '' })
})

test('bilingual entries are those with a Catalan version', () => {
  const { id: _, ...texts } = row
  expect(bilingual(row)).toEqual(texts)
})
