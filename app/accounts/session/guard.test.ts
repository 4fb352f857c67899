import { RouterContextProvider, type MiddlewareFunction } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { closeDatabase, database } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { registerRoutes } from '#app/platform/request/route-table.server.ts'
import { runInRequest } from '#app/platform/request/request-scope.server.ts'
import { roleNumbers } from '#app/accounts/capabilities.ts'
import { inPool, openTestDatabase } from '#tests/harness/database.ts'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { accessRouteId } from '#app/accounts/route-access.ts'
import { accountMiddleware } from './current-account.server.ts'
import { panelMiddleware } from './guard.server.ts'
import { panelAction, panelActions } from './panel-action.server.ts'
import { signIn } from './sign-in.server.ts'

openTestDatabase('empty', 'public')

const declaring = accessRouteId('users.read', 'usuarios')
registerRoutes(
  Object.fromEntries(
    [
      { id: 'root', path: '' },
      { id: 'frame', path: 'admin', parentId: 'root' },
      { id: declaring, parentId: 'frame' },
      { id: 'users', path: 'usuarios', parentId: declaring },
      { id: 'forgotten', path: 'nuevo', parentId: 'frame' },
    ].map((route) => [route.id, { ...route, module: { default: () => null } }]),
  ),
)

async function requestPage(path: string, cookie: string): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`, { headers: { Cookie: cookie } })
  const context = new RouterContextProvider()
  const args = { request, url: new URL(request.url), pattern: path, params: {}, context }
  const chain: MiddlewareFunction<Response>[] = [accountMiddleware, ...panelMiddleware]
  const run = async (index: number): Promise<Response> => {
    const answer = chain[index]?.(args, () => run(index + 1)) ?? new Response('in')
    return (await Promise.resolve(answer).catch((refusal: Response) => refusal)) as Response
  }
  return runInRequest({ id: 'request-1', address: '192.0.2.1' }, () => run(0))
}

let cookie: string
beforeAll(async () => {
  await inPool('owner', createAdministrator)('clara@example.org', 'escudella lenta')
  const outcome = await signIn(new Request('http://localhost:3000/'), 'clara@example.org', 'escudella lenta')
  cookie = outcome.ok ? outcome.cookies.map((text) => text.split(';')[0]).join('; ') : ''
})

test('A page of the panel is open to whoever may do what its route declares', async () => {
  expect(await (await requestPage('/admin/usuarios', cookie)).text()).toBe('in')
})

test.each(['/admin/nuevo', '/admin', '/admin/elsewhere'])(
  'A page of the panel whose route declares nothing is refused, to administrators too: %s',
  async (path) => {
    const refused = await requestPage(path, cookie)
    expect([refused.status, refused.headers.get('Location')]).toEqual([302, '/admin/dashboard'])
    expect(refused.headers.getSetCookie().join()).toContain('toast=no-permission')
  },
)

test('The form of an account that may not do what it asks for is not read', async () => {
  await inPool('owner', () => database.update(usuarios).set({ role: roleNumbers.editor }))()
  const request = new Request('http://localhost:3000/admin/usuarios', {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams({ act: 'ask' }),
  })
  const args = { request, url: new URL(request.url), pattern: '', params: {}, context: new RouterContextProvider() }
  const act = { needs: 'users.edit', run: () => Promise.reject(new Error('it ran')) } as const
  const refusals: unknown[] = []
  const refused = (refusal: unknown) => void refusals.push(refusal)
  await runInRequest({ id: 'request-1', address: '192.0.2.1' }, () =>
    accountMiddleware(args, async () => {
      await panelAction(args, () => act).catch(refused)
      await panelActions(args, () => ({ ask: act })).catch(refused)
      return new Response()
    }),
  )
  const forbidden = { data: 'forbidden', init: { status: 403 } }
  expect(refusals).toMatchObject([forbidden, forbidden])
  expect(request.bodyUsed).toBe(false)
})

test('When the role cannot be checked, access is refused with a redirect to the login page', async () => {
  await closeDatabase()
  const refused = await requestPage('/admin/usuarios', cookie)
  expect(refused.headers.get('Location')).toBe('/admin/login')
  expect(refused.headers.getSetCookie().join()).toContain('toast=check-failed')
})
