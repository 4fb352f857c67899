import { expect, test } from 'vitest'
import { eventState } from './event-state.ts'

test('the state of an event follows from its start and its seats', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const later = new Date('2026-11-22T12:00:01Z')
  expect([5, 1, 0, -1].map((places) => eventState(later, places, now))).toEqual(['open', 'last', 'full', 'full'])
  expect([5, 1, 0].map((places) => eventState(now, places, now))).toEqual(['past', 'past', 'past'])
})
