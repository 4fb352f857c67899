import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import { isAutomaticDue, reminderAt, thanksAt } from './message-times.ts'

const HOUR_MS = 3_600_000
const twoDaysBefore = (date: Date) => new Date(date.getTime() - 48 * HOUR_MS)
const at = (wall: string) => clubTime(wall).moment!
/** Any quarter of an hour of twenty years. */
const starts = fc
  .integer({ min: 0, max: 20 * 365 * 96 })
  .map((quarter) => new Date(Date.UTC(2026, 0, 1) + quarter * 900_000))
const dinner = (date: Date) => ({ date, endsAt: null })

test('A reminder leaves at ten on the third day before, hours before two days are left, also when the clocks change', () => {
  fc.assert(
    fc.property(starts, (date) => {
      const sent = reminderAt(dinner(date))
      expect(clubWall(sent)).toMatch(/T10:00$/)
      expect(twoDaysBefore(date).getTime() - sent.getTime()).toBeGreaterThanOrEqual(13 * HOUR_MS)
      expect(date.getTime() - sent.getTime()).toBeLessThan(87 * HOUR_MS)
    }),
  )
  expect(clubWall(reminderAt(dinner(at('2026-12-05T20:30'))))).toBe('2026-12-02T10:00')
  // The clocks change on the 29th.
  expect(clubWall(reminderAt(dinner(at('2026-03-31T00:00'))))).toBe('2026-03-28T10:00')
})

test('The thanks leave at eleven on the day after the start, or after the end of several days', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: 0, max: 30 }), (date, hours) => {
      const endsAt = hours > 0 ? new Date(date.getTime() + hours * HOUR_MS) : null
      const sent = thanksAt({ date, endsAt })
      expect(clubWall(sent)).toMatch(/T11:00$/)
      expect(sent >= (endsAt ?? date)).toBe(true)
      expect(sent.getTime() - (endsAt ?? date).getTime()).toBeLessThanOrEqual(36 * HOUR_MS)
    }),
  )
  const dinnerUntil = (endsAt: string) => thanksAt({ date: at('2026-12-11T21:00'), endsAt: at(endsAt) })
  expect(clubWall(dinnerUntil('2026-12-12T00:30'))).toBe('2026-12-12T11:00')
  expect(clubWall(dinnerUntil('2026-12-13T16:00'))).toBe('2026-12-14T11:00')
})

test('After an outage a reminder is still sent until two days before, the thanks within a day', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: -400, max: 400 }), (date, quarters) => {
      const event = dinner(date)
      const reminded = new Date(reminderAt(event).getTime() + quarters * 900_000)
      expect(isAutomaticDue('reminder', event, reminded)).toBe(quarters >= 0 && reminded < twoDaysBefore(date))
      const thanked = new Date(thanksAt(event).getTime() + quarters * 900_000)
      expect(isAutomaticDue('thanks', event, thanked)).toBe(quarters >= 0 && quarters <= 96)
    }),
  )
})
