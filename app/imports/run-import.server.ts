import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, usingPool, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { importedRecords, importRows, imports, type RowOutcome } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { RestaurantForm } from '#app/restaurants/panel/forms.ts'
import { valuesOf } from './field-values.ts'
import { decryptHeadings, readBatches, ROWS_PER_BATCH, type Batch } from './import-files.server.ts'
import {
  checkMembers,
  highestNumber,
  insertMembers,
  passNumbers,
  removeMembers,
  type MemberRow,
} from './member-rows.server.ts'
import { checkRestaurants, insertRestaurants, removeRestaurants } from './restaurant-rows.server.ts'
import { refuseRow, type CheckedRow, type Seen } from './row-check.ts'

type Import = typeof imports.$inferSelect
type Counts = { new: number; already: number; refused: number; highest: number }

/** Checks, carries out or takes back an import, whichever it waits for, with the rights of the panel. */
export const importJob: Job = {
  concurrency: 1,
  retryLimit: 10,
  retryDelay: 5,
  expireInSeconds: 900,
  heartbeatSeconds: 15,
  run: ({ id }, signal) => usingPool('panel', () => runImport(id, signal)),
}

class ImportBusy extends Error {}

export async function runImport(id: string, signal?: AbortSignal): Promise<void> {
  const [found] = await database.select().from(imports).where(eq(imports.id, id))
  try {
    if (found?.state === 'checking') await checkRows(found, signal)
    if (found?.state === 'importing') await importRowsOf(found, signal)
    if (found?.state === 'undoing') await undoRows(found, signal)
  } catch (error) {
    if (error instanceof ImportBusy || signal?.aborted || isDatabaseUnavailable(error)) throw error
    log.error({ err: error, import: id, state: found?.state }, 'import failed')
    await database
      .update(imports)
      .set({ state: found?.state === 'undoing' ? 'done' : 'failed', updatedAt: new Date() })
      .where(eq(imports.id, id))
  }
}

async function checkRows(found: Import, signal: AbortSignal | undefined): Promise<void> {
  const counts: Counts = { new: 0, already: 0, refused: 0, highest: 0 }
  const check = checkerOf(found)
  for await (const batch of readBatches(database, found.id)) {
    signal?.throwIfAborted()
    const checked = await check(database, batch)
    const outcomes = checked.map((row): RowOutcome => (row.ok ? 'new' : { error: row.error, ...fieldOf(row) }))
    await database.update(importRows).set({ outcomes }).where(eq(importRows.id, batch.id))
    count(counts, found, checked)
    await noteProgress(found.id, batch)
  }
  await database
    .update(imports)
    .set({ state: 'checked', counts, done: found.total, updatedAt: new Date() })
    .where(and(eq(imports.id, found.id), eq(imports.state, 'checking')))
}

/** All or nothing: one transaction, in which every row is checked once more. One import at a time. */
async function importRowsOf({ id }: Import, signal: AbortSignal | undefined): Promise<void> {
  await database.transaction(async (tx) => {
    await waitForOthers(tx)
    const [found] = await tx
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, 'importing')))
    if (!found) return
    if (found.kind === 'members') await passNumbers(tx, found.counts.highest ?? 0)
    const counts: Counts = { new: 0, already: 0, refused: 0, highest: 0 }
    const check = checkerOf(found)
    for await (const batch of readBatches(tx, id)) {
      signal?.throwIfAborted()
      const checked = await check(tx, batch)
      await insertRows(tx, found, checked)
      const outcomes = checked.map((row): RowOutcome => (row.ok ? 'made' : { error: row.error, ...fieldOf(row) }))
      await tx.update(importRows).set({ outcomes }).where(eq(importRows.id, batch.id))
      count(counts, found, checked)
      await noteProgress(id, batch)
    }
    const end = { state: 'done' as const, counts, done: found.total, updatedAt: new Date(), finishedAt: sql`now()` }
    await tx.update(imports).set(end).where(eq(imports.id, id))
    await noteResult(tx, found, 'import.finished', [counts.new, counts.already + counts.refused])
  })
}

