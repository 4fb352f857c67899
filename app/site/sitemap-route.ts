import { config } from '#app/config.server.ts'
import { listAddresses, sitemap } from './sitemap.server.ts'

/** GET /sitemap.xml: every page that search engines may show, in both languages. */
export async function loader() {
  return new Response(sitemap(await listAddresses(), config.baseUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
