import es from '#app/i18n/es/index.ts'
import { shownCatalan as ca } from './shown-texts.ts'
import { alive, expect, expectAccessible, mailTo, makeDinner, MOVING, test } from './journey.ts'
import { linkTo } from './people.ts'

for (const [language, texts, home] of [
  ['es', es, ''],
  ['ca', ca, '/ca'],
] as const) {
  const t = texts.events
  const form = t.registration

  test.describe(`a visitor finds a dinner and books a place in it (${language})`, () => {
    if (language === 'es') test.use(MOVING)

    test('with script: in a dialog, which closes with a toast and updates the seats', async ({ page }) => {
      const dinner = await makeDinner(`Cena con guion ${language}`, 3, 60)
      const card = page.locator(`a[href="${home}/eventos/${dinner}"]`)
      // The cached list may be a second old.
      await expect(async () => {
        await page.goto(`${home}/eventos`)
        await expect(card).toBeVisible({ timeout: 100 })
      }).toPass()
      await card.click()
      await alive(page)
      await page.getByRole('link', { name: t.register }).first().click()
      const dialog = page.getByRole('dialog', { name: form.title })
      await expect(dialog).toBeVisible()

      await dialog.getByRole('button', { name: form.submit }).click()
      await expect(dialog.getByText(texts.forms.errors.nameRequired)).toBeVisible()
      await expect(dialog.getByText(texts.forms.errors.emailRequired)).toBeVisible()
      await expect(dialog.getByText(texts.forms.errors.privacyRequired)).toBeVisible()
      await expect(dialog.getByLabel(form.fullName)).toBeFocused()

      const email = `guion-${language}@example.org`
      await dialog.getByLabel(form.fullName).fill('Clara Vidal Roca')
      await dialog.getByLabel(form.email).fill('clara.vidal@')
      await expect(dialog.getByText(texts.forms.errors.emailNotValid)).toBeVisible()
      await dialog.getByLabel(form.email).fill(email)
      await expect(dialog.getByText(texts.forms.errors.emailNotValid)).toBeHidden()
      await dialog.getByLabel(form.howDidYouKnowUs).selectOption('Recomendación de un amigo')
      await dialog.getByText(texts.diets.question).click()
      await dialog.getByLabel(form.diet).fill('Celiaca')
      await dialog.getByLabel(form.dietConsent).check()
      await dialog.getByLabel(texts.forms.privacy.link).check()
      await dialog.getByRole('button', { name: form.submit }).click()

      await expect(page.getByText(form.done)).toBeVisible()
      await expect(dialog).toBeHidden()
      expect((await mailTo(email)).subject).toContain('Cena con guion')

      const booked = page.getByRole('region', { name: t.booked.title })
      await expect(booked.getByRole('heading', { name: t.booked.title })).toBeFocused()
      await page.reload()
      await expect(booked.getByRole('link', { name: t.addToCalendar })).toBeVisible()
      await expectAccessible(page)
      expect(
        await booked.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).not.toContainEqual(expect.stringContaining('token'))
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Clara|example/)
      await booked.getByRole('button', { name: t.booked.forget.button }).click()
      await expect(booked).toBeHidden()
      await expect(page.getByText('1 / 3')).toBeVisible()
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('on a separate page, which keeps what was typed and names the errors', async ({ page }) => {
        // Not later: another size ends the transition between pages.
        await page.setViewportSize({ width: 390, height: 844 })
        const dinner = await makeDinner(`Cena sin guion ${language}`, 3)
        await page.goto(`${home}/eventos/${dinner}`)
        await page.getByRole('link', { name: t.register }).first().click()
        await expect(page.getByRole('heading', { name: form.title })).toBeVisible()
        await expect(page.getByText(`Cena sin guion ${language}`)).toBeVisible()

        const email = `sin-guion-${language}@example.org`
        await page.getByLabel(form.email).fill(email)
        await page.getByLabel(form.notes).fill('Llegamos a las nueve y cuarto')
        await page.getByRole('button', { name: form.submit }).press('Enter')
        await expect(page.getByText(texts.forms.errors.nameRequired)).toBeVisible()
        await expect(page.getByLabel(form.fullName)).toBeFocused()
        await expect(page).toHaveTitle(/^Error: /)
        await expect(page.getByLabel(form.notes)).toHaveValue('Llegamos a las nueve y cuarto')

        await page.getByLabel(form.fullName).fill('Clara Vidal Roca')
        await page.getByLabel(texts.forms.privacy.link).check()
        await page.getByRole('button', { name: form.submit }).click()
        await expect(page.getByRole('heading', { name: form.done })).toBeVisible()
        await expect(page.getByText(`Cena sin guion ${language}`)).toBeVisible()
        await page.getByRole('link', { name: form.backToEvent }).click()
        await expect(page.getByText('1 / 3')).toBeVisible()

        const link = /https?:\S+cancelar\?token=[\w-]+/.exec((await mailTo(email)).text ?? '')?.[0] ?? ''
        expect(new URL(link).pathname).toBe(`${home}/inscripcion/cancelar`)
        await page.goto(link)
        await page.getByRole('button', { name: t.cancel.button }).click()
        await expect(page.getByRole('heading', { name: t.cancel.done })).toBeVisible()
        await expect(page.getByText(t.cancel.doneUnpaid)).toBeVisible()
        // Half a second may pass until a write of a visitor shows.
        await expect(async () => {
          await page.goto(`${home}/eventos/${dinner}`)
          await expect(page.getByText('0 / 3')).toBeVisible({ timeout: 1_000 })
        }).toPass()
      })
    })
  })
}

