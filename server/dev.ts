/** `npm run dev`: the product with Vite's development server. */
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createServer as createVite } from 'vite'
import { config } from '#app/config.server.ts'
import type * as App from './app.ts'
import { dataTransfer } from './data-transfer.ts'
import { joinEmbeddedPostgres, openLocalPostgres } from './embedded-postgres/index.ts'
import { WAL_TIMEOUT_SECONDS } from './wal-timeout.ts'

const root = resolve(import.meta.dirname, '..')
const print = (message: string) => void process.stdout.write(`${message}\n`)

const postgres = config.databaseUrl
  ? null
  : await joinEmbeddedPostgres({
      dataDir: config.dataDir,
      print,
      archiveSeconds: WAL_TIMEOUT_SECONDS,
      transfer: dataTransfer,
    })
const vite = await createVite({ server: { middlewareMode: true } })
const { openProduct, startCopyWorker } = (await vite.ssrLoadModule('./server/app.ts')) as typeof App
const copies = postgres && (await startCopyWorker(postgres))
const connection = postgres?.connection ?? config.databaseUrl ?? ''
const local = config.externalCopies ? await openLocalPostgres(config.dataDir) : undefined
const product = await openProduct({ connection, root, embedded: postgres !== null, local, print })
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => product.listener(request, response)),
)
server.listen(config.port, config.host, () => print(`el Cercle is open for work: ${config.baseUrl}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void product
      .close()
      .then(() => postgres?.leave())
      .then(() => copies?.close())
      .then(() => vite.close())
      .then(() => process.exit(0))
  })
}
