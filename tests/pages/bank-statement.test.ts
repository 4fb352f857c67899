import { beforeAll, expect, test } from 'vitest'
import { pain002, statement } from '../bank-files.ts'
import { insertDebtors } from '../harness/insert-debtors.ts'
import { testSite } from '../harness/site.ts'
import { creditorFields } from '../harness/treasury-fields.ts'
import { pageText } from '../harness/visitor.ts'

const PAGE = '/admin/tesoreria/remesas/devoluciones'
const { sql, signedIn } = testSite('empty')
const panel = signedIn('admin')

beforeAll(async () => {
  expect((await panel.post('/admin/tesoreria/acreedor', creditorFields)).status).toBeLessThan(400)
})

async function send(content: string, fields: [string, string][]): Promise<{ status: number; page: string }> {
  const form = new FormData()
  form.set('file', new File([content], 'extracto.xml'))
  for (const [name, value] of fields) form.append(name, value)
  const answer = await panel.upload(PAGE, form)
  return { status: answer.status, page: await pageText(answer) }
}

/** The credits of a page, in their order, and whether each is ticked. */
function rowsOf(page: string): { key: string; isTicked: boolean }[] {
  return [...page.matchAll(/<input[^>]*value="credit:([0-9a-f]{40})"[^>]*>/g)].map(([box, key = '']) => ({
    key,
    isTicked: box.includes('checked'),
  }))
}

test('Without script a statement of hundreds of credits is shown and noted, with what was not said why', async () => {
  await insertDebtors(sql, 1)
  const [member] = await sql<{ id: string; number: string }[]>`select id, number from member_accounts`
  const strangers = Array.from({ length: 300 }, (_, n) => ({ cents: 100 + n, payer: `ALTRE ${n}`, reference: `A${n}` }))
  const file = statement([
    { cents: 6_000, payer: 'PUIG NURIA', text: member?.number ?? '', reference: 'B' },
    ...strangers,
  ])
  expect(file.length).toBeGreaterThan(128 * 1024)
  const shown = await send(file, [['act', 'show']])
  expect(shown.status).toBe(200)
  const rows = rowsOf(shown.page)
  expect(rows).toHaveLength(301)
  expect(rows.filter(({ isTicked }) => isTicked)).toHaveLength(1)
  expect(shown.page).toContain(
    'Su número o referencia está en el concepto · Se llama como el ordenante · Es lo que debe',
  )
  const [certain, wrong] = rows
  const accounts = rows.map(({ key }, n): [string, string] => [
    `accounts.${key}`,
    n === 0 ? (member?.number ?? '') : n === 1 ? 'C-77777' : '',
  ])
  const ticked = [certain, wrong].map((row): [string, string] => ['rows', `credit:${row?.key}`])
  const noted = await send(file, [['act', 'post'], ...ticked, ...accounts])
  expect(noted.status).toBe(200)
  expect(noted.page).toContain('1 abono no se ha anotado')
  expect(noted.page).toContain('No hay ninguna cuenta con este número')
  expect(await sql`select account_id, cents, method from payments`).toEqual([
    { account_id: member?.id, cents: 6_000, method: 'transfer' },
  ])
  const again = await send(file, [['act', 'show']])
  expect(again.page).toMatch(/Ya se importó el \d\d\/\d\d\/\d{4}: aquí está lo que entonces quedó sin anotar/)
  expect(rowsOf(again.page).some(({ key }) => key === certain?.key)).toBe(false)
})

test('Of a refused file that names more debits than fit an address, somebody is told how many stay ticked', async () => {
  await sql`with account as (insert into member_accounts (id, number)
      select gen_random_uuid(), 'C-' || n from generate_series(90001, 90502) n returning id, number),
    remittance as (insert into remittances (due_on, status, message_id, file_sha256, created_by)
      values ('2027-01-20', 'presented', 'EC-000090-20270101', 'f', 'test') returning id)
    insert into remittance_items (remittance_id, account_id, mandate_id, cents, outcome, end_to_end_id)
    select remittance.id, account.id, (select id from mandates limit 1), 6000, 'included', number from account, remittance`
  const named = Array.from({ length: 501 }, (_, n) => ({ endToEndId: `C-${90_001 + n}` }))
  const { page } = await send(pain002(named, { messageId: 'EC-000090-20270101', groupCode: 'AG01' }), [['act', 'show']])
  expect(page).toContain('El banco nombra 501 recibos: 500 quedan sin marcar, desmarca tú los demás.')
  expect(page).toContain('Rehacerla sin los que el banco nombra')
})

test('Debits that came back by a fault of the club are a line of the dashboard', async () => {
  const [account] = await sql<{ id: string }[]>`select id from member_accounts`
  const [remittance] = await sql<
    { id: number }[]
  >`insert into remittances (due_on, created_by) values ('2027-01-20', 'test') returning id`
  await sql`with item as (insert into remittance_items (remittance_id, account_id, mandate_id, cents, outcome, end_to_end_id)
      select ${remittance?.id ?? 0}, ${account?.id ?? ''}, id, 6000, 'returned', 'EC-1' from mandates limit 1 returning id)
    insert into bank_returns (item_id, kind, code, received_on, created_by) select id, 'returned', 'BE05', '2027-01-22', 'test' from item`
  const page = await (await panel.get('/admin/dashboard')).text()
  expect(page.replaceAll('<!-- -->', '')).toContain(
    `Remesa ${remittance?.id}: el banco devuelve 1 recibo por un fallo nuestro`,
  )
  await sql`update bank_returns set handled_at = now()`
  expect(await (await panel.get('/admin/dashboard')).text()).not.toContain('por un fallo nuestro')
})
