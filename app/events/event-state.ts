import { hasBegun, hasEnded } from './event-times.ts'

/**
 * What a visitor is told about an event. `last`: one seat is left; `soon`: registration is not open yet; `closed`: it
 * has ended before the event starts, or the event is archived; `no-seats`: there never were any; `under-way`: it has
 * begun and not ended.
 */
export type EventState = 'open' | 'last' | 'full' | 'soon' | 'closed' | 'no-seats' | 'cancelled' | 'under-way' | 'past'

/** Nobody can register. */
export function isClosed({ state }: { state: EventState }): boolean {
  return state !== 'open' && state !== 'last'
}

/** The soonest that has not begun. */
export function nextToBegin<Event extends { state: EventState }>(coming: readonly Event[]): Event | undefined {
  return coming.find(({ state }) => state !== 'under-way')
}

/** There is nothing left to register for. */
export function isOver({ state }: { state: EventState }): boolean {
  return state === 'past' || state === 'cancelled'
}

export type EventDates = {
  status: 'draft' | 'published' | 'cancelled'
  date: Date
  endsAt: Date | null
  opensAt: Date | null
  closesAt: Date | null
  archivedAt: Date | null
}

type Seats = { capacity: number; places: number }

/** Nothing of the state is stored but the dates: it changes at a moment without any write. */
export function eventState(
  { status, opensAt, closesAt, archivedAt, ...times }: EventDates,
  { capacity, places }: Seats,
  now: Date,
): EventState {
  if (status === 'cancelled') return 'cancelled'
  if (hasEnded(times, now)) return 'past'
  if (hasBegun(times, now)) return 'under-way'
  if (capacity === 0) return 'no-seats'
  if (archivedAt || (closesAt && closesAt <= now)) return 'closed'
  if (opensAt && opensAt > now) return 'soon'
  if (places <= 0) return 'full'
  return places === 1 ? 'last' : 'open'
}

/** When it opens for members, if that is before it opens for all, and whether it has. */
export function membersWindow(
  { opensAt, membersOpenAt }: { opensAt: Date | null; membersOpenAt: Date | null },
  state: EventState,
  now: Date,
) {
  const opensEarlier = state === 'soon' && membersOpenAt !== null && opensAt !== null && membersOpenAt < opensAt
  if (!opensEarlier) return { membersOpenAt: null, membersOpen: false }
  return { membersOpenAt: membersOpenAt.toISOString(), membersOpen: membersOpenAt <= now }
}

type ForMembers = { state: EventState; places: number; membersOpen: boolean }

/** What a member who has signed in is told: within the members' window registration is open. */
export function stateForMember({ state, places, membersOpen }: ForMembers): EventState {
  if (state !== 'soon' || !membersOpen) return state
  if (places <= 0) return 'full'
  return places === 1 ? 'last' : 'open'
}
