import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import type { Config } from '#app/config.server.ts'
import type * as App from './app.ts'
import { dataTransfer } from './data-transfer.ts'
import { readRelease } from './bootstrap/release.mjs'
import { joinEmbeddedPostgres, StartError, type EmbeddedPostgres } from './embedded-postgres/index.ts'
import { drain, ensurePortIsFree, listen } from './listen.ts'
import { startTracing } from './tracing.ts'

const root = resolve(import.meta.dirname, '..')
const closers: (() => Promise<void>)[] = []
let stopping = false

process.env.NODE_ENV = 'production'
// Saves a fifth of a start. A folder that cannot be written is ignored.
enableCompileCache(join(root, 'build/compiled'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

try {
  await start()
} catch (error) {
  await closeAll()
  if (!isOperatorError(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start() {
  const { config } = await import('#app/config.server.ts')
  const stopTracing = await startTracing(process.env)
  if (stopTracing) closers.push(stopTracing)
  await ensurePortIsFree(config.port, config.host)
  const postgres = config.databaseUrl ? null : await openPostgres(config)
  const { openProduct, startCopyWorker } = (await import(join(root, 'build/server/index.js'))) as typeof App
  if (postgres) await openCopies(postgres, startCopyWorker)
  const connection = postgres?.connection ?? config.databaseUrl ?? ''
  const archived = postgres ?? undefined
  const product = await openProduct({ connection, root, embedded: !config.databaseUrl, archived, print })
  closers.push(() => product.close())
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 8_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // Longer than a proxy keeps its idle connections, so that the proxy closes them: a form sent meanwhile would be lost.
      keepAliveTimeout: 20_000,
    },
    product.listener,
  )
  server.maxHeadersCount = 100
  await listen(server, config.port, config.host)
  closers.push(
    () => drain(server, { behindProxy: config.trustedProxies.length > 0 }),
    () => product.announceShutdown(),
  )
  const release = readRelease(root)
  print(`el Cercle is open: ${config.baseUrl}${release ? ` (${release.version}, ${release.commit.slice(0, 12)})` : ''}`)
}

async function openPostgres({ dataDir, walArchiveSeconds }: Config) {
  const postgres = await joinEmbeddedPostgres({
    dataDir,
    print,
    archiveSeconds: walArchiveSeconds,
    transfer: dataTransfer,
  })
  closers.push(() => postgres.leave())
  return postgres
}

/** Closed after PostgreSQL, which archives its last WAL when it stops. */
async function openCopies(postgres: EmbeddedPostgres, startCopyWorker: typeof App.startCopyWorker) {
  const copies = await startCopyWorker(postgres)
  closers.unshift(() => copies.close())
}

async function stop() {
  if (stopping) return
  stopping = true
  print('Closing: requests in flight are finished first.')
  await closeAll()
  print('Closed.')
  process.exit(0)
}

async function closeAll() {
  for (const close of closers.splice(0).toReversed()) await close()
}

function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof StartError ||
    (error instanceof Error && ['SettingError', 'UnfitDatabase'].includes(error.constructor.name))
  )
}

function print(message: string) {
  process.stdout.write(`${message}\n`)
}
