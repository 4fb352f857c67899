import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildDocument, createNonce, deferHydration } from './document.server.ts'

const hashOf = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`
const scriptsOf = ({ headers }: { headers: Headers }) =>
  /script-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]

test('The policy allows the named scripts only, not those in the HTML', () => {
  const html = '<p>typed <script>alert(1)</script></p><script>ours()</script>'
  const init = { status: 200, headers: new Headers() }
  expect(scriptsOf(buildDocument(html, { constants: ['ours()'] }, init))).toBe(`'self' ${hashOf('ours()')}`)
  expect(scriptsOf(buildDocument(html, { constants: ['ours()'], nonce: 'abc' }, init))).toBe(
    `'self' ${hashOf('ours()')} 'nonce-abc'`,
  )
})

test('Each response has a new nonce, and the deferred router script keeps it', () => {
  expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100)
  expect(createNonce()).toMatch(/^[\w+/]{22}==$/)
  const planted = '<script type="module" async="">evil()</script>'
  expect(deferHydration(`${planted}<script nonce="abc" type="module" async="">ours()</script>`, 'abc')).toBe(
    `${planted}<script nonce="abc" type="text/hydration">ours()</script>`,
  )
})
