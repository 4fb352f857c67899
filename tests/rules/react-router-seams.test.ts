/** The points where the product relies on internals of React Router (docs/architecture.md, React Router). */
import {
  createMemoryRouter,
  createRequestHandler,
  createStaticHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { withUnavailableAnswers } from '#server/unavailable.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, signedIn } = testSite('demo')
const admin = signedIn('admin')
let publicPage: string
let panelPage: string

beforeAll(async () => {
  publicPage = await textOf('/club')
  panelPage = await textOf('/admin/dashboard', { Cookie: admin.cookie })
})

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await visitor(server.url).get(path, headers)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

test('a context without serverHandoffStream renders a public page without the data of the router', () => {
  expect(publicPage).toContain('</html>')
  expect(publicPage).not.toMatch(/__reactRouter|streamController/)
})

test('a panel page sets __reactRouterContext, by which the client entry recognizes the panel', () => {
  expect(panelPage).toContain('window.__reactRouterContext = ')
  expect(panelPage).toContain('window.__reactRouterContext.streamController.enqueue(')
})

test('the module script of a panel page is deferred, and nothing preloads it', () => {
  expect(panelPage.match(/<script nonce="[^"]+" type="text\/hydration">/g)).toHaveLength(1)
  expect(panelPage).not.toMatch(/<script[^>]* type="module"|modulepreload/)
})

test('the request handler calls the wrapped loaders and actions of the build', async () => {
  const answer = createRequestHandler(withUnavailableAnswers(buildWithLostDatabase()), 'production')
  for (const method of ['GET', 'POST']) {
    const response = await answer(new Request('http://localhost/lost', { method }))
    expect([method, response.status]).toEqual([method, 503])
  }
})

test('a form without the header Origin passes the check of React Router', async () => {
  const response = await visitor(server.url).post(
    '/idioma',
    { language: 'ca', page: '/club' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  )
  expect(response.status).toBeGreaterThanOrEqual(300)
  expect(response.status).toBeLessThan(400)
})

test('middleware is given the joined paths of the routes that match, for pages and for forms sent by script', async () => {
  const patterns: string[] = []
  const middleware = [({ pattern }: { pattern: string }) => void patterns.push(pattern)]
  const page = { id: 'page', path: 'eventos/:id', loader: () => null, action: () => null }
  const handler = createStaticHandler([
    { id: 'frame', path: 'admin', middleware, children: [{ id: 'needs', children: [page] }] },
  ])
  const answer = { requestContext: new RouterContextProvider(), generateMiddlewareResponse: async () => new Response() }
  await handler.query(new Request('http://localhost/ADMIN/eventos/7/?a=b'), answer)
  await handler.queryRoute(new Request('http://localhost/admin/eventos/7', { method: 'POST' }), answer)
  expect(patterns).toEqual(['admin/eventos/:id', 'admin/eventos/:id'])
})

test('a route for which a client middleware returns no result keeps its data', async () => {
  let reads = 0
  const router = createMemoryRouter([
    {
      id: 'page',
      path: '/',
      loader: () => (reads += 1),
      middleware: [async (_, next) => (await next(), reads > 1 ? {} : undefined)],
    },
  ])
  await new Promise<void>((ready) => router.subscribe(({ initialized }) => initialized && ready()))
  await router.revalidate()
  expect([reads, router.state.loaderData, router.state.errors]).toEqual([2, { page: 1 }, null])
})

function buildWithLostDatabase(): ServerBuild {
  const lost = () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  }
  const route = { id: 'lost', path: 'lost', module: { loader: lost, action: lost, default: undefined } }
  return {
    entry: { module: { default: () => new Response() } },
    routes: { lost: route },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  } as unknown as ServerBuild
}
