import { sql } from 'drizzle-orm'
import { database, usingPool } from '#app/database/client.server.ts'
import { securityEvents as table } from '#app/database/schema.ts'
import type { SecurityEventKind } from './security-events.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { log } from './log.server.ts'
import { currentRequest, noteAccount } from '#app/platform/request/request-id.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { addSecurityLine, writeSecurityLines } from './security-log-file.server.ts'

/** Events are gathered for so long before they are written: a flood costs a few rows. */
const FLUSH_MS = 2_000
/** Different events that are told apart within that time; further ones are counted together, by kind and route. */
const MAX_DIFFERENT = 50

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

let gathered = new Map<string, Row>()
let timer: NodeJS.Timeout | undefined
let writing: Promise<void> | undefined

/** Notes that the request being answered looks like an attack. Cheap; keeps nobody waiting. */
export function recordSecurityEvent(kind: SecurityEventKind): void {
  const row = rowFor(kind)
  row.count += 1
  row.lastAt = new Date()
  addSecurityLine(kind, row)
  timer ??= setTimeout(() => void flushSecurityEvents(), FLUSH_MS).unref()
}

/** Says which account or e-mail address the request is about, for whatever is recorded of it. */
export function noteAccountOf(email: string): void {
  noteAccount(accountHash(email))
}

/** How the security log calls an account or an e-mail address: without the key nobody can tell whose it is. */
export function accountHash(email: string): string {
  return keyedHash('security account', email.toLowerCase())
}

/**
 * Writes what has been gathered so far. Never rejects: what cannot be written is dropped, and the log says how much it
 * was.
 */
export async function flushSecurityEvents(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await writing
  if (gathered.size === 0) return
  const rows = [...gathered.values()]
  gathered = new Map()
  writing = Promise.all([insertRows(rows), writeSecurityLines()]).then(
    () => {},
    (error: unknown) => {
      log.warn({ err: error, events: rows.length }, 'security events not written')
    },
  )
  await writing
}

function rowFor(kind: SecurityEventKind): Row {
  const { id = null, route = null, account = null } = currentRequest() ?? {}
  const address = keyedHash('security address', clientAddress())
  const key = [kind, route, address, account].join(' ')
  const known = gathered.get(key)
  if (known) return known
  if (gathered.size < MAX_DIFFERENT) return addRow(key, { kind, route, address, account, requestId: id, ...notYet() })
  const together = [kind, route].join(' ')
  return (
    gathered.get(together) ??
    addRow(together, { kind, route, address: null, account: null, requestId: id, ...notYet() })
  )
}

function addRow(key: string, row: Row): Row {
  gathered.set(key, row)
  return row
}

function notYet() {
  const now = new Date()
  return { count: 0, firstAt: now, lastAt: now }
}

/** One statement whatever the number of rows, so that it is prepared once. */
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
        (kind text, route text, address text, account text, request_id text, count integer, first_at timestamptz, last_at timestamptz)`),
  )
}
