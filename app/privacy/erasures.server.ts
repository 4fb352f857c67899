import { inArray } from 'drizzle-orm'
import { eraseAccounts, eraseLinks } from '#app/accounts/erasure.server.ts'
import { eraseMessages } from '#app/contact/erasure.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { eraseGuests, eraseParties } from '#app/bookings/parties/erasure.server.ts'
import { eraseRequests, eraseSocios } from '#app/membership/erasure.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { recordErasures, type ErasedKind } from '#app/platform/erasure-list.server.ts'
import type { ItemKey, PersonalRecord, RecordKind, RecordTitle } from './record-kinds.ts'
import { personalRecords, readPersonalRecord } from './personal-records.server.ts'

/**
 * How to erase each kind, in order: members before their requests, mails before their subjects. @returns the erased ids
 */
export const erasers: Record<ErasedKind, (tx: Transaction, ids: string[], at: Date) => Promise<string[]>> = {
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
export const erasureOrder = Object.keys(erasers) as ErasedKind[]

/** Of those that their eraser leaves. */
const stayReasons: Partial<Record<ErasedKind, 'has-member' | 'debited'>> = {
  'membership-request': 'has-member',
  socio: 'debited',
}

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
    for (const kind of erasureOrder) {
      const ids = erasable.filter((item) => item.kind === kind).map(({ id }) => id)
      if (ids.length === 0) continue
      const erasedIds = await erasers[kind](tx, ids, new Date())
      await recordErasures(tx, kind, erasedIds)
      for (const id of erasedIds) await audit(tx, { actor: actor.id, action: `${kind}.erased`, subject: id })
      if (erasedIds.length > 0) erased[kind] = erasedIds.length
      const stayed = erasable.filter((item) => item.kind === kind && !erasedIds.includes(item.id))
      const reason = stayReasons[kind]
      if (reason) kept.push(...stayed.map(({ title }) => ({ kind, title, reason })))
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
