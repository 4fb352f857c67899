import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { insertDebtors } from '../harness/insert-debtors.ts'
import { testSite } from '../harness/site.ts'
import { creditorFields } from '../harness/treasury-fields.ts'

const { sql, signedIn } = testSite('empty')
const panel = signedIn('admin')

beforeAll(async () => {
  expect((await panel.post('/admin/tesoreria/acreedor', creditorFields)).status).toBeLessThan(400)
  await insertDebtors(sql, 1)
})

/** A debit that came back with this code, of an order with or without its sheet. @returns the row's part of the page */
async function shownOf(code: string, document: string | null = 'x'): Promise<{ page: string; mandate: string }> {
  const mandate = randomUUID()
  const [row] = await sql<{ id: string }[]>`
    with member as (select id from member_accounts limit 1),
    ordered as (insert into mandates (id, account_id, reference, status, document)
      select ${mandate}, id, ${code + mandate.slice(0, 8)}, 'revoked', ${document} from member returning id),
    remittance as (insert into remittances (due_on, status, message_id, file_sha256, created_by)
      values ('2026-02-02', 'settled', ${mandate}, 'f', 'x') returning id),
    item as (insert into remittance_items (remittance_id, account_id, mandate_id, cents, outcome)
      select remittance.id, member.id, ordered.id, 6000, 'returned' from remittance, member, ordered returning id),
    returned as (insert into bank_returns (item_id, kind, code, received_on, created_by)
      select id, 'returned', ${code}, '2026-02-03', 'x' from item)
    select id from remittance`
  const answer = await panel.get(`/admin/tesoreria/remesas/${row?.id}?ver=devueltas`)
  return { page: await answer.text(), mandate }
}

test('A return for which the bank knows no order links to the sheet of the order, if there is one', async () => {
  const { page, mandate } = await shownOf('MD01')
  expect(page).toContain(`href="/admin/tesoreria/ordenes/${mandate}/hoja"`)
  expect(page).toContain('Volver a cobrar')
  expect((await shownOf('MD01', null)).page).not.toContain('/hoja"')
  expect((await shownOf('AM04')).page).not.toContain('/hoja"')
})

test('The return of a death is marked as seen, and not collected again', async () => {
  const { page } = await shownOf('MD07')
  expect(page).toContain('Marcar como vista')
  expect(page).not.toContain('Volver a cobrar')
})
