import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { bankReturns, remittanceItems } from '#app/database/schema.ts'
import { OUR_CODES } from './return-codes.ts'

/** Remittances with returns by a fault of the club that nobody has handled, the newest first. */
export function findOwnFaults() {
  const since = sql<Date>`min(${bankReturns.createdAt})`.mapWith(bankReturns.createdAt)
  return database
    .select({
      remittanceId: remittanceItems.remittanceId,
      count: sql<number>`count(*)::integer`,
      codes: sql`string_agg(distinct ${bankReturns.code}, ' ')`.mapWith((codes: string) => codes.split(' ')),
      since,
    })
    .from(bankReturns)
    .innerJoin(remittanceItems, eq(remittanceItems.id, bankReturns.itemId))
    .where(and(isNull(bankReturns.handledAt), sql`${bankReturns.code} ~ ${OUR_CODES}`))
    .groupBy(remittanceItems.remittanceId)
    .orderBy(desc(remittanceItems.remittanceId))
}
