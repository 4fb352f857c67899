import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PostedAlert = {
  id: string
  event: string
  kind: string
  text: string
  openedAt: string
  recoveredAt: string | null
  url: string
}

/** A real HTTP server that stores posts; `refuse` sets its status, 200 by default. */
export async function webhookServer(refuse: () => number = () => 200) {
  const alerts: PostedAlert[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      const status = refuse()
      if (status === 200) alerts.push(JSON.parse(body) as PostedAlert)
      response.writeHead(status, { Location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    alerts,
    url: `http://127.0.0.1:${port}/hook`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
