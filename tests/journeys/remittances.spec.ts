import type { Page } from '@playwright/test'
import es from '#app/i18n/es/index.ts'
import { camt054 } from '../bank-files.ts'
import { creditorFields } from '../harness/treasury-fields.ts'
import {
  alive,
  expect,
  expectAccessibleAtAnyWidth,
  expectToast,
  inDatabase,
  makeApprovedRequest,
  test,
  until,
} from './journey.ts'
import { enterPanel, openScreen, someone } from './people.ts'

/** A member who has signed an order on the completion page, and owes a fee. */
async function makeDebtor(page: Page): Promise<string> {
  const email = someone('deutor')
  await page.goto(await makeApprovedRequest(email))
  await alive(page)
  const { mandates: t } = es
  await page.getByLabel(t.directDebit).check()
  await page.getByLabel(t.iban).fill('DE89 3704 0044 0532 0130 00')
  await page.getByLabel(t.holder, { exact: false }).first().fill('Clara Vidal Roca')
  await page.getByLabel(t.signature).fill('Clara Vidal Roca')
  await page.getByLabel(t.confirm).check()
  await page.getByRole('checkbox', { name: es.forms.privacy.link }).check()
  await page.getByRole('button', { name: es.completion.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: es.completion.done })).toBeVisible()
  const [account] = await inDatabase(
    (sql) => sql<{ id: string }[]>`
      insert into charges (account_id, kind, key, concept, cents, due_on, created_by)
      select id, 'fee', ${email}, 'Cuota 2027', 6000, current_date, 'test' from socios where email = ${email} returning account_id as id`,
  )
  return account?.id ?? ''
}

test('a remittance: chosen, notified, sealed, at the bank, settled, returned and collected again', async ({ page }) => {
  test.slow()
  await enterPanel(page)
  const creditor = await inDatabase((sql) => sql<{ version: number }[]>`select version from treasury_creditor`)
  await page.request.post('/admin/tesoreria/acreedor', {
    form: { ...creditorFields, e_mandates_ok_on: '2026-01-01', version: String(creditor[0]?.version ?? '') },
    headers: { Origin: process.env.SITE_URL ?? '' },
  })
  const account = await makeDebtor(page)
  await openScreen(page, '/admin/tesoreria/remesas', 'Remesas')
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Elegir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Remesa \d+$/ })).toBeVisible()
  await alive(page)
  const path = new URL(page.url()).pathname
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('link', { name: /^Quedan fuera/ }).click()
  await expect(page).toHaveURL(/ver=fuera/)

  await page.getByRole('button', { name: 'Avisar a los socios' }).click()
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

  const item = await until(async () => {
    const [row] = await inDatabase(
      (sql) => sql<{ reference: string }[]>`
        select end_to_end_id as reference from remittance_items where account_id = ${account} and outcome = 'settled'`,
    )
    return row?.reference
  })
  await openScreen(page, '/admin/tesoreria/remesas/devoluciones', 'Devoluciones del banco')
  const returns = camt054([{ endToEndId: item, cents: 6000, code: 'AM04' }])
  await page.getByLabel('Fichero del banco').setInputFiles({
    name: 'camt054.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(returns),
  })
  await page.getByRole('button', { name: 'Ver qué dice' }).click()
  await expect(page.getByText('Sin saldo suficiente (AM04)')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Anotar 1 devolución' }).click()
  await expectToast(page, '1 devolución anotada')

  await page.goto(`${path}?ver=devueltas`)
  await alive(page)
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Volver a cobrar' }).click()
  await expectToast(page, 'Se puede volver a cobrar')
})
