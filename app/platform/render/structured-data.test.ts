import { expect, test } from 'vitest'
import { clubMoment } from './structured-data.server.ts'

test('a moment is in the club’s time zone, in winter and summer', () => {
  expect(clubMoment('2026-12-04T20:00:00.000Z')).toBe('2026-12-04T21:00:00+01:00')
  expect(clubMoment('2027-03-28T00:59:00.000Z')).toBe('2027-03-28T01:59:00+01:00')
  expect(clubMoment('2027-03-28T01:00:00.000Z')).toBe('2027-03-28T03:00:00+02:00')
})
