import { chmodSync, mkdtempSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A proxy in front of PostgreSQL. Closed, it cuts and refuses connections. Paused, it accepts them,
 * but passes no byte. `roundTrips` counts what was sent after an answer. @param url as `testDatabase` returns it
 * @param counted whether a connection counts, by its first message, which names its user and its purpose
 */
export async function startPostgresProxy(url: string, counted: (startup: string) => boolean = () => true) {
  const target = new URL(url)
  const socket = `.s.PGSQL.${target.port}`
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-proxy-'))
  chmodSync(folder, 0o755)
  const peers = new Map<Socket, Socket>()
  let paused = false
  let roundTrips = 0
  let server: Server | undefined

  async function open() {
    server = createServer((client) => {
      const postgres = connect(join(target.searchParams.get('host') ?? '', socket))
      let answered = true
      let counts: boolean | undefined
      client.on('data', (sent: Buffer) => {
        counts ??= counted(sent.toString('latin1'))
        if (answered && counts) roundTrips++
        answered = false
      })
      postgres.on('data', () => void (answered = true))
      for (const [one, other] of [
        [client, postgres],
        [postgres, client],
      ] as const) {
        peers.set(one, other)
        one
          .on('error', () => {})
          .on('close', () => {
            peers.delete(one)
            other.destroy()
          })
        if (!paused) one.pipe(other)
      }
    })
    await new Promise<void>((ready) => server?.listen(join(folder, socket), ready))
  }

  async function close() {
    const closed = new Promise((done) => server?.close(done))
    for (const one of peers.keys()) one.destroy()
    await closed
  }

  function pause() {
    paused = true
    for (const [one, other] of peers) one.unpipe(other).pause()
  }

  function resume() {
    paused = false
    for (const [one, other] of peers) one.pipe(other)
  }

  await open()
  const address = new URL(url)
  address.searchParams.set('host', folder)
  return { url: address.href, open, close, pause, resume, roundTrips: () => roundTrips }
}
