import { afterAll, beforeEach, expect, test } from 'vitest'
import { registerRoutes, routePatternOf } from './route-table.server.ts'

type Routes = Parameters<typeof registerRoutes>[0]

/** One route of the site, as the build describes it. */
const routesWith = (path: string) => ({ only: { id: 'only', path } }) as unknown as Routes

beforeEach(() => registerRoutes(routesWith('eventos/:id')))
afterAll(() => registerRoutes({}))

test('An address has the pattern of its route, each time that it is asked', () => {
  for (const address of ['/eventos/1', '/eventos/2', '/eventos/1']) expect(routePatternOf(address)).toBe('/eventos/:id')
  for (const address of ['/blog', '/blog']) expect(routePatternOf(address)).toBeUndefined()
})

test('Another table of routes replaces what was found in the one before', () => {
  expect(routePatternOf('/eventos/1')).toBe('/eventos/:id')
  registerRoutes(routesWith('eventos/:slug'))
  expect(routePatternOf('/eventos/1')).toBe('/eventos/:slug')
})

test('More addresses than are remembered have the pattern of their route', () => {
  for (let id = 0; id < 1_100; id += 1) expect(routePatternOf(`/eventos/${id}`)).toBe('/eventos/:id')
  expect(routePatternOf('/eventos/0')).toBe('/eventos/:id')
})
