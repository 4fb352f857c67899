import { expect, test } from 'vitest'
import { mandateKey, mandateReference } from './mandate-reference.ts'
import { isSepaIdentifier } from './sepa-text.ts'

test('A reference has the number of the member and which of their mandates it is', () => {
  expect(mandateReference('C-00012', 1)).toBe('C-00012-1')
  expect(isSepaIdentifier(mandateReference('C-00012', 1))).toBe(true)
})

test('References that differ in capital letters only are the same mandate', () => {
  expect(mandateKey('c-00012-1')).toBe(mandateKey('C-00012-1'))
})
