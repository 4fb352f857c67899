import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { closeDatabase } from '#app/database/client.server.ts'
import { inPool, openTestDatabase } from '#tests/harness/database.ts'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { accountMiddleware } from './current-account.server.ts'
import { requireCapability } from './guard.server.ts'
import { signIn } from './sign-in.server.ts'

openTestDatabase('empty', 'public')

async function requestUsersPage(cookie: string): Promise<Response> {
  const request = new Request('http://localhost:3000/admin/usuarios', { headers: { Cookie: cookie } })
  const args = {
    request,
    url: new URL(request.url),
    pattern: '/admin/usuarios',
    params: {},
    context: new RouterContextProvider(),
  }
  const guard = async () => (await requireCapability('users')(args, async () => new Response('in'))) as Response
  const answer = await accountMiddleware(args, () => guard().catch((refusal: Response) => refusal))
  return answer as Response
}

test('When the role cannot be checked, access is refused with a redirect to the login page', async () => {
  await inPool('owner', createAdministrator)('clara@example.org', 'escudella lenta')
  const outcome = await signIn(new Request('http://localhost:3000/'), 'clara@example.org', 'escudella lenta')
  const cookie = outcome.ok ? outcome.cookies.map((text) => text.split(';')[0]).join('; ') : ''
  expect(await (await requestUsersPage(cookie)).text()).toBe('in')
  await closeDatabase()
  const refused = await requestUsersPage(cookie)
  expect(refused.headers.get('Location')).toBe('/admin/login')
  expect(refused.headers.getSetCookie().join()).toContain('toast=check-failed')
})