test('the last seat is taken while a visitor is typing: the form explains it and keeps what was typed', async ({
  page,
  request,
}) => {
  const dinner = await makeDinner('Cena para uno', 1)
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await page.getByRole('link', { name: es.events.register }).first().click()
  const dialog = page.getByRole('dialog', { name: es.events.registration.title })
  await dialog.getByLabel(es.events.registration.fullName).fill('Clara Vidal Roca')
  await dialog.getByLabel(es.events.registration.email).fill('late@example.org')
  await dialog.getByLabel(es.forms.privacy.link).check()
  await request.post(`/eventos/${dinner}/inscripcion`, {
    headers: { Origin: process.env.SITE_URL ?? '' },
    form: { full_name: 'Otra Persona', email: 'first@example.org', privacy: 'on' },
  })
  await dialog.getByRole('button', { name: es.events.registration.submit }).click()
  await expect(dialog.getByText('No hay plazas disponibles para este evento')).toBeVisible()
  await expect(dialog.getByRole('button', { name: es.events.registration.joinWaitingList })).toBeVisible()
  await expect(dialog.getByLabel(es.events.registration.fullName)).toHaveValue('Clara Vidal Roca')
  await expect(dialog.getByRole('button', { name: es.events.registration.submit })).toBeDisabled()
  await expect(dialog.getByText(es.events.registration.intro(0))).toBeVisible()
  await expect(page.getByText('1 / 1')).toBeAttached()
  await expect(page.getByRole('link', { name: es.events.joinWaitingList, includeHidden: true }).first()).toBeAttached()
  await dialog.getByRole('button', { name: es.events.registration.joinWaitingList }).click()
  await expect(page.getByRole('heading', { name: es.party.join.done(1) })).toBeVisible()
  expect((await mailTo('late@example.org')).subject).toContain('Cena para uno')
})

test('a registration that must be confirmed explains it until the notice is closed, and is confirmed from the mail', async ({
  page,
  request,
}) => {
  const t = es.events
  const dinner = await makeDinner('Cena por confirmar', 2)
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await page.getByRole('link', { name: t.register }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.registration.fullName).fill('Clara Vidal Roca')
  await dialog.getByLabel(t.registration.email).fill('pendent@example.org')
  await dialog.getByLabel(es.forms.privacy.link).check()
  // Two seats within ten seconds from one address.
  await request.post(`/eventos/${dinner}/inscripcion`, {
    headers: { Origin: process.env.SITE_URL ?? '' },
    form: { full_name: 'Otra Persona', email: 'primera@example.org', privacy: 'on' },
  })
  await dialog.getByRole('button', { name: t.registration.submit }).click()
  await expect(dialog.getByRole('heading', { name: t.registration.pending })).toBeVisible()
  await expect(dialog.getByText(t.registration.heldText(1))).toBeFocused()
  await dialog.getByRole('button', { name: es.shell.close }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 / 2')).toBeVisible()

  const link = /https?:\S+confirmar\?token=[\w-]+/.exec((await mailTo('pendent@example.org')).text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.confirm.button }).click()
  await expect(page.getByRole('heading', { name: t.confirm.done })).toBeVisible()
  const booked = page.getByRole('region', { name: t.booked.title })
  // A cached page may be stale for a moment.
  await expect(async () => {
    await page.goto(`/eventos/${dinner}`)
    await expect(booked).toBeVisible()
    await expect(page.getByText('2 / 2')).toBeAttached({ timeout: 1_000 })
  }).toPass()

  // The link of the mail opens in the same browser.
  await page.goto(await linkTo('pendent@example.org', '/inscripcion/cancelar?token='))
  await page.getByRole('button', { name: t.cancel.button }).click()
  await expect(page.getByRole('heading', { name: t.cancel.done })).toBeVisible()
  await alive(page)
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await expect(booked).toBeHidden()
})

