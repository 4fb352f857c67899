import { creditorIdentifier } from '#app/banking/creditor-identifier.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { treasuryCreditor } from '#app/database/schema.ts'
import { clubDay } from '#app/platform/club-day.ts'

/** What a mandate says of the club. */
export type MandateCreditor = {
  name: string
  identifier: string
  noticeDays: number
  /** The bank has agreed to mandates that are signed on screen. */
  takesScreen: boolean
}

/** Null while the club collects nothing by direct debit. */
export async function findMandateCreditor(on: Queryable = database): Promise<MandateCreditor | null> {
  const { name, taxNumber, suffix, noticeDays, eMandatesOkOn } = treasuryCreditor
  const [row] = await on.select({ name, taxNumber, suffix, noticeDays, eMandatesOkOn }).from(treasuryCreditor)
  return row
    ? {
        name: row.name,
        identifier: creditorIdentifier(row.taxNumber, row.suffix),
        noticeDays: row.noticeDays,
        takesScreen: row.eMandatesOkOn !== null && row.eMandatesOkOn <= clubDay(),
      }
    : null
}
