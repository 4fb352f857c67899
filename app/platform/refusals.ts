/**
 * Every reason for which the product refuses what was asked, with its meaning and the HTTP status of the answer. One
 * word has one meaning everywhere; each page has its own texts for it. `tests/rules/refusals.test.ts` finds a reason
 * that is not here.
 */
export const refusals = {
  // Of any record
  unknown: { status: 404, meaning: 'the record was deleted, or there has never been one' },
  conflict: { status: 409, meaning: 'somebody else has saved it since it was opened' },
  'state-changed': { status: 409, meaning: 'the party has another state than the one whose page was open' },
  'in-use': { status: 409, meaning: 'other records refer to it' },
  'place-taken': { status: 409, meaning: 'another record has its address or its place now' },
  'parent-gone': { status: 409, meaning: 'what it belongs to was deleted' },
  'too-many': { status: 429, meaning: 'asked more often than somebody may, or there are as many as there can be' },
  'nothing-new': { status: 409, meaning: 'nothing has changed since it was sent' },
  forbidden: { status: 409, meaning: 'the role may not have what was chosen' },
  reason: { status: 409, meaning: 'a reason must be given' },

  // Times
  begun: { status: 409, meaning: 'the event, or the sending of the message, has begun' },
  ended: { status: 409, meaning: 'the event has ended' },
  early: { status: 409, meaning: 'the time for it has not come' },
  late: { status: 409, meaning: 'the deadline for changes has passed' },
  over: { status: 409, meaning: 'the time for it has ended' },
  ends: { status: 409, meaning: 'the offer lasts as long as offers can' },
  coming: { status: 409, meaning: 'the event is still to come' },

  // What is published
  published: { status: 409, meaning: 'it is published already' },
  unpublished: { status: 409, meaning: 'it is a draft already' },
  archived: { status: 409, meaning: 'it is archived already' },
  unarchived: { status: 409, meaning: 'it is not archived' },

  // Events
  cancelled: { status: 409, meaning: 'the event or the booking is cancelled' },
  hidden: { status: 409, meaning: 'the event is a draft' },
  'not-open': { status: 409, meaning: 'bookings have not opened' },
  closed: { status: 409, meaning: 'the event takes no more bookings, offers or messages' },
  'members-only': { status: 409, meaning: 'within the members’ window nobody else books' },
  'has-parties': { status: 409, meaning: 'parties have seats, or wait for them' },
  'more-parties': { status: 409, meaning: 'more parties than the confirmation named' },
  'more-guests': { status: 409, meaning: 'more guests than the confirmation named' },
  refunds: { status: 409, meaning: 'refunds are due' },
  tell: { status: 409, meaning: 'first it must be said whether the parties are told' },
  'quiet-reason': { status: 422, meaning: 'the parties are not told, and the reason for it is missing' },
  'options-chosen': { status: 409, meaning: 'guests have chosen menu options that go' },
  'no-date': { status: 422, meaning: 'there is no time, or it is none' },
  'no-such-time': { status: 422, meaning: 'the clocks go forward then' },
  past: { status: 422, meaning: 'the time has passed' },
  'seats-taken': { status: 422, meaning: 'fewer seats than are taken' },
  'seen-by-guests': { status: 422, meaning: 'parties with a seat would not find the event’s page' },
  'payment-missing': { status: 422, meaning: 'a published event has a price, and nobody says how to pay it' },
  'restaurant-gone': { status: 422, meaning: 'the chosen restaurant was deleted' },
  'organizer-gone': { status: 422, meaning: 'the chosen organizer was deleted' },
  'picture-gone': { status: 422, meaning: 'the chosen picture was deleted' },
  'picture-unfit': { status: 422, meaning: 'the chosen picture is too small for its place, or not a square' },
  'event-gone': { status: 422, meaning: 'the chosen event was deleted' },
  'event-taken': { status: 422, meaning: 'the chosen event has a chronicle' },

  // Seats
  full: { status: 409, meaning: 'not as many seats are free' },
  line: { status: 409, meaning: 'a waiting party fits the free seats' },
  free: { status: 409, meaning: 'seats are free to book, or cost nothing' },
  charged: { status: 409, meaning: 'the account of a member pays the booking' },
  'too-large': { status: 409, meaning: 'more guests than the party may have' },
  'mailbox-full': { status: 409, meaning: 'the mailbox has as many seats as it may book' },
  'name-missing': { status: 409, meaning: 'no guest has a name' },
  larger: { status: 409, meaning: 'on the waiting list a party only becomes smaller' },
  contact: { status: 409, meaning: 'the seat is the contact’s, who cancels by the link of the booking' },
  choose: { status: 422, meaning: 'not as many guests were chosen as leave' },

  // Bookings and the waiting list
  already: { status: 409, meaning: 'the same person has another booking of the event, or waits' },
  'booked-meanwhile': { status: 409, meaning: 'the same person has booked since, by another request' },
  pending: { status: 409, meaning: 'the same person is asked to confirm already' },
  booked: { status: 409, meaning: 'the party is booked' },
  waiting: { status: 409, meaning: 'the party waits' },
  lapsed: { status: 409, meaning: 'nobody has answered the offer in time' },
  'not-waiting': { status: 409, meaning: 'the party does not wait' },
  'not-offered': { status: 409, meaning: 'the party has no offer' },
  'not-lapsed': { status: 409, meaning: 'the party’s offer has not lapsed' },
  'not-removed': { status: 409, meaning: 'the club has not taken the party off the list' },
  'not-sent': { status: 409, meaning: 'the mail of the offer has not left' },
  'not-yours': { status: 409, meaning: 'only who has written the diet removes it' },

  // The door. Phones with the page of the release before read these words.
  taken: { status: 409, meaning: 'another party or guest has the walk-in’s id' },
  twice: { status: 409, meaning: 'the party had paid already' },
  changed: { status: 409, meaning: 'the office has noted another payment since' },

  // Scores
  absent: { status: 409, meaning: 'the guest did not come' },
  given: { status: 409, meaning: 'the score was given, and another link changes it' },

  // Messages
  nobody: { status: 409, meaning: 'nobody is in the audience' },
  repeated: { status: 409, meaning: 'the same message goes to the same audience within minutes' },
  missing: { status: 422, meaning: 'a text is missing in a language' },
  queued: { status: 409, meaning: 'the mail or the job is on its way already' },

  // Membership
  consent: { status: 422, meaning: 'the diet lacks its consent' },
  baja: { status: 409, meaning: 'the member has left the club' },
  'has-socio': { status: 409, meaning: 'the request has become a member' },
  'not-approved': { status: 409, meaning: 'the request is not approved' },
  known: { status: 409, meaning: 'somebody with this address is a member or has asked to be one' },
  completed: { status: 409, meaning: 'the member data was completed' },
  'mandate-changed': { status: 409, meaning: 'the order of direct debit has other words now than on the page' },
  'cannot-sign': { status: 409, meaning: 'the member is not active or has died, and signs no order of direct debit' },
  'no-token': { status: 400, meaning: 'the address lacks the token of its mail' },

  // Treasury
  'at-the-bank': { status: 409, meaning: 'a remittance that is sealed debits the charge' },
  'bank-only': { status: 409, meaning: 'a debit is taken back by the bank only' },
  'already-cancelled': { status: 409, meaning: 'the charge is cancelled' },

  // Accounts
  wrong: { status: 401, meaning: 'the password is wrong, or nobody has this address' },
  'password-differs': { status: 422, meaning: 'the password is not that of the sign-up' },
  'email-differs': { status: 422, meaning: 'the address is not that of the account' },
  'second-factor': { status: 403, meaning: 'the password is right, and the second factor must follow' },
  'factor-wrong': {
    status: 401,
    meaning: 'no second factor of the account made this code or signature, or it was used',
  },
  'factors-full': { status: 409, meaning: 'the account has as many second factors as it may have' },
  short: { status: 422, meaning: 'the password is too short' },
  common: { status: 422, meaning: 'many use the password' },
  personal: { status: 422, meaning: 'the password contains the address' },
  temporary: { status: 422, meaning: 'the password is the temporary one' },
  'temporary-password': { status: 403, meaning: 'the temporary password must be replaced first' },
  'password-renewal': { status: 403, meaning: 'the password must be replaced by a mailed link' },
  'no-permission': { status: 403, meaning: 'the account has no role' },
  'not-now': { status: 404, meaning: 'there is an administrator' },
  exists: { status: 409, meaning: 'there is an account with this address' },
  self: { status: 409, meaning: 'administrators do not take their own role' },
  last: { status: 409, meaning: 'there would be no administrator' },
  configured: { status: 409, meaning: 'the settings name the administrator' },
  demoted: { status: 409, meaning: 'who asks is no administrator any more' },

  // Imports
  'not-a-table': { status: 422, meaning: 'the file is neither a CSV nor an XLSX with a table' },
  'no-rows': { status: 422, meaning: 'the file has no rows below its headings' },
  'too-many-rows': { status: 422, meaning: 'the file has more rows or columns than an import takes' },
  'columns-wrong': { status: 422, meaning: 'a field that every row needs has no column, or one has two' },

  // Remittances of direct debits
  'no-creditor': { status: 409, meaning: 'the club has not set up the creditor' },
  'due-day-closed': { status: 422, meaning: 'the banks are closed on the chosen due date' },
  'due-day-early': { status: 409, meaning: 'the bank takes no file for that due date any more' },
  'no-debits': { status: 409, meaning: 'nobody would be debited' },
  'debits-changed': { status: 409, meaning: 'debits have changed since their notice, and are left out now' },
  'same-person': { status: 409, meaning: 'whoever made it may not seal it' },

  // Files of the bank
  'norma-43': { status: 422, meaning: 'the file is a statement in Norma 43' },
  'norma-19': { status: 422, meaning: 'the file is a text of AEB 19.14' },
  'not-xml': { status: 422, meaning: 'the file is no XML' },
  doctype: { status: 422, meaning: 'the file has a document type' },
  'own-file': { status: 422, meaning: 'the file is one that the club has sent' },
  'other-message': { status: 422, meaning: 'the file is another message than those with returns' },
  'bad-line': { status: 422, meaning: 'a line of the file is not as its message has to be' },
  'other-account': { status: 422, meaning: 'the file is about another account' },
  imported: { status: 409, meaning: 'the same file was imported before' },

  // Pictures
  'file-too-large': { status: 413, meaning: 'the file is too large' },
  'too-many-pixels': { status: 422, meaning: 'the picture has too many pixels' },
  interlaced: { status: 422, meaning: 'the picture is interlaced' },
  'not-a-picture': { status: 422, meaning: 'the file is not a picture' },
  heic: { status: 422, meaning: 'the picture is of a phone’s own format' },
  busy: { status: 503, meaning: 'too many pictures wait' },
  'another-remittance': { status: 409, meaning: 'another remittance is being made' },
} as const satisfies Record<string, { status: number; meaning: string }>

export type RefusalReason = keyof typeof refusals

export function statusOf(reason: RefusalReason): number {
  return refusals[reason].status
}
