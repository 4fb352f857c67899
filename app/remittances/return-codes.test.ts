import { expect, test } from 'vitest'
import { codeInWords, returnCodeTexts } from '#app/banking/return-code-texts.ts'
import { returnCodes } from './return-codes.ts'

test('Each code that the product knows has words in both languages; what a person has written stays as it is', () => {
  for (const texts of Object.values(returnCodeTexts))
    expect(Object.keys(texts).toSorted()).toEqual(returnCodes.toSorted())
  expect(codeInWords('AC04', 'ca')).toBe('Compte tancat (AC04)')
  expect(codeInWords('Lo pidió en la puerta', 'es')).toBe('Lo pidió en la puerta')
})
