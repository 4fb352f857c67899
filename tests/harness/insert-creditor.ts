import type { Sql } from 'postgres'

/** Published examples. */
export const IBAN = 'ES9121000418450200051332'
export const OTHER_IBAN = 'DE89370400440532013000'

export const creditor = { name: 'Cercle Gastronòmic', taxNumber: 'B85626240', ibanLast4: '1332' }

/**
 * The club as a creditor, in the database of a server. Its number is left out: the key is the server's.
 * @param eMandatesOkOn since when the bank takes signatures on screen; null: on paper only
 */
export async function insertCreditor(sql: Sql, eMandatesOkOn: string | null): Promise<{ id: number }[]> {
  return sql<{ id: number }[]>`
    insert into treasury_creditor (name, tax_number, iban, iban_last4, e_mandates_ok_on)
    values (${creditor.name}, ${creditor.taxNumber}, '', ${creditor.ibanLast4}, ${eMandatesOkOn})
    on conflict (id) do update set e_mandates_ok_on = excluded.e_mandates_ok_on, notice_days = 14 returning id`
}
