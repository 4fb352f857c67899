/** The process: settings, PostgreSQL, the product, the port; and all of it backwards when it is told to stop. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type * as App from './app.ts'
import { joinEmbeddedPostgres, StartError } from './embedded-postgres.ts'

const root = resolve(import.meta.dirname, '..')
/** How long requests in flight may take to end once the process is told to stop, in milliseconds. */
const DRAIN = 15_000

process.env.NODE_ENV = 'production'

try {
  await start()
} catch (error) {
  if (!isForPeople(error)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start() {
  const { config } = await import('#app/config.server.ts')
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, notYet)
  await listen(server, config.port, config.host)
  const postgres = config.databaseUrl ? null : await joinEmbeddedPostgres({ dataDir: config.dataDir, say })
  const { openProduct } = (await import(join(root, 'build/server/index.js'))) as typeof App
  const connection = postgres?.connection ?? config.databaseUrl ?? ''
  const product = await openProduct({ connection, root, embedded: postgres !== null, say }).catch(async (error: unknown) => {
    await postgres?.leave()
    throw isUnanswered(error) ? new StartError(`The database does not answer (${error.code}): check DATABASE_URL.`) : error
  })
  server.off('request', notYet).on('request', product.listener)
  stopOnSignal(server, async () => {
    await product.close()
    await postgres?.leave()
  })
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

/** Who comes before the product is open is asked to come again. */
function notYet(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'Retry-After': '2', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Opening')
}

function stopOnSignal(server: Server, close: () => Promise<void>) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Closing: requests in flight are finished first.')
    const ended = new Promise((done) => server.close(done))
    // A kept-alive connection becomes idle with its last answer only.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const late = setTimeout(() => server.closeAllConnections(), DRAIN)
    await ended
    clearInterval(idle)
    clearTimeout(late)
    await close()
    say('Closed.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

/** The server could not be reached or did not let us in; codes of Node, of postgres.js, and of PostgreSQL (class 28, 3D000). */
function isUnanswered(error: unknown): error is Error & { code: string } {
  const { code = '' } = error as { code?: string }
  return /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOENT|CONNECT_TIMEOUT|CONNECTION_\w+|28\w{3}|3D000)$/.test(code)
}

function isForPeople(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && error.constructor.name === 'SettingError')
}

function say(message: string) {
  process.stdout.write(`${message}\n`)
}
