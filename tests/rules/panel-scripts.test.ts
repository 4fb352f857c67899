import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

type Route = { id: string; parentId?: string; module: string; imports?: string[] }
type Manifest = { entry: Omit<Route, 'id'>; routes: Record<string, Route> }

/** Each one is a request before a page of the panel answers, some of them after another. */
const MOST_FILES = 60
const MOST_BYTES = 820_000

const manifest = readManifest()
const routes = Object.values(manifest.routes)
const pages = routes.filter((route) => lineOf(route).some(({ id }) => id === 'admin/layout'))

test(`a page of the panel loads at most ${MOST_FILES} script files`, () => {
  const loads = pages.map(({ id, ...route }) => ({ id, ...weigh(filesOf({ id, ...route })) }))
  expect(loads.length).toBeGreaterThan(60)
  expect(loads.filter(({ files, bytes }) => files > MOST_FILES || bytes > MOST_BYTES)).toEqual([])
})

test('of a page outside the panel the browser gets no component', () => {
  const outside = routes.filter((route) => route.id !== 'root' && !pages.includes(route))
  expect(outside.length).toBeGreaterThan(60)
  expect(outside.filter(({ module, imports }) => weigh([module, ...(imports ?? [])]).bytes > 100)).toEqual([])
})

/** An assignment of JSON. */
function readManifest(): Manifest {
  const [file = ''] = globSync('build/client/assets/manifest-*.js')
  const script = readFileSync(file, 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest
}

/** A route and those that frame it. */
function lineOf(route: Route): Route[] {
  const parent = manifest.routes[route.parentId ?? '']
  return parent ? [route, ...lineOf(parent)] : [route]
}

function filesOf(route: Route): string[] {
  return [manifest.entry, ...lineOf(route)].flatMap(({ module, imports }) => [module, ...(imports ?? [])])
}

/** Empty files are routes without a component. */
function weigh(paths: string[]): { files: number; bytes: number } {
  const sizes = [...new Set(paths)].map((path) => statSync(`build/client${path}`).size).filter((size) => size > 0)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
