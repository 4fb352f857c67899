import type { Locator } from '@playwright/test'
import es from '#app/i18n/es/index.ts'
import { shownCatalan as ca } from './shown-texts.ts'
import { alive, expect, expectAccessible, inDatabase, mailTo, makeDinner, MOVING, test } from './journey.ts'

for (const [language, texts, home] of [
  ['es', es, ''],
  ['ca', ca, '/ca'],
] as const) {
  const t = texts.membership
  test.describe(`a visitor asks for membership (${language})`, () => {
    if (language === 'es') test.use(MOVING)

    test('with script: in a dialog opened from any join button', async ({ page }) => {
      await page.goto(`${home}/blog`)
      await alive(page)
      await page.getByRole('link', { name: texts.shell.join }).first().click()
      const dialog = page.getByRole('dialog', { name: t.title })
      await dialog.getByRole('button', { name: t.submit }).click()
      await expect(dialog.getByText(texts.forms.errors.nameTooShort)).toBeVisible()
      await expect(dialog.getByText(texts.forms.errors.emailInvalid)).toBeVisible()
      await expectAccessible(page)
      const email = `membresia-${language}@example.org`
      await dialog.getByLabel(t.fullName).fill('Clara Vidal Roca')
      await dialog.getByLabel(t.email).fill(email)
      await dialog.getByLabel(texts.forms.privacy.link).check()
      await dialog.getByRole('button', { name: t.submit }).click()
      await expect(page.getByText(t.done, { exact: true })).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(`${home}/solicitar-membresia?enviada=1`)
      await expect(page.getByRole('heading', { name: t.done })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`${home}/blog`)
      expect((await mailTo(email)).subject).toMatch(/solicitud|sol·licitud/)
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('on a page of its own', async ({ page }) => {
        await page.goto(`${home}/club`)
        await page.getByRole('link', { name: texts.shell.join }).first().click()
        await expect(page).toHaveURL(new RegExp(`${home}/solicitar-membresia$`))
        await page.getByLabel(t.fullName).fill('Clara Vidal Roca')
        await page.getByLabel(t.email).fill(`membresia-sin-guion-${language}@example.org`)
        await page.getByRole('button', { name: t.submit }).click()
        await expect(page.getByText(texts.forms.errors.privacyRequired)).toBeVisible()
        await expect(page.getByLabel(t.fullName)).toHaveValue('Clara Vidal Roca')
        await page.getByLabel(texts.forms.privacy.link).check()
        await page.getByRole('button', { name: t.submit }).click()
        await expect(page.getByRole('heading', { name: t.done })).toBeVisible()
      })
    })
  })
}

test('the connection is lost while requesting membership: a message over the dialog explains it, and the form can be sent again', async ({
  page,
}) => {
  const t = es.membership
  await page.goto('/club')
  await alive(page)
  await page.getByRole('link', { name: es.shell.join }).first().click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await dialog.getByLabel(t.fullName).fill('Clara Vidal Roca')
  await dialog.getByLabel(t.email).fill('cortes@example.org')
  await dialog.getByLabel(es.forms.privacy.link).check()
  await page.route('**/solicitar-membresia', (route) => route.abort())
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByText(t.failed, { exact: true })).toBeVisible()
  const description = `${es.forms.failures.offline} ${t.failedText}`
  await expect(dialog.getByText(description, { exact: true })).toBeVisible()
  await expect(dialog.getByLabel(t.fullName)).toHaveValue('Clara Vidal Roca')
  await page.unroute('**/solicitar-membresia')
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.done, { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a message to the club is sent beside the page: a toast, and an empty form for the next', async ({ page }) => {
  const t = es.contact
  await page.goto('/contacto')
  await alive(page)
  await page.getByLabel(t.name).fill('Clara Vidal Roca')
  await page.getByLabel(t.email).fill('mensaje-con-guion@example.org')
  await page.getByLabel(t.message).fill('¿Puedo venir con mi padre?')
  await page.getByLabel(es.forms.privacy.link).check()
  await page.route('**/contacto', (route) => route.abort())
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.failed)).toBeVisible()
  await expect(page.getByLabel(t.message)).toHaveValue('¿Puedo venir con mi padre?')
  await page.unroute('**/contacto')
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.sentText)).toBeVisible()
  await expect(page.getByLabel(t.message)).toHaveValue('')
})

test('text typed before hydration stays', async ({ page }) => {
  const t = es.contact
  await page.goto('/contacto')
  await page.getByLabel(t.name).fill('Clara Vidal Roca')
  await page.getByLabel(es.forms.privacy.link).check()
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await expect(page.getByLabel(t.name)).toHaveValue('Clara Vidal Roca')
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(es.forms.errors.messageRequired)).toBeVisible()
  await expect(page.getByText(es.forms.errors.nameRequired)).toHaveCount(0)
  await expect(page.getByText(es.forms.errors.privacyRequired)).toHaveCount(0)
})

test('an expired link redirects home with an explanation', async ({ page }) => {
  await page.goto('/ca/socio/completar-datos?token=x')
  // Not `alive`: an idle browser may already be redirecting.
  await page.mouse.move(200, 200)
  await expect(page).toHaveURL(/\/ca$/)
  await alive(page)
  await expect(page.getByText(ca.completion.refusals.unknown)).toBeVisible()
})

