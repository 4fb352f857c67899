import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { accountTexts } from '#app/treasury/accounts/account-texts.ts'
import { dinnerTexts } from '#app/treasury/dinners/dinner-texts.ts'
import { reminderTexts } from '#app/treasury/reminders/reminder-texts.ts'
import { insertBookings } from '../harness/insert-bookings.ts'
import { signInAsMember } from './drafted-forms.ts'
import { alive, expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel } from './people.ts'

const t = dinnerTexts.es

test('a dinner that a member owes is charged by one press, and the member sees it, then the receipt', async ({
  page,
  browser,
}) => {
  const memberPage = await (await browser.newContext()).newPage()
  const email = await signInAsMember(memberPage)
  const dinner = await makeDinner('Cena de la deuda', 20)
  const [member] = await inDatabase<{ id: string }>((sql) => sql`select id from socios where email = ${email}`)
  const socio = member?.id ?? ''
  const [party] = await inDatabase((sql) =>
    insertBookings(sql, [{ event_id: dinner, contact_name: 'Clara Vidal', email, socio_id: socio }]).then((ids) =>
      ids.map((id) => ({ id })),
    ),
  )
  await inDatabase((sql) => sql`update events set date = now() - interval '2 hours' where id = ${dinner}`)

  await enterPanel(page)
  await page.goto(`/admin/eventos/${dinner}/cargos`)
  await alive(page)
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: /^Cargar 1 cena/ }).click()
  await expectToast(page, t.done(1))
  await expect(page.getByRole('table', { name: t.charged }).getByText('Clara Vidal')).toBeVisible()
  await expect(page.getByText(t.nothing)).toBeVisible()

  await memberPage.goto('/mis-cenas')
  await memberPage.getByRole('link', { name: es.ownAccount.open }).click()
  await expect(memberPage.getByRole('heading', { level: 1, name: es.ownAccount.title })).toBeVisible()
  await expect(memberPage.getByText(/Cena .*: Cena de la deuda/)).toBeVisible()
  await expectAccessibleAtAnyWidth(memberPage)

  await inDatabase((sql) => sql`update charges set due_on = current_date - 8 where key = ${party?.id ?? ''}`)
  await page.goto('/admin/tesoreria/recordatorios')
  await alive(page)
  await expectAccessibleAtAnyWidth(page)
  await page
    .getByRole('checkbox', { name: /Clara Vidal/ })
    .last()
    .check()
  await page.getByRole('button', { name: reminderTexts.es.send.label }).click()
  await page.getByRole('dialog').getByRole('button', { name: reminderTexts.es.send.confirm }).click()
  await expect(page.getByText(reminderTexts.es.send.done(1))).toBeVisible()

  await page.goto(`/admin/tesoreria/cuentas/${socio}`)
  await alive(page)
  await page.getByRole('button', { name: accountTexts.es.pay.button }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: accountTexts.es.pay.save }).click()
  await expectToast(page, accountTexts.es.pay.done)
  await expect
    .poll(() => inDatabase((sql) => sql`select payment_state from event_parties where id = ${party?.id ?? ''}`))
    .toEqual([{ payment_state: 'paid' }])
  await memberPage.goto('/ca/mis-cenas/cuenta')
  await expect(memberPage.getByText(ca.ownAccount.nothingPending)).toBeVisible()
  await memberPage.getByRole('link', { name: /^Justificant \d+$/ }).click()
  await expect(memberPage.getByRole('heading', { level: 1, name: ca.ownAccount.receiptTitle })).toBeVisible()
  await expect(memberPage.getByText('Clara Vidal')).toBeVisible()
  await expectAccessibleAtAnyWidth(memberPage)
})