test('the connection is lost while sending: the form explains it, keeps what was typed, and can be sent again', async ({
  page,
}) => {
  const dinner = await makeDinner('Cena con cortes', 5)
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await page.getByRole('link', { name: es.events.register }).first().click()
  const dialog = page.getByRole('dialog', { name: es.events.registration.title })
  await dialog.getByLabel(es.events.registration.fullName).fill('Clara Vidal Roca')
  await dialog.getByLabel(es.events.registration.email).fill('offline@example.org')
  await dialog.getByLabel(es.forms.privacy.link).check()
  await page.route('**/inscripcion*', (route) => route.abort())
  await dialog.getByRole('button', { name: es.events.registration.submit }).click()
  await expect(dialog.getByText('Error al completar el registro. Por favor, inténtalo de nuevo.')).toBeVisible()
  await expect(dialog.getByLabel(es.events.registration.fullName)).toHaveValue('Clara Vidal Roca')
  await page.unroute('**/inscripcion*')
  await dialog.getByRole('button', { name: es.events.registration.submit }).click()
  await expect(page.getByText(es.events.registration.done)).toBeVisible()
})

test('a double click registers once, here a party', async ({ page }) => {
  const dinner = await makeDinner('Cena de dos clics', 7)
  await page.goto(`/eventos/${dinner}/inscripcion`)
  await alive(page)
  await page.getByLabel(es.events.registration.size).fill('3')
  await page.getByLabel(es.events.registration.fullName).first().fill('Clara Vidal Roca')
  await page.getByLabel(es.events.registration.email).fill('double@example.org')
  await page.getByLabel(es.forms.privacy.link).check()
  await page.getByRole('button', { name: es.events.registration.submitParty }).dblclick()
  await expect(page.getByRole('heading', { name: es.events.registration.done })).toBeVisible()
  await page.goto(`/eventos/${dinner}`)
  await expect(page.getByText('3 / 7')).toBeAttached()
  const booked = page.getByRole('region', { name: es.events.booked.title })
  await expect(booked.getByText(`${es.events.booked.partyOf} 3.`)).toBeVisible()
  await expect(booked.getByText('3 × 85 € = 255 €')).toBeVisible()
})

test('the keyboard alone opens the dialog, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/eventos/1')
  await alive(page)
  const register = page.getByRole('link', { name: es.events.register }).first()
  await register.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: es.events.registration.title })
  await expect(dialog).toBeVisible()
  for (const control of ['fewer', 'size', 'more', 'fullName'] as const) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel(es.events.registration[control])).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(register).toBeFocused()
})

test('guests come and go in the form without a request, and what was typed for them returns', async ({ page }) => {
  const t = es.events.registration
  const dinner = await makeDinner('Cena de mesas', 12)
  const openForm = async () => {
    await page.goto(`/eventos/${dinner}/inscripcion`)
    await alive(page)
  }
  await openForm()
  const form = page.locator('form.form')
  const companions = form.getByRole('group', { name: t.companion(2).split(' ')[0] })
  const total = form.locator('.party-total')
  await form.getByLabel(t.notes).fill('Mesa tranquila')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.method()))
  for (const _ of [2, 3, 4]) await form.getByRole('button', { name: t.more }).click()
  await expect(companions).toHaveCount(3)
  await expect(total).toHaveText('4 × 85 € = 340 €La web no cobra')
  await companions.nth(0).getByLabel(t.fullName).fill('Martí Soler')
  await companions.nth(2).getByLabel(t.fullName).fill('Aina Rovira')
  await form.getByRole('button', { name: t.fewer }).click()
  await expect(companions).toHaveCount(2)
  await form.getByLabel(t.size).fill('4')
  await expect(companions.nth(2).getByLabel(t.fullName)).toHaveValue('Aina Rovira')
  expect(requests).not.toContain('POST')

  await companions.nth(1).getByText(es.diets.question).click()
  await companions.nth(1).getByLabel(t.diet).fill('vegetariana')
  await companions.nth(1).getByText(es.diets.question).click()
  await expect(companions.nth(1).getByText('vegetariana', { exact: true })).toBeVisible()
  await form.getByLabel(t.fullName).first().fill('Clara Vidal Roca')
  await form.getByLabel(t.email).fill('mesa@example.org')
  await form.getByLabel(es.forms.privacy.link).check()
  await form.getByRole('button', { name: t.submitParty }).click()
  await expect(companions.nth(1).getByLabel(t.guestConsent)).toBeFocused()
  await expect(companions.nth(1).getByText(es.forms.errors.dietPermissionRequired)).toBeVisible()
  await expectAccessible(page)

  await openForm()
  await expect(form.getByLabel(t.size)).toHaveValue('4')
  await expect(companions.nth(2).getByLabel(t.fullName)).toHaveValue('Aina Rovira')
  await expect(companions.nth(1).getByLabel(t.diet)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('vegetariana')
})

