import { randomBytes } from 'node:crypto'
import { expireCookie, isSecureSite, siteCookie } from '#app/platform/request/cookie.server.ts'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { PEOPLE_KEY, readPeopleKeys } from '#app/platform/browser-storage/people-keys.ts'

/** The key is made here and stored nowhere else: when the browser has dropped it, nobody can make it again. */
export function peopleKeyCookie(request: Request, list: number, seconds: number): string {
  const name = `${PEOPLE_KEY}-${list}`
  const held = heldKeys(request).find(({ cookie }) => cookie === cookieName(name, isSecureSite))
  return siteCookie(name, held?.value ?? randomBytes(32).toString('base64url'), seconds)
}

/** After these cookies the browser cannot read the lists that it holds. */
export function withdrawPeopleKeys(request: Request): string[] {
  return heldKeys(request).map(({ cookie }) => expireCookie(cookie))
}

function heldKeys(request: Request) {
  return readPeopleKeys(request.headers.get('Cookie') ?? '')
}
