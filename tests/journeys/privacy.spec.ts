import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import es from '#app/i18n/es/index.ts'
import { alive, expect, expectAccessible, mailTo, makeDinner, test } from './journey.ts'
import { confirmPassword, enterPanel, letPasswordLapse, openScreen, someone } from './people.ts'

test('a person’s data are found, exported and erased', async ({ page, browser }) => {
  test.slow()
  const email = someone('berta')
  const name = `Berta Solé ${email.split('.')[2]?.replace('@example', '')}`
  const dinner = await makeDinner(`Sopar de ${email}`, 5)
  await page.goto(`/eventos/${dinner}/inscripcion`)
  await page.getByLabel(es.events.registration.fullName).fill(name)
  await page.getByLabel(es.events.registration.email).fill(email)
  await page.getByLabel(es.forms.privacy.link).check()
  await page.getByRole('button', { name: es.events.registration.submit }).click()
  await mailTo(email)

  const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' })
  const office = await context.newPage()
  const admin = await enterPanel(office)
  await openScreen(office, '/admin/privacidad', 'Qué guardamos y por qué')
  await office.getByRole('link', { name: 'Buscar una persona' }).click()
  await alive(office)
  await office.getByLabel('Email, nombre o teléfono').fill(name.toUpperCase())
  await office.getByRole('button', { name: 'Buscar' }).click()
  await expect(office.getByText(email)).toBeVisible()
  await expectAccessible(office)
  expect(office.url()).not.toContain('berta')
  await office.getByRole('button', { name: `Ver lo que hay de ${email}` }).click()
  await expect(office.getByRole('heading', { name: 'Inscripción (1)' })).toBeVisible()
  await office.getByText('Ver los datos').first().click()
  await expectAccessibleInBothWidths(office)

  const [json] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Exportar JSON' }).click(),
  ])
  const exported = JSON.parse(readFileSync(await json.path(), 'utf8')) as {
    items: { kind: string; fields: Record<string, string> }[]
  }
  expect(exported.items.find(({ kind }) => kind === 'registration')?.fields).toMatchObject({
    contact_name: name,
    email,
  })
  await letPasswordLapse(admin)
  await office.getByRole('button', { name: 'Exportar CSV' }).click()
  const [csv] = await Promise.all([office.waitForEvent('download'), confirmPassword(office)])
  expect(readFileSync(await csv.path(), 'utf8')).toContain(`;nombre;${name}\r\n`)

  await office.getByRole('button', { name: 'Borrar lo marcado' }).click()
  const dialog = office.getByRole('dialog', { name: '¿Borrar los datos de esta persona?' })
  await expect(dialog).toContainText('su plaza queda libre')
  await expectAccessibleInBothWidths(office)
  await dialog.getByRole('button', { name: 'Borrar datos' }).click()
  await expect(office.getByRole('heading', { name: 'Hecho' })).toBeVisible()
  await expectAccessible(office)
  await office.getByLabel('Email, nombre o teléfono').fill(email)
  await office.getByRole('button', { name: 'Buscar' }).click()
  await expect(office.getByText('No guardamos nada de nadie con ese nombre, email o teléfono')).toBeVisible()

  await office.goto('/admin/auditoria')
  await alive(office)
  await office.getByLabel('Persona del equipo').selectOption({ label: admin })
  await expect(office).toHaveURL(/persona=/)
  const auditLog = office.getByRole('table', { name: 'Auditoría' })
  await expect(auditLog.getByText('Borrar los datos de una inscripción')).toBeVisible()
  await expect(auditLog.getByText('Exportar los datos de una inscripción')).toHaveCount(2)
  expect(await office.content()).not.toContain(name)
  await context.close()
})

async function expectAccessibleInBothWidths(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
