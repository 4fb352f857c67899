/** The process: port, PostgreSQL, the product; and all of it backwards when it fails or is told to stop. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import type * as App from './app.ts'
import { joinEmbeddedPostgres, StartError } from './embedded-postgres.ts'

const root = resolve(import.meta.dirname, '..')
/** How long requests in flight may take to end once the process is told to stop, in milliseconds. */
const DRAIN = 15_000
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
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 }, notYet)
  server.maxHeadersCount = 100
  await listen(server, config.port, config.host)
  const connection = config.databaseUrl ?? (await openPostgres(config.dataDir))
  const { openProduct } = (await import(join(root, 'build/server/index.js'))) as typeof App
  const product = await openProduct({ connection, root, embedded: !config.databaseUrl, say }).catch((error: unknown) => {
    throw isUnanswered(error) ? new StartError(`The database does not answer (${error.code}): check DATABASE_URL.`) : error
  })
  opened.push(() => product.close(), () => drain(server), () => product.sayFarewell())
  server.off('request', notYet).on('request', product.listener)
  say(`el Cercle is open: ${config.baseUrl}`)
}

/** The port is taken first: a second server on it must fail before it touches anything. */
function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolved, rejected) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return rejected(new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another number.`))
      if (error.code === 'EACCES') return rejected(new StartError(`Port ${port} needs privileges that this user does not have: set PORT to another number.`))
      rejected(new StartError(`Cannot listen on ${host}:${port} (${error.code}): check HOST and PORT.`))
    })
    server.listen(port, host, resolved)
  })
}

async function openPostgres(dataDir: string) {
  const postgres = await joinEmbeddedPostgres({ dataDir, say })
  opened.push(() => postgres.leave())
  return postgres.connection
}

/** Who comes before the product is open is asked to come again. */
function notYet(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Opening')
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

/** No new connections; the answers under way are finished. */
async function drain(server: Server) {
  const ended = new Promise((done) => server.close(done))
  // A kept-alive connection becomes idle with its last answer only.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), DRAIN)
  await ended
  clearInterval(idle)
  clearTimeout(late)
}

/** The server could not be reached or did not let us in; codes of Node, of postgres.js, and of PostgreSQL (class 28, 3D000). */
function isUnanswered(error: unknown): error is Error & { code: string } {
  const { code = '' } = error as { code?: string }
  return /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOENT|CONNECT_TIMEOUT|CONNECTION_\w+|28\w{3}|3D000)$/.test(code)
}

function isForPeople(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && ['SettingError', 'UnfitDatabase'].includes(error.constructor.name))
}

function say(message: string) {
  process.stdout.write(`${message}\n`)
}
