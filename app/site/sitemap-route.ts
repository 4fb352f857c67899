import { config } from '#app/config.server.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { listAddresses, sitemapFile } from './sitemap.server.ts'
import type { Route } from './+types/sitemap-route.ts'

/** GET /sitemap.xml, in both languages; `?parte=` from 1 if there are too many addresses for one file. */
export async function loader({ url }: Route.LoaderArgs) {
  const parameter = url.searchParams.get('parte')
  const part = parameter === null ? null : rowId(parameter)
  const file = (parameter === null || part !== null) && sitemapFile(await listAddresses(), config.baseUrl, part)
  if (!file) return new Response(null, { status: 404 })
  return new Response(file, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
