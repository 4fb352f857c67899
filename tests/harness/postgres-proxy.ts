import { chmodSync, mkdtempSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A proxy in front of a PostgreSQL. While it is closed, connections are cut and refused; while it is held, they are
 * accepted but no byte passes. @param url as `testDatabase` returns it
 */
export async function postgresDoor(url: string) {
  const beyond = new URL(url)
  const socket = `.s.PGSQL.${beyond.port}`
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-door-'))
  chmodSync(folder, 0o755)
  const inside = new Map<Socket, Socket>()
  let held = false
  let server: Server | undefined

  async function open() {
    server = createServer((visitor) => {
      const postgres = connect(join(beyond.searchParams.get('host') ?? '', socket))
      for (const [one, other] of [
        [visitor, postgres],
        [postgres, visitor],
      ] as const) {
        inside.set(one, other)
        one
          .on('error', () => {})
          .on('close', () => {
            inside.delete(one)
            other.destroy()
          })
        if (!held) one.pipe(other)
      }
    })
    await new Promise<void>((ready) => server?.listen(join(folder, socket), ready))
  }

  async function shut() {
    const closed = new Promise((done) => server?.close(done))
    for (const one of inside.keys()) one.destroy()
    await closed
  }

  function hold() {
    held = true
    for (const [one, other] of inside) one.unpipe(other).pause()
  }

  function letGo() {
    held = false
    for (const [one, other] of inside) one.pipe(other)
  }

  await open()
  const through = new URL(url)
  through.searchParams.set('host', folder)
  return { url: through.href, open, shut, hold, letGo }
}
