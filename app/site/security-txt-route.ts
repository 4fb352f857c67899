import { config } from '#app/config.server.ts'

/** How long what the file says may be relied on; RFC 9116 asks for less than a year. */
const VALID_DAYS = 180

/** GET /.well-known/security.txt (RFC 9116): whom to tell about a security problem. */
export function loader() {
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
  const lines = [
    `Contact: mailto:${config.clubEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ca, es, en',
    `Canonical: ${config.baseUrl}/.well-known/security.txt`,
    '',
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(lines.join('\n'), { headers })
}
