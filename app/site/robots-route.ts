import { config } from '#app/config.server.ts'

/** Pages for one person (cancelling, completing) carry `noindex`, which a robot must be able to read. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /create-super-admin',
    'Disallow: /idioma',
    '',
    `Sitemap: ${config.baseUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
