import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { membershipRequests as m } from '#app/database/schema.ts'

type Person = { fullName: string; email: string }

/** Whether another pending request has this e-mail and name, as `membership_requests_pending_person_key` compares. */
export async function isAskedByAnother(tx: Transaction, { fullName, email }: Person, own: string[]): Promise<boolean> {
  const same = and(
    eq(m.status, 'pending'),
    sql`lower(${m.email}) = lower(${email})`,
    sql`person_name_key(${m.fullName}) = person_name_key(${fullName})`,
    notInArray(m.id, own),
  )
  return (await tx.$count(m, same)) > 0
}
