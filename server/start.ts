import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import type { Config } from '#app/config.server.ts'
import { readRelease } from './bootstrap/release.mjs'
import { maintenanceProbe, StartError } from './embedded-postgres/index.ts'
import { ensureBackupFolder } from './backup-folder.ts'
import { drain, ensureAddressIsFree, listen } from './listen.ts'
import { loadBuilt, openRunningProduct } from './running-product.ts'
import { openSite, type Site } from './site.ts'
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
  endWith(error)
}

async function start() {
  const { config } = await import('#app/config.server.ts')
  const { describeUnknownSettings } = await import('#app/unknown-settings.ts')
  describeUnknownSettings(process.env).forEach(print)
  if (config.sendsTraces) closers.push(await startTracing())
  await ensureAddressIsFree(config.port, config.host)
  if (!config.databaseUrl || config.externalCopies) await ensureBackupFolder(config)
  const site = await openSiteOf(config)
  closers.push(() => site.close())
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 8_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // Longer than a proxy keeps its idle connections, so that the proxy closes them: a form sent meanwhile would be
      // lost.
      keepAliveTimeout: 20_000,
    },
    site.listener,
  )
  server.maxHeadersCount = 100
  await listen(server, config.port, config.host)
  closers.push(
    () => drain(server, { behindProxy: config.trustedProxies.length > 0 }),
    () => site.announceShutdown(),
  )
  const release = readRelease(root)
  print(`el Cercle is open: ${config.baseUrl}${release ? ` (${release.version}, ${release.commit.slice(0, 12)})` : ''}`)
}

async function openSiteOf(config: Config): Promise<Site> {
  const built = await loadBuilt(root)
  await built.checkSettings()
  const isEmbeddedLocked = config.databaseUrl ? undefined : await maintenanceProbe(config.dataDir)
  const probe = config.databaseUrl ? built.maintenanceProbe(config.databaseUrl) : undefined
  closers.push(async () => probe?.close())
  return openSite({
    answerMaintenance: built.answerMaintenance,
    print,
    open: () => openRunningProduct({ config, root, built, print }),
    isInMaintenance: async () => (isEmbeddedLocked ? isEmbeddedLocked() : (probe?.isLocked() ?? false)),
    onFailure,
  })
}

/** After a restore. */
function onFailure(error: unknown): boolean {
  if (!isOperatorError(error)) {
    print(`el Cercle cannot open yet: ${[(error as Error).name, (error as { code?: string }).code].join(' ')}`)
    return false
  }
  void closeAll().then(() => endWith(error))
  return true
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

function endWith({ message }: Error) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
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
