import { expect, test } from 'vitest'
import { stayWhileUnavailable, type RouteResults } from './stay-while-unavailable.ts'

test('a form that a second press has sent again is not said to have failed', async () => {
  const request = new Request('http://localhost/admin', { method: 'POST', signal: AbortSignal.abort() })
  const results: RouteResults = { page: { type: 'error', result: new DOMException('replaced', 'AbortError') } }
  const args = { request } as Parameters<typeof stayWhileUnavailable>[0]
  expect(await stayWhileUnavailable(args, () => Promise.resolve(results))).toBe(results)
})
