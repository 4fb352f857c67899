export type Room = {
  capacity: number
  /** Neither booked nor offered. */
  free: number
  /** The waiting list in its order, without offers. */
  waiting: readonly { id: string; name: string; size: number }[]
}

export type Beyond = {
  /** Seats that the event must get more. */
  chairs: number
  from: number
  to: number
  /** Names of waiting parties that are passed over. */
  passed: string[]
}

/**
 * What seating these people asks of the club: null if they fit and nobody who fits waits. @param seated the party on
 * the waiting list that gets the seats; only those before it are passed over
 */
export function seatsBeyond({ capacity, free, waiting }: Room, size: number, seated?: string): Beyond | null {
  const place = waiting.findIndex(({ id }) => id === seated)
  const before = place === -1 ? waiting : waiting.slice(0, place)
  const chairs = Math.max(0, size - Math.max(0, free))
  if (chairs === 0 && !before.some((party) => party.size <= free)) return null
  return { chairs, from: capacity, to: capacity + chairs, passed: before.map(({ name }) => name) }
}