for (const width of [390, 1280]) {
  test(`the dialog is accessible, empty and with errors, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/eventos/1')
    await alive(page)
    await page.getByRole('link', { name: es.events.register }).first().click()
    const dialog = page.getByRole('dialog', { name: es.events.registration.title })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: es.events.registration.submit }).click()
    await expect(dialog.getByText(es.forms.errors.nameRequired)).toBeVisible()
    await expectAccessible(page)
  })
}

for (const [width, texts, home] of [
  [390, ca, '/ca'],
  [1440, es, ''],
] as const) {
  test(`a booking and a place on the waiting list are changed behind their links, at ${width} px`, async ({
    page,
    request,
  }) => {
    const { party: t, events } = texts
    await page.setViewportSize({ width, height: 900 })
    const dinner = await makeDinner(`Cena con enlaces ${width}`, 4)
    const send = (path: string, form: Record<string, string>) =>
      request.post(`${home}/eventos/${dinner}/${path}`, { headers: { Origin: process.env.SITE_URL ?? '' }, form })
    const pageOf = async (email: string) =>
      `${home}/reserva?token=${/token=([\w-]+)/.exec((await mailTo(email)).text ?? '')?.[1]}`
    const joana = { full_name: 'Joana Vila', email: `joana${width}@example.org`, privacy: 'on', size: '4' }
    await send('inscripcion', { ...joana, 'guests[0].full_name': 'Martí Soler' })
    const booking = await pageOf(joana.email)

    await page.goto(booking)
    await expectAccessible(page)
    const third = page.locator('.person').nth(2)
    await third.locator('.person-head').click()
    await third.getByLabel(events.registration.fullName).fill('Aina Rovira')
    await third.getByText(texts.diets.question).click()
    await third.getByLabel(events.registration.diet).fill('Vegana')
    await alive(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: t.guests.save }).click()
    await expect(page.getByText(texts.sending.offline)).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: t.guests.save }).click()
    await expect(page.getByText(texts.forms.errors.dietPermissionRequired)).toBeInViewport()
    await expect(third.getByLabel(t.guests.permissionConsent)).toBeFocused()
    await expectAccessible(page)
    await third.getByLabel(t.guests.permissionConsent).check()
    await page.getByRole('button', { name: t.guests.save }).click()
    await expect(page.getByText(t.done.saved())).toBeVisible()
    await expect(third).toContainText('Vegana')

    await send('espera', { full_name: 'Pere Solà', email: `pere${width}@example.org`, privacy: 'on', size: '2' })
    const waiting = await pageOf(`pere${width}@example.org`)
    await page.goto(waiting)
    await expect(page.getByText(t.waiting.first(2))).toBeVisible()
    await expectAccessible(page)

    // Joana and Martí come: the guest without a name and one of the others leave.
    await page.goto(booking)
    await alive(page)
    const size = page.getByRole('spinbutton', { name: t.size.label })
    for (const shown of ['3', '2']) {
      await page.getByRole('button', { name: t.size.less }).click()
      await expect(size).toHaveValue(shown)
    }
    await page.getByRole('button', { name: t.size.save }).click()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Aina Rovira' }).check()
    await page.getByRole('button', { name: t.size.who(2) }).click()
    await expect(page.getByText(t.done.resized(2))).toBeVisible()
    await expect(page.getByRole('heading', { name: t.title(2) })).toBeVisible()

    await page.goto(waiting)
    await expect(page.getByRole('button', { name: t.offered.accept, exact: true })).toBeVisible()
    await page.getByText(t.offered.names(2)).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.offered.decline(2) }).click()
    await expect(page.getByRole('heading', { name: t.lapsed.declinedTitle })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: t.lapsed.rejoin }).click()
    await page.getByRole('button', { name: t.offered.acceptFor }).click()
    await expect(page.getByRole('heading', { name: t.title(1) })).toBeVisible()
    await page.getByRole('link', { name: t.cancel.linkAlone }).click()
    await page.getByRole('button', { name: events.cancel.button }).click()
    await expect(page.getByRole('heading', { name: events.cancel.done })).toBeVisible()
    await page.goto(waiting)
    await expect(page.getByRole('heading', { name: t.cancelled.title(1) })).toBeVisible()
    await expectAccessible(page)
  })
}
