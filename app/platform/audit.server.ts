import { database, type Transaction } from '#app/database/client.server.ts'
import { auditLog } from '#app/database/schema.ts'

/** Who did what no person did: the daily purge. */
export const SYSTEM = 'system'

type Deed = {
  /** Who did it: the account's id, or `SYSTEM`. */
  actor: string
  /** `noun.verb`: `socio.iban-shown`. */
  action: string
  /** The id of the row it was done to, or what was asked for. */
  subject: string
  /** Names of the fields that were shown or changed; never their values. */
  fields?: string[]
}

/** Notes in the audit trail, inside the transaction of the deed itself, who did what to which personal data. */
export async function audit(
  tx: Pick<Transaction, 'insert'>,
  { actor, action, subject, fields = [] }: Deed,
): Promise<void> {
  await tx.insert(auditLog).values({ actor, action, subject, fields })
}

/**
 * Notes that somebody takes a list of people with them: which (`socios`), narrowed down to what, and whether by a
 * search; never the words.
 */
export async function auditExport(actor: string, list: string, filter: string | null, search: string): Promise<void> {
  await database
    .insert(auditLog)
    .values({ actor, action: `${list}.exported`, subject: filter ?? 'all', fields: search ? ['search'] : [] })
}
