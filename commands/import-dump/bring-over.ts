import { randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, min, sql } from 'drizzle-orm'
import { causes } from '#app/database/connection-lost.server.ts'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { auditLog, erasures } from '#app/database/schema.ts'
import { passNumbers } from '#app/imports/member-rows.server.ts'
import { audit, SYSTEM, type AuditEvent } from '#app/platform/audit.server.ts'
import { seatAs } from '#app/seats/lock-event.server.ts'
import { refuse, type Candidate } from './candidate.ts'
import { DumpError } from './dump-text.ts'
import { inviteAccounts } from './invite-accounts.ts'
import type { OlderTable, Row, Run } from './older-table.ts'
import type { Pictures } from './pictures.ts'
import type { SourceRow } from './read-dump.ts'
import type { Report } from './report.ts'
import { highestStaged, stageDump, stagedRows, type OlderRow } from './stage-dump.ts'
import { accounts } from './tables/accounts.ts'
import { events } from './tables/events.ts'
import { members } from './tables/members.ts'
import { organizers } from './tables/organizers.ts'
import { posts } from './tables/posts.ts'
import { registrations } from './tables/registrations.ts'
import { requests } from './tables/requests.ts'
import { restaurants } from './tables/restaurants.ts'

/** In the order in which they name each other. */
export const olderTables = [accounts, organizers, restaurants, events, requests, members, posts, registrations] as const
const numbered = [organizers, restaurants, events, posts] as const

const ACTION: AuditEvent['action'] = 'import.database-brought'

type Options = { isWritten: boolean; invites: boolean; pictures: Pictures }

/**
 * Brings a dump of the older database over, in one transaction. A dry run does the same and takes it back: it tells
 * exactly what a run would do. Rows that are here already are left as they are.
 */
export async function bringOver(rows: AsyncIterable<SourceRow>, report: Report, options: Options): Promise<void> {
  await transactUnlessRefused(async (tx) => {
    await waitForImports(tx)
    await seatAs(tx, 'club')
    const known = new Map(olderTables.map(({ name, columns }) => [name, columns]))
    report.staged = await stageDump(tx, rows, known)
    if (report.staged.tables.size === 0) throw new DumpError('The file has no rows of the tables of the specification.')
    if (options.isWritten) await passIds(tx)
    const run: Run = { ...options, here: new Map(numbered.map(({ name }) => [name, new Set()])) }
    const earlier = await findEarlierRuns(tx)
    for (const table of olderTables)
      for await (const batch of stagedRows(tx, table.name)) await bringBatch(tx, table, batch, run, { report, earlier })
    if (options.invites) report.invited = await inviteAccounts(tx)
    await tx.execute(sql`set constraints all immediate`)
    await noteRun(tx, report)
    return { ok: options.isWritten }
  })
}

