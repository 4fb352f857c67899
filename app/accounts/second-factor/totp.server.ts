import { Secret, TOTP } from 'otpauth'
import { currentClub } from '#app/platform/club.server.ts'

/** As of every authenticator app (RFC 6238). */
const STEP_SECONDS = 30
/** Of RFC 4226, section 4. */
const SECRET_BYTES = 20
/** A clock may be one step early or late. */
const WINDOW_STEPS = 1

/** In base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR says to an authenticator app. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The time step whose code this is; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW_STEPS, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: currentClub().name, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS })
}
