import { eq, getTableColumns } from 'drizzle-orm'
import { creditorIdentifier } from './creditor-identifier.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { treasuryCreditor } from '#app/database/schema.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'

export const CREDITOR_ID = 1

/** Where the account number is stored encrypted. */
export const CREDITOR_IBAN = `treasury_creditor.iban:${CREDITOR_ID}`

type Reader = Pick<Queryable, 'select'>

/** Whether the club has set up the treasury; without it nothing of it is seen. */
export async function hasCreditor(on: Reader = database): Promise<boolean> {
  const rows = await on.select({ id: treasuryCreditor.id }).from(treasuryCreditor)
  return rows.length > 0
}

const { iban: _, ...shown } = getTableColumns(treasuryCreditor)

/** Without the account number; null before it is set up. */
export async function readCreditor(on: Reader = database) {
  const [row] = await on.select(shown).from(treasuryCreditor).where(eq(treasuryCreditor.id, CREDITOR_ID))
  return row ? { ...row, identifier: creditorIdentifier(row.taxNumber, row.suffix) } : null
}
export type Creditor = NonNullable<Awaited<ReturnType<typeof readCreditor>>>

/** For the file of a remittance. @throws without a creditor */
export async function readCreditorIban(on: Reader): Promise<string> {
  const [row] = await on.select({ iban: treasuryCreditor.iban }).from(treasuryCreditor)
  if (!row) throw new Error('there is no creditor')
  return decryptField(row.iban, CREDITOR_IBAN)
}