/** Like an import of the panel: one at a time. */
async function waitForImports(tx: Transaction): Promise<void> {
  const [row] = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.imports}) as free`,
  )
  if (!row?.free) throw new DumpError('Another import is at work: run this again when it has ended.')
}

/** Before the rows: what the running product makes meanwhile gets later numbers. It stays when the run fails. */
async function passIds(tx: Transaction): Promise<void> {
  for (const { name } of numbered) {
    const highest = await highestStaged(tx, name, 'id')
    await tx.execute(sql`
      select setval(sequence::regclass, ${highest}::bigint) from pg_get_serial_sequence(${name}, 'id') as sequence
      where ${highest}::bigint > coalesce(pg_sequence_last_value(sequence::regclass), 0)`)
  }
  const highest = Math.min(MAX_MEMBERSHIP_NUMBER, await highestStaged(tx, 'socios', 'membership_number', 'C-'))
  const [numbers] = await tx.execute<{ last: number | null }>(
    sql`select pg_sequence_last_value('membership_numbers')::double precision as last`,
  )
  if (highest > (numbers?.last ?? 0)) await passNumbers(tx, highest)
}

/** As in an imported list (`imports/forms.ts`). */
const MAX_MEMBERSHIP_NUMBER = 99_999

/** The times of runs, which are those of rows whose time the dump does not say. */
async function findEarlierRuns(tx: Transaction): Promise<{ first: Date | null }> {
  const [row] = await tx
    .select({ first: min(auditLog.createdAt) })
    .from(auditLog)
    .where(eq(auditLog.action, ACTION))
  return { first: row?.first ?? null }
}

type Seen = { report: Report; earlier: { first: Date | null } }

async function bringBatch(
  tx: Transaction,
  table: OlderTable<Row>,
  batch: readonly OlderRow[],
  run: Run,
  { report, earlier }: Seen,
): Promise<void> {
  const candidates = parseBatch(table, batch, report)
  const here = await findHere(tx, table, candidates)
  const deleted = earlier.first ? await findDeleted(tx, table, candidates, earlier.first) : new Set<string>()
  const fresh: Candidate<Row>[] = []
  const repeated = new Set<string>()
  for (const candidate of candidates) {
    const id = String(candidate.row.id)
    const state = here.get(id)
    if (state === 'same') report.count(table.name, 'here')
    else if (state === 'other') refuse(candidate, 'is the id of another record here', 'id')
    else if (deleted.has(id)) refuse(candidate, 'was brought over before, and has been deleted here since')
    else if (repeated.has(id)) refuse(candidate, 'is the id of two rows', 'id')
    else fresh.push(candidate)
    if (state === 'same') run.here.get(table.name)?.add(Number(id))
    repeated.add(id)
  }
  await table.review?.(tx, fresh, run)
  const accepted = fresh.filter(({ refusal }) => refusal === null)
  for (const { row } of accepted)
    for (const [address, purpose] of table.pictures?.(row) ?? []) await run.pictures.bring(tx, address, purpose)
  await insertOrRefuse(tx, table, accepted, run)
  for (const candidate of candidates) reportCandidate(table.name, candidate, report)
  for (const candidate of accepted) {
    if (candidate.refusal) continue
    report.count(table.name, 'made')
    for (const change of candidate.changes) report.change(table.name, candidate.number, change)
    run.here.get(table.name)?.add(Number(candidate.row.id))
  }
}

function parseBatch(table: OlderTable<Row>, batch: readonly OlderRow[], report: Report): Candidate<Row>[] {
  return batch.flatMap(({ number, cells }) => {
    const parsed = table.parse(cells)
    if (parsed.ok) return [{ number, row: parsed.row, changes: [], refusal: null }]
    report.refuse(table.name, { number, id: cells.id ?? '' }, parsed)
    return []
  })
}

function reportCandidate(name: string, { number, row, refusal }: Candidate<Row>, report: Report): void {
  if (refusal) report.refuse(name, { number, id: String(row.id) }, refusal)
}

/**
 * Whose ids are here. A number may be that of a record of this database: a row that was brought over has the time of
 * the dump, or that of a run.
 */
async function findHere(
  tx: Transaction,
  { name, table }: OlderTable<Row>,
  candidates: readonly Candidate<Row>[],
): Promise<Map<string, 'same' | 'other'>> {
  if (candidates.length === 0) return new Map()
  const found = await tx
    .select({
      id: sql<string>`${table.id}::text`,
      at: sql<string>`to_char(${table.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      isOfRun: sql<boolean>`${table.createdAt} = now()
        or ${table.createdAt} in (select a.created_at from audit_log a where a.action = ${ACTION})`,
    })
    .from(table)
    .where(
      inArray(
        table.id,
        candidates.map(({ row }) => row.id),
      ),
    )
  const given = new Map(candidates.map(({ row }) => [String(row.id), row.created_at]))
  const hasNumbers = numbered.some((each) => each.name === name)
  return new Map(
    found.map(({ id, at, isOfRun }) => {
      const createdAt = given.get(id) ?? null
      return [id, !hasNumbers || (createdAt === null ? isOfRun : createdAt === at) ? 'same' : 'other']
    }),
  )
}

/** What somebody has deleted or erased here since the first run does not come back. */
async function findDeleted(
  tx: Transaction,
  { kind }: OlderTable<Row>,
  candidates: readonly Candidate<Row>[],
  first: Date,
): Promise<Set<string>> {
  const ids = candidates.map(({ row }) => String(row.id))
  if (ids.length === 0) return new Set()
  const erased = await tx
    .select({ id: erasures.rowId })
    .from(erasures)
    .where(and(eq(erasures.kind, kind), inArray(erasures.rowId, ids)))
  const actions = [`${kind}.deleted`, `${kind}.erased`]
  const deleted = await tx
    .select({ id: auditLog.subject })
    .from(auditLog)
    .where(and(inArray(auditLog.subject, ids), inArray(auditLog.action, actions), gte(auditLog.createdAt, first)))
  return new Set([...erased, ...deleted].map(({ id }) => id))
}

/** What only the database refuses is found by halves, so that the other rows come in. */
async function insertOrRefuse(
  tx: Transaction,
  table: OlderTable<Row>,
  candidates: readonly Candidate<Row>[],
  run: Run,
): Promise<void> {
  const [first] = candidates
  if (!first) return
  try {
    await tx.transaction((part) =>
      table.insert(
        part,
        candidates.map(({ row }) => row),
        run,
      ),
    )
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    if (candidates.length === 1) return refuse(first, `the database refuses it: ${reason}`)
    const half = Math.ceil(candidates.length / 2)
    await insertOrRefuse(tx, table, candidates.slice(0, half), run)
    await insertOrRefuse(tx, table, candidates.slice(half), run)
  }
}

/** A wrong value or a broken rule (SQLSTATE 22 and 23); their messages name no values that a person has given. */
function refusalOf(error: unknown): string | null {
  const cause = causes(error).find(({ code }) => typeof code === 'string' && /^2[23]\w{3}$/.test(code))
  return cause ? String((cause as { message?: unknown }).message) : null
}

/** What changes nothing leaves no event. */
async function noteRun(tx: Transaction, report: Report): Promise<void> {
  const { made, refused } = report.totals()
  if (made === 0 && report.invited === 0) return
  const fields = ['database', String(made), String(refused)]
  await audit(tx, { actor: SYSTEM, action: ACTION, subject: randomUUID(), fields })
}
