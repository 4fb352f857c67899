import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown } from 'vite'

const ROUTE_QUERY = '?__react-router-build-client-route'
const DOCUMENT_PAGE = 'export default () => { location.reload(); return null }'

/** So many pages share a module before it joins the chunk of all. With 3 a page loads 8 % more, with 10 twice the files. */
const MIN_PAGES = 4

/**
 * The browser runs React Router in the panel alone; every other page is HTML with islands. Of those pages it gets no
 * component, and a link of the panel that leads to one loads it as a document.
 */
export function panelRoutes(appDirectory: string, routes: RouteConfigEntry[]): Plugin {
  const layout = routes.filter(({ file }) => file === 'admin/layout.tsx')
  const files = ['root.tsx', ...filesOf(layout)].map((file) => join(appDirectory, file))
  return {
    name: 'panel-routes',
    apply: 'build',
    enforce: 'post',
    // The chunk of the panel needs it. A route may then export more than the router reads.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\?__react-router-build-client-route$/ },
      handler: (_code, id) =>
        files.includes(id.replace(ROUTE_QUERY, '')) ? undefined : { code: DOCUMENT_PAGE, map: null },
    },
  }
}

/** With those of their children, relative to `app/`. */
export function filesOf(routes: RouteConfigEntry[]): string[] {
  return routes.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
}

/**
 * One chunk of what many pages of the panel share and no public page loads: a page asks for half as many files. What it
 * imports is shared by as many pages, so it never imports the chunk of one page.
 */
export function panelChunk(appDirectory: string): Rolldown.CodeSplittingGroup {
  let isPublic: Set<string> | undefined
  return {
    name(id, graph) {
      isPublic ??= reachedFrom(join(appDirectory, 'entry.public.ts'), graph)
      return isPublic.has(id) ? null : 'panel'
    },
    test: (id) => id.startsWith(appDirectory),
    minShareCount: MIN_PAGES,
    includeDependenciesRecursively: false,
  }
}

function reachedFrom(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set([entry])
  // A set also returns what is added while it is read.
  for (const id of reached) {
    const module = graph.getModuleInfo(id)
    for (const next of module?.importedIds ?? []) reached.add(next)
    for (const next of module?.dynamicallyImportedIds ?? []) reached.add(next)
  }
  return reached
}
