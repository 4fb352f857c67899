/** `npm run dev`: the product with Vite's development server. */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { config } from '#app/config.server.ts'
import type * as App from './app.ts'
import { openRunningProduct } from './running-product.ts'

const root = resolve(import.meta.dirname, '..')
const print = (message: string) => void process.stdout.write(`${message}\n`)

const vite = await createVite({ server: { middlewareMode: true } })
const built = (await vite.ssrLoadModule('./server/app.ts')) as typeof App
const product = await openRunningProduct({ config, root, built, print })
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => product.listener(request, response)),
)
server.listen(config.port, config.host, () => print(`el Cercle is open for work: ${config.baseUrl}`))

// Vite ends the process while the database is being stopped.
process.removeAllListeners('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void product
      .close()
      .then(() => vite.close())
      .then(() => process.exit(0))
  })
}
