import { internalPath } from '#app/platform/request/own-pages.server.ts'

/** The panel's page that `?volver=` names, to go on to; the dashboard for whatever is none. */
export function panelPath(url: URL): string {
  const back = internalPath(url.searchParams.get('volver'))
  return back !== null && /^\/admin\/(?!login|salir|confirmar)/.test(back) ? back : '/admin/dashboard'
}

/** The page on which a file is offered: its list, or the dashboard. */
export function pageOfFile(path: string): string {
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  return internalPath(pathname.replace(/\.csv$/, '') + search) ?? '/admin/dashboard'
}