test('the map of towns is used with the keyboard, also on a phone', async ({ page }) => {
  const t = ca.restaurants
  await page.goto('/ca/restaurantes')
  const marks = page.getByRole('navigation', { name: t.mapOfTowns }).getByRole('link')
  await expect(marks.first()).toHaveAccessibleName(t.inTown('Barcelona', 5))
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await marks.first().focus()
  await page.keyboard.press('Tab')
  await expect(marks.nth(1)).toBeFocused()
  await expect(marks.nth(1)).toHaveAccessibleName(t.inTown('Falset', 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ca/restaurantes?poblacion=falset')
  await expect(page.getByRole('heading', { name: 'El Celler de la Nina' })).toBeVisible()
  await expect(page.locator('.restaurant-card')).toHaveCount(1)
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('navigation', { name: t.town }).getByRole('link', { name: 'Falset' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('navigation', { name: t.price }).getByRole('link', { name: '€€€€' }).click()
  await expect(page.getByText(t.noneFound)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a restaurant’s tabs, notice and pages work', async ({ page }) => {
    await page.goto('/restaurantes')
    await page.locator('a[href="/restaurantes?pagina=2"]').first().click()
    await expect(page).toHaveURL(/\?pagina=2$/)
    await page.goto('/restaurantes/1')
    await page.getByRole('link', { name: es.restaurants.tabs.menu }).click()
    await expect(page).toHaveURL(/\?tab=menu#secciones$/)
    await expect(page.getByRole('navigation', { name: es.restaurants.sections })).toBeInViewport()
    await page.getByRole('button', { name: es.restaurants.booking.button }).first().click()
    await expect(page.getByRole('dialog', { name: 'Reservas' })).toBeVisible()
  })

  test('the whole card of an event leads to its page', async ({ page }) => {
    await page.goto('/eventos')
    // The link of the heading lies over the picture.
    await page.locator('.event-card-picture').first().click({ force: true })
    await expect(page).toHaveURL(/\/eventos\/\d+$/)
  })

  test('the list leads to a calendar by months, whose days lead to a dinner at any width', async ({ page }) => {
    const dinner = await makeDinner('Cena del calendario', 3)
    const [row] = await inDatabase<{ day: string }>(
      (sql) =>
        sql`select to_char(date at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day from events where id = ${dinner}`,
    )
    const list = page.locator(`#dia-${row?.day}`)
    const month = page.getByRole('table').filter({ has: page.locator(`time[datetime="${row?.day}"]`) })
    const links = (within: Locator) => within.getByRole('link', { name: 'Cena del calendario' })
    // The cached page may be a second old.
    await expect(async () => {
      await page.goto('/eventos')
      await page.getByRole('link', { name: es.events.calendar.open }).click()
      await expect(page).toHaveURL('/eventos/calendario')
      await expect(month).toBeVisible({ timeout: 100 })
      await expect(links(month)).toHaveCount(1, { timeout: 100 })
    }).toPass()
    await expect(list).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    const day = links(month)
    await expect(day).toHaveCount(1)
    const size = await day.boundingBox()
    expect([size?.width ?? 0, size?.height ?? 0].every((length) => length >= 44)).toBe(true)
    await day.focus()
    await page.keyboard.press('Enter')
    await expect(list).toBeInViewport()
    await links(list).click()
    await expect(page).toHaveURL(`/eventos/${dinner}`)
    await page.goto('/eventos/calendario')
    await page.getByRole('link', { name: es.events.calendar.toList }).click()
    await expect(page).toHaveURL('/eventos')
  })

  test('past events can be paged through in both directions', async ({ page }) => {
    await page.goto('/eventos')
    const pages = page.getByRole('navigation', { name: es.pages.pagination })
    // Other journeys may have made a second page of coming events.
    await pages.last().getByRole('link', { name: es.pages.next }).click()
    await expect(page).toHaveURL(/\/eventos\?pagina=2$/)
    await expect(page.getByRole('heading', { name: es.events.past })).toBeInViewport()
    await expect(page.getByRole('heading', { name: es.events.upcoming })).toHaveCount(0)
    await pages.getByRole('link', { name: es.pages.previous }).click()
    await expect(page).toHaveURL(/\/eventos#anteriores$/)
    await expect(page.getByRole('heading', { name: es.events.past })).toBeInViewport()
    await page.goto('/blog')
    await pages.getByRole('link', { name: es.pages.page(2) }).click()
    await expect(page).toHaveURL(/\/blog\?pagina=2$/)
    await expect(page.getByRole('link', { name: 'Sobremesa antigua 20' })).toBeVisible()
  })

  test('a message to the club is sent and answered', async ({ page }) => {
    const t = es.contact
    await page.goto('/contacto')
    await page.getByLabel(t.name).fill('Clara Vidal Roca')
    await page.getByLabel(t.email).fill('mensaje@example.org')
    await page.getByLabel(t.message).fill('¿Puedo venir con mi madre?')
    await page.getByLabel(es.forms.privacy.link).check()
    await page.getByRole('button', { name: t.submit }).click()
    await expect(page.getByText('Nos pondremos en contacto contigo pronto. Gracias por tu interés.')).toBeVisible()
    await mailTo('mensaje@example.org')
  })
})

test('no map is asked for before the visitor wants it', async ({ page }) => {
  await page.goto('/contacto', { waitUntil: 'networkidle' })
  await alive(page)
  await expect(page.locator('iframe')).toHaveCount(0)
})
