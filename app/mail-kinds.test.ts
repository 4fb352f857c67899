import { expect, test } from 'vitest'
import { mailKindLabel, mailKindsErasedWith } from './mail-kinds.ts'

test('Erasing a record erases every kind of mail about it', () => {
  expect(mailKindsErasedWith('registration')).toEqual([
    'registration',
    'registration-hold',
    'registration-again',
    'registration-cancelled',
  ])
  expect(mailKindsErasedWith('account')).toEqual(['existing-account', 'password-changed'])
})

test('An unknown kind of a newer release is shown by its key', () => {
  expect(mailKindLabel('registration')).toBe('Inscripción confirmada')
  expect(mailKindLabel('of-the-next-release')).toBe('of-the-next-release')
  expect(mailKindLabel('toString')).toBe('toString')
})
