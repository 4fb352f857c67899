import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Connection } from '#app/database/connect.server.ts'
import { until } from './mailbox.ts'
import { freePort } from './server.ts'

const program = [
  '/usr/sbin/pgbouncer',
  '/usr/local/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
].find((path) => existsSync(path))

export const isPgBouncerInstalled = program !== undefined

/** PgBouncer with default settings except the address and the pooling mode. It ends with the test. */
export async function runPgBouncer(mode: 'session' | 'transaction' | 'statement', to: Exclude<Connection, string>) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-pgbouncer-'))
  chmodSync(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(settings, settingsOf(mode, port, to))
  // It refuses to run as root.
  const user =
    process.getuid?.() === 0
      ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
      : {}
  const child = spawn(program ?? '', [settings], { ...user, stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  await until(() => answers(port))
  return { addressOf: (database: string) => `postgres://anybody@127.0.0.1:${port}/${database}` }
}

function settingsOf(
  mode: string,
  port: number,
  { host, port: server, username, password }: Exclude<Connection, string>,
): string {
  return `[databases]
* = host=${host} port=${server} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 40
`
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolved) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolved(true)
    }).on('error', () => resolved(false))
  })
}
