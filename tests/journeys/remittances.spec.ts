import type { Page } from '@playwright/test'
import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { feeTexts } from '#app/treasury/fees/fee-texts.ts'
import { creditTexts } from '#app/remittances/panel/credit-texts.ts'
import { camt054, statement } from '../bank-files.ts'
import { insertDebtors } from '../harness/insert-debtors.ts'
import { creditorFields } from '../harness/treasury-fields.ts'
import { alive, expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, test, until } from './journey.ts'
import { Keys } from './keys.ts'
import { enterPanel, linkTo, openScreen, someone } from './people.ts'

type Texts = typeof es | typeof ca
const ONE_YEAR = new Date().getFullYear()

/** They take every account that owes: one after the other. */
test.describe.configure({ mode: 'serial' })

async function setUpCreditor(page: Page) {
  const creditor = await inDatabase((sql) => sql<{ version: number }[]>`select version from treasury_creditor`)
  await page.request.post('/admin/tesoreria/acreedor', {
    form: { ...creditorFields, e_mandates_ok_on: '2026-01-01', version: String(creditor[0]?.version ?? '') },
    headers: { Origin: process.env.SITE_URL ?? '' },
  })
}

/** @returns the link of the approval */
async function askAndApprove(page: Page, email: string, language: 'es' | 'ca'): Promise<string> {
  const name = `Clara Vidal ${email.slice(7, 15)}`
  await inDatabase(
    (sql) => sql`insert into membership_requests (full_name, email, language) values (${name}, ${email}, ${language})`,
  )
  await openScreen(page, '/admin/solicitudes', 'Solicitudes de Membresía')
  await page.getByPlaceholder('Buscar solicitudes...').fill(name)
  await page.getByRole('button', { name: `Ver detalles de ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await expectToast(page, 'Solicitud aprobada con éxito')
  return linkTo(email, '/socio/completar-datos?token=')
}

async function sign(page: Page, { mandates: t }: Texts, iban: string) {
  await page.getByLabel(t.iban).fill(iban)
  await page.getByLabel(t.holder, { exact: false }).first().fill('Clara Vidal Roca')
  await page.getByLabel(t.signature).fill('Clara Vidal Roca')
  await page.getByLabel(t.confirm).check()
}

/** @returns the account, of a type of membership of its own */
async function complete(page: Page, texts: Texts, email: string): Promise<string> {
  await alive(page)
  await page.getByLabel(texts.mandates.directDebit).check()
  await sign(page, texts, 'ES91 2100 0418 4502 0005 1332')
  await page.getByRole('checkbox', { name: texts.forms.privacy.link }).check()
  await page.getByRole('button', { name: texts.completion.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.completion.done })).toBeVisible()
  const [member] = await inDatabase(
    (sql) => sql<{ id: string }[]>`update socios set membership_type = ${email} where email = ${email} returning id`,
  )
  return member?.id ?? ''
}

async function chargeFees(page: Page, type: string) {
  const { dialog, saving, generation } = feeTexts.es
  await openScreen(page, '/admin/tesoreria/cuotas', feeTexts.es.title)
  await page.getByRole('button', { name: feeTexts.es.create }).click()
  await page.getByLabel(dialog.type).fill(type)
  await page.getByLabel(dialog.amount).fill('60')
  await page.getByLabel(dialog.period).selectOption('year')
  await page.getByLabel(dialog.joining).selectOption('full')
  await page.getByLabel(dialog.name, { exact: true }).fill('Cuota de socio')
  await page.getByRole('button', { name: dialog.save }).click()
  await expectToast(page, saving.created)
  await page.getByRole('button', { name: generation.start(ONE_YEAR) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: generation.start(ONE_YEAR) })
    .click()
  await expectToast(page, generation.done(1))
}

/** Chosen, notified, sealed, downloaded, at the bank and settled. @returns the reference of the account's debit */
async function remit(page: Page, account: string): Promise<{ path: string; reference: string }> {
  await openScreen(page, '/admin/tesoreria/remesas', 'Remesas')
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Elegir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Remesa \d+$/ })).toBeVisible()
  await alive(page)
  const path = new URL(page.url()).pathname
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('link', { name: /^Quedan fuera/ }).click()
  await expect(page).toHaveURL(/ver=fuera/)
  await page.getByRole('button', { name: 'Avisar a los socios' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Sellar la remesa' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sellar la remesa' })).not.toBeFocused()
  await expectToast(page, 'Avisos en camino')
  await page.getByRole('button', { name: 'Sellar la remesa' }).click()
  await expectToast(page, 'Remesa sellada')
  const file = await page.request.get(`${path}/fichero`)
  expect(await file.text()).toContain('<NbOfTxs>')
  await page.getByRole('button', { name: 'Ya está en el banco' }).click()
  await expectToast(page, 'Remesa en el banco')
  await page.getByRole('button', { name: 'El banco la ha abonado' }).click()
  await expectToast(page, 'Remesa abonada')
  await expectAccessibleAtAnyWidth(page)
  const reference = await until(async () => {
    const [row] = await inDatabase(
      (sql) => sql<{ reference: string }[]>`
        select end_to_end_id as reference from remittance_items where account_id = ${account} and outcome = 'settled'`,
    )
    return row?.reference
  })
  return { path, reference }
}

async function importReturn(page: Page, reference: string) {
  await openScreen(page, '/admin/tesoreria/remesas/devoluciones', 'Ficheros del banco')
  const returns = camt054([{ endToEndId: reference, cents: 6000, code: 'AC04' }])
  const file = { name: 'camt054.xml', mimeType: 'application/xml', buffer: Buffer.from(returns) }
  await page.getByLabel('Fichero del banco').setInputFiles(file)
  await page.getByRole('button', { name: 'Ver qué dice' }).click()
  await expect(page.getByText('(AC04)')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Anotar 1 devolución' }).click()
  await expectToast(page, '1 devolución anotada')
}

const stateOf = (account: string) =>
  inDatabase(
    (sql) => sql<{ owed: number; hold: string | null }[]>`
      select owed_cents as owed, hold_why as hold from member_accounts where id = ${account}`,
  )

for (const [language, home, texts] of [
  ['es', '', es],
  ['ca', '/ca', ca],
] as const)
  test(`from a request to a fee that is collected after its return (${language})`, async ({ page, browser }) => {
    test.slow()
    const memberPage = await (await browser.newContext()).newPage()
    const email = someone('deutor')
    await enterPanel(page)
    await setUpCreditor(page)
    await memberPage.goto(home + (await askAndApprove(page, email, language)))
    const account = await complete(memberPage, texts, email)
    await chargeFees(page, email)
    expect(await stateOf(account)).toEqual([{ owed: 6000, hold: null }])

    const { path, reference } = await remit(page, account)
    expect(await stateOf(account)).toEqual([{ owed: 0, hold: null }])
    await importReturn(page, reference)
    expect(await stateOf(account)).toEqual([{ owed: 6000, hold: 'AC04' }])

    await memberPage.goto(home + (await linkTo(email, '/mis-cenas/cuenta/orden?token=')))
    await alive(memberPage)
    await sign(memberPage, texts, 'DE89 3704 0044 0532 0130 00')
    await memberPage.getByRole('button', { name: texts.mandates.own.sign }).click()
    await expect(memberPage.getByText(texts.mandates.own.done.signed)).toBeVisible()

    await openScreen(page, `${path}?ver=devueltas`, 'Remesa')
    await expectAccessibleAtAnyWidth(page)
    await page.getByRole('button', { name: 'Volver a cobrar' }).click()
    await expectToast(page, 'Devolución atendida')
    expect(await stateOf(account)).toEqual([{ owed: 6000, hold: null }])
    await remit(page, account)
    expect(await stateOf(account)).toEqual([{ owed: 0, hold: null }])
  })

test('who is left out comes in by a press, and a refused file is made again without who is unticked', async ({
  page,
}) => {
  test.slow()
  await enterPanel(page)
  await setUpCreditor(page)
  await inDatabase(async (sql) => {
    await insertDebtors(sql, 1, 30)
    await insertDebtors(sql, 2)
    await sql`update treasury_creditor set min_cents = 500`
    return sql`update charges set cents = 100 where id = (select max(id) from charges)`
  })
  await openScreen(page, '/admin/tesoreria/remesas', 'Remesas')
  await page.getByRole('button', { name: 'Elegir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Remesa \d+$/ })).toBeVisible()
  await page.getByRole('link', { name: /^Quedan fuera/ }).click()
  await expect(page).toHaveURL(/ver=fuera/)
  await alive(page)
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: /^Mover la fecha al/ }).click()
  await expectToast(page, 'Remesa actualizada para el')
  await page.getByRole('button', { name: 'Incluir esta vez' }).click()
  await expectToast(page, 'Incluida esta vez')
  await page.getByRole('button', { name: 'Avisar a los socios' }).click()
  await expectToast(page, 'Avisos en camino')
  await page.getByRole('button', { name: 'Sellar la remesa' }).click()
  await expectToast(page, 'Remesa sellada')
  await page.getByRole('link', { name: 'El banco ha rechazado el fichero' }).click()
  const kept = page.getByRole('checkbox', { name: /Núria Puig/ })
  await expect(kept.first()).toBeChecked()
  await expect(kept.last()).toBeChecked()
  await expectAccessibleAtAnyWidth(page)
  await kept.first().uncheck()
  await page.getByRole('button', { name: 'Rehacer sin ellos' }).click()
  await expect(page.getByText('El banco ha rechazado el fichero')).toBeHidden()
  await page.getByRole('link', { name: /^Quedan fuera/ }).click()
  await expect(page.getByText('El banco no lo acepta')).toBeVisible()
  await inDatabase((sql) => sql`update treasury_creditor set min_cents = 0`)
})

/** The jobs of the treasurer, from the dashboard by keyboard alone (`docs/journeys.md`). */
async function atDashboard(page: Page): Promise<Keys> {
  await enterPanel(page)
  await setUpCreditor(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  return new Keys(page)
}

test('the fees of 80 members in at most five presses', async ({ page }) => {
  const type = someone('tipus')
  await inDatabase(
    (sql) => sql`
      with asked as (insert into membership_requests (full_name, email, status, completed, created_at)
        select 'Soci ' || n, n || ${type}, 'approved', true, '2020-01-01' from generate_series(1, 80) n returning id, full_name, email)
      insert into socios (membership_request_id, full_name, email, membership_type, created_at)
        select id, full_name, email, ${type}, '2020-01-01' from asked`,
  )
  await inDatabase(
    (sql) => sql`insert into fee_plans (membership_type, starts_on, cents, period, joining, name)
      values (${type}, ${`${ONE_YEAR}-01-01`}, 12001, 'quarter', 'full', 'Cuota')`,
  )
  const keys = await atDashboard(page)
  await keys.find('cuotas', 'Cuotas de los socios')
  await expect(page).toHaveURL(/\/admin\/tesoreria\/cuotas$/)
  await expect(page.getByRole('heading', { level: 1, name: feeTexts.es.title })).toBeVisible()
  await alive(page)
  await keys.find(`generar ${ONE_YEAR}`, feeTexts.es.generation.start(ONE_YEAR))
  await expect(page.getByRole('dialog', { name: feeTexts.es.generation.question(ONE_YEAR) })).toBeVisible()
  await keys.press('Enter')
  await expectToast(page, feeTexts.es.generation.done(320))
  expect(keys.presses).toBe(5)
})

test('a bounced debit in at most five presses', async ({ page }) => {
  const name = 'Remei Retornada'
  await inDatabase(
    (sql) => sql`
      with asked as (insert into membership_requests (full_name, email, status, completed)
        values (${name}, ${someone('remei')}, 'approved', true) returning id, full_name, email),
      member as (insert into socios (membership_request_id, full_name, email, payment_method)
        select id, full_name, email, 'direct-debit' from asked returning id, membership_number),
      account as (insert into member_accounts (id, number, socio_id)
        select id, membership_number, id from member returning id, number),
      mandate as (insert into mandates (account_id, reference, status, signed_on, via, holder, iban, iban_last4)
        select id, number || '-1', 'active', '2026-01-02', 'paper', '', '', '3000' from account returning id, account_id),
      charge as (insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
        select id, 'other', number, 'Cuota', 6000, '2026-01-02', 'test' from account returning id),
      remittance as (insert into remittances (due_on, status, message_id, file_sha256, created_by)
        values ('2026-02-02', 'presented', ${`EC-${crypto.randomUUID()}`}, 'f', 'test') returning id),
      item as (insert into remittance_items (remittance_id, account_id, mandate_id, cents, outcome, end_to_end_id)
        select remittance.id, account_id, mandate.id, 6000, 'included', 'EC-bounced' from remittance, mandate returning id)
      insert into remittance_lines (item_id, charge_id, cents) select item.id, charge.id, 6000 from item, charge`,
  )
  const keys = await atDashboard(page)
  await keys.find('remei retor', name)
  await expect(page).toHaveURL(/\/admin\/socios\/[0-9a-f-]{36}$/)
  await alive(page)
  await keys.find('devolucion', 'Anotar la devolución del recibo')
  await expect(page.getByRole('dialog', { name: 'Anotar una devolución' })).toBeVisible()
  await keys.press('Enter')
  await expectToast(page, 'Devolución anotada')
  expect(keys.presses).toBe(5)
})

/** Members who owe and have no order. */
async function owing(name: string): Promise<{ number: string }> {
  const email = someone('extracte')
  const [made] = await inDatabase<{ number: string }>(
    (sql) => sql`
      with asked as (insert into membership_requests (full_name, email, status, completed) values (${name}, ${email}, 'approved', true) returning id),
      member as (insert into socios (membership_request_id, full_name, email) select id, ${name}, ${email} from asked returning id, membership_number),
      account as (insert into member_accounts (id, number, socio_id) select id, membership_number, id from member returning id, number),
      charge as (insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
        select id, 'other', ${email}, 'Cuota', 6000, '2026-11-02', 'test' from account)
      select number from account`,
  )
  return { number: made?.number ?? '' }
}

test('a statement of the bank: what is certain is ticked, another account is found by its name, one press notes both', async ({
  page,
}) => {
  const t = creditTexts.es
  const mother = `Remei Xirinacs ${crypto.randomUUID().slice(0, 8)}`
  const [certain, other] = [await owing('Berta Estatut'), await owing(mother)]
  await enterPanel(page)
  await setUpCreditor(page)
  await openScreen(page, '/admin/tesoreria/cuentas', 'Cuentas')
  await page.getByRole('link', { name: 'Importar un extracto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ficheros del banco' })).toBeVisible()
  await alive(page)
  const content = statement([
    {
      cents: 6000,
      payer: 'ESTATUT BERTA',
      text: `QUOTA ${certain.number}`,
      reference: crypto.randomUUID().slice(0, 30),
    },
    { cents: 6100, payer: 'UNA VEINA', text: 'QUOTA 2027', reference: crypto.randomUUID().slice(0, 30) },
    { cents: 700, payer: 'LOTERIA', text: 'PREMI', reference: crypto.randomUUID().slice(0, 30) },
  ])
  const file = { name: 'camt053.xml', mimeType: 'application/xml', buffer: Buffer.from(content) }
  await page.getByLabel('Fichero del banco').setInputFiles(file)
  await page.getByRole('button', { name: 'Ver qué dice' }).click()
  const table = page.getByRole('table', { name: t.title })
  await expect(table.getByRole('checkbox', { name: /: ESTATUT BERTA:/ })).toBeChecked()
  await expect(table.getByRole('checkbox', { name: /: UNA VEINA:/ })).not.toBeChecked()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel(t.account('UNA VEINA')).fill(mother)
  await expect(page.locator(`datalist option[value="${other.number}"]`)).toHaveCount(1)
  await page.getByLabel(t.account('UNA VEINA')).fill(other.number)
  await expect(table.getByRole('checkbox', { name: /: UNA VEINA:/ })).toBeChecked()
  await page.getByRole('button', { name: 'Anotar lo marcado' }).click()
  await expectToast(page, t.done.paid(2, '2'))
  const paid = await inDatabase(
    (sql) => sql`select a.number, p.cents from payments p join member_accounts a on a.id = p.account_id
      where a.number in (${certain.number}, ${other.number}) order by p.cents`,
  )
  expect(paid).toEqual([
    { number: certain.number, cents: 6000 },
    { number: other.number, cents: 6100 },
  ])
  await page.getByRole('button', { name: 'Ver qué dice' }).click()
  await expect(page.getByText(/^Ya se importó/)).toBeVisible()
})
