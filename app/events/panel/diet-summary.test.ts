import { expect, test } from 'vitest'
import { countDiets } from './diet-summary.ts'

test('counts each diet for the kitchen, without names', () => {
  expect(countDiets(['Celíac', 'celiac.', null, ' sin  nueces', ''])).toEqual([
    { diet: 'Celíac', count: 2 },
    { diet: 'sin nueces', count: 1 },
  ])
})
