import { creditor, IBAN } from './harness/insert-creditor.ts'
import { ownerDatabase as database } from './harness/database.ts'
import { treasuryCreditor } from '#app/database/schema.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'

/** The club as a creditor. @param eMandatesOkOn since when the bank takes signatures on screen; null: on paper only */
export async function makeCreditor(eMandatesOkOn: string | null = '2026-01-01'): Promise<void> {
  const values = { ...creditor, iban: encryptField(IBAN, 'treasury_creditor.iban:1'), noticeDays: 14, eMandatesOkOn }
  await database
    .insert(treasuryCreditor)
    .values(values)
    .onConflictDoUpdate({ target: treasuryCreditor.id, set: values })
}
