import { sql } from 'drizzle-orm'
import { inviteMovedAccount } from '#app/accounts/signup/moved-accounts.server.ts'
import type { Transaction } from '#app/database/client.server.ts'

/** Those of the dump that have no password yet and were not invited before. @returns how many */
export async function inviteAccounts(tx: Transaction): Promise<number> {
  const accounts = await tx.execute<{ id: string }>(sql`
    select u.id from usuarios u join older_rows o on o.source = 'usuarios' and o.cells ->> 'id' = u.id
    where not exists (select from auth_accounts a where a.user_id = u.id) order by o.number`)
  let invited = 0
  for (const { id } of accounts) if (await inviteMovedAccount(tx, id)) invited += 1
  return invited
}
