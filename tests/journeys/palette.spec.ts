import { alive, expect, expectAccessible, expectAccessibleAtAnyWidth, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel, openScreen } from './people.ts'

/** @returns the name, whose letters nobody else has */
async function makeMember(name: string): Promise<void> {
  await inDatabase(
    (sql) => sql`
    with request as (
      insert into membership_requests (full_name, email, status, completed)
      values (${name}, ${`${name.split(' ')[0]?.toLowerCase()}@example.org`}, 'approved', true) returning id, full_name, email
    ) insert into socios (membership_request_id, full_name, email) select * from request`,
  )
}

test('the palette by the keyboard alone: a mistyped name leads to the member, and Escape gives the focus back', async ({
  page,
}) => {
  await makeMember('Wilgefortis Montserrat-Quintà')
  await enterPanel(page)
  await openScreen(page, '/admin/blog', 'Blog')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar en el panel' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'Crear un evento' })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.type('wilgefortes')
  await expect(page.getByRole('status').filter({ hasText: 'mostramos «wilgefortis»' })).toBeVisible()
  const person = page.getByRole('group', { name: 'Personas' }).getByRole('option')
  await expect(person).toHaveAccessibleName(/Wilgefortis Montserrat-Quintà C-\d+ · wilgefortis@example.org/)
  await expect(person).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await person.getAttribute('id')) ?? '')
  await expectAccessibleAtAnyWidth(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/socios\/[0-9a-f-]{36}$/)
  await expect(field).toBeHidden()

  await test.step('arrows walk over acts and screens; what is typed fast is awaited', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('restaurante')
    const options = page.getByRole('option')
    await expect(options.filter({ hasText: 'Crear un restaurante' })).toBeVisible()
    const before = await page.locator('[aria-selected="true"]').textContent()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[aria-selected="true"]')).not.toHaveText(before ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(page.locator('[aria-selected="true"]')).toHaveText(before ?? '')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('crear un evento')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/eventos\/nuevo$/)
  })
})

test('the page’s own buttons and fields are named in the palette: Enter presses one, or gives the focus to the other', async ({
  page,
}) => {
  await makeMember('Liberata Quintà-Puigcercós')
  await enterPanel(page)
  await openScreen(page, '/admin/socios', 'Socios')
  const search = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
    await expect(page.locator('[role="option"][aria-selected="true"]')).toBeVisible()
  }
  await search('liberata')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/socios\/[0-9a-f-]{36}$/)
  await alive(page)
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await search('email')
  await expect(page.getByRole('group', { name: 'En esta página' }).getByRole('option')).toHaveAccessibleName(/^Email/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await page.keyboard.type('liberata.nueva@example.org')
  await expect(email).toHaveValue('liberata.nueva@example.org')
  await search('añadir nota')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nota', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  // Filled in and not saved: the next page may not ask about it.
  await email.fill('liberata@example.org')
})

