import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import { fitsWindow, mayOffersBegin, offerDeadline, offersEnd, postponeDeadline } from './offer-window.ts'

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
    ['a closing at 23:59', '2026-12-05T21:00', '2026-12-04T23:59', '2026-12-04T21:45'],
    ['a closing at midnight', '2026-12-05T21:00', '2026-12-05T00:00', '2026-12-04T21:45'],
    ['lunch at 11:30', '2026-12-05T11:30', null, '2026-12-04T21:45'],
    ['a closing at 22:00', '2026-12-05T21:00', '2026-12-04T22:00', '2026-12-04T21:45'],
    ['a closing at 9:00', '2026-12-05T21:00', '2026-12-05T09:00', '2026-12-05T09:00'],
  ])('with %s offers end in the day', (_, date, closesAt, end) => {
    expect(clubWall(offersEnd({ date: at(date), closesAt: closesAt === null ? null : at(closesAt) }))).toBe(end)
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
    // The end comes first.
    ['2026-12-03T20:00', '2026-12-03T21:10', '2026-12-03T21:00'],
    ['2026-12-03T20:35', '2026-12-03T21:40', '2026-12-03T21:40'],
    // A day after 21:59 is night: not later than a day.
    ['2026-12-03T21:59', '2026-12-30T20:00', '2026-12-04T21:45'],
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

  test('is from an hour to a day and never ends at night, whenever it starts and registration closes', () => {
    fc.assert(
      fc.property(moment, minutesLeft, fc.boolean(), fc.boolean(), (from, left, closes, atNight) => {
        const last = new Date(from.getTime() + left * 60_000)
        const end = offersEnd(
          closes ? { date: last, closesAt: last } : { date: new Date(last.getTime() + 3 * HOUR_MS), closesAt: null },
        )
        // By itself an offer begins in the day; by hand, and when its mail leaves, at any hour.
        fc.pre(atNight ? fitsWindow(from, end) : mayOffersBegin(from, end))
        const deadline = offerDeadline(from, end)
        const hours = (deadline.getTime() - from.getTime()) / HOUR_MS
        expect(hours).toBeGreaterThanOrEqual(1)
        expect(hours).toBeLessThan(24.25)
        expect(deadline <= end && end <= last).toBe(true)
        expect(endsAtNight(deadline)).toBe(false)
        if (deadline < end) expect(deadline.getMinutes() % 15).toBe(0)
      }),
      { numRuns: 3_000 },
    )
  })

  test('a postponed deadline is never earlier, and not at night', () => {
    fc.assert(
      fc.property(moment, minutesLeft, fc.integer({ min: 11, max: 3_000 }), (from, left, gap) => {
        const end = offersEnd({ date: from, closesAt: new Date(from.getTime() + left * 60_000) })
        fc.pre(fitsWindow(from, end))
        const deadline = offerDeadline(from, end)
        const later = postponeDeadline(deadline, gap * 60_000, end)
        expect(later >= deadline).toBe(true)
        expect(later <= end).toBe(true)
        expect(endsAtNight(later)).toBe(false)
      }),
      { numRuns: 800 },
    )
  })
})
