import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { listPage, type RowOf } from '#app/database/list-page.server.ts'
import {
  bankReturns,
  memberAccounts,
  remittanceItems,
  remittances,
  socios,
  treasuryCreditor,
} from '#app/database/schema.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { earliestOf, proposedDueDate } from './creditor-lock.server.ts'
import { MAX_DEBITS } from './files/pain-008.ts'
import { NOTICE_DAYS, type LeftOut } from './leave-out.ts'

type Status = (typeof remittances.$inferSelect)['status']
export type RemittanceStatus = Status

const newestFirst = { fecha: { by: [], descending: true } } as const

export async function listRemittances(request: ListRequest) {
  const { id, status, dueOn, debits, totalCents } = remittances
  return listPage({ from: remittances, request, orders: newestFirst, order: 'fecha' }, (these) =>
    database.select({ id, status, dueOn, debits, totalCents }).from(remittances).where(these),
  )
}
export type RemittanceRow = RowOf<typeof listRemittances>

/** The due dates that the form of a new remittance offers. Null without a creditor. */
export async function findDueDates(): Promise<{ earliest: string; proposed: string } | null> {
  const [terms] = await database.select().from(treasuryCreditor)
  return terms ? { earliest: earliestOf(terms), proposed: proposedDueDate(terms) } : null
}

/** The parts of the list of a remittance, by the word of its address. */
export const itemParts = {
  dentro: inArray(remittanceItems.outcome, ['included', 'settled']),
  fuera: eq(remittanceItems.outcome, 'excluded'),
  devueltas: inArray(remittanceItems.outcome, ['returned', 'rejected', 'released']),
} satisfies Record<string, SQL>
export type ItemPart = keyof typeof itemParts
export const itemPartNames = Object.keys(itemParts) as ItemPart[]

export async function findRemittance(id: number) {
  const [row] = await database.select().from(remittances).where(eq(remittances.id, id))
  if (!row) return null
  const counts = await database
    .select({
      dentro: sql<number>`count(*) filter (where ${itemParts.dentro})::integer`,
      fuera: sql<number>`count(*) filter (where ${itemParts.fuera})::integer`,
      devueltas: sql<number>`count(*) filter (where ${itemParts.devueltas})::integer`,
      dentroCents: sql<number>`coalesce(sum(${remittanceItems.cents}) filter (where ${itemParts.dentro}), 0)`.mapWith(
        Number,
      ),
    })
    .from(remittanceItems)
    .where(eq(remittanceItems.remittanceId, id))
  const [next] = await database.select({ id: remittances.id }).from(remittances).where(eq(remittances.remakes, id))
  const { proposed } = (await findDueDates()) ?? { proposed: row.dueOn }
  const { file, ...shown } = row
  return {
    ...shown,
    hasFile: file !== null,
    remadeBy: next?.id ?? null,
    /** For those left out: the same day, or the first for which they can still be told. */
    nextDueOn: proposed > row.dueOn ? proposed : row.dueOn,
    counts: counts[0] ?? noCounts,
  }
}
const noCounts = { dentro: 0, fuera: 0, devueltas: 0, dentroCents: 0 }
export type ShownRemittance = NonNullable<Awaited<ReturnType<typeof findRemittance>>>

const inOrder = { id: { by: [], descending: false } } as const

export async function listItems(remittanceId: number, part: ItemPart, request: ListRequest) {
  const where = and(eq(remittanceItems.remittanceId, remittanceId), itemParts[part])
  return listPage({ from: remittanceItems, where, request, orders: inOrder, order: 'id' }, readItems)
}

/** A debit that the bank has and may send back; null: there is none of this remittance. */
export async function findReturnable(remittanceId: number, id: number): Promise<ItemRow | null> {
  const isAtBank = sql`exists (select from ${remittances} where ${remittances.id} = ${remittanceItems.remittanceId}
    and ${remittances.status} in ('presented', 'settled'))`
  const which = and(eq(remittanceItems.remittanceId, remittanceId), eq(remittanceItems.id, id))
  const [item] = await readItems(and(which, itemParts.dentro, isAtBank))
  return item ?? null
}

async function readItems(these: SQL | undefined) {
  const [terms] = await database.select().from(treasuryCreditor)
  const rows = await database
    .select({
      ...pick(remittanceItems, 'id', 'accountId', 'cents', 'outcome', 'otherRemittanceId'),
      number: memberAccounts.number,
      socioId: memberAccounts.socioId,
      name: socios.fullName,
      reason: sql<LeftOut | null>`${remittanceItems.reason}`,
      code: bankReturns.code,
      receivedOn: bankReturns.receivedOn,
      handledAt: bankReturns.handledAt,
      /** The order that was debited, if there is a sheet to print. */
      sheetOf: sql<string | null>`(select m.id from mandates m
        where m.id = ${remittanceItems.mandateId} and m.document is not null)`,
      noticeDays: sql<number>`coalesce((select m.notice_days from mandates m
        where m.account_id = ${remittanceItems.accountId} and m.status = 'active'), ${NOTICE_DAYS}::integer)`,
      /** The return that keeps the account out. */
      returnedItemId: sql<
        number | null
      >`(select r.item_id from bank_returns r join remittance_items i on i.id = r.item_id
        where i.account_id = ${remittanceItems.accountId} and r.handled_at is null order by r.id desc limit 1)`,
    })
    .from(remittanceItems)
    .innerJoin(memberAccounts, eq(memberAccounts.id, remittanceItems.accountId))
    .leftJoin(socios, eq(socios.id, memberAccounts.socioId))
    .leftJoin(bankReturns, eq(bankReturns.itemId, remittanceItems.id))
    .where(these)
  return rows.map((row) => ({
    ...row,
    /** The first due date that leaves the days of its notice. */
    suitsOn: terms && row.reason === 'aviso-corto' ? proposedDueDate({ ...terms, noticeDays: row.noticeDays }) : null,
  }))
}
export type ItemRow = RowOf<typeof listItems>

/** Every debit that the bank may have refused the file for. */
export async function listDebits(remittanceId: number) {
  return database
    .select({
      id: remittanceItems.id,
      endToEndId: remittanceItems.endToEndId,
      name: sql<string>`coalesce(${socios.fullName}, ${memberAccounts.number})`,
      cents: remittanceItems.cents,
    })
    .from(remittanceItems)
    .innerJoin(memberAccounts, eq(memberAccounts.id, remittanceItems.accountId))
    .leftJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(and(eq(remittanceItems.remittanceId, remittanceId), eq(remittanceItems.outcome, 'included')))
    .orderBy(asc(remittanceItems.id))
    .limit(MAX_DEBITS)
}
