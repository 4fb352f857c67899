import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One heading and one picture: the lower bound for the largest paint of a page with the same picture. */
export async function serveBarePage() {
  let picture: { type: string; bytes: Buffer } | null = null
  const server = createServer((request, response) => {
    if (request.url === '/picture' && picture)
      return response
        .writeHead(200, { 'Content-Type': picture.type, 'Content-Length': picture.bytes.length })
        .end(picture.bytes)
    if (request.url !== '/') return response.writeHead(404).end()
    const image = picture ? '<img src="/picture" alt="" style="width:100%" fetchpriority="high">' : ''
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Cercle Gastronòmic</h1>${image}`,
      )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async show(address: string | undefined) {
      const answer = address ? await fetch(address) : null
      picture = answer && {
        type: answer.headers.get('Content-Type') ?? '',
        bytes: Buffer.from(await answer.arrayBuffer()),
      }
    },
    close: () => server.close(),
  }
}
