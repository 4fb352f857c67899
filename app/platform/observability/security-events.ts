/**
 * `burst`: so many within `BURST_MINUTES` notify the administrators; `accountBurst`: so many at one account. The
 * numbers are well above honest use.
 */
type SecurityEventLimits = { burst: number | null; accountBurst?: number }

export const securityEvents = {
  'signed-in': { burst: null },
  /** From an unknown device, one address may fail ten times at one account. */
  'sign-in-failed': { burst: 100, accountBurst: 20 },
  /** A wrong password when a signed-in user was asked for it again. */
  'confirmation-failed': { burst: 20 },
  /** After the right password. */
  'second-factor-failed': { burst: 50, accountBurst: 10 },
  /** An IBAN in full, of a member or of a blocked payment: the work of a day shows a few. */
  'iban-shown': { burst: 20, accountBurst: 10 },
  /** A link with an unknown token. Mail scanners open old links. */
  'token-refused': { burst: 100 },
  /** Any 429: rate limits and page limits. */
  'rate-limited': { burst: 500 },
  'origin-refused': { burst: 100 },
  /** Pages of the panel without permission, staff with a short password, `/metrics` with a wrong token. */
  'access-refused': { burst: 50 },
  /** The panel without a session: an expired session or a scanner. */
  'sign-in-required': { burst: null },
} as const satisfies Record<string, SecurityEventLimits>

export type SecurityEventKind = keyof typeof securityEvents

/** @param ofAccount whether the events are those of one account. @returns how many are a burst, Infinity for none */
export function burstOf(kind: SecurityEventKind, ofAccount: boolean): number {
  const { burst, accountBurst }: SecurityEventLimits = securityEvents[kind]
  return (ofAccount ? accountBurst : burst) ?? Infinity
}

export const BURST_MINUTES = 10
/** A burst ends after this time without events; the next one notifies again. */
export const INCIDENT_QUIET_MINUTES = 60
