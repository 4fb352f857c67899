/**
 * What a visitor is told about an event. `last`: one seat is left; `soon`: registration is not open yet; `closed`: it has
 * ended before the event starts.
 */
export type EventState = 'open' | 'last' | 'full' | 'soon' | 'closed' | 'cancelled' | 'past'

/** Nobody can register. */
export function isClosed({ state }: { state: EventState }): boolean {
  return state !== 'open' && state !== 'last'
}

/** There is nothing left to register for. */
export function isOver({ state }: { state: EventState }): boolean {
  return state === 'past' || state === 'cancelled'
}

export type EventDates = {
  status: 'draft' | 'published' | 'cancelled'
  date: Date
  opensAt: Date | null
  closesAt: Date | null
}

/** Nothing of the state is stored but the dates: it changes at a moment without any write. */
export function eventState({ status, date, opensAt, closesAt }: EventDates, places: number, now: Date): EventState {
  if (status === 'cancelled') return 'cancelled'
  if (date <= now) return 'past'
  if (closesAt && closesAt <= now) return 'closed'
  if (opensAt && opensAt > now) return 'soon'
  if (places <= 0) return 'full'
  return places === 1 ? 'last' : 'open'
}
