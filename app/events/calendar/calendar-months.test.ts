import { describe, expect, test } from 'vitest'
import { toMonths, type CalendarEntry } from './calendar-months.ts'

const entry = (id: number, firstDay: string, lastDay = firstDay): CalendarEntry => ({
  id,
  title: { text: `Cena ${id}` },
  date: `${firstDay}T20:00:00Z`,
  firstDay,
  lastDay,
  state: 'open',
  opensAt: null,
  membersOpenAt: null,
})

const daysWith = (id: number, months: ReturnType<typeof toMonths>) =>
  months
    .flatMap(({ weeks }) => weeks.flat())
    .flatMap((day) => (day?.entries.some((shown) => shown.id === id) ? [day.day] : []))

describe('the calendar by months', () => {
  test('has the months with events alone, in whole weeks from Monday', () => {
    const months = toMonths([entry(1, '2026-12-04'), entry(2, '2027-02-01')])
    expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-02'])
    const numbers = months.map(({ weeks }) => weeks.map((week) => week.map((day) => day?.number ?? 0)))
    expect(numbers[0]).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12, 13],
      [14, 15, 16, 17, 18, 19, 20],
      [21, 22, 23, 24, 25, 26, 27],
      [28, 29, 30, 31, 0, 0, 0],
    ])
    // A month of four weeks that begins on a Monday.
    expect(numbers[1]).toHaveLength(4)
    expect(numbers[1]?.flat()).toEqual(Array.from({ length: 28 }, (_, index) => index + 1))
    expect(daysWith(1, months)).toEqual(['2026-12-04'])
    expect(toMonths([])).toEqual([])
  })

  test('shows what lasts several days on each of them, across months', () => {
    const months = toMonths([entry(3, '2026-11-30', '2026-12-02'), entry(4, '2026-12-02')])
    expect(daysWith(3, months)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
    const second = months[1]?.weeks.flat().find((day) => day?.day === '2026-12-02')
    expect(second?.entries.map(({ id }) => id)).toEqual([3, 4])
  })
})
