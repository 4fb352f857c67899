import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from '#app/database/client.server.ts'
import { erasures } from '#app/database/schema.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import { ERASURES_FILE, type ErasedKind } from '#app/platform/erasure-list.server.ts'
import { erasers, erasureOrder } from './erasures.server.ts'

type ListedErasure = { kind: ErasedKind; id: string; at: Date }

const ERASURES_PER_BATCH = 200

/**
 * Repeats in a restored database the erasures made since the backup, from the database's list and the file in
 * `dataDir`. Idempotent. @returns the number of rows that had come back
 */
export async function reapplyErasures(tx: Transaction, dataDir: string): Promise<number> {
  const listed = [...(await readErasuresTable(tx)), ...readErasuresFile(dataDir)]
  let reapplied = 0
  for (const kind of erasureOrder) {
    const pending = [...new Map(listed.filter((one) => one.kind === kind).map((one) => [one.id, one])).values()]
    for (let from = 0; from < pending.length; from += ERASURES_PER_BATCH)
      reapplied += await reapplyBatch(tx, kind, pending.slice(from, from + ERASURES_PER_BATCH))
  }
  if (reapplied > 0) await audit(tx, { actor: SYSTEM, action: 'erasures.applied-again', subject: String(reapplied) })
  return reapplied
}

async function reapplyBatch(tx: Transaction, kind: ErasedKind, batch: readonly ListedErasure[]): Promise<number> {
  await tx
    .insert(erasures)
    .values(batch.map(({ id, at }) => ({ kind, rowId: id, erasedAt: at })))
    .onConflictDoNothing()
  const ids = batch.map(({ id }) => id)
  if (kind !== 'socio' && kind !== 'guest') return (await erasers[kind](tx, ids, new Date())).length
  // One at a time: a member has a leaving date, and a seat may have another guest since then.
  let count = 0
  for (const { id, at } of batch) count += (await erasers[kind](tx, [id], at)).length
  return count
}

async function readErasuresTable(tx: Transaction): Promise<ListedErasure[]> {
  const rows = await tx.select().from(erasures)
  return rows.map(({ kind, rowId, erasedAt }) => ({ kind: kind as ErasedKind, id: rowId, at: erasedAt }))
}

/** A truncated line belongs to an erasure that did not finish: it is skipped. */
function readErasuresFile(dataDir: string): ListedErasure[] {
  const file = join(dataDir, ERASURES_FILE)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const { kind, id, at } = JSON.parse(line) as { kind: ErasedKind; id: string; at: string }
        return Object.hasOwn(erasers, kind) ? [{ kind, id, at: new Date(at) }] : []
      } catch {
        return []
      }
    })
}
