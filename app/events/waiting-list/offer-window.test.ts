import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import { mayOffersBegin, offerDeadline, offersEnd, postponeDeadline } from './offer-window.ts'

const HOUR_MS = 3_600_000
const at = (wall: string) => clubTime(wall).moment!
const hourOf = (moment: Date) => Number(clubWall(moment).slice(11, 13))
const endsAtNight = (moment: Date) => hourOf(moment) >= 22 || hourOf(moment) < 9

describe('The window of an offer', () => {
  test('offers end when registration closes, else three hours before the start', () => {
    const date = at('2026-12-04T21:00')
    expect(clubWall(offersEnd({ date, closesAt: null }))).toBe('2026-12-04T18:00')
    expect(clubWall(offersEnd({ date, closesAt: at('2026-12-03T12:00') }))).toBe('2026-12-03T12:00')
  })

  test.each([
    // An eighth of ten days is more than a day.
    ['2026-11-24T18:00', '2026-12-04T18:00', '2026-11-25T18:00'],
    // An eighth of 8 hours, up to the quarter.
    ['2026-12-04T10:07', '2026-12-04T18:07', '2026-12-04T11:15'],
    // An eighth of 32 hours is 4: it would end at 00:00.
    ['2026-12-03T20:00', '2026-12-05T04:00', '2026-12-04T10:00'],
    // 22:00 is night already, 9:00 is not.
    ['2026-12-03T18:00', '2026-12-05T02:00', '2026-12-04T10:00'],
    ['2026-12-02T21:00', '2026-12-06T21:00', '2026-12-03T09:00'],
    // The end comes first, at night as well.
    ['2026-12-03T21:00', '2026-12-03T23:30', '2026-12-03T23:30'],
  ])('from %s with the end at %s is answered before %s', (from, end, deadline) => {
    expect(clubWall(offerDeadline(at(from), at(end)))).toBe(deadline)
  })

  test('no offer begins from 22 to 9, or with less than an hour left', () => {
    const end = at('2026-12-04T18:00')
    const begins = (wall: string) => mayOffersBegin(at(wall), end)
    expect(['2026-12-03T21:59', '2026-12-04T09:00', '2026-12-04T17:00'].map(begins)).toEqual([true, true, true])
    expect(['2026-12-03T22:00', '2026-12-04T08:59', '2026-12-04T17:01'].map(begins)).toEqual([false, false, false])
  })

  // Five weeks around each change of the clocks, and in summer.
  const moment = fc
    .tuple(
      fc.constantFrom('2026-10-08T00:00', '2027-03-11T00:00', '2027-07-01T00:00'),
      fc.integer({ min: 0, max: 35 * 24 * 60 }),
    )
    .map(([start, minutes]) => new Date(at(start).getTime() + minutes * 60_000))
  const minutesLeft = fc.integer({ min: 60, max: 60 * 24 * 20 })

  test('is never under an hour, and ends at night only with the closing', () => {
    fc.assert(
      fc.property(moment, minutesLeft, (from, left) => {
        const end = new Date(from.getTime() + left * 60_000)
        fc.pre(mayOffersBegin(from, end))
        const deadline = offerDeadline(from, end)
        expect(deadline.getTime() - from.getTime()).toBeGreaterThanOrEqual(HOUR_MS)
        expect(deadline <= end).toBe(true)
        if (deadline < end) {
          expect(endsAtNight(deadline)).toBe(false)
          expect(deadline.getMinutes() % 15).toBe(0)
        }
      }),
      { numRuns: 1_500 },
    )
  })

  test('a postponed deadline is never earlier, and not at night', () => {
    fc.assert(
      fc.property(moment, minutesLeft, fc.integer({ min: 11, max: 3_000 }), (from, left, gap) => {
        const end = new Date(from.getTime() + left * 60_000)
        const deadline = offerDeadline(from, end)
        const later = postponeDeadline(deadline, gap * 60_000, end)
        expect(later >= deadline).toBe(true)
        expect(later <= end).toBe(true)
        if (later < end) expect(endsAtNight(later)).toBe(false)
      }),
      { numRuns: 800 },
    )
  })
})
