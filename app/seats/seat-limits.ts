/** Active seats of one mailbox for one event, or the event's limit of a party. The office has no limit. */
export const SEATS_PER_MAILBOX = 10

const HOLD_MINUTES = 30

export const RUSH_MINUTES = 5

/**
 * What one origin (a client's network) may take without a confirmation, for `decide_hold` (app/database/functions,
 * docs/decisions/018-registration-holds.md): `alwaysAllowedSeats` in all and `alwaysRecently` forms within
 * `recentSeconds`, then as many seats as it leaves free. Beyond, seats are held for an origin that sends at most
 * `humanForms` within `recentSeconds` (fewer for a small event); in a burst up to `heldShare` of the free ones.
 * Everybody confirms once unknown mailboxes have taken `rushShare` of the seats within `rushMinutes`.
 */
export const holdLimits = JSON.stringify({
  seatsPerMailbox: SEATS_PER_MAILBOX,
  holdMinutes: HOLD_MINUTES,
  recentSeconds: 10,
  alwaysRecently: 1,
  humanForms: 5,
  alwaysAllowedSeats: 4,
  heldShare: 0.2,
  rushShare: 1 / 3,
  rushMinutes: RUSH_MINUTES,
})

/** `booked` has its seats; `held` keeps them for `HOLD_MINUTES`; `released` gets them when it is confirmed. */
export type HoldDecision = 'booked' | Pending
export type Pending = 'held' | 'released'
