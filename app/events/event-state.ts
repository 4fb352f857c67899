/** What a visitor is told about an event; `last`: one seat is left. */
export type EventState = 'open' | 'last' | 'full' | 'past'

/** Nobody can register. */
export function isClosed({ state }: { state: EventState }): boolean {
  return state === 'past' || state === 'full'
}

export function eventState(start: Date, places: number, now: Date): EventState {
  if (start <= now) return 'past'
  if (places <= 0) return 'full'
  return places === 1 ? 'last' : 'open'
}
