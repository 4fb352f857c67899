import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { importedRecords, imports, restaurants, socios } from '#app/database/schema.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { describeOutcome } from './describe-outcome.server.ts'
import type { FileTable } from './file-table.ts'
import { maskSecret, valuesOf } from './field-values.ts'
import { findColumns } from './find-columns.ts'
import { importFields, maskedFields, requiredFields, type ImportKind } from './import-fields.ts'
import { decryptHeadings, encryptHeadings, readBatches, ROWS_PER_BATCH, storeRows } from './import-files.server.ts'
import type { Language } from '#app/i18n/language.ts'

const UNDO_HOURS = 24
const SHOWN_ROWS = 20

type Import = typeof imports.$inferSelect
type ImportState = Import['state']

/** A new file takes the place of those that the same account has not imported. */
export async function createImport(actor: Actor, kind: ImportKind, { headings, rows }: FileTable): Promise<string> {
  const id = randomUUID()
  await database.transaction(async (tx) => {
    await tx
      .delete(imports)
      .where(and(eq(imports.kind, kind), eq(imports.actor, actor.id), inArray(imports.state, [...notImported])))
    await tx
      .insert(imports)
      .values({
        id,
        kind,
        actor: actor.id,
        headings: encryptHeadings(id, headings),
        columns: findColumns(kind, headings),
        total: rows.length,
      })
    await storeRows(tx, id, rows)
    await enqueueJob(tx, 'run-import', id)
    await auditAndTell(tx, {
      actor: actor.id,
      action: 'import.uploaded',
      subject: id,
      fields: [kind, String(rows.length)],
    })
  })
  return id
}

const notImported = ['checking', 'checked', 'failed'] as const

type Outcome = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' | 'columns-wrong' | 'over' }

/** Corrects the columns; all rows are checked again. */
export function chooseColumns(
  actor: Actor,
  kind: ImportKind,
  id: string,
  chosen: { columns: string[]; sharesEmail: boolean },
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const found = await lockImport(tx, kind, id, ['checked', 'failed'])
    if (!found.ok) return found
    const columns = found.row.columns.map((_, index) => chosen.columns[index] ?? '')
    if (!areFitting(kind, columns)) return { ok: false, reason: 'columns-wrong' }
    await proceed(tx, actor, id, { state: 'checking', columns, sharesEmail: chosen.sharesEmail, counts: {} })
    await auditAndTell(tx, {
      actor: actor.id,
      action: 'import.columns-chosen',
      subject: id,
      fields: columns.filter(Boolean),
    })
    return { ok: true }
  })
}

function areFitting(kind: ImportKind, columns: readonly string[]): boolean {
  const used = columns.filter(Boolean)
  const known: readonly string[] = importFields[kind]
  return (
    used.every((field) => known.includes(field)) &&
    new Set(used).size === used.length &&
    requiredFields[kind].every((field) => used.includes(field))
  )
}

/** Imports once however often it is asked: from then on the import is in another state. */
export function startImport(actor: Actor, kind: ImportKind, id: string): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const found = await lockImport(tx, kind, id, ['checked'])
    if (!found.ok) return found
    const { counts } = found.row
    await proceed(tx, actor, id, { state: 'importing' })
    const fields = [kind, String(counts.new ?? 0), String((counts.already ?? 0) + (counts.refused ?? 0))]
    await auditAndTell(tx, { actor: actor.id, action: 'import.started', subject: id, fields })
    return { ok: true }
  })
}

export function startUndo(actor: Actor, kind: ImportKind, id: string): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const found = await lockImport(tx, kind, id, ['done'])
    if (!found.ok) return found
    if (undoUntil(found.row) < new Date()) return { ok: false, reason: 'over' }
    await proceed(tx, actor, id, { state: 'undoing' })
    await auditAndTell(tx, { actor: actor.id, action: 'import.undo-started', subject: id, fields: [kind] })
    return { ok: true }
  })
}

/** Deletes a file that was not imported, at once. */
export function discardImport(actor: Actor, kind: ImportKind, id: string): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const found = await lockImport(tx, kind, id, [...notImported])
    if (!found.ok) return found
    await tx.delete(imports).where(eq(imports.id, id))
    await auditAndTell(tx, { actor: actor.id, action: 'import.discarded', subject: id, fields: [kind] })
    return { ok: true }
  })
}

