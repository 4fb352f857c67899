import { expect, test } from 'vitest'
import { creditorIdentifier } from './creditor-identifier.ts'
import { modulo97 } from './modulo-97.ts'

// Published identifiers of Spanish creditors.
test.each([
  ['B85626240', '000', 'ES77000B85626240'],
  ['77310058H', '000', 'ES6100077310058H'],
  ['S2802214E', '000', 'ES80000S2802214E'],
])('The identifier of %s with suffix %s is %s', (nif, suffix, identifier) => {
  expect(creditorIdentifier(nif, suffix)).toBe(identifier)
})

test('The number of the worked example leaves 21', () => {
  expect(modulo97('B85626240ES00')).toBe(Number(1_185_626_240_142_800n % 97n))
  expect(modulo97('B85626240ES00')).toBe(21)
})

test('The suffix takes no part in the check digits', () => {
  expect(creditorIdentifier('B85626240', '001')).toBe('ES77001B85626240')
})
