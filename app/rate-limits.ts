/**
 * Attempts within a sliding window, by subject. They stop bots, not crowds: guests in one dining room and phones of one
 * operator share an address (specified: 300 registrations in 10 minutes). «Failures only»: success is refunded.
 */
export type RateLimit = {
  max: number
  minutes: number
  /** More than `max` within `seconds` are allowed, but marked as a burst. */
  burst?: { max: number; seconds: number }
}

export const rateLimits = {
  /** A hall of 300 sends at most one form per second; twice that is a burst. One e-mail may register a table of ten. */
  registration: {
    address: { max: 300, minutes: 10, burst: { max: 20, seconds: 10 } },
    guest: { max: 10, minutes: 10 },
  },
  /** No crowd waits at once. An offer to somebody who never asked for it keeps seats from those who wait. */
  'waiting-list': { address: { max: 30, minutes: 60 }, guest: { max: 5, minutes: 60 } },
  'membership-request': { address: { max: 100, minutes: 10 }, email: { max: 5, minutes: 10 } },
  contact: { address: { max: 100, minutes: 10 }, email: { max: 20, minutes: 10 } },
  /** Each costs a password hash and a mail. */
  'sign-up': { address: { max: 60, minutes: 10 }, email: { max: 5, minutes: 10 } },
  /**
   * Failures only. One address can use up a tenth of an account's attempts. 100 are too few to guess a good password.
   */
  'sign-in': {
    'account-and-address': { max: 10, minutes: 10 },
    address: { max: 60, minutes: 10 },
    account: { max: 100, minutes: 10 },
  },
  /** Failures only. The owner has signed in on this device; attacks from elsewhere do not block it. */
  'sign-in-known-device': { device: { max: 20, minutes: 10 } },
  /**
   * Failures only: codes of an authenticator app, of which three of a million are right. 60 a day find one in 15 years
   * on average, for somebody who knows the password.
   */
  'second-factor': {
    account: { max: 10, minutes: 10 },
    'account-day': { max: 60, minutes: 24 * 60 },
    address: { max: 60, minutes: 10 },
  },
  /** Failures only: recovery codes and signatures of passkeys cannot be guessed. */
  'strong-factor': { address: { max: 60, minutes: 10 } },
  'password-reset': { address: { max: 60, minutes: 10 }, email: { max: 5, minutes: 10 } },
  'member-sign-in': { address: { max: 60, minutes: 10 }, email: { max: 5, minutes: 10 } },
  /** Each signature and each revocation costs a mail and an order that is kept as evidence. */
  'own-mandate': { member: { max: 10, minutes: 60 } },
  /** Failures only: tokens of at least 122 bits cannot be guessed. Mail scanners open old links. */
  token: { address: { max: 60, minutes: 10 } },
  /** A phone at the door asks 24 times a minute, and at each tick; a pass may be on several. */
  door: { device: { max: 800, minutes: 10 }, pass: { max: 4_000, minutes: 10 } },
  /** Twice a large gallery; each upload costs a second of CPU time. */
  upload: { account: { max: 120, minutes: 10 } },
  /** Reports of mails that could not be delivered; a message reaches 300 guests at once. */
  bounce: { address: { max: 600, minutes: 10 } },
  /** Mails of one kind to one address; a mail over the limit is sent later. A table of ten shares one e-mail. */
  mail: { recipient: { max: 20, minutes: 60 } },
  'mail-to-club': { recipient: { max: 300, minutes: 60 } },
} as const satisfies Record<string, Record<string, RateLimit>>

export type LimitedAction = keyof typeof rateLimits
export type LimitKeys<Action extends LimitedAction> = Record<keyof (typeof rateLimits)[Action], string>
