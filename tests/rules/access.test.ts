import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { can, type Act, type Capability, type Role } from '#app/accounts/capabilities.ts'
import { signedInAs } from '../harness/accounts.ts'
import { everyRoute } from '../harness/routes.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'

/** Panel routes that are public on purpose. */
const open = ['/admin/login', '/admin/salir', '/create-super-admin']

const all = everyRoute()
const panel = all.filter(({ path }) => /^\/(admin|create-super-admin)(\/|$)/.test(path) && !open.includes(path))

test('Every route of the panel names what it needs, and nothing public does', () => {
  expect(panel.length).toBeGreaterThan(50)
  for (const route of all) expect([route.path, route.needs.length > 0]).toEqual([route.path, panel.includes(route)])
})

const database = testDatabase('demo')
let server: RunningServer
let cookies: Record<Role, string>

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0' })
  const sql = connectTo(database.url)
  const signIn = async (role: Role) => (await signedInAs(server, sql, role)).cookie
  cookies = { admin: await signIn('admin'), editor: await signIn('editor'), user: await signIn('user') }
  await sql.end()
})
afterAll(() => server.stop())

const cookieOf = (who: Role | 'visitor'): Record<string, string> => (who === 'visitor' ? {} : { Cookie: cookies[who] })

/** Allowed, redirected to the login, refused, or a server error. */
async function outcomeOf(answer: Response): Promise<'allowed' | 'login' | 'refused' | 'error'> {
  const body = await answer.text()
  // As data, a redirect is a body with status 202, and by script a JSON with status 200.
  const isRedirect = answer.status === 202 || answer.headers.get('Content-Type')?.startsWith('application/json')
  const target = answer.headers.get('Location') ?? (isRedirect ? (/"redirect"[,:]"([^"]+)"/.exec(body)?.[1] ?? '') : '')
  if (target.startsWith('/admin/login')) return 'login'
  if (
    answer.status === 403 ||
    (target === '/admin/dashboard' && (answer.headers.get('Set-Cookie') ?? '').includes('toast=no-permission'))
  )
    return 'refused'
  return answer.status < 500 ? 'allowed' : 'error'
}

function expected(who: Role | 'visitor', needs: readonly Capability[], act: Act): 'allowed' | 'login' | 'refused' {
  if (who === 'visitor') return 'login'
  // A form stays open.
  if (who === 'user') return act === 'read' ? 'login' : 'refused'
  return needs.every((capability) => can(who, capability, act)) ? 'allowed' : 'refused'
}

describe.each(panel)('$path', ({ path, routeId, needs }) => {
  const address = path.replace(/:\w+\??/g, '1')

  test.each(['visitor', 'user', 'editor', 'admin'] as const)('as %s', async (who) => {
    const ask = visitor(server.url)
    const found = {
      page: await outcomeOf(await ask.get(address, cookieOf(who))),
      data: await outcomeOf(await ask.get(`${address}.data`, cookieOf(who))),
      dataOfThisRouteAlone: await outcomeOf(
        await ask.get(`${address}.data?_routes=${encodeURIComponent(routeId)}`, cookieOf(who)),
      ),
      post: await outcomeOf(await ask.post(address, {}, cookieOf(who))),
      dataPost: await outcomeOf(await ask.post(`${address}.data`, {}, cookieOf(who))),
      postByScript: await outcomeOf(await ask.post(address, {}, { ...cookieOf(who), Accept: 'application/json' })),
    }
    const reading = expected(who, needs, 'read')
    const writing = expected(who, needs, 'write')
    expect(found).toEqual({
      page: reading,
      data: reading,
      dataOfThisRouteAlone: reading,
      post: writing,
      dataPost: writing,
      postByScript: writing,
    })
  })
})

test('A forged session cookie opens nothing and changes no page', async () => {
  const forged = { Cookie: 'cercle.session_token=abcdef.ghijkl' }
  expect(await outcomeOf(await visitor(server.url).get('/admin/dashboard', forged))).toBe('login')
  const page = await visitor(server.url).get('/eventos', forged)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(await page.text()).toBe(await (await visitor(server.url).get('/eventos')).text())
})

test('Answers for signed-in visitors are never cached', async () => {
  const page = await visitor(server.url).get('/eventos', { Cookie: cookies.admin })
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(await page.text()).toContain('admin@example.org')
})
