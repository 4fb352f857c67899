import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { encodingFor, type Encoding } from '#app/platform/request/encoding.server.ts'
import { INERT_POLICY } from './inert-policy.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const copies: readonly (readonly [ending: string, encoding: Encoding])[] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
  ['', 'identity'],
]

type File = Partial<Record<Encoding, { etag: string; headers: string[]; notModified: string[]; bytes: Buffer }>>

/** Returns false for other paths. Names in `assets` contain a hash of the content. */
export function staticFiles(
  folder: string,
  commonHeaders: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = new Map<string, File>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, read(path, folder, commonHeaders))
  }
  return (request, response) => {
    const file = files.get(request.url?.split('?', 1)[0] ?? '')
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const copy = file[encodingFor(request.headers['accept-encoding'])] ?? file.identity
    if (!copy) return false
    const unchanged = request.headers['if-none-match']?.includes(copy.etag)
    response.writeHead(unchanged ? 304 : 200, unchanged ? copy.notModified : copy.headers)
    response.end(unchanged || request.method === 'HEAD' ? undefined : copy.bytes)
    return true
  }
}

function read(path: string, folder: string, commonHeaders: readonly string[]): File {
  const cacheControl = path.startsWith(join(folder, 'assets'))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  const type = types[extname(path)] ?? 'application/octet-stream'
  const compressed = existsSync(`${path}.br`)
  const available = copies.filter(([ending]) => existsSync(path + ending))
  return Object.fromEntries(
    available.map(([ending, encoding]) => {
      const bytes = readFileSync(path + ending)
      const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
      const shared = [
        ...commonHeaders,
        'Content-Security-Policy',
        INERT_POLICY,
        'Cache-Control',
        cacheControl,
        'ETag',
        etag,
        ...(compressed ? ['Vary', 'Accept-Encoding'] : []),
      ]
      const own = [
        'Content-Type',
        type,
        'Content-Length',
        String(bytes.length),
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ]
      return [encoding, { etag, bytes, notModified: shared, headers: [...shared, ...own] }]
    }),
  )
}
