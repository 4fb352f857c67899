import { expect, test } from 'vitest'
import type { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { isMailKind, mailKindsErasedWith } from './mail-kinds.ts'

type EnqueuedKind = Parameters<typeof enqueueMail>[1]['kind']

test('Erasing a record erases every kind of mail about it', () => {
  expect(mailKindsErasedWith('partyId')).toEqual([
    'registration',
    'party',
    'registration-hold',
    'registration-again',
    'registration-cancelled',
    'registration-receipt',
    'registration-left',
    'event-changed',
    'diet-reduced',
    'diet-reduced-notice',
    'waiting-joined',
    'waiting-offer',
    'waiting-lapsed',
    'waiting-withdrawn',
    'waiting-removed',
    'event-called-off',
    'event-message',
    'reminder',
    'thanks',
  ])
  expect(mailKindsErasedWith('userId')).toEqual([
    'existing-account',
    'password-changed',
    'second-factor-changed',
    'new-device',
    'team-notice',
  ])
})

test('A misspelt kind of mail does not compile', () => {
  // @ts-expect-error not one of `mailKinds`
  const misspelt: EnqueuedKind = 'registraton'
  expect(isMailKind(misspelt)).toBe(false)
})
