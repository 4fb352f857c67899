/** Active seats of one mailbox for one event (a table of ten), or the event's limit of a party. The office has no limit. */
export const SEATS_PER_MAILBOX = 10

const HOLD_MINUTES = 30

/**
 * What one origin (a client address) may take without a confirmation, for `book_party` (migrations/0041_booking_plans.sql)
 * and `decide_hold` (0028_ledger.sql, docs/decisions/018-registration-holds.md): `alwaysAllowedSeats` in all and
 * `alwaysRecently` forms within `recentSeconds`, then as many seats as it leaves free; while it registers faster than
 * people do, held seats up to `heldShare` of the free ones.
 */
export const holdLimits = JSON.stringify({
  seatsPerMailbox: SEATS_PER_MAILBOX,
  holdMinutes: HOLD_MINUTES,
  recentSeconds: 10,
  alwaysRecently: 1,
  alwaysAllowedSeats: 4,
  heldShare: 0.2,
})

/** `booked` has its seats; `held` keeps them for `HOLD_MINUTES`; `released` gets them when it is confirmed. */
export type HoldDecision = 'booked' | Pending
export type Pending = 'held' | 'released'
