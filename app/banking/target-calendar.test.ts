import { describe, expect, test } from 'vitest'
import { addDays } from '#app/platform/club-day.ts'
import { addTargetDays, earliestDueDate, isTargetDay, targetDayOnOrAfter } from './target-calendar.ts'

/** Easter Sundays of 2025 to 2040, as the U.S. Naval Observatory lists them. */
const easters = [
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
  '2037-04-05',
  '2038-04-25',
  '2039-04-10',
  '2040-04-01',
]

test.each(easters)('In the year of Easter on %s, TARGET closes on its six holidays and on weekends only', (easter) => {
  const year = easter.slice(0, 4)
  const holidays = [`${year}-01-01`, `${year}-05-01`, `${year}-12-25`, `${year}-12-26`]
  const closed = new Set([...holidays, addDays(easter, -2), addDays(easter, 1)])
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const weekend = ['Sat', 'Sun'].includes(new Date(day).toUTCString().slice(0, 3))
    expect([day, isTargetDay(day)]).toEqual([day, !weekend && !closed.has(day)])
  }
})

test('The next open day is the day itself, or the first after a holiday', () => {
  expect(targetDayOnOrAfter('2026-12-24')).toBe('2026-12-24')
  expect(targetDayOnOrAfter('2026-12-25')).toBe('2026-12-28')
  expect(targetDayOnOrAfter('2027-03-26')).toBe('2027-03-30')
})

test('Open days are counted over the end of the year', () => {
  expect(addTargetDays('2026-12-31', 1)).toBe('2027-01-04')
  expect(addTargetDays('2026-12-31', 0)).toBe('2026-12-31')
})

describe('the earliest due date', () => {
  test.each([
    ['before the cutoff of Christmas Eve', '2026-12-24T13:59', 2, '2026-12-29'],
    ['from the cutoff on', '2026-12-24T14:00', 2, '2026-12-30'],
    ['on Christmas Day', '2026-12-25T09:00', 2, '2026-12-30'],
    ['before Easter', '2027-03-25T09:00', 1, '2027-03-30'],
    ['on a Saturday', '2026-11-28T09:00', 1, '2026-12-01'],
    ['with less than the minimum of the scheme', '2026-11-30T09:00', 0, '2026-12-01'],
  ])('%s', (_, wall, leadDays, due) => {
    expect(earliestDueDate(wall, { cutoff: '14:00', leadDays })).toBe(due)
  })
})
