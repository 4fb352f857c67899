import { hash } from 'node:crypto'

/**
 * Holds back the panel's client script: React Router's module script becomes inert (`text/hydration`) and its preloads go; `ScriptStart` runs
 * it when the browser is idle or the visitor moves. Nothing of it stands before the first paint.
 */
export function deferHydration(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, '<script type="text/hydration">')
}

/**
 * Scripts run by their hash, never by a nonce: the same page may be given to many (stack, "Found on the way" 8). Blocks of data (JSON-LD) never
 * run, and need none.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (source !== '' && !attributes.includes('type="application/')) hashes.add(hashOf(source))
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    ...fixed,
  ].join('; ')
}

const fixed = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

/** Most of them stand on every page: hashed once. Those of one page alone (a panel's data) come and go. */
const known = new Map<string, string>()

function hashOf(source: string): string {
  const before = known.get(source)
  if (before) return before
  const made = `'sha256-${hash('sha256', source, 'base64')}'`
  if (source.length < 4096) {
    if (known.size >= 50) known.clear()
    known.set(source, made)
  }
  return made
}
