import { beforeAll } from 'vitest'
import { insertAccount } from './accounts.ts'
import { insertEvent } from './insert-rows.ts'
import { testServer, testSite } from './site.ts'

/** Three servers over one database with two administrators and an event: two behind a proxy that they trust. */
export function limitedServers() {
  const behind = { TRUSTED_PROXIES: 'loopback' }
  const { url, sql, server } = testSite('empty', behind)
  const second = testServer({ DATABASE_URL: url, ...behind })
  const alone = testServer({ DATABASE_URL: url })
  beforeAll(async () => {
    await insertEvent(sql, { max_participants: 10_000 })
    for (const id of ['admin', 'other']) await insertAccount(sql, id, 'admin')
  })
  return { servers: [server, second] as const, alone, sql, event: 1, inTurn: (n: number) => (n % 2 ? second : server) }
}

export const from = (address: string) => ({ 'X-Forwarded-For': address })
let people = 0
export const someone = () => `persona${++people}@example.org`
