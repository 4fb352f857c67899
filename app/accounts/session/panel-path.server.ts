import { internalPath } from '#app/platform/request/route-table.server.ts'

export function readReturnPath(url: URL): string {
  return panelPath(url.searchParams.get('volver'))
}

/** A page of the panel; the dashboard for every other address. */
export function panelPath(path: string | null): string {
  const back = internalPath(path)
  return back !== null && /^\/admin\/(?!login|salir|confirmar)/.test(back) ? back : '/admin/dashboard'
}

export function pagePathOfFile(path: string): string {
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  return internalPath(pathname.replace(/\.csv$/, '') + search) ?? '/admin/dashboard'
}
