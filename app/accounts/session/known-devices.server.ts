import { randomBytes } from 'node:crypto'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { isSecureSite, readCookie, siteCookie } from '#app/platform/request/cookie.server.ts'
import { hashToken, hasValidSignature, sign } from '#app/platform/secrets/secrets.server.ts'
import { findCredentials, type Credentials } from './credentials.server.ts'

/** How long a device stays known without a sign-in; the privacy text states it. */
const KNOWN_DEVICE_DAYS = 180

const COOKIE_NAME = 'cercle.device'

/**
 * The cookie that makes a device known for an account, set after a sign-in or a mailed link (OWASP device cookies):
 * failures elsewhere do not block this device. One per account, since people share computers. It does not sign in.
 */
export async function knownDeviceCookie(userId: string): Promise<string> {
  const owner = await findCredentials({ userId })
  if (!owner) throw new Error('a device cannot be known for an account without a password')
  const seconds = KNOWN_DEVICE_DAYS * 24 * 3600
  const device = `${randomBytes(16).toString('hex')}.${Math.floor(Date.now() / 1000) + seconds}`
  const value = `${device}.${sign('known-device', signedText(owner, device))}`
  return `${siteCookie(cookieNameFor(userId), value, seconds)}; HttpOnly`
}

/** The id of the requesting device, if it is known for the account with this e-mail. */
export async function findKnownDevice(request: Request, email: string): Promise<string | null> {
  const cookies = request.headers.get('Cookie') ?? ''
  if (!cookies.includes(COOKIE_NAME)) return null
  const owner = await findCredentials({ email })
  const value = owner && readCookie(cookies, cookieName(cookieNameFor(owner.userId), isSecureSite))
  const parts = /^([0-9a-f]{32})\.(\d{10})\.([\w-]{43})$/.exec(value ?? '')
  if (!owner || !parts) return null
  const [, id = '', expiresAt = '', signature = ''] = parts
  const live = Number(expiresAt) > Date.now() / 1000
  return live && hasValidSignature('known-device', signedText(owner, `${id}.${expiresAt}`), signature) ? id : null
}

/** The signature includes the password hash: a new password makes every device unknown. */
function signedText({ userId, passwordHash }: Credentials, device: string): string {
  return `${userId}:${hashToken(passwordHash)}:${device}`
}

function cookieNameFor(userId: string): string {
  return `${COOKIE_NAME}.${hashToken(userId).slice(0, 12)}`
}
