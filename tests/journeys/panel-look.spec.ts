import type { Page } from '@playwright/test'
import { insertBookings } from '../harness/insert-bookings.ts'
import {
  alive,
  expect,
  expectAccessible,
  expectAccessibleAtAnyWidth,
  expectToast,
  inDatabase,
  mailTo,
  makeDinner,
  test,
} from './journey.ts'
import { enterPanel, openScreen } from './people.ts'

const GUESTS_ON_A_SCREEN = 12
const PHONE = { width: 390, height: 844 }
/** The bar at the top of a phone's screen. */
const BAR_PX = 64

test('the panel: twelve guests on a phone, no word widens a page, toasts cover nothing to press', async ({ page }) => {
  await enterPanel(page)
  const title = `Sopar${'x'.repeat(160)}`
  const [event] = await inDatabase(
    (sql) => sql<{ id: number }[]>`
      insert into events (title, description, date, location, max_participants) values (${title}, 'Dos
líneas', now() + interval '90 days', 'Vic', 30) returning id`,
  )
  await inDatabase(
    (sql) => sql`
      with booked as (
        insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash, notes)
        select ${event?.id ?? 0}, 'booked', 1, 'Convidada ' || n, 'convidada ' || n, 'convidada' || n || '@example.org', 'demo',
          md5(random()::text), case when n = 1 then 'Ve amb bastó' end
        from generate_series(1, 14) as n returning *
      )
      insert into event_registrations (id, event_id, party_id, full_name, privacy_version, cancel_token_hash, dietary_restrictions, diet_consent_version, diet_consent_at)
      select id, event_id, id, contact_name, 'demo', token_hash, case when diet then 'v1.sealed' end, case when diet then 'demo' end, case when diet then now() end
      from (select *, contact_name = 'Convidada 2' as diet from booked) as guest`,
  )
  await page.setViewportSize(PHONE)
  const guests = `/admin/eventos/${event?.id}/inscripciones`
  await openScreen(page, guests, title)
  const rows = page.locator('.booking-row')
  await expect(rows.filter({ hasText: 'Ve amb bastó' })).toHaveCount(1)
  await expect(rows.locator('.badge-diet')).toHaveText('1 con dieta')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.slice(0, GUESTS_ON_A_SCREEN).reduce((sum, height) => sum + height, 0)).toBeLessThan(
    PHONE.height - BAR_PX,
  )
  await page.getByRole('button', { name: 'Más acciones para Convidada 1', exact: true }).click()
  await expect(page.getByRole('link', { name: 'convidada1@example.org' }).last()).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/admin/dashboard', '/admin/eventos?q=soparxxx', `/admin/eventos/${event?.id}`, guests]) {
    await page.goto(path)
    // Before its script runs, the page would take the toast below.
    await alive(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.context().addCookies([{ name: 'toast', value: 'event-updated', url: process.env.SITE_URL ?? '' }])
  await openScreen(page, '/admin/eventos', 'Eventos')
  await expect(page.getByText('Evento actualizado con éxito')).toBeVisible()
  await expect.poll(() => coveredControls(page)).toEqual([])
  const top = await page.locator('#toasts').evaluate((toasts) => toasts.getBoundingClientRect().top)
  expect(top).toBeLessThan(200)
  await inDatabase((sql) => sql`delete from events where id = ${event?.id ?? 0}`)
})

