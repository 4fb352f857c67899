import { expect, test } from 'vitest'
import { bilingual, localizedRow } from './localized-row.ts'

const row = { id: 1, title: 'Cena', titleCa: 'Sopar', city: 'Lérida', cityCa: '' }

test('the Catalan text is used on Catalan pages where it is filled', () => {
  expect(localizedRow('ca', row)).toEqual({ id: 1, title: 'Sopar', city: 'Lérida' })
  expect(localizedRow('es', row)).toEqual({ id: 1, title: 'Cena', city: 'Lérida' })
})

test('bilingual entries are those with a Catalan version', () => {
  expect(bilingual(row)).toEqual({ title: 'Cena', titleCa: 'Sopar', city: 'Lérida', cityCa: '' })
})
