import { alive, expect, expectAccessible, expectToast, inDatabase, makeDinner, test } from './journey.ts'
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
  await expect(page.getByText('Cargando solicitudes…')).toBeVisible()
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

test('a long export shows its rows and can be cancelled', async ({ page }) => {
  const dinner = await makeDinner('Cena de los mil y uno', 5_000)
  await inDatabase(
    (sql) => sql`
      with booked as (
        insert into event_parties (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash, notes)
        select ${dinner}, 'booked', 1, 'Convidat ' || n, n::text, md5(n::text) || '@example.org', 'x', md5(${`${dinner}-`} || n),
          md5('a' || n) || md5('b' || n)
        from generate_series(1, 4000) n returning *
      )
      insert into event_registrations (id, event_id, party_id, full_name, privacy_version, cancel_token_hash)
      select id, event_id, id, contact_name, 'x', token_hash from booked`,
  )
  await enterPanel(page)
  await page.goto(`/admin/eventos/${dinner}/inscripciones`)
  await alive(page)
  const network = await page.context().newCDPSession(page)
  const slowDown = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      uploadThroughput: -1,
      downloadThroughput,
    })
  await network.send('Network.enable')
  // The export must not end before what is tried during it, on a busy machine either.
  await slowDown(5_000)
  const link = page.locator('a[href*="inscripciones.csv"]')
  await link.click()
  await expect(page.getByRole('status').filter({ hasText: /Exportando… [\d.]+ filas/ })).toBeAttached()
  await expect(link).toHaveText(/Exportando… [1-9][\d.]* filas/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar la exportación' }).click()
  await expectToast(page, 'Exportación cancelada')
  await expect(link).toHaveText('Exportar CSV')
  await expect(link).toBeFocused()
  await slowDown(-1)
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toContain('.csv')
  await expectToast(page, '4.000 filas.')
})
