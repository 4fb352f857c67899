/**
 * Every budget of the product: how many times, within any so many minutes, and whose. They stop machines, never an
 * honest crowd: phones of one operator, and guests in one dining room, share an address (decisions, Forms: 300
 * registrations in 10 minutes). Where it says so, only failures count, because success is given back. Windows are
 * short, so that «wait a few minutes» is true.
 */
export type RateLimit = {
  max: number
  minutes: number
  /** More than `max` within `seconds` are let through, and marked as a burst. */
  burst?: { max: number; seconds: number }
}

export const rateLimits = {
  /**
   * A dinner that opens: the hall registers at once. One e-mail may bring a table of ten. A hall of 300 sends one form
   * in two seconds, and at the busiest moment one in a second; twice that is a burst, whose registrations are held
   * (decisions, registration holds).
   */
  registration: {
    address: { max: 300, minutes: 10, burst: { max: 20, seconds: 10 } },
    guest: { max: 10, minutes: 10 },
  },
  /** Rarer than registering, by the same crowd (an open day); a pending request with the same e-mail is one anyway. */
  'membership-request': { address: { max: 100, minutes: 10 }, email: { max: 5, minutes: 10 } },
  /** A message with the same text is one anyway, however impatiently it is sent. */
  contact: { address: { max: 100, minutes: 10 }, email: { max: 20, minutes: 10 } },
  /** Each costs a password hash and a mail to an address that somebody has typed. */
  'sign-up': { address: { max: 60, minutes: 10 }, email: { max: 5, minutes: 10 } },
  /**
   * Failures only. Account and address together come first: a try that they refuse takes nothing from the account, so
   * that one address can use up a tenth of it. From everywhere at one account: slow enough for any password that is not
   * common.
   */
  'sign-in': {
    'account-and-address': { max: 10, minutes: 10 },
    address: { max: 60, minutes: 10 },
    account: { max: 100, minutes: 10 },
  },
  /**
   * Failures only. A device on which the account's owner has signed in: what strangers try elsewhere does not count
   * here.
   */
  'sign-in-known-device': { device: { max: 20, minutes: 10 } },
  /** Each is a mail to somebody who may not have asked for it. */
  'password-reset': { address: { max: 60, minutes: 10 }, email: { max: 5, minutes: 10 } },
  /**
   * Failures only: links with 122 bits and more cannot be guessed; who tries shall not be served. Mail scanners open
   * old links, too.
   */
  token: { address: { max: 60, minutes: 10 } },
  /** A gallery of a long evening, twice; each costs a second of a processor. */
  upload: { account: { max: 120, minutes: 10 } },
  /**
   * Mails of one kind to one address; one that is over waits and is sent later. A table of ten registers with one
   * e-mail.
   */
  mail: { recipient: { max: 20, minutes: 60 } },
  /** The same for what the site writes to the club itself. */
  'mail-to-club': { recipient: { max: 300, minutes: 60 } },
} as const satisfies Record<string, Record<string, RateLimit>>

export type LimitedAction = keyof typeof rateLimits
/** Whose budgets a door has. */
export type LimitKeys<D extends LimitedAction> = Record<keyof (typeof rateLimits)[D], string>
