import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from './club-day.ts'

test.each([
  ['2024-02-29', 36, '2027-02-28'],
  ['2026-11-28', 36, '2029-11-28'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %s months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -2, '2026-10-24'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 366, '2029-02-28'],
])('%s and %s days are %s, also over a change of the clocks', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
  expect(daysBetween(day, expected)).toBe(days)
})
