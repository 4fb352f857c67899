import { internalPath } from '#app/platform/request/route-table.server.ts'

export function readReturnPath(url: URL): string {
  const back = internalPath(url.searchParams.get('volver'))
  return back !== null && /^\/admin\/(?!login|salir|confirmar)/.test(back) ? back : '/admin/dashboard'
}

export function pagePathOfFile(path: string): string {
  const [pathname = '', search = ''] = path.split(/(?=\?)/)
  return internalPath(pathname.replace(/\.csv$/, '') + search) ?? '/admin/dashboard'
}
