import { expect, test } from 'vitest'
import { mandateReference } from './mandate-reference.ts'

test('A reference has the number of the member and which of their mandates it is', () => {
  expect(mandateReference('C-00012', 1)).toBe('C-00012-1')
})
