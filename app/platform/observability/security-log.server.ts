import { sql } from 'drizzle-orm'
import { database, usingPool } from '#app/database/client.server.ts'
import { securityEvents as table } from '#app/database/schema.ts'
import type { SecurityEventKind } from './security-events.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { log } from './log.server.ts'
import { requestScope, noteAccount } from '#app/platform/request/request-scope.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { addSecurityLine, writeSecurityLines } from './security-log-file.server.ts'

const FLUSH_MS = 2_000
/** Further events within one flush are counted by kind and route only. */
const MAX_ROWS = 50

type Row = {
  kind: SecurityEventKind
  route: string | null
  address: string | null
  account: string | null
  requestId: string | null
  count: number
  firstAt: Date
  lastAt: Date
}

let pending = new Map<string, Row>()
let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined

export function recordSecurityEvent(kind: SecurityEventKind): void {
  const row = rowFor(kind)
  row.count += 1
  row.lastAt = new Date()
  addSecurityLine(kind, row)
  timer ??= setTimeout(() => void flushSecurityEvents(), FLUSH_MS).unref()
}

export function noteAccountOf(email: string): void {
  noteAccount(accountHash(email))
}

/** The pseudonym of an account or e-mail address in the security log. */
export function accountHash(email: string): string {
  return keyedHash('security account', email.toLowerCase())
}

/** Writes the events collected so far. Never rejects: events that cannot be written are dropped and logged. */
export async function flushSecurityEvents(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await running
  if (pending.size === 0) return
  const rows = [...pending.values()]
  pending = new Map()
  running = Promise.all([insertRows(rows), writeSecurityLines()]).then(
    () => {},
    (error: unknown) => {
      log.warn({ err: error, events: rows.length }, 'security events not written')
    },
  )
  await running
}

function rowFor(kind: SecurityEventKind): Row {
  const { id = null, route = null, account = null } = requestScope() ?? {}
  const address = keyedHash('security address', clientAddress())
  const key = [kind, route, address, account].join(' ')
  const existing = pending.get(key)
  if (existing) return existing
  if (pending.size < MAX_ROWS) return addRow(key, { kind, route, address, account, requestId: id, ...zeroCounts() })
  const combinedKey = [kind, route].join(' ')
  return (
    pending.get(combinedKey) ??
    addRow(combinedKey, { kind, route, address: null, account: null, requestId: id, ...zeroCounts() })
  )
}

function addRow(key: string, row: Row): Row {
  pending.set(key, row)
  return row
}

function zeroCounts() {
  const now = new Date()
  return { count: 0, firstAt: now, lastAt: now }
}

async function insertRows(rows: Row[]): Promise<void> {
  const values = rows.map(({ requestId, firstAt, lastAt, ...row }) => ({
    ...row,
    request_id: requestId,
    first_at: firstAt,
    last_at: lastAt,
  }))
  await usingPool('jobs', () =>
    database.execute(sql`
      insert into ${table} (kind, route, address, account, request_id, count, first_at, last_at)
      select kind, route, address, account, request_id, count, first_at, last_at
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given
        (kind text, route text, address text, account text, request_id text, count integer,
           first_at timestamptz, last_at timestamptz)`),
  )
}
