import type { Sql } from 'postgres'
import { connectTo } from './database.ts'
import { insertAccount } from './accounts.ts'
import { runServer, type RunningServer } from './server.ts'

export type LimitedServers = {
  /** Behind a proxy that they trust. */
  servers: [RunningServer, RunningServer]
  /** Without a proxy. */
  alone: RunningServer
  sql: Sql
  event: number
  stop: () => Promise<void>
}

/** Three servers over one database with two administrators and an event. */
export async function startLimitedServers(databaseUrl: string): Promise<LimitedServers> {
  const settings = { DATABASE_URL: databaseUrl, DEMO_CONTENT: '0' }
  const proxied = { ...settings, TRUSTED_PROXIES: 'loopback' }
  const [first, second, alone] = await Promise.all([runServer(proxied), runServer(proxied), runServer(settings)])
  const sql = connectTo(databaseUrl)
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '3 days', 10000) returning id`
  for (const id of ['admin', 'other']) await insertAccount(sql, id, 'admin')
  const stop = async () => {
    await sql.end()
    await Promise.all([first, second, alone].map((server) => server.kill()))
  }
  return { servers: [first, second], alone, sql, event: row?.id ?? 0, stop }
}

export const from = (address: string) => ({ 'X-Forwarded-For': address })
let people = 0
export const someone = () => `persona${++people}@example.org`