test('a toast of the panel moves with its page on a phone, and never covers an error or the focus', async ({
  page,
}) => {
  const event = await makeDinner(`Sopar lliure ${Date.now()}`, 9)
  await enterPanel(page)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.context().addCookies([{ name: 'toast', value: 'event-updated', url: process.env.SITE_URL ?? '' }])
  await openScreen(page, `/admin/eventos/${event}/inscripciones`, 'Sopar lliure')
  await expectToast(page, 'Evento actualizado con éxito')
  await page.getByRole('link', { name: 'Lista de espera' }).click()
  await expect(page.getByText('Nadie espera')).toBeVisible()
  const underToast = async () => ({
    toasts: await page.locator('.toast').count(),
    covered: await coveredControls(page),
  })
  await expect.poll(underToast, { timeout: 12_000 }).toEqual({ toasts: 1, covered: [] })

  await page.getByRole('button', { name: 'Apuntar a la lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apuntar a la lista' })
  await dialog.getByLabel('Nombre completo').fill('Montserrat Puig')
  await dialog.getByLabel('Teléfono').fill('932000000')
  await dialog.getByLabel('Le he informado').check()
  await dialog.getByLabel('Nombre completo').press('Enter')
  await expectToast(page, 'Error en la lista de espera')
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused()
  const nameIsUnder = () =>
    dialog.getByLabel('Nombre completo').evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect()
      const over = document.elementFromPoint(x + width / 2, y + height / 2)
      return document.querySelector('dialog:modal .toast') && (over?.closest('.toasts') ?? null) !== null
    })
  await expect.poll(nameIsUnder, { timeout: 12_000 }).toBe(false)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the search closes without the key «Esc», and the bin names the day on which something goes', async ({
    page,
  }) => {
    await inDatabase(
      (sql) =>
        sql`insert into blog_posts (title, slug, content, status) values ('Calçots', 'calcots', 'Brasa.', 'draft')`,
    )
    await enterPanel(page)
    await openScreen(page, '/admin/blog?q=cal%C3%A7ots', 'Gestión del Blog')
    await page.getByRole('button', { name: 'Eliminar Calçots' }).tap()
    await page.getByRole('button', { name: 'Eliminar publicación' }).tap()
    await expectToast(page, 'Publicación eliminada correctamente')
    await openScreen(page, '/admin/papelera', 'Papelera')
    const row = page.getByRole('row').filter({ hasText: 'Calçots' })
    await expect(row.getByRole('cell', { name: /^Se borra: / })).toBeVisible()
    await page.getByRole('link', { name: 'Buscar' }).tap()
    const search = page.getByRole('dialog', { name: 'Buscar en el panel' })
    await expect(search.getByText('Esc', { exact: true })).toBeHidden()
    await search.getByRole('button', { name: 'Cerrar' }).tap()
    await expect(search).toBeHidden()
  })
})

test('a screen reader hears once which page has opened, and that a search found nothing', async ({ page }) => {
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  await expect(said('Panel de Administración')).toHaveCount(0)
  await page.getByRole('link', { name: 'Socios', exact: true }).first().click()
  await expect(said('Socios Activos · Panel de Administración')).toHaveCount(1)
  await page.getByRole('searchbox').fill('zzzzqqq')
  await expect(page.getByText('Ningún socio coincide con la búsqueda')).toBeVisible()
  await expect(said('0 socios')).toHaveCount(1)
  await expect(said('Ningún socio coincide')).toHaveCount(0)
})

test('the headings that sort a list are seen while they have the focus, in a narrow window', async ({ page }) => {
  await enterPanel(page)
  await makeDinner(`Sopar estret ${Date.now()}`, 9)
  await page.setViewportSize(PHONE)
  await openScreen(page, '/admin/eventos', 'Eventos')
  const heading = page.getByRole('columnheader', { name: 'Título' }).getByRole('link')
  await heading.focus()
  const onTop = (link: Element) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await heading.evaluate(onTop)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/orden=titulo/)
  await page.getByRole('searchbox').focus()
  expect(await heading.evaluate(onTop)).toBe(false)
})

