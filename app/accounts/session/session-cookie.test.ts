import { expect, test } from 'vitest'
import { bindingOf, readSessionCookie, sessionCookie } from './session-cookie.server.ts'

/** As the previous release wrote it under the key of the tests. */
const token = 'Xk3vT9qLmA0bYz7RwPd2HsJf6UcEgN1o'
const stored = `cercle.session_token=${token}.v9T%2FKykwg6g%2BkI35TeBkykmJe5pD8Uu3ajKPhlzZdpM%3D`

const owner = { userId: 'clara', createdAt: new Date('2026-11-23T10:00:00.123Z') }

test('A session cookie begins as in the previous release, which reads it, and is read from it', () => {
  const cookie = sessionCookie(token, owner)
  expect(cookie).toMatch(/^cercle\.session_token=[\w%.-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/)
  expect(cookie.startsWith(`${stored}.`)).toBe(true)
  expect(readSessionCookie(`language=ca; ${stored}; toast=x`)).toEqual({ token, isLegacy: false })
})

test('A session cookie is bound to the account and the start of its session', () => {
  const bound = readSessionCookie(sessionCookie(token, owner).split(';', 1)[0] ?? '')
  const unbound = readSessionCookie(stored)
  if (!bound || !unbound) throw new Error('not read')
  expect(bindingOf(bound, owner)).toBe('valid')
  expect(bindingOf(bound, { ...owner, userId: 'admin' })).toBe('other')
  expect(bindingOf(bound, { ...owner, createdAt: new Date('2026-11-23T10:00:00.124Z') })).toBe('other')
  expect(bindingOf(unbound, owner)).toBe('unbound')
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
