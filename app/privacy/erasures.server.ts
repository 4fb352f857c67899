import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { eraseAccounts, eraseLinks } from '#app/accounts/erasure.server.ts'
import { eraseMessages } from '#app/contact/erasure.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { erasures, mails } from '#app/database/schema.ts'
import { eraseGuests, eraseParties } from '#app/bookings/parties/erasure.server.ts'
import { eraseRequests, eraseSocios } from '#app/membership/erasure.server.ts'
import { audit, SYSTEM, type Actor } from '#app/platform/audit.server.ts'
import { ERASURES_FILE, recordErasures, type ErasedKind } from '#app/platform/erasure-list.server.ts'
import type { PersonalRecord, RecordKind, RecordTitle, ItemKey } from './record-kinds.ts'
import { personalRecords, readPersonalRecord } from './personal-records.server.ts'

/**
 * How to erase each kind, in order: members before their requests, mails before their subjects. @returns the erased ids
 */
const erasers: Record<ErasedKind, (tx: Transaction, ids: string[], at: Date) => Promise<string[]>> = {
  mail: async (tx, ids) =>
    (await tx.delete(mails).where(inArray(mails.id, ids)).returning({ id: mails.id })).map(({ id }) => id),
  registration: (tx, ids) => eraseParties(tx, ids),
  guest: (tx, ids, at) => eraseGuests(tx, ids, at),
  message: (tx, ids) => eraseMessages(tx, ids),
  socio: (tx, ids, at) => eraseSocios(tx, ids, at),
  'membership-request': (tx, ids) => eraseRequests(tx, ids),
  'sign-up': (tx, ids) => eraseLinks(tx, ids),
  user: (tx, ids) => eraseAccounts(tx, ids),
}
const order = Object.keys(erasers) as ErasedKind[]

export type ErasureResult = {
  erased: Partial<Record<RecordKind, number>>
  kept: Pick<PersonalRecord, 'kind' | 'title' | 'reason' | 'until'>[]
}

/**
 * Erases personal records: deletes or anonymises rows, ends sessions, drops queued mails and blocks payment data. Each
 * erasure is listed for restored backups and audited by id.
 */
export async function eraseItems(actor: Actor, items: readonly ItemKey[]): Promise<ErasureResult> {
  return database.transaction(async (tx) => {
    const { erasable, kept } = await splitByDisposition(tx, items)
    const erased: ErasureResult['erased'] = {}
    for (const kind of order) {
      const ids = erasable.filter((item) => item.kind === kind).map(({ id }) => id)
      if (ids.length === 0) continue
      const erasedIds = await erasers[kind](tx, ids, new Date())
      await recordErasures(tx, kind, erasedIds)
      for (const id of erasedIds) await audit(tx, { actor: actor.id, action: `${kind}.erased`, subject: id })
      if (erasedIds.length > 0) erased[kind] = erasedIds.length
      const stayed = erasable.filter((item) => item.kind === kind && !erasedIds.includes(item.id))
      if (kind === 'membership-request')
        kept.push(...stayed.map(({ title }) => ({ kind, title, reason: 'has-member' as const })))
      if (kind === 'socio') kept.push(...stayed.map(({ title }) => ({ kind, title, reason: 'debited' as const })))
    }
    return { erased, kept }
  })
}

type ErasableItem = ItemKey & { title: RecordTitle }

async function splitByDisposition(
  tx: Transaction,
  items: readonly ItemKey[],
): Promise<{ erasable: ErasableItem[]; kept: ErasureResult['kept'] }> {
  const erasable: ErasableItem[] = []
  const kept: ErasureResult['kept'] = []
  for (const [kind, group] of Map.groupBy(items, (item) => item.kind)) {
    const { byId, title, dispositionOf } = personalRecords[kind]
    for (const row of await readPersonalRecord(kind, byId(group.map(({ id }) => id)), tx)) {
      const { disposition, reason, until } = dispositionOf(row)
      if (disposition === 'stays') kept.push({ kind, title: title(row), reason, until })
      else erasable.push({ kind, id: row.id, title: title(row) })
    }
  }
  return { erasable, kept }
}

type ListedErasure = { kind: ErasedKind; id: string; at: Date }

const ERASURES_PER_BATCH = 200

/**
 * Repeats in a restored database the erasures made since the backup, from the database's list and the file in
 * `dataDir`. Idempotent. @returns the number of rows that had come back
 */
export async function reapplyErasures(tx: Transaction, dataDir: string): Promise<number> {
  const listed = [...(await readErasuresTable(tx)), ...readErasuresFile(dataDir)]
  let reapplied = 0
  for (const kind of order) {
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
