import { matchPath, type ActionFunctionArgs } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { can, canOfOwn, roles, type Capability, type Role } from '#app/accounts/capabilities.ts'
import type { PanelAct } from '#app/accounts/session/panel-action.server.ts'
import { eventTabs } from '#app/admin/event/tabs.ts'
import { nouns } from '#app/nouns.ts'
import { signedInAs } from '../harness/accounts.ts'
import { everyRoute, type KnownRoute } from '../harness/routes.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { neededOfActs } from '../harness/valid-forms.ts'

/** In this process an action answers with its acts. */
vi.mock('#app/accounts/session/panel-action.server.ts', async (original) => ({
  ...(await original<object>()),
  panelAction: (_: unknown, actIn: (language: 'es') => PanelAct) => ({ '': actIn('es') }),
  panelActions: (_: unknown, actsIn: (language: 'es') => Record<string, PanelAct>) => actsIn('es'),
}))
const modules = import.meta.glob<{ action?: (args: ActionFunctionArgs) => Promise<Record<string, PanelAct>> }>(
  '../../app/**/*-{page,route}.{ts,tsx}',
)
/** Its body is read as a stream, not as a form; it is tried like the others. */
const upload = 'media/upload-route'

/** Panel routes that are public on purpose. */
const open = ['/admin/login', '/admin/salir', '/create-super-admin']

const all = everyRoute()
const panel = all.filter(({ path }) => /^\/(admin|create-super-admin)(\/|$)/.test(path) && !open.includes(path))

/** What fits `:id` and the like, in any route. */
const parts = ['1', '00000000-0000-4000-8000-000000000001', '0'.repeat(64)] as const
const addressOf = (path: string, part: string) => path.replace(/:\w+\??/g, part)

type FoundAct = { route: KnownRoute; address: string; act: string; needs: Capability }

/** The acts of a route, as its module makes them. */
async function actsOf(route: KnownRoute): Promise<FoundAct[]> {
  const load = ['ts', 'tsx'].map((ending) => modules[`../../app/${route.id}.${ending}`]).find(Boolean)
  const { action } = (await load?.()) ?? {}
  if (!action || route.id === upload) return []
  for (const part of parts) {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, part])
    const url = new URL(addressOf(route.path, part), 'https://club.example')
    const acts = await action({ params: Object.fromEntries(names), url } as ActionFunctionArgs).catch(() => null)
    if (acts)
      return Object.entries(acts).map(([act, { needs }]) => ({
        route,
        address: addressOf(route.path, part),
        act,
        needs,
      }))
  }
  throw new Error(`no acts found: ${route.path}`)
}

const found = (await Promise.all(panel.map(actsOf))).flat()
const uploads = panel
  .filter(({ id }) => id === upload)
  .map((route): FoundAct => ({ route, address: route.path, act: '', needs: 'media.edit' }))
const everyAct = [...found, ...uploads]

test('Every act of the panel has a form, and needs what the list of forms says', () => {
  expect(found.length).toBeGreaterThan(70)
  const needs = everyAct.map(({ route, act, needs: needed }) => `${route.routeId} ${act}: ${needed}`)
  expect(needs.sort()).toEqual(neededOfActs().sort())
})

test('The menu and the tabs of an event show a page to whoever may read it', () => {
  const shown = [
    ...nouns.flatMap(({ menu }) => (menu ? [{ path: menu.to, needs: menu.capability }] : [])),
    ...eventTabs.map(({ path, needs }) => ({ path: ['/admin/eventos/:id', path].filter(Boolean).join('/'), needs })),
  ]
  for (const { path, needs } of shown) expect(panel.find((route) => route.path === path)?.needs, path).toContain(needs)
})

test('A role with own events has the pages that limit events, those of one event and those of the own account', () => {
  const open = panel.filter((route) => mayRead('organizer', route) && !isOfOneEvent(route))
  const ownAccount = open.filter(({ needs }) => needs.every((capability) => can('organizer', capability)))
  expect(open.filter((route) => !ownAccount.includes(route)).map(({ path }) => path)).toEqual([
    '/admin/dashboard',
    '/admin/buscar',
    '/admin/eventos',
    '/admin/eventos.csv',
  ])
})

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
  const signedIn = []
  for (const role of roles) signedIn.push([role, (await signedInAs(server, sql, role)).cookie])
  cookies = Object.fromEntries(signedIn) as Record<Role, string>
  // The event of the addresses is the organizer's own; `foreign-ids.test.ts` tries those of others.
  const [organizer] = await sql<{ id: number }[]>`insert into organizers (name) values ('Celler') returning id`
  await sql`update events set organizer_id = ${organizer?.id ?? 0}, is_demo = false where id = 1`
  await sql`update usuarios set organizer_id = ${organizer?.id ?? 0} where id = 'organizer'`
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

