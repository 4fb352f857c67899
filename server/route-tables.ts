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

/** React Router tries one route after the other for each request, so public pages get a table without the panel's. */
export function createPages(build: ServerBuild, mode: string): AllPages {
  const whole = createRequestHandler(build, mode)
  const siteBuild = { ...build, routes: withoutPanel(build.routes) }
  const site = createRequestHandler(siteBuild, mode)
  const scriptForms = createScriptForms(build)
  const all: Pages = async (request) => {
    if (isSentByScript(request)) return scriptForms(request)
    const response = await (mayBePanelPath(new URL(request.url).pathname) ? whole : site)(request)
    return isPageForm(request) ? withoutRedirect(response) : response
  }
  return { all, cacheable: createCacheablePages(siteBuild, site) }
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