type Locked = { ok: true; row: Import } | { ok: false; reason: 'unknown' | 'conflict' }

async function lockImport(tx: Transaction, kind: ImportKind, id: string, states: ImportState[]): Promise<Locked> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, kind)))
    // The job that imports holds the row's key.
    .for('no key update')
  if (!row) return { ok: false, reason: 'unknown' }
  return states.includes(row.state) ? { ok: true, row } : { ok: false, reason: 'conflict' }
}

async function proceed(tx: Transaction, actor: Actor, id: string, values: Partial<Import>): Promise<void> {
  await tx
    .update(imports)
    .set({ ...values, actor: actor.id, done: 0, updatedAt: new Date() })
    .where(eq(imports.id, id))
  if (values.state !== undefined) await enqueueJob(tx, 'run-import', id)
}

function undoUntil({ finishedAt }: Import): Date {
  return new Date((finishedAt?.getTime() ?? 0) + UNDO_HOURS * 3_600_000)
}

/** The imports of the last day, the newest first. */
export async function listImports(kind: ImportKind) {
  return database
    .select({ id: imports.id, state: imports.state, total: imports.total, createdAt: imports.createdAt })
    .from(imports)
    .where(and(eq(imports.kind, kind), gt(imports.createdAt, sql`now() - interval '2 days'`)))
    .orderBy(desc(imports.createdAt))
    .limit(10)
}
export type ImportLine = Awaited<ReturnType<typeof listImports>>[number]

export async function findHeadings(kind: ImportKind, id: string): Promise<string[] | null> {
  const [row] = await database
    .select({ headings: imports.headings })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, kind)))
  return row ? decryptHeadings(id, row.headings) : null
}

export async function findImport(kind: ImportKind, id: string, language: Language) {
  const [row] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, kind)))
  if (!row) return null
  const { state, columns, sharesEmail, total, done, counts } = row
  return {
    id,
    state,
    columns,
    sharesEmail,
    total,
    done,
    counts: { new: 0, already: 0, refused: 0, ...counts },
    headings: decryptHeadings(id, row.headings),
    undoUntil: state === 'done' ? undoUntil(row) : null,
    first: await firstRows(row, language, false),
    refused: state === 'checked' || state === 'done' ? await firstRows(row, language, true) : [],
    kept: state === 'undone' ? await listKept(row) : [],
  }
}
export type ShownImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** `line`: of the file, whose headings are the first. `cells`: by column, without account numbers. */
export type ShownRow = {
  line: number
  name: string
  detail: string
  outcome: string | null
  isRefused: boolean
  cells: string[]
}

async function firstRows({ id, kind, columns }: Import, language: Language, isRefused: boolean): Promise<ShownRow[]> {
  const shown: ShownRow[] = []
  for await (const { position, rows, outcomes } of readBatches(database, id, isRefused)) {
    for (const [index, cells] of rows.entries()) {
      const outcome = outcomes[index]
      if (shown.length === SHOWN_ROWS) return shown
      if (isRefused && typeof outcome !== 'object') continue
      const values = valuesOf(columns, cells)
      const [name = '', detail = ''] =
        kind === 'members' ? [fullName(values), values.email] : [values.nombre, values.direccion]
      shown.push({
        line: position * ROWS_PER_BATCH + index + 2,
        name,
        detail,
        outcome: outcome ? describeOutcome(kind, outcome, language) : null,
        isRefused: typeof outcome === 'object',
        cells: cells.map((text, column) => withoutSecrets(columns[column] ?? '', text)),
      })
    }
  }
  return shown
}

const fullName = ({ full_name, surnames }: Record<string, string>) => [full_name, surnames].filter(Boolean).join(' ')

/** An account number is masked whatever its column was taken for. */
function withoutSecrets(field: string, text: string): string {
  return maskedFields.includes(field) || /[a-z]{2}\d{2}[\s\d-]{10,}/i.test(text) ? maskSecret(text) : text
}

async function listKept({ id, kind }: Import) {
  const table = kind === 'members' ? socios : restaurants
  const name = kind === 'members' ? socios.fullName : restaurants.nombre
  return database
    .select({ id: importedRecords.recordId, name: sql<string>`${name}`, kept: importedRecords.kept })
    .from(importedRecords)
    .innerJoin(table, eq(sql`${table.id}::text`, importedRecords.recordId))
    .where(eq(importedRecords.importId, id))
    .orderBy(name)
    .limit(100)
}
