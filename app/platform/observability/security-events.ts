/**
 * Every kind of security event, and how many of it within `BURST_MINUTES` are a burst that the administrators are told
 * about. Null: never told. Bounds lie well above what an honest evening brings: forgotten passwords, a hall behind one
 * address, old links in mails.
 */
export const securityEvents = {
  /** Somebody signed in: what an investigation of the others asks for. */
  'signed-in': { burst: null },
  /** A wrong password, or an account that does not exist. */
  'sign-in-failed': { burst: 100 },
  /** A wrong password where somebody who is signed in was asked for it again. */
  'confirmation-failed': { burst: 20 },
  /** A link with a token that nobody has issued. Mail scanners open old links, too. */
  'token-refused': { burst: 100 },
  /** Any answer 429: a budget is used up, or pages were asked for too fast. */
  'rate-limited': { burst: 500 },
  /** A form that did not come from our own pages. */
  'origin-refused': { burst: 100 },
  /** Somebody signed in, where their role does not reach. */
  'access-refused': { burst: 50 },
  /** The panel asked for without a session: a session that is over, or a scanner. */
  'sign-in-required': { burst: null },
} as const satisfies Record<string, { burst: number | null }>

export type SecurityEventKind = keyof typeof securityEvents

export const BURST_MINUTES = 10
/** A burst that has been quiet for so long is over; what comes after is told anew. */
export const INCIDENT_QUIET_MINUTES = 60