test('an act with a dialog opens it, and a booking is opened in its list', async ({ page }) => {
  const event = await makeDinner('Cena de la búsqueda', 10)
  await inDatabase(
    (sql) => sql`
    with party as (
      insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash)
      values (${event}, 'booked', 1, 'Hermenegilda Puigcercós', 'hermenegilda puigcercos', 'herme@example.org', 'x', ${`palette ${event}`}) returning *
    ) insert into event_registrations (event_id, party_id, full_name, privacy_version, cancel_token_hash)
      select event_id, id, contact_name, privacy_version, token_hash from party`,
  )
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.getByRole('link', { name: 'Buscar', exact: true }).click()
  await page.keyboard.type('hermenegilda')
  await page.getByRole('option', { name: /Hermenegilda Puigcercós · 1/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/eventos/${event}/inscripciones`))
  await expect(page.locator('.booking-toggle')).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('crear socio')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Crear nuevo socio' })).toBeVisible()
})

test('lists are walked with j and k and opened with Enter, n begins something new, and all of it can be turned off', async ({
  page,
}) => {
  await enterPanel(page)
  await openScreen(page, '/admin/restaurantes', 'Restaurantes')
  const rows = page.locator('tbody tr')
  await page.keyboard.press('j')
  await expect(rows.nth(0).locator(':focus')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(1).locator(':focus')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/restaurantes\/\d+$/)
  await page.goBack()
  await expect(rows.nth(1)).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('jn?')
  await expect(page.getByPlaceholder(/Buscar/)).toHaveValue('jn?')
  await page.getByPlaceholder(/Buscar/).fill('')
  await page.locator('h1').click()
  await page.keyboard.press('Shift+?')
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await expect(keys).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await keys.getByLabel('Usar los atajos de una tecla').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await page.keyboard.press('n')
  await page.keyboard.press('j')
  await expect(page.locator('tbody :focus')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/restaurantes(\?.*)?$/)
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'todos los atajos' }).click()
  await keys.getByLabel('Usar los atajos de una tecla').check()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/admin\/restaurantes\/nuevo$/)
})

test('on a phone the glass in the bar opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.locator('.panel-bar').getByRole('link', { name: 'Buscar' }).click()
  const answered = page.waitForResponse('**/admin/buscar')
  await page.getByRole('combobox').fill('eventos')
  await expect(page.getByRole('option', { name: 'Eventos', exact: true })).toBeVisible()
  await answered
  await makeMember('Sadurní Tunelat')
  await page.route('**/admin/buscar', (route) => route.abort(), { times: 1 })
  await page.getByRole('combobox').fill('sadurni')
  await expect(page.getByText('En unos segundos se intenta otra vez')).toBeVisible()
  await expect(page.getByRole('option', { name: /Sadurní Tunelat/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('combobox')).toBeHidden()
  await alive(page)
})

test('an ended session is asked for once, not with every retry', async ({ page }) => {
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  let searches = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/buscar')) searches += 1
  })
  await page.context().clearCookies({ name: /session_token/ })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('sadurni')
  const question = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByText('Inténtalo de nuevo')).toBeVisible()
  await page.waitForTimeout(4_000)
  await expect(question).toBeHidden()
  expect(searches).toBe(1)
})

test('what the search has pressed is not pressed again by a reload', async ({ page }) => {
  await makeDinner('Cena de la recarga', 10)
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('telefono recarga')
  await expect(page.getByRole('option', { name: /^Reserva por teléfono: Cena de la recarga/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Añadir reserva' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await alive(page)
  await expect(page.getByRole('button', { name: 'Añadir reserva' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page that finds the same', async ({ page }) => {
    await makeMember('Eufrosina Calaf')
    await enterPanel(page)
    await page.goto('/admin/dashboard')
    await page.locator('.panel-side').getByRole('link', { name: 'Buscar' }).click()
    await page.getByLabel('Palabras').fill('eufrosna')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByText('mostramos «eufrosina»')).toBeVisible()
    await page.getByRole('link', { name: /Eufrosina Calaf/ }).click()
    await expect(page).toHaveURL(/\/admin\/socios\/[0-9a-f-]{36}$/)
  })
})

test('Ctrl Enter sends the form that has the focus and no other, and a held key answers no question', async ({
  page,
}) => {
  await makeMember('Eulàlia Retinguda')
  await enterPanel(page)

  await test.step('a search beside ticked rows', async () => {
    await inDatabase(
      (sql) => sql`insert into membership_requests (full_name, email) values ('Pia Marcada', 'pia@example.org')`,
    )
    await openScreen(page, '/admin/solicitudes', 'Solicitudes de Membresía')
    await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check()
    await page.getByPlaceholder('Buscar solicitudes...').fill('marcada')
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/q=marcada/)
    await expect(page.getByText('Pia Marcada').first()).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })

  await test.step('a page whose only buttons are about single rows', async () => {
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.evaluate(() => {
      document
        .querySelector('#content')
        ?.insertAdjacentHTML(
          'beforeend',
          '<form method="post" action="/admin/logout"><button class="act">Devuelto</button></form>',
        )
    })
    await page.keyboard.press('Control+Enter')
    await expectAccessible(page)
    expect(sent).toEqual([])
  })

  await test.step('a message whose question opens under the held key', async () => {
    await openScreen(page, '/admin/socios/mensajes', 'Mensajes a los socios')
    const texts = [
      'La cena de invierno',
      'Hola, {nombre}: ya hay fecha.',
      'El sopar d’hivern',
      'Hola, {nom}: ja hi ha data.',
    ]
    const fields = page.locator('#content form').getByRole('textbox')
    for (const [index, text] of texts.entries()) await fields.nth(index).fill(text)
    const sent: string[] = []
    await page.keyboard.down('Control')
    await page.keyboard.down('Enter')
    await expect(page.getByRole('dialog', { name: /^¿Enviar a \d+ persona/ })).toBeVisible()
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await page.keyboard.up('Control')
    await expectAccessible(page)
    expect(sent).toEqual([])
  })
})
