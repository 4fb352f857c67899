import type { Sql } from 'postgres'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { proposedDueDate } from '#app/remittances/creditor-lock.server.ts'
import { OTHER_IBAN } from './insert-creditor.ts'

/** The due date that the form of a new remittance proposes. */
export const dueOn = proposedDueDate({ cutoff: '14:00', leadDays: 2, noticeDays: 14 })

/**
 * Members with an order in force, which says how early they are told, who owe a fee each; they are older than what a
 * test makes. The server must have the key of the tests.
 */
export async function insertDebtors(sql: Sql, count: number, noticeDays: number | null = null): Promise<void> {
  for (let n = 1; n <= count; n += 1) await insertDebtor(sql, noticeDays)
}

async function insertDebtor(sql: Sql, noticeDays: number | null): Promise<void> {
  const mandate = crypto.randomUUID()
  const email = `${mandate}@example.org`
  await sql`
    with asked as (insert into membership_requests (full_name, email, status, completed, created_at)
      values ('Núria Puig', ${email}, 'approved', true, '2020-01-01') returning id),
    member as (insert into socios (membership_request_id, full_name, email, payment_method, created_at)
      select id, 'Núria Puig', ${email}, 'direct-debit', '2020-01-01'::timestamptz from asked returning id, membership_number)
    insert into member_accounts (id, number, socio_id) select id, membership_number, id from member`
  await sql`
    insert into mandates (id, account_id, reference, status, signed_on, via, notice_days, holder, iban, iban_last4)
    select ${mandate}, a.id, a.number || '-1', 'active', '2026-11-02', 'paper', ${noticeDays},
      ${encryptField('Núria Puig', `mandates.holder:${mandate}`)}, ${encryptField(OTHER_IBAN, `mandates.iban:${mandate}`)}, '3000'
    from member_accounts a join socios s on s.id = a.id where s.email = ${email}`
  await sql`
    insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
    select id, 'other', ${email}, 'Cuota', 6000, '2026-11-02', 'test' from socios where email = ${email}`
}
