/** What `mails.last_error` holds where the mail server said nothing. */
export const NOTHING_TO_SAY_ERROR = 'nothing to say any more'
/** It waits for the rate limit of its recipient. */
export const RATE_LIMITED_ERROR = 'over budget: waits'
export const WITHHELD_ERROR = 'withheld by a restore'

export type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number }

/** The reason without the server's own text, which may repeat the address. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, name, message } = error as SmtpError
  return code ? [code, responseCode].filter(Boolean).join(' ') : `${name}: ${message}`.slice(0, 200)
}

/** A mail server has accepted it, and reported later that it could not be delivered. */
export function bouncedError(code: string): string {
  return `BOUNCE ${code}`
}
