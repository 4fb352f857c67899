import { cookieName } from '#app/platform/request/cookie-name.ts'
import { expireCookie, isSecureSite, readCookie, siteCookie } from '#app/platform/request/cookie.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import { newTotpSecret } from '#app/accounts/second-factor/totp.server.ts'

const COOKIE = 'cercle.totp_setup'
const SECONDS = 30 * 60

type TotpSetup = { secret: string; cookies: string[] }

/**
 * The secret that an account is about to give to an authenticator app. The browser keeps it encrypted, so that a wrong
 * code asks for no other scan, and nothing is stored before the app has proven that it has it.
 */
export function openSetup(request: Request, userId: string): TotpSetup {
  const begun = findSetup(request, userId)
  if (begun) return { secret: begun, cookies: [] }
  const secret = newTotpSecret()
  const value = encryptField(secret, placeOf(userId))
  return { secret, cookies: [`${siteCookie(COOKIE, value, SECONDS)}; HttpOnly`] }
}

export function findSetup(request: Request, userId: string): string | null {
  const value = readCookie(request.headers.get('Cookie') ?? '', cookieName(COOKIE, isSecureSite))
  try {
    return value ? decryptField(value, placeOf(userId)) : null
  } catch {
    return null
  }
}

export function expireSetup(): string {
  return `${expireCookie(cookieName(COOKIE, isSecureSite))}; HttpOnly`
}

function placeOf(userId: string): string {
  return `totp setup:${userId}`
}
