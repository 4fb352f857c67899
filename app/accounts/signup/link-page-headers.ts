/** The address is a secret of one person: kept by no cache, told to no other site, found by no search engine. */
export const linkPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}
