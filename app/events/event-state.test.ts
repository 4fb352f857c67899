import { expect, test } from 'vitest'
import { eventState, membersWindow, stateForMember, type EventDates } from './event-state.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-11-22T12:00:01Z')
const dates: EventDates = {
  status: 'published',
  date: later,
  endsAt: null,
  opensAt: null,
  closesAt: null,
  archivedAt: null,
}
const state = (given: Partial<EventDates>, places = 5, capacity = 5) =>
  eventState({ ...dates, ...given }, { capacity, places }, now)

test('the state of an event follows from its start and its seats', () => {
  expect([5, 1, 0, -1].map((places) => state({}, places))).toEqual(['open', 'last', 'full', 'full'])
})

const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test('an event is under way from its start to its end, or for three hours', () => {
  expect([5, 1, 0].map((places) => state({ date: now }, places))).toEqual(Array(3).fill('under-way'))
  expect([2.99, 3].map((hours) => state({ date: before(hours) }))).toEqual(['under-way', 'past'])
  expect([later, now].map((endsAt) => state({ date: before(40), endsAt }))).toEqual(['under-way', 'past'])
  expect(state({ date: before(1), endsAt: now })).toBe('past')
})

test('an event without seats is not full: nobody can wait for one', () => {
  expect([{}, { date: now }].map((given) => state(given, 0, 0))).toEqual(['no-seats', 'under-way'])
})

test('registration opens and closes at its moment, not after it', () => {
  expect([later, now].map((opensAt) => state({ opensAt }))).toEqual(['soon', 'open'])
  expect([later, now].map((closesAt) => state({ closesAt }))).toEqual(['open', 'closed'])
  expect(state({ opensAt: now, closesAt: now }, 0)).toBe('closed')
})

test('an archived event takes no bookings, also if its date is to come', () => {
  expect([5, 1, 0].map((places) => state({ archivedAt: now }, places))).toEqual(Array(3).fill('closed'))
  expect(state({ archivedAt: now, opensAt: later })).toBe('closed')
})

test('a cancelled event stays cancelled, before and after its date', () => {
  expect([later, now].map((date) => state({ status: 'cancelled', date, opensAt: later }))).toEqual([
    'cancelled',
    'cancelled',
  ])
})

test('the window of members lies before the opening for all, and is open to members alone', () => {
  const [opensAt, members] = [new Date('2026-12-03T09:00:00Z'), later]
  const at = (moment: Date, membersOpenAt: Date | null = members) =>
    membersWindow({ opensAt, membersOpenAt }, 'soon', moment)
  expect([at(now).membersOpen, at(later).membersOpen]).toEqual([false, true])
  expect(at(later).membersOpenAt).toBe(later.toISOString())
  const none = { membersOpenAt: null, membersOpen: false }
  expect([at(now, null), at(now, opensAt), membersWindow({ opensAt, membersOpenAt: members }, 'open', later)]).toEqual([
    none,
    none,
    none,
  ])
  const forMember = (membersOpen: boolean, places: number) => stateForMember({ state: 'soon', membersOpen, places })
  expect([forMember(false, 5), ...[5, 1, 0].map((places) => forMember(true, places))]).toEqual([
    'soon',
    'open',
    'last',
    'full',
  ])
  expect(stateForMember({ state: 'cancelled', membersOpen: false, places: 5 })).toBe('cancelled')
})
