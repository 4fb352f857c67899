import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from './test-postgres.ts'

const IMPORTS = { '#app/': '/app/', idb: '/node_modules/idb/build/index.js' }

/** Answers what the phone sends, or loses it. Null: the connection breaks. */
type Exchange = (
  request: Request,
  form: FormData,
) => Promise<{ status: number; headers: Headers; body: unknown } | null>

/** A page in which the product's own modules run, unbuilt; what they send goes to `exchange`. */
export async function servePhones(script: string, exchange: Exchange) {
  const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script><script type="module">${script}</script>`
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://phone')
    if (request.method === 'POST') return answerExchange(request, response)
    if (pathname === '/') return response.setHeader('Content-Type', 'text/html').end(page)
    const source = /^\/(app|node_modules\/idb)\/[\w/.-]+$/.test(pathname) && readFileSync(join(root, pathname), 'utf8')
    if (!source) return response.writeHead(404).end()
    response.setHeader('Content-Type', 'text/javascript')
    return response.end(pathname.endsWith('.ts') ? stripTypeScriptTypes(source) : source)
  }
  async function answerExchange(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray())
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
    const sent = new Request(`http://phone${request.url}`, { method: 'POST', headers, body })
    const answered = await exchange(sent, await sent.clone().formData())
    if (!answered) return response.destroy()
    answered.headers.forEach((value, name) => response.appendHeader(name, value))
    return response.writeHead(answered.status).end(JSON.stringify(answered.body))
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
