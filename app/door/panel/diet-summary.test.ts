import { expect, test } from 'vitest'
import { NO_DIET, readDiet } from '#app/diets/diet.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { countDiets } from './diet-summary.ts'

test('counts each diet for the kitchen, without names', () => {
  const diets = [
    { ...NO_DIET, allergens: ['nuts' as const], ways: ['vegan' as const], note: 'Celíac' },
    { ...NO_DIET, allergens: ['gluten' as const, 'nuts' as const] },
    ...['celiac.', null, ' sin  nueces', ''].map((note) => (note === null ? null : readDiet(note))),
  ]
  expect(countDiets(diets, textsOf.ca.diets)).toEqual([
    { diet: 'Cereals amb gluten', count: 1 },
    { diet: 'Fruita seca de clofolla (nous, ametlles…)', count: 2 },
    { diet: 'Vegana', count: 1 },
    { diet: 'Celíac', count: 2 },
    { diet: 'sin nueces', count: 1 },
  ])
})
