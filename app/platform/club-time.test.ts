import { describe, expect, test } from 'vitest'
import { clubTime } from './club-time.ts'

describe('clubTime', () => {
  test('converts a time in Madrid, in winter and summer', () => {
    expect(clubTime('2026-12-04T21:00').moment?.toISOString()).toBe('2026-12-04T20:00:00.000Z')
    expect(clubTime('2027-07-04T21:00').moment?.toISOString()).toBe('2027-07-04T19:00:00.000Z')
  })

  test('refuses a time that the change to summer time skips', () => {
    expect(clubTime('2027-03-28T02:30')).toEqual({ refusal: 'does-not-exist' })
  })

  test('takes the first of a time that occurs twice in autumn', () => {
    expect(clubTime('2026-10-25T02:30')).toEqual({ moment: new Date('2026-10-25T00:30:00Z'), twice: true })
  })

  test.each(['', 'mañana', '2026-13-01T10:00', '2026-02-30T10:00'])('refuses «%s»', (wall) => {
    expect(clubTime(wall)).toEqual({ refusal: 'invalid' })
  })
})
