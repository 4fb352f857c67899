import { connect, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import type { ServerAddress } from './address.ts'

/** A server that accepts writes, and its timeline (eight hexadecimal digits), which each promotion increases. */
export type Writable = { server: ServerAddress; timeline: string }

export function makeProbe(server: ServerAddress, open: () => postgres.Sql) {
  let sql: postgres.Sql | undefined
  const close = () => {
    void sql?.end({ timeout: 0 }).catch(() => {})
    sql = undefined
  }
  return {
    close,
    async check(): Promise<Writable | undefined> {
      sql ??= open()
      const answer = await Promise.race([
        sql<{ segment: string | null }[]>`
          select case current_setting('transaction_read_only') when 'off'
            then pg_walfile_name(pg_current_wal_lsn()) end as segment`.catch(() => undefined),
        pause(ANSWER_TIMEOUT_MS, undefined, { ref: false }),
      ])
      if (!answer) close()
      const segment = answer?.[0]?.segment
      return segment ? { server, timeline: segment.slice(0, 8) } : undefined
    },
  }
}

/** postgres.js needs `host` to verify certificates. */
export function socketTo({ host, port, folder }: ServerAddress): Socket {
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : Object.assign(connect(port, host), { host })
}

/** postgres.js would wait forever if its `socket` option threw. */
export function failedSocket(error: Error): Socket {
  const socket = new Socket()
  setImmediate(() => socket.destroy(error))
  return socket
}

const ANSWER_TIMEOUT_MS = 2_000
