import { describe, expect, test } from 'vitest'
import { NO_DIET } from '#app/diets/diet.ts'
import { hideNames } from './hide-names.ts'
import { withoutNames } from './without-names.ts'

const names = ['Zoltana Canariç de la Torre', 'Marcel·la Núñez', 'Li Xu', "Joan d'Arc", '']

describe('hides the names of an event', () => {
  const hide = hideNames(names)
  test.each([
    ['para Zoltana, sin gluten', 'para […], sin gluten'],
    ['ZOLTANA CANARIÇ DE LA TORRE no come pescado', '[…] no come pescado'],
    ['la marcella i en nunez, sense ous', 'la […], sense ous'],
    ['d’Arc: cap fruit sec', 'd’[…]: cap fruit sec'],
    ['Li no menja api', '[…] no menja api'],
    ['li agrada tot', 'li agrada tot'],
    ['nada de la huerta', 'nada de la huerta'],
    ['joan-marcel·la', '[…]'],
  ])('%s', (text, shown) => {
    expect(hide(text)).toBe(shown)
  })
})

test.each([
  'alergia grave a la oliva, a las nueces y al marisco',
  'al·lèrgia a les peres, a la fruita seca i al peix',
  'Sin leche ni pescado. Celíaca. Vegetariana',
])('keeps foods and allergens, whoever is called so: %s', (note) => {
  const called = [
    'Joan Oliva',
    'Marisco Nueces',
    'Pera Peix',
    'Frutos Secos Leche',
    'Fruita Seca',
    'Pescado Vegetariana',
    'Celiaca Alergia',
  ]
  const guest = { table: 'Familia Oliva', dish: null, unreadable: false }
  const diet = { ...NO_DIET, note: `Joan: ${note}` }
  const [shown] = withoutNames([{ ...guest, diet }], called).guests
  expect([shown?.diet.note, shown?.table]).toEqual([`[…]: ${note}`, 'Familia […]'])
})

test('leaves texts as they are where nobody has a name', () => {
  expect(hideNames(['', ' '])('Zoltana')).toBe('Zoltana')
})

test('keeps two tables two, and tells the office what it has hidden', () => {
  const guest = (table: string, note = '') => ({ table, dish: null, unreadable: false, diet: { ...NO_DIET, note } })
  const { guests, hidden } = withoutNames(
    [guest('Familia Núñez'), guest('Familia Xu', 'Li: sin sésamo'), guest('4')],
    names,
  )
  expect(guests.map(({ table, diet }) => [table, diet.note])).toEqual([
    ['Familia […] 1', ''],
    ['Familia […] 2', '[…]: sin sésamo'],
    ['4', ''],
  ])
  expect(hidden).toEqual([
    { table: 'Familia Núñez', text: 'Familia Núñez', isTable: true },
    { table: 'Familia Xu', text: 'Familia Xu', isTable: true },
    { table: 'Familia Xu', text: 'Li: sin sésamo', isTable: false },
  ])
})

test('hides telephone numbers in notes and labels, and keeps counts and doses', () => {
  const guest = (table: string, note: string) => ({
    table,
    dish: null,
    diet: { allergens: [], traces: false, ways: [], note },
    unreadable: false,
  })
  const { guests } = withoutNames([guest('Mesa 600 123 456', 'Llamad al +34 600-12.34 56; 120 g de arroz, 2 x 15')], [])
  expect(guests[0]).toMatchObject({ table: 'Mesa …', diet: { note: 'Llamad al …; 120 g de arroz, 2 x 15' } })
})
