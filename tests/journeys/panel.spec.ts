import es from '#app/i18n/es/index.ts'
import { alive, expect, expectAccessible, test } from './journey.ts'
import { enterPanel, linkTo, openScreen, someone } from './people.ts'

test('from a visitor’s request to a member, and out again', async ({ page, browser }) => {
  test.slow()
  const email = someone('aspirant')
  const name = `Aurora Bosch ${email.split('.')[1]}`
  const request = es.membership
  await page.goto('/solicitar-membresia')
  await page.getByLabel(request.fullName).fill(name)
  await page.getByLabel(request.email).fill(email)
  await page.getByLabel(es.forms.privacy.link).check()
  await page.getByRole('button', { name: request.submit }).click()
  await expect(page.getByRole('heading', { name: 'Solicitud de membresía enviada' })).toBeVisible()

  const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' })
  const office = await context.newPage()
  await enterPanel(office)
  await openScreen(office, '/admin/dashboard', 'Dashboard')
  await office
    .getByRole('link', { name: /Solicitudes/ })
    .first()
    .click()
  await office.getByRole('button', { name: `Ver detalles de ${name}` }).click()
  const details = office.getByRole('dialog', { name: 'Detalles de la solicitud' })
  await expectAccessible(office)
  await details.getByRole('button', { name: 'Aprobar' }).click()
  await expect(office.getByText('Solicitud aprobada con éxito')).toBeVisible()

  const link = await linkTo(email, '/socio/completar-datos?token=')
  const t = es.completion
  await page.goto(link)
  await alive(page)
  await expect(page.getByRole('heading', { name: t.welcome })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: t.iban }).fill('ES91 2100 0418 4502 0005 1333')
  await page.getByLabel(es.forms.privacy.link).check()
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('textbox', { name: t.iban })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: t.iban }).fill('ES91 2100 0418 4502 0005 1332')
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText('Ya eres oficialmente miembro del club')).toBeVisible()

  await office.goto('/admin/socios')
  await alive(office)
  const row = office.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(/C-\d{5}/)
  await expect(row).toContainText('Activo')
  expect(await office.content()).not.toContain('2100')

  await page.goto(link)
  await expect(page.getByText('Los datos ya han sido completados para esta solicitud')).toBeVisible()

  await office.goto('/admin/solicitudes?estado=approved')
  await alive(office)
  await office.getByRole('button', { name: `Ver detalles de ${name}` }).click()
  await details.getByRole('button', { name: 'Dar de Baja' }).click()
  await office.getByRole('dialog').last().getByRole('button', { name: 'Dar de Baja' }).last().click()
  await expect(office.getByText('Solicitud dada de baja con éxito')).toBeVisible()
  // A dialog that closes goes back in the history, which would end another navigation.
  await expect.poll(() => office.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0)).toBe(0)
  await office.goto('/admin/socios?estado=inactive')
  await expect(office.getByRole('row', { name: new RegExp(name) })).toContainText('Inactivo')
  await context.close()
})

test('a way out of the panel loads a document: the router of the panel has no component of other pages', async ({
  page,
}) => {
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await alive(page)
  await page.evaluate(`window.isSameDocument = true; __reactRouterDataRouter.navigate('/ca/contacto')`)
  await expect(page.getByRole('form', { name: 'Formulari de contacte' })).toBeVisible()
  expect(await page.evaluate('window.isSameDocument')).toBeUndefined()
})
