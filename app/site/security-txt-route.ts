import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { config } from '#app/config.server.ts'
import { clubMailbox } from '#app/platform/club.server.ts'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

export function loader() {
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
  const lines = [
    `Contact: ${mailAddressLink(clubMailbox())}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ca, es, en',
    `Canonical: ${config.baseUrl}/.well-known/security.txt`,
    '',
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(lines.join('\n'), { headers })
}
