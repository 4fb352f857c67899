import postgres from 'postgres'
import es from '#app/i18n/es/index.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { alive, expect, makeDinner, mailTo, test } from './journey.ts'
import { someone } from './people.ts'

const t = es.membership

test('a form that is sent too fast is answered as success and dropped; the same from a person is stored', async ({
  page,
}) => {
  const machine = someone('robot')
  const person = someone('persona')
  await page.goto('/club')
  await alive(page)
  for (const [email, milliseconds] of [
    [machine, 900],
    [person, 1_100],
  ] as const) {
    // The clock is fixed while the form is open, and then jumps: the machine's speed does not matter.
    await page.evaluate(() => {
      const opened = performance.now()
      performance.now = () => opened
    })
    await page.getByRole('main').getByRole('link', { name: es.shell.join }).first().click()
    const dialog = page.getByRole('dialog', { name: t.title })
    await dialog.locator('form').evaluate(
      (form: HTMLFormElement, { email, milliseconds }) => {
        const fill = (name: string) => form.elements.namedItem(name) as HTMLInputElement
        fill('full_name').value = 'Clara Vidal'
        fill('email').value = email
        fill('privacy').checked = true
        const sent = performance.now() + milliseconds
        performance.now = () => sent
        form.requestSubmit()
        Reflect.deleteProperty(performance, 'now')
      },
      { email, milliseconds },
    )
    await expect(page.getByText(t.done, { exact: true }).last()).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  // The person's mail arrives, the machine's does not.
  await mailTo(person)
  const sql = postgres({ ...JSON.parse(process.env.SITE_DATABASE ?? '{}'), max: 1 })
  expect(await sql`select email from membership_requests where email in (${machine}, ${person})`).toEqual([
    expect.objectContaining({ email: person }),
  ])
  await sql.end()
})

test('the hidden field is out of reach of keyboard and screen reader', async ({ page }) => {
  await page.goto('/contacto')
  await alive(page)
  await expect(page.locator('input[name=website]')).toBeAttached()
  await expect(page.locator('input[name=website]')).not.toBeInViewport()
  await expect(page.getByRole('textbox', { name: es.forms.guard })).toHaveCount(0)
  await page.getByLabel(es.contact.name).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('website')
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
