import { hash, randomBytes } from 'node:crypto'

/**
 * Holds back the panel's client script: React Router's module script becomes inert (`text/hydration`) and its preloads
 * go; `ScriptStart` runs it when the browser is idle or the visitor moves. Nothing of it stands before the first paint.
 */
export function deferHydration(html: string, nonce: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="text/hydration">`)
}

/** What of the scripts inside a page may run. */
export type AllowedScripts = {
  /** The product's own, known before the page is made. Blocks of data (JSON-LD) never run and need no permission. */
  constants: readonly string[]
  /** For pages that no cache keeps: of the scripts that the router writes into this one answer. */
  nonce?: string
}

/**
 * The answer with a finished page. The policy is made from what the product itself means to run, never from what stands
 * in the HTML: a script that somebody manages to write into a page is not allowed by it. Cached pages go by hashes,
 * since one answer is given to many.
 */
export function documentResponse(
  html: string,
  scripts: AllowedScripts,
  { status, headers }: { status: number; headers: Headers },
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts))
  return new Response(html, { status, headers })
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

function contentSecurityPolicy({ constants, nonce }: AllowedScripts): string {
  const scripts = [...constants.map(hashOf), ...(nonce ? [`'nonce-${nonce}'`] : [])]
  return ["default-src 'self'", `script-src 'self' ${scripts.join(' ')}`, ...fixed].join('; ')
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

/** There are a handful of constants in a process. */
const hashes = new Map<string, string>()

function hashOf(source: string): string {
  const known = hashes.get(source)
  if (known) return known
  const made = `'sha256-${hash('sha256', source, 'base64')}'`
  hashes.set(source, made)
  return made
}
