/** Active registrations of one mailbox for one event (a table of ten). The office has no limit. */
export const SEATS_PER_MAILBOX = 10

export const HOLD_MINUTES = 30

export const RECENT_SECONDS = 10

/** Seats that one origin may always take: one form within `RECENT_SECONDS`, and a family of four in all. */
const ALWAYS_RECENTLY = 1
const ALWAYS_ALLOWED_SEATS = 4

/** Maximum share of the free seats that the holds of one origin keep. */
const HELD_SHARE = 1 / 5

/** Counted under the lock of the event, with the new registration. An origin is a client address. */
export type SeatCounts = {
  seats: number
  taken: number
  /** Active registrations of the origin for the event without a confirmation. */
  unconfirmed: number
  /** Of these, the ones made within `RECENT_SECONDS`. */
  recently: number
  /** Of these, the held ones. */
  held: number
}

/** `booked` has a seat; `held` keeps it for `HOLD_MINUTES`; `released` gets one when it is confirmed. */
export type HoldDecision = 'booked' | Pending
export type Pending = 'held' | 'released'

/**
 * An origin never has as many unconfirmed seats as it leaves free (docs/decisions/018-registration-holds.md).
 * @param burst the origin registers faster than people do
 */
export function decideHold({ seats, taken, unconfirmed, recently, held }: SeatCounts, burst: boolean): HoldDecision {
  const left = seats - taken
  const withinShare =
    (unconfirmed <= ALWAYS_ALLOWED_SEATS || unconfirmed < left) && (recently <= ALWAYS_RECENTLY || recently < left)
  if (!withinShare) return 'released'
  if (!burst) return 'booked'
  return held + 1 <= (left + unconfirmed) * HELD_SHARE ? 'held' : 'released'
}

/** The numbers of this file, for `book_party` and `decide_hold` (migrations/0028_ledger.sql). */
export const holdLimits = JSON.stringify({
  seatsPerMailbox: SEATS_PER_MAILBOX,
  holdMinutes: HOLD_MINUTES,
  recentSeconds: RECENT_SECONDS,
  alwaysRecently: ALWAYS_RECENTLY,
  alwaysAllowedSeats: ALWAYS_ALLOWED_SEATS,
  heldShare: HELD_SHARE,
})
