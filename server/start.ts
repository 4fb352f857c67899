/** The process: PostgreSQL, the product, the port; closed in the opposite order when it fails or is told to stop. */
import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import type * as App from './app.ts'
import { readRelease } from './bootstrap/release.mjs'
import { joinEmbeddedPostgres, StartError } from './embedded-postgres.ts'
import { drain, ensurePortIsFree, listen } from './listen.ts'

const root = resolve(import.meta.dirname, '..')
/** How to close what has been opened so far; done in the opposite order. */
const opened: (() => Promise<void>)[] = []
let stopping = false

process.env.NODE_ENV = 'production'
// What has been compiled once is read the next time: a fifth of a start. A folder that cannot be written only means that it is compiled again.
enableCompileCache(join(root, 'build/compiled'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

try {
  await start()
} catch (error) {
  await closeAll()
  if (!isForPeople(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start() {
  const { config } = await import('#app/config.server.ts')
  await ensurePortIsFree(config.port, config.host)
  const connection = config.databaseUrl ?? (await openPostgres(config.dataDir))
  const { openProduct } = (await import(join(root, 'build/server/index.js'))) as typeof App
  const product = await openProduct({ connection, root, embedded: !config.databaseUrl, say })
  opened.push(() => product.close())
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 8_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 }, product.listener)
  server.maxHeadersCount = 100
  await listen(server, config.port, config.host)
  opened.push(() => drain(server, { behindProxy: config.trustedProxies.length > 0 }), () => product.sayFarewell())
  const release = readRelease(root)
  say(`el Cercle is open: ${config.baseUrl}${release ? ` (${release.version}, ${release.commit.slice(0, 12)})` : ''}`)
}

async function openPostgres(dataDir: string) {
  const postgres = await joinEmbeddedPostgres({ dataDir, say })
  opened.push(() => postgres.leave())
  return postgres.connection
}

async function stop() {
  if (stopping) return
  stopping = true
  say('Closing: requests in flight are finished first.')
  await closeAll()
  say('Closed.')
  process.exit(0)
}

async function closeAll() {
  for (const close of opened.splice(0).toReversed()) await close()
}

function isForPeople(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && ['SettingError', 'UnfitDatabase'].includes(error.constructor.name))
}

function say(message: string) {
  process.stdout.write(`${message}\n`)
}
