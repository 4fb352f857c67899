/** Active registrations of one mailbox for one event: a table of ten. What the office enters is not limited. */
export const SEATS_PER_MAILBOX = 10

/** How long a hold keeps its seat. */
export const HOLD_MINUTES = 30

/** What counts as recent in `SeatCounts`. */
export const RECENT_SECONDS = 10

/**
 * Seats that one origin may take however few are free. Within ten seconds one: nobody fills in two forms in that time.
 * In all four: a family registers from one home.
 */
const ALWAYS_RECENTLY = 1
const ALWAYS_ALLOWED_SEATS = 4

/** The part of the free seats that the holds of one origin keep: ten origins together cannot empty an event. */
const HELD_SHARE = 1 / 5

/** What is counted under the lock of the event, the new registration included. An origin is a client address. */
export type SeatCounts = {
  seats: number
  taken: number
  /** Active registrations of the origin for the event that nobody has confirmed. */
  unconfirmed: number
  /** Those of them that were made within `RECENT_SECONDS`. */
  recently: number
  /** Those of them that are held. */
  held: number
}

/** It has its seat, or a hold keeps the seat until it is confirmed by mail, or it gets one when it is confirmed. */
export type HoldDecision = 'booked' | Pending
export type Pending = 'held' | 'released'

/**
 * What a new registration becomes: an origin never has as many unconfirmed seats as it leaves free to others
 * (docs/decisions/018-registration-holds.md).
 * @param burst the origin registers faster than people do (`budgets.registration`)
 */
export function decideHold({ seats, taken, unconfirmed, recently, held }: SeatCounts, burst: boolean): HoldDecision {
  const left = seats - taken
  const withinShare =
    (unconfirmed <= ALWAYS_ALLOWED_SEATS || unconfirmed < left) && (recently <= ALWAYS_RECENTLY || recently < left)
  if (!withinShare) return 'released'
  if (!burst) return 'booked'
  return held + 1 <= (left + unconfirmed) * HELD_SHARE ? 'held' : 'released'
}
