/** What has become of a booking. `not-noted`: it is over, and nobody noted who came. */
export type DinnerOutcome =
  | 'coming'
  | 'waiting'
  | 'unconfirmed'
  | 'came'
  | 'absent'
  | 'not-noted'
  | 'cancelled'
  | 'cancelled-late'
  | 'event-cancelled'
