import es from '#app/i18n/es/index.ts'
import { guardFields } from '#app/platform/forms/form-guard-fields.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { alive, expect, makeDinner, mailTo, test } from './journey.ts'
import { someone } from './people.ts'

const t = es.membership

test('a form that is sent too fast is sent back with what was typed; sent again, it is stored', async ({ page }) => {
  const person = someone('persona')
  await page.goto('/club')
  await alive(page)
  // The clock is fixed while the form is open, and then jumps: the machine's speed does not matter.
  await page.evaluate(() => {
    const opened = performance.now()
    performance.now = () => opened
  })
  await page.getByRole('main').getByRole('link', { name: es.shell.join }).first().click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await dialog.getByLabel(t.fullName).fill('Clara Vidal')
  await dialog.getByLabel(t.email).fill(person)
  await dialog.getByLabel(es.forms.privacy.link).check()
  // What a browser's filler may have done.
  await dialog.locator(`input[name=${guardFields.trap}]`).evaluate((trap: HTMLInputElement) => (trap.value = 'x'))
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByRole('alert')).toHaveText(es.forms.errors.tryAgain)
  await expect(dialog.getByLabel(t.email)).toHaveValue(person)
  await page.evaluate(() => (performance.now = () => 1e12))
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.done, { exact: true }).last()).toBeVisible()
  await expect(dialog).toBeHidden()
  await mailTo(person)
})

test('the hidden field is out of reach of keyboard and screen reader', async ({ page }) => {
  await page.goto('/contacto')
  await alive(page)
  await expect(page.locator(`input[name=${guardFields.trap}]`)).toBeAttached()
  await expect(page.locator(`input[name=${guardFields.trap}]`)).not.toBeInViewport()
  await expect(page.getByRole('textbox', { name: es.forms.guard })).toHaveCount(0)
  await page.getByLabel(es.contact.name).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe(guardFields.trap)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('over the rate limit the dialog explains it and keeps what was typed', async ({ page }) => {
  const email = someone('molts')
  const dinner = await makeDinner('Cena de los muchos', 50)
  const url = process.env.SITE_URL ?? ''
  for (let n = 0; n < 10; n++)
    await visitor(url).post(`/eventos/${dinner}/inscripcion`, registrationFields({ email, full_name: `Convidat ${n}` }))
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await page.getByRole('link', { name: es.events.register }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(es.events.registration.fullName).fill('Convidat onze')
  await dialog.getByLabel(es.events.registration.email).fill(email)
  await dialog.getByLabel(es.forms.privacy.link).check()
  await dialog.getByRole('button', { name: es.events.registration.submit }).click()
  await expect(dialog.getByRole('alert')).toHaveText(es.forms.errors.tooMany)
  await expect(dialog.getByLabel(es.events.registration.fullName)).toHaveValue('Convidat onze')
  await expect(dialog.getByLabel(es.events.registration.email)).toHaveValue(email)
})
