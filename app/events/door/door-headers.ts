/** The camera reads tickets here, and on no other page. */
export const doorHeaders = {
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}
