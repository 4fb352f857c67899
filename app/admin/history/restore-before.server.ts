import { and, desc, eq, gte } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { recordChanges } from '#app/database/schema.ts'
import type { SaveRefusal, Values, VersionedTable } from '#app/database/versions.server.ts'
import { holdPicture } from '#app/media/pictures.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { versionedSave } from '#app/platform/versioned-save.server.ts'
import { isPictureAddress } from './picture-address.ts'
import type { KeptRecord } from './kept-records.ts'
import { namedColumns, tableOf } from './history.server.ts'

type Restoration = { ok: true } | SaveRefusal | { ok: false; reason: 'nothing-new' | 'picture-gone' }

/**
 * Saves the texts and pictures of a record as they were before a change, as its next version.
 * @param seen the version that the author has seen
 */
export async function restoreBefore(
  record: KeptRecord,
  id: number,
  { change, seen }: { change: number; seen: number },
  actor: Actor,
): Promise<Restoration> {
  const { kind } = record
  return database.transaction(async (tx): Promise<Restoration> => {
    const before = await valuesBefore(tx, record, id, change)
    if (!before) return { ok: false, reason: 'unknown' }
    if (before.columns.length === 0) return { ok: false, reason: 'nothing-new' }
    for (const address of Object.values(before.values).flat().filter(isPictureAddress))
      if (!(await holdPicture(tx, address))) return { ok: false, reason: 'picture-gone' }
    const values = { ...before.values, isDemo: false } as Values<VersionedTable>
    const act = { actor, action: `${kind}.restored`, fields: before.columns } as const
    return versionedSave(tx, tableOf(record), { id, seen }, values, act)
  })
}

/** What each restorable column had before the change and all later ones. */
async function valuesBefore(tx: Transaction, record: KeptRecord, id: number, change: number) {
  const own = and(eq(recordChanges.kind, record.kind), eq(recordChanges.subject, String(id)))
  const since = await tx
    .select({ id: recordChanges.id, changes: recordChanges.changes })
    .from(recordChanges)
    .where(and(own, gte(recordChanges.id, change)))
    .orderBy(desc(recordChanges.id))
  if (since.at(-1)?.id !== change) return null
  const stored = Object.assign({}, ...since.map(({ changes }) => changes)) as (typeof since)[number]['changes']
  const columns = namedColumns(record).filter(({ name, restored }) => restored && Object.hasOwn(stored, name))
  return {
    columns: columns.map(({ name }) => name),
    values: Object.fromEntries(columns.map(({ name, property }) => [property, stored[name]?.[0]])),
  }
}