const everybody = ['visitor', ...roles] as const
type Outcome = Awaited<ReturnType<typeof outcomeOf>>

const isOfOneEvent = ({ path }: KnownRoute) => /^\/admin\/eventos\/:id(\/|$)/.test(path)

function mayRead(who: Role, route: KnownRoute): boolean {
  const ofOwn = route.limitsEvents || isOfOneEvent(route)
  return route.needs.every((capability) => (ofOwn ? canOfOwn : can)(who, capability))
}

function expectedOfReading(who: Role | 'visitor', route: KnownRoute): Outcome {
  if (who === 'visitor' || who === 'user') return 'login'
  return mayRead(who, route) ? 'allowed' : 'refused'
}

/** @param acts what the account may want to do: one of these is enough */
function expectedOfForms(who: Role | 'visitor', route: KnownRoute, acts: readonly Capability[]): Outcome {
  if (who === 'visitor') return 'login'
  const mayAct = acts.length === 0 || acts.some((capability) => (isOfOneEvent(route) ? canOfOwn : can)(who, capability))
  // A form stays open: also that of an account without a role.
  return mayRead(who, route) && mayAct ? 'allowed' : 'refused'
}

/** Where links of a page lead that the account may not open. */
function refusedLinks(who: Role, html: string): string[] {
  const paths = new Set(Array.from(html.matchAll(/href="(\/admin[^"?#]*)/g), ([, path = '']) => path))
  const routeOf = (path: string) =>
    panel.find((route) => route.path === path) ?? panel.find((route) => matchPath(route.path, path))
  return [...paths].filter((path) => {
    const route = routeOf(path)
    return route && !mayRead(who, route)
  })
}

async function outcomesOfForm(who: Role | 'visitor', address: string, fields: Record<string, string>) {
  const { post } = visitor(server.url)
  return {
    post: await outcomeOf(await post(address, fields, cookieOf(who))),
    dataPost: await outcomeOf(await post(`${address}.data`, fields, cookieOf(who))),
    postByScript: await outcomeOf(await post(address, fields, { ...cookieOf(who), Accept: 'application/json' })),
  }
}
const each = (outcome: Outcome) => ({ post: outcome, dataPost: outcome, postByScript: outcome })

describe.each(panel)('$path', (route) => {
  const address = addressOf(route.path, parts[0])
  const ownActs = everyAct.filter(({ route: { routeId } }) => routeId === route.routeId)
  /** Whose id the acts take. */
  const formAddress = ownActs[0]?.address ?? address

  test.each(everybody)('as %s', async (who) => {
    const { get } = visitor(server.url)
    const page = await get(address, cookieOf(who))
    const html = await page.clone().text()
    const routeAlone = `${address}.data?_routes=${encodeURIComponent(route.routeId)}`
    const outcomes = {
      page: await outcomeOf(page),
      data: await outcomeOf(await get(`${address}.data`, cookieOf(who))),
      dataOfThisRouteAlone: await outcomeOf(await get(routeAlone, cookieOf(who))),
      ...(await outcomesOfForm(who, formAddress, {})),
    }
    const reading = expectedOfReading(who, route)
    const acts = ownActs.map(({ needs }) => needs)
    expect(outcomes).toEqual({
      page: reading,
      data: reading,
      dataOfThisRouteAlone: reading,
      ...each(expectedOfForms(who, route, acts)),
    })
    if (who !== 'visitor') expect(refusedLinks(who, html)).toEqual([])
  })
})

describe('An act of the panel', () => {
  test.each(everyAct)('$route.routeId, $act', async ({ route, address, act, needs }) => {
    for (const who of everybody)
      expect([who, await outcomesOfForm(who, address, act ? { act } : {})]).toEqual([
        who,
        each(expectedOfForms(who, route, [needs])),
      ])
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
