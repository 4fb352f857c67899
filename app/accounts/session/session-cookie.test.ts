import { expect, test } from 'vitest'
import { readSessionCookie, sessionCookie } from './session-cookie.server.ts'

/** As the previous release wrote it under the key of the tests. */
const token = 'Xk3vT9qLmA0bYz7RwPd2HsJf6UcEgN1o'
const stored = `cercle.session_token=${token}.v9T%2FKykwg6g%2BkI35TeBkykmJe5pD8Uu3ajKPhlzZdpM%3D`

test('A session cookie has the same form in the previous release and in this one', () => {
  expect(sessionCookie(token)).toBe(`${stored}; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly`)
  expect(readSessionCookie(`language=ca; ${stored}; toast=x`)).toEqual({ token, isLegacy: false })
})

test.each([
  ['another token', stored.replace('Xk3', 'Xk4')],
  ['another signature', stored.replace('v9T', 'v9U')],
  ['a longer signature', `${stored}x`],
  ['no signature', `cercle.session_token=${token}`],
  ['nothing', 'cercle.session_token='],
  ['malformed encoding', `cercle.session_token=${token}.%E0%A4%A`],
  ['the name behind TLS, on a site without', `__Secure-${stored}`],
  ['another cookie that ends with the name', `my-${stored}`],
])('A session cookie with %s is refused', (_, cookies) => {
  expect(readSessionCookie(cookies)).toBeNull()
})
