/** The only page that may use the camera. */
export const doorHeaders = {
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
}
