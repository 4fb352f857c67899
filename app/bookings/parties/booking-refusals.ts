/** What `book_party` answers instead of a booking (`app/database/functions/book_party.sql`). */
export const bookPartyRefusals = [
  'already',
  // The same person, from another request.
  'booked-meanwhile',
  'closed',
  'full',
  'line',
  'mailbox-full',
  'members-only',
  // The same person is asked to confirm already.
  'pending',
  'too-large',
  'unknown-event',
] as const

export type BookPartyRefusal = (typeof bookPartyRefusals)[number]
