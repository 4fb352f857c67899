type PartyState = 'waiting' | 'offered' | 'booked' | 'lapsed' | 'cancelled'

/** Its page is the one of the waiting list. */
export function isOnWaitingList(state: PartyState): boolean {
  return state === 'waiting' || state === 'offered' || state === 'lapsed'
}
