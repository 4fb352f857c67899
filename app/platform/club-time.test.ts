import { describe, expect, test } from 'vitest'
import { CLUB_TIME_ZONE } from '#app/club.ts'
import { clubTime, clubWall, occursTwice } from './club-time.ts'

describe('clubTime', () => {
  test('converts a time in Madrid, in winter and summer', () => {
    expect(clubTime('2026-12-04T21:00').moment?.toISOString()).toBe('2026-12-04T20:00:00.000Z')
    expect(clubTime('2027-07-04T21:00').moment?.toISOString()).toBe('2027-07-04T19:00:00.000Z')
  })

  test('refuses a time that the change to summer time skips', () => {
    expect(clubTime('2027-03-28T02:30')).toEqual({ refusal: 'does-not-exist' })
  })

  test('takes the first of a time that occurs twice in autumn', () => {
    expect(clubTime('2026-10-25T02:30')).toEqual({ moment: new Date('2026-10-25T00:30:00Z') })
  })

  test.each(['', 'mañana', '2026-13-01T10:00', '2026-02-30T10:00'])('refuses «%s»', (wall) => {
    expect(clubTime(wall)).toEqual({ refusal: 'invalid' })
    expect(occursTwice(wall)).toBe(false)
  })
})

test('Every half hour of twelve years occurs twice exactly when the zone says so', () => {
  const start = Date.UTC(2026, 0, 1)
  const halfHours = Array.from({ length: 12 * 366 * 48 }, (_, index) => clubWall(new Date(start + index * 1_800_000)))
  const repeated = halfHours.filter(occursTwice)
  expect(new Set(repeated).size).toBe(24)
  for (const wall of new Set(repeated)) {
    const plain = Temporal.PlainDateTime.from(wall)
    const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
      plain.toZonedDateTime(CLUB_TIME_ZONE, { disambiguation }).toInstant().toString(),
    )
    expect(earlier, wall).not.toBe(later)
  }
})
