import { alive, expect, expectAccessible, test } from './journey.ts'
import { enterPanel, someone } from './people.ts'

test('the office creates a socio in their language, waits for a slow list, and exports the filtered list', async ({
  page,
}) => {
  await enterPanel(page)
  await page.goto('/admin/solicitudes?estado=approved')
  await alive(page)
  const email = someone('nova')
  await page.getByRole('button', { name: 'Crear Socio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo socio' })
  await dialog.getByLabel('Nombre completo').fill('Remei Ballús Nova')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Idioma de los correos').selectOption('Catalán')
  await dialog.getByRole('button', { name: 'Crear Socio' }).click()
  await expect(page.getByText('Socio creado con éxito')).toBeVisible()

  let goOn = () => {}
  const slow = new Promise<void>((done) => (goOn = done))
  await page.route(/solicitudes\.data/, async (route) => {
    await slow
    await route.continue()
  })
  await page.getByRole('searchbox').fill('ballus nova')
  const table = page.getByRole('table', { name: 'Solicitudes' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(table.locator('.skeleton').first()).toBeVisible()
  await expect(page.getByText('Cargando solicitudes...')).toBeVisible()
  await expectAccessible(page)
  goOn()
  await expect(table).not.toHaveAttribute('aria-busy', 'true')
  await expect(table.getByText(email)).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  const text = await new Response((await file.createReadStream()) as never).text()
  expect(file.suggestedFilename()).toBe('solicitudes.csv')
  const row = text.split('\r\n').find((line) => line.includes(email))
  expect(row).toContain('Remei Ballús Nova')
  expect(row).toContain(';ca;')
})