test('the waiting list on a phone: a party without e-mail is called, and the form to seat it is in sight', async ({
  page,
}) => {
  const event = await makeDinner(`Sopar complet ${Date.now()}`, 2)
  const name = 'Montserrat Puigdollers Ferrer'
  await inDatabase(
    (sql) => sql`
      insert into event_parties (event_id, state, size, contact_name, name_key, phone, by_club, privacy_version, token_hash, queued_at)
      values (${event}, 'waiting', 6, ${name}, ${name}, '932 000 000', true, 'demo', md5(random()::text), now())`,
  )
  await enterPanel(page)
  await page.setViewportSize(PHONE)
  await openScreen(page, `/admin/eventos/${event}/espera`, 'Sopar complet')
  await page.getByRole('button', { name: `Más acciones para ${name}` }).click()
  await expect(page.getByRole('link', { name: '932 000 000' })).toHaveAttribute('href', 'tel:932000000')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Sentar a ${name} (+4 sillas)` }).click()
  const seat = page.getByRole('button', { name: `Sentar a ${name}`, exact: true })
  await expect(seat).toBeInViewport({ ratio: 1 })
  const linesOf = (button: Element) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return words.getClientRects().length
  }
  expect(await page.locator('.seat-form').getByRole('button', { name: 'Cancelar' }).evaluate(linesOf)).toBe(1)
})

test('the panel: what looks like a link is pressed as high as a button on a phone, and 24 px high at a desk', async ({
  page,
}) => {
  const id = await makeDinner(`Sopar de prémer ${Date.now()}`, 10)
  await enterPanel(page)
  for (const [width, height] of [
    [PHONE.width, 44],
    [1440, 24],
  ] as const) {
    await page.setViewportSize({ width, height: PHONE.height })
    const found: string[] = []
    for (const path of [
      '/admin/dashboard',
      `/admin/eventos/${id}`,
      ...['espera', 'cocina', 'mensajes', 'pases'].map((tab) => `/admin/eventos/${id}/${tab}`),
    ]) {
      await page.goto(path)
      await alive(page)
      found.push(...(await pressedTooLow(page, height)))
    }
    expect(found).toEqual([])
  }
  await inDatabase((sql) => sql`delete from events where id = ${id}`)
})

test('the panel: the seats of an event cover nothing to press on a phone', async ({ page }) => {
  const title = `Sopar ofert ${Date.now()}`
  const id = await makeDinner(title, 1000)
  await inDatabase(
    (sql) => sql`
      insert into event_parties (id, event_id, state, size, contact_name, name_key, email, language, token_hash, privacy_version)
      values (gen_random_uuid(), ${id}, 'waiting', 2, 'Ona', 'ona', 'ona@example.org', 'ca', ${title}, '2026-11-21')`,
  )
  await inDatabase(
    (sql) => sql`
      update event_parties set state = 'offered', offered_at = now(), offer_expires_at = now() + interval '5 hours'
      where event_id = ${id}`,
  )
  await enterPanel(page)
  await page.setViewportSize(PHONE)
  await openScreen(page, `/admin/eventos?q=${encodeURIComponent(title)}`, 'Eventos')
  const seats = await page.getByText('0 de 1000 · 2\u00a0ofrecidas').boundingBox()
  const act = await page.getByRole('link', { name: `Inscripciones de ${title}` }).boundingBox()
  expect((seats?.x ?? 0) + (seats?.width ?? 0)).toBeLessThanOrEqual(act?.x ?? 0)
  await inDatabase((sql) => sql`delete from events where id = ${id}`)
})

/** The links of the page that take no press this high. */
function pressedTooLow(page: Page, height: number): Promise<string[]> {
  return page.locator('main .text-link:visible').evaluateAll(
    (links, high) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'center' })
        const { x, y, width, height: drawn } = link.getBoundingClientRect()
        const middle = [x + width / 2, y + drawn / 2] as const
        const isPressed = [1 - high / 2, high / 2 - 1].every((offset) =>
          link.contains(document.elementFromPoint(middle[0], middle[1] + offset)),
        )
        return isPressed ? [] : [`${location.pathname}: ${link.textContent}`]
      }),
    height,
  )
}

test('the panel: a refund that is due, the dialogs of the list of events and the preview of a draft', async ({
  page,
}) => {
  await enterPanel(page)
  const title = `Sopar de refunds ${Date.now()}`
  const event = await makeDinner(title, 8)
  await inDatabase(async (sql) => {
    await insertBookings(sql, [{ event_id: event, contact_name: 'Olga Puig', email: 'olga@example.org' }])
    return []
  })
  await inDatabase(
    (sql) => sql`update event_parties set refund_due = 85, refund_due_at = now() where event_id = ${event}`,
  )
  await page.setViewportSize({ width: 1440, height: 720 })
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(page.getByText('Olga Puig').first()).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  const cut = (rows: Element[]) => rows.filter((row) => row.scrollWidth > row.clientWidth).length
  expect(await page.locator('.queue-row').evaluateAll(cut)).toBe(0)
  // All entries of the menu fit, without scrolling.
  expect(await page.locator('.panel-side').evaluate((side) => side.scrollHeight - side.clientHeight)).toBe(0)

  const list = `/admin/eventos?q=${encodeURIComponent(title)}`
  const openDialog = async (item: string) => {
    await page.getByRole('button', { name: `Más acciones: ${title}` }).click()
    await page.locator('.row-menu:popover-open').getByRole('button', { name: item }).click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    await expectAccessible(page)
  }
  await openScreen(page, list, 'Eventos')
  for (const item of ['Cancelar el evento…', 'Eliminar']) {
    await openDialog(item)
    if (item === 'Cancelar el evento…') {
      await expect(page.getByText('Avisamos por correo a 1 reserva, en su idioma.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mantener el evento' })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  }
  await inDatabase((sql) => sql`update events set status = 'draft', published_at = null where id = ${event}`)
  await openScreen(page, list, 'Eventos')
  await openDialog('Vista previa…')
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await page.locator('dialog:modal input[readonly]').inputValue()
  await page.goto(link)
  await expect(page.getByText('Vista previa: solo la ve quien tiene este enlace.')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await inDatabase((sql) => sql`delete from events where id = ${event}`)
})

test('the panel: the sheet of a kitchen is sent, and received by its link', async ({ page }) => {
  await enterPanel(page)
  const title = `Sopar de cuina ${Date.now()}`
  const event = await makeDinner(title, 8)
  await inDatabase(async (sql) => {
    const [id = ''] = await insertBookings(sql, [
      { event_id: event, contact_name: 'Olga Puig', email: 'olga@example.org' },
    ])
    const diet = { dietary_restrictions: 'v1.sealed', diet_consent_version: '1', diet_consent_at: new Date() }
    return sql`update event_registrations set ${sql(diet)} where id = ${id}`
  })
  await page.goto(`/admin/eventos/${event}/cocina/tarjetas`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Olga Puig' })).not.toContainText('mesa')
  await openScreen(page, `/admin/eventos/${event}/cocina`, title)
  await page.getByRole('button', { name: 'Enviar la versión 1' }).click()
  await expect(page.locator('.field-error')).toBeVisible()
  const recipient = `cuina${event}@example.org`
  await page.getByLabel('Correo de la cocina').fill(recipient)
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Enviar la versión 1' }).click()
  await expectToast(page, 'Versión 1 enviada')
  await expect(page.getByText('todavía sin confirmar')).toBeVisible()
  await inDatabase(
    (sql) => sql`update event_parties set table_label = '7', updated_at = now() where event_id = ${event}`,
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Enviar la versión 2' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: null })
  for (const link of ['Mira qué ve el restaurante', 'Tarjetas']) {
    await openScreen(page, `/admin/eventos/${event}/cocina`, title)
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Olga Puig' })).toContainText('Mesa 7')
  await page.goto(`/admin/eventos/${event}/cocina/hoja`)
  await page.emulateMedia({ media: 'print' })
  const signature = await page.getByText('Recibido:').boundingBox()
  expect(signature?.width).toBeGreaterThan(150)
  await page.emulateMedia({ media: null })
  const { html = '' } = await mailTo(recipient)
  await page.goto(/[^"]*cocina[?]token=[^"]*/.exec(html)?.[0] ?? '')
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Recibido' }).click()
  await expect(page.getByText(/^Recibido el /)).toBeVisible()
  await inDatabase((sql) => sql`delete from events where id = ${event}`)
})

test('the panel in dark rooms and with more contrast, on paper as ever', async ({ page }) => {
  await enterPanel(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface'))
  await openScreen(page, '/admin/solicitudes?estado=all', 'Solicitudes')
  expect(await surface()).toBe('#15241f')
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', contrast: null, media: 'print' })
  expect(await surface()).toBe('#fff')
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.goto('/')
  expect(await surface()).toBe('#fff')
  await page.context().clearCookies()
  await page.goto('/admin/login')
  expect(await surface()).toBe('#15241f')
  await expectAccessible(page)
})

/** The controls of the page whose middle is under a toast. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input)')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const over = width > 0 && document.elementFromPoint(x + width / 2, y + height / 2)
      return over && over.closest('.toasts') ? [control.outerHTML] : []
    }),
  )
}
