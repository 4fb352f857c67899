import { createRequestHandler, type ServerBuild } from 'react-router'
import { createCacheablePages } from './cacheable-pages.ts'
import type { Pages, WholePages } from './page-answers.ts'
import { isPageForm, isSentByScript } from './form-kinds.ts'
import { createScriptForms, withoutRedirect } from './script-forms.ts'

const PANEL = 'admin/layout'

export type AllPages = {
  all: Pages
  /** Rendered from their address alone. */
  cacheable: WholePages
}

/** React Router tries one route after the other for each request, so the public site gets a table without the panel's. */
export function createPages(build: ServerBuild, mode: string): AllPages {
  const handlersOf = (table: ServerBuild) => ({
    pages: createRequestHandler(table, mode),
    scriptForms: createScriptForms(table),
  })
  const siteBuild = { ...build, routes: withoutPanel(build.routes) }
  const [whole, site] = [handlersOf(build), handlersOf(siteBuild)]
  const all: Pages = async (request) => {
    const { pages, scriptForms } = mayBePanelPath(new URL(request.url).pathname) ? whole : site
    if (isSentByScript(request)) return scriptForms(request)
    const response = await pages(request)
    return isPageForm(request) ? withoutRedirect(response) : response
  }
  return { all, cacheable: createCacheablePages(siteBuild, site.pages) }
}

/** Data requests of the panel end in `.data`. */
function mayBePanelPath(path: string): boolean {
  return path.toLowerCase().startsWith('/admin')
}

function withoutPanel(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const isOfPanel = (id: string | undefined): boolean =>
    id !== undefined && (id === PANEL || isOfPanel(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isOfPanel(id)))
}