async function undoRows({ id }: Import, signal: AbortSignal | undefined): Promise<void> {
  await database.transaction(async (tx) => {
    await waitForOthers(tx)
    const [found] = await tx
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, 'undoing')))
    if (!found) return
    const total = { removed: 0, kept: 0 }
    for (let ids = await nextRecords(tx, id, ''); ids.length > 0; ids = await nextRecords(tx, id, ids.at(-1) ?? '')) {
      signal?.throwIfAborted()
      const { removed, kept } = await (found.kind === 'members' ? removeMembers(tx, ids) : removeRestaurants(tx, ids))
      for (const [recordId, why] of kept)
        await tx
          .update(importedRecords)
          .set({ kept: why })
          .where(recordOf(id, [recordId]))
      // Also those that somebody has deleted meanwhile.
      const gone = ids.filter((recordId) => !kept.has(recordId))
      if (gone.length > 0) await tx.delete(importedRecords).where(recordOf(id, gone))
      total.removed += removed.length
      total.kept += kept.size
      await noteProgress(id, { position: Math.floor((total.removed + total.kept) / ROWS_PER_BATCH) - 1 })
    }
    const counts = { ...found.counts, ...total }
    await tx
      .update(imports)
      .set({ state: 'undone', counts, done: found.total, updatedAt: new Date() })
      .where(eq(imports.id, id))
    await noteResult(tx, found, 'import.undone', [total.removed, total.kept])
  })
}

async function nextRecords(tx: Transaction, id: string, after: string): Promise<string[]> {
  const rows = await tx
    .select({ recordId: importedRecords.recordId })
    .from(importedRecords)
    .where(and(eq(importedRecords.importId, id), gt(importedRecords.recordId, after), isNull(importedRecords.kept)))
    .orderBy(asc(importedRecords.recordId))
    .limit(ROWS_PER_BATCH)
  return rows.map(({ recordId }) => recordId)
}

function recordOf(id: string, records: string[]) {
  return and(eq(importedRecords.importId, id), inArray(importedRecords.recordId, records))
}

/** The queue repeats the job when another import is at work. */
async function waitForOthers(tx: Transaction): Promise<void> {
  const [row] = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.imports}) as free`,
  )
  if (!row?.free) throw new ImportBusy('another import is at work')
}

type Checked = CheckedRow<MemberRow> | CheckedRow<RestaurantForm>

/** Remembers the rows of the batches before. */
function checkerOf({ id, kind, columns, headings, sharesEmail }: Import) {
  const width = decryptHeadings(id, headings).length
  const seen: Seen = new Set()
  return async (on: Queryable, { rows }: Batch): Promise<Checked[]> => {
    const fitting = rows.map((cells) => (cells.length > width ? null : valuesOf(columns, cells)))
    const values = fitting.filter((row) => row !== null)
    const checked: Checked[] =
      kind === 'members'
        ? await checkMembers(on, values, { seen, sharesEmail })
        : await checkRestaurants(on, values, { seen })
    return fitting.map((row) => (row === null ? refuseRow('tooManyCells') : (checked.shift() as Checked)))
  }
}

async function insertRows(tx: Transaction, { id, kind }: Import, checked: readonly Checked[]): Promise<void> {
  const rows = checked.flatMap((row) => (row.ok ? [row.row] : []))
  if (rows.length === 0) return
  const made =
    kind === 'members'
      ? await insertMembers(tx, rows as MemberRow[])
      : await insertRestaurants(tx, rows as RestaurantForm[])
  await tx.insert(importedRecords).values(made.map((recordId) => ({ importId: id, recordId })))
}

function count(counts: Counts, { kind }: Import, checked: readonly Checked[]): void {
  for (const row of checked) counts[row.ok ? 'new' : row.error === 'already' ? 'already' : 'refused'] += 1
  if (kind !== 'members') return
  const members = (checked as readonly CheckedRow<MemberRow>[]).flatMap((row) => (row.ok ? [row.row] : []))
  counts.highest = Math.max(counts.highest, highestNumber(members))
}

function fieldOf({ field }: { field?: string }): { field?: string } {
  return field === undefined ? {} : { field }
}

/** By another connection than the transaction's, so that the page sees it; without it the import goes on. */
async function noteProgress(id: string, { position }: Pick<Batch, 'position'>): Promise<void> {
  await database
    .update(imports)
    .set({ done: sql`least(${imports.total}, ${(position + 1) * ROWS_PER_BATCH}::int)` })
    .where(eq(imports.id, id))
    .catch((error: unknown) => log.debug({ err: error, import: id }, 'progress of an import not noted'))
}

/** What changes nothing leaves no event. */
async function noteResult(
  tx: Transaction,
  { id, actor, kind }: Import,
  action: 'import.finished' | 'import.undone',
  counts: number[],
): Promise<void> {
  if (counts[0] === 0) return
  await audit(tx, { actor, action, subject: id, fields: [kind, ...counts.map(String)] })
}
