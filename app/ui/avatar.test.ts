import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test('initials are those of the first two names', () => {
  expect(initials('Laia Puig')).toBe('LP')
  expect(initials('Inés Aranda Soler')).toBe('IA')
  expect(initials(' Àngels ')).toBe('À')
})

test('particles do not count, and small letters are made big', () => {
  expect(initials('Marta de la Riba')).toBe('MR')
  expect(initials('clara vidal')).toBe('CV')
})
