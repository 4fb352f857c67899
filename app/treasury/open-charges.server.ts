import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import { charges, remittanceItems, remittanceLines, remittances } from '#app/database/schema.ts'

/** What is to be paid, the oldest first; `remittance`: the one that debits it. */
export async function openCharges(on: Pick<Queryable, 'select'>, accountIds: readonly string[]) {
  const rows = await on
    .select({
      id: charges.id,
      accountId: charges.accountId,
      kind: charges.kind,
      concept: charges.concept,
      conceptCa: charges.conceptCa,
      cents: charges.cents,
      settledCents: charges.settledCents,
      dueOn: charges.dueOn,
      eventId: charges.eventId,
      remittance: { id: remittances.id, status: remittances.status },
    })
    .from(charges)
    .leftJoin(remittanceLines, and(eq(remittanceLines.chargeId, charges.id), remittanceLines.live))
    .leftJoin(remittanceItems, eq(remittanceItems.id, remittanceLines.itemId))
    .leftJoin(remittances, eq(remittances.id, remittanceItems.remittanceId))
    .where(
      and(
        inArray(charges.accountId, [...accountIds]),
        isNull(charges.cancelledAt),
        lt(charges.settledCents, charges.cents),
      ),
    )
    .orderBy(asc(charges.dueOn), asc(charges.id))
  return rows.map((row) => ({ ...row, openCents: row.cents - row.settledCents }))
}
export type OpenCharge = Awaited<ReturnType<typeof openCharges>>[number]
