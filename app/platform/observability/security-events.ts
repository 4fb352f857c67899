/** `burst`: so many within `BURST_MINUTES` notify the administrators. The numbers are well above honest use. */
export const securityEvents = {
  'signed-in': { burst: null },
  'sign-in-failed': { burst: 100 },
  /** A wrong password when a signed-in user was asked for it again. */
  'confirmation-failed': { burst: 20 },
  /** A link with an unknown token. Mail scanners open old links. */
  'token-refused': { burst: 100 },
  /** Any 429: rate limits and page limits. */
  'rate-limited': { burst: 500 },
  'origin-refused': { burst: 100 },
  'access-refused': { burst: 50 },
  /** The panel without a session: an expired session or a scanner. */
  'sign-in-required': { burst: null },
} as const satisfies Record<string, { burst: number | null }>

export type SecurityEventKind = keyof typeof securityEvents

export const BURST_MINUTES = 10
/** A burst ends after this time without events; the next one notifies again. */
export const INCIDENT_QUIET_MINUTES = 60
