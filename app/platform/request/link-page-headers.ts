/** For a page of one person, whose address may contain a secret: not cached, not sent to other sites, not indexed. */
export const linkPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}
