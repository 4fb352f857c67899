import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { closeDatabase } from '#app/database/client.server.ts'
import { inPool, openTestDatabase } from '#tests/harness/database.ts'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { accountMiddleware } from './current-account.server.ts'
import { needs } from './guard.server.ts'
import { signIn } from './sign-in.server.ts'

openTestDatabase('empty', 'public')

async function knock(cookie: string): Promise<Response> {
  const request = new Request('http://localhost:3000/admin/usuarios', { headers: { Cookie: cookie } })
  const args = {
    request,
    url: new URL(request.url),
    pattern: '/admin/usuarios',
    params: {},
    context: new RouterContextProvider(),
  }
  const door = async () => (await needs('users')(args, async () => new Response('in'))) as Response
  const answer = await accountMiddleware(args, () => door().catch((refusal: Response) => refusal))
  return answer as Response
}

test('When the role cannot be checked nobody is let in, and is told why at the door', async () => {
  await inPool('owner', createAdministrator)('clara@example.org', 'escudella lenta')
  const outcome = await signIn(new Request('http://localhost:3000/'), 'clara@example.org', 'escudella lenta')
  const cookie = outcome.ok ? outcome.cookies.map((text) => text.split(';')[0]).join('; ') : ''
  expect(await (await knock(cookie)).text()).toBe('in')
  await closeDatabase()
  const refused = await knock(cookie)
  expect(refused.headers.get('Location')).toBe('/admin/login')
  expect(refused.headers.getSetCookie().join()).toContain('toast=check-failed')
})
