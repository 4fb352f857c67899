import { ownerDatabase as database } from './harness/database.ts'
import { treasuryCreditor } from '#app/database/schema.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'

export const IBAN = 'ES9121000418450200051332'
export const OTHER_IBAN = 'DE89370400440532013000'

/** The club as a creditor. @param eMandatesOkOn since when the bank takes signatures on screen; null: on paper only */
export async function makeCreditor(eMandatesOkOn: string | null = '2026-01-01'): Promise<void> {
  const creditor = {
    name: 'Cercle Gastronòmic',
    taxNumber: 'B85626240',
    iban: encryptField(IBAN, 'treasury_creditor.iban:1'),
    ibanLast4: '1332',
    eMandatesOkOn,
  }
  await database
    .insert(treasuryCreditor)
    .values(creditor)
    .onConflictDoUpdate({ target: treasuryCreditor.id, set: creditor })
}
