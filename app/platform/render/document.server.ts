import { hash, randomBytes } from 'node:crypto'
import type { WholePage } from '#app/platform/page-cache/page-bytes.ts'
import { frameSources } from './frame-sources.ts'

/** Makes the panel's module script inert; `ScriptStart` runs it after the first paint. */
export function deferHydration(html: string, nonce: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="text/hydration">`)
}

export type AllowedScripts = {
  /** Sources known before rendering. Data blocks (JSON-LD) need no permission. */
  constants: readonly string[]
  /** Of the router's scripts, on pages that are not cached. */
  nonce?: string
}

/** The policy never derives from the HTML, so an injected script does not run. Cached pages cannot have a nonce. */
export function buildDocument(
  html: string | Buffer<ArrayBuffer>,
  scripts: AllowedScripts,
  { status, headers }: { status: number; headers: Headers },
): WholePage {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts))
  return { status, headers, body: typeof html === 'string' ? Buffer.from(html) : html }
}

export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

function contentSecurityPolicy({ constants, nonce }: AllowedScripts): string {
  const scripts = [...constants.map(hashOf), ...(nonce ? [`'nonce-${nonce}'`] : [])]
  return ["default-src 'self'", `script-src 'self' ${scripts.join(' ')}`, ...FIXED_DIRECTIVES].join('; ')
}

const FIXED_DIRECTIVES = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${frameSources.join(' ')}`,
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]

const hashes = new Map<string, string>()

function hashOf(source: string): string {
  const cached = hashes.get(source)
  if (cached) return cached
  const computed = `'sha256-${hash('sha256', source, 'base64')}'`
  hashes.set(source, computed)
  return computed
}
