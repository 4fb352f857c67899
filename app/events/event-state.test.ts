import { expect, test } from 'vitest'
import { eventState, type EventDates } from './event-state.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-11-22T12:00:01Z')
const dates: EventDates = { status: 'published', date: later, opensAt: null, closesAt: null }
const state = (given: Partial<EventDates>, places = 5) => eventState({ ...dates, ...given }, places, now)

test('the state of an event follows from its start and its seats', () => {
  expect([5, 1, 0, -1].map((places) => state({}, places))).toEqual(['open', 'last', 'full', 'full'])
  expect([5, 1, 0].map((places) => state({ date: now }, places))).toEqual(['past', 'past', 'past'])
})

test('registration opens and closes at its moment, not after it', () => {
  expect([later, now].map((opensAt) => state({ opensAt }))).toEqual(['soon', 'open'])
  expect([later, now].map((closesAt) => state({ closesAt }))).toEqual(['open', 'closed'])
  expect(state({ opensAt: now, closesAt: now }, 0)).toBe('closed')
})

test('a cancelled event stays cancelled, before and after its date', () => {
  expect([later, now].map((date) => state({ status: 'cancelled', date, opensAt: later }))).toEqual([
    'cancelled',
    'cancelled',
  ])
})
