import type { Server } from 'node:http'
import { connect, Server as NetServer } from 'node:net'
import { StartError } from './embedded-postgres/index.ts'

const DRAIN_TIMEOUT_MS = 15_000
/** Longer than `keepalive_timeout` in docs/deploy/nginx.conf, so that the proxy closes idle connections. */
const IDLE_TIMEOUT_MS = 6_000
/** A shorter turn leaves no connection that the kernel has accepted and Node has not. */
const QUIET_TURN_MS = 0.02
const QUIET_ATTEMPTS = 2_000

/**
 * A proxy retries a refused connection elsewhere, but not a form that was answered 503: so the port opens last. The
 * host is tried on any free port. @throws StartError before anything is made
 */
export async function ensureAddressIsFree(port: number, host: string): Promise<void> {
  const trial = new NetServer()
  await listen(trial, 0, host, port)
  trial.close()
  if (port !== 0 && (await isListening(port, host))) throw portTakenError(port)
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolved) => {
    const socket = connect({ port, host })
    socket.once('connect', () => resolved(true)).once('error', () => resolved(false))
    socket.once('close', () => resolved(false)).once('connect', () => socket.destroy())
  })
}

/** @param namedPort the port that an error names */
export function listen(server: NetServer, port: number, host: string, namedPort = port): Promise<void> {
  return new Promise((resolved, rejected) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => rejected(listenError(code, namedPort, host)))
    server.listen(port, host, resolved)
  })
}

function listenError(code: string | undefined, port: number, host: string): StartError {
  if (code === 'EADDRINUSE') return portTakenError(port)
  if (code === 'EACCES') {
    return new StartError(`Port ${port} needs privileges that this user does not have: set PORT to another number.`)
  }
  return new StartError(`Cannot listen on ${host}:${port} (${code}): check HOST and PORT.`)
}

function portTakenError(port: number) {
  return new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another number.`)
}

/** Behind a proxy idle connections stay open: the proxy may send a form while we close one. */
export async function drain(server: Server, { behindProxy }: { behindProxy: boolean }): Promise<void> {
  await stopListening(server)
  if (behindProxy && (await closesWithin(server, IDLE_TIMEOUT_MS))) return
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  server.closeIdleConnections()
  const ended = await closesWithin(server, DRAIN_TIMEOUT_MS)
  clearInterval(closing)
  if (!ended) server.closeAllConnections()
}

/**
 * Closing the socket resets the connections in its queue; `http.Server.close()` would close idle connections at once.
 */
async function stopListening(server: Server): Promise<void> {
  for (let attempt = 0; attempt < QUIET_ATTEMPTS; attempt++) {
    const startedAt = performance.now()
    await new Promise((next) => setImmediate(next))
    if (performance.now() - startedAt < QUIET_TURN_MS) break
  }
  NetServer.prototype.close.call(server)
}

async function closesWithin(server: Server, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if ((await openConnections(server)) === 0) return true
    await new Promise((next) => setTimeout(next, 20))
  }
  return false
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolved) => server.getConnections((_error, count) => resolved(count ?? 0)))
}
