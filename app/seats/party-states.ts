type PartyState = 'waiting' | 'offered' | 'booked' | 'lapsed' | 'cancelled'

/** With seats, or waiting for them. */
export const liveStates = ['waiting', 'offered', 'booked'] satisfies PartyState[]

/** Its page is the one of the waiting list. */
export function isOnWaitingList(state: PartyState): boolean {
  return state === 'waiting' || state === 'offered' || state === 'lapsed'
}
