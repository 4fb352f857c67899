import { createHash } from 'node:crypto'

/**
 * Holds back the panel's client script: React Router's module script becomes inert (`text/hydration`) and its preloads go; `ScriptStart` runs
 * it when the browser is idle or the visitor moves. Nothing of it stands before the first paint.
 */
export function deferHydration(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, '<script type="text/hydration">')
}

/** Scripts run by their hash, never by a nonce: the same page may be given to many (stack, "Found on the way" 8). */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)]
    .map(([, source = '']) => source)
    .filter((source) => source !== '')
    .map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
