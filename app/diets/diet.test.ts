import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textsOf } from '#app/i18n/texts.server.ts'
import { ALLERGENS, describeDiet, DIET_WAYS, hasDiet, NO_DIET, readDiet, writeDiet, type Diet } from './diet.ts'

const diets: fc.Arbitrary<Diet> = fc.record({
  allergens: fc.subarray([...ALLERGENS]),
  traces: fc.boolean(),
  ways: fc.subarray([...DIET_WAYS]),
  note: fc.oneof(fc.string(), fc.json()).map((note) => note.trim()),
})

test('reads every diet as it was written', () => {
  fc.assert(
    fc.property(diets, (diet) => {
      expect(readDiet(writeDiet(diet))).toEqual(diet)
    }),
  )
})

test('writes nothing for a diet that says nothing', () => {
  expect(writeDiet({ ...NO_DIET, note: '  ' })).toBeNull()
  expect(hasDiet(NO_DIET)).toBe(false)
  expect(readDiet(null)).toEqual(NO_DIET)
})

test('keeps the order of the Regulation, whatever the order of the answers', () => {
  expect(readDiet(writeDiet({ ...NO_DIET, allergens: ['molluscs', 'gluten', 'gluten'] })).allergens).toEqual([
    'gluten',
    'molluscs',
  ])
})

test('reads the words of earlier releases as a note, and loses nothing that it does not know', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (words) => {
      expect(readDiet(words)).toEqual({ ...NO_DIET, note: words.trim() })
    }),
  )
  const ofLaterRelease = '{"a":["gluten","insects"],"d":[],"traces":false,"note":""}'
  expect(readDiet(ofLaterRelease).note).toBe(ofLaterRelease)
})

test('describes a diet in both languages', () => {
  const diet: Diet = { allergens: ['gluten', 'nuts'], traces: true, ways: ['pregnancy'], note: 'sin picante' }
  expect(describeDiet(diet, textsOf.es.diets)).toBe('gluten + frutos de cáscara, trazas; embarazo; sin picante')
  expect(describeDiet(diet, textsOf.ca.diets)).toBe('gluten + fruita seca de clofolla, traces; embaràs; sin picante')
  expect(describeDiet({ ...NO_DIET, note: 'kiwi' }, textsOf.es.diets)).toBe('kiwi')
})
