import type { BrowserContext, Page } from '@playwright/test'
import { alive, expect, expectAccessible, inDatabase, makeDinner, MOVING, passTimeAtOnce, test } from './journey.ts'
import { openBrowserWithCamera } from '../harness/camera.ts'
import { partyFields } from '../harness/registration-fields.ts'
import { visitor } from '../harness/visitor.ts'
import { enterPanel, linkTo, someone } from './people.ts'

test.use({ ...MOVING, viewport: { width: 390, height: 844 } })

const TABLES = ['Ferrer', 'Nogués', 'Puig', 'Puigdollers', 'Vila', 'Casals', 'Roca', 'Mas', 'Soler', 'Oliveras']

test('two phones at the door, one of them without network for a while, see the same guests', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const dinner = await makeDinner(someone('Cena').split('@')[0] ?? '', 140)
  const ticket = await bookedTicket(page, dinner)
  await inDatabase((sql) => sql`update events set date = now() + interval '1 hour' where id = ${dinner}`)
  await seat(dinner, 30, 4)
  await inDatabase(
    (sql) => sql`with dish as (
        insert into event_menu_options (event_id, position, name) values (${dinner}, 0, 'Bacalao') returning id)
      update event_registrations set menu_option_id = dish.id from dish
      where event_id = ${dinner} and full_name = 'Guest 2 Ferrer 0'`,
  )
  const address = `${process.env.SITE_URL}/admin/eventos/${dinner}/puerta`
  const other = await phone(browser.newContext({ viewport: { width: 390, height: 844 } }))
  for (const one of [page, other]) {
    await enterPanel(one)
    await one.goto(address)
    await alive(one)
    await expect(one.getByText('Han entrado 0 de 121')).toBeAttached()
    await expectKept(one)
  }

  // Online, the other phone sees a tick.
  await tick(page, 'Guest 1 Ferrer 0')
  await expect(page.getByText('Guest 1 Ferrer 0 ha entrado', { exact: true })).toBeVisible()
  await expect(other.getByText('Ha entrado 1 de 121')).toBeAttached()
  // Few rows: none is half below the foot.
  await page.getByRole('searchbox').fill('ferrer 0')
  await expect(row(page, 'Guest 1 Puig 2')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('')

  // Offline: ticks wait, also over a reload.
  await page.context().setOffline(true)
  await tick(page, 'Guest 2 Ferrer 0')
  await tick(page, 'Guest 3 Ferrer 0')
  await tick(page, 'Guest 1 Puig 2')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await tick(page, 'Guest 1 Ferrer 0')
  await expect(page.getByText('sin conexión, 5 por enviar')).toBeVisible()
  await page.reload()
  await expect(page.getByText('sin conexión, 5 por enviar')).toBeVisible()
  await expect(page.getByText('Han entrado 2 de 121')).toBeAttached()
  await expect(row(page, 'Guest 2 Ferrer 0')).toContainText('Menú: Bacalao')
  await expect(page.getByText('Bacalao')).toHaveCount(1)

  // Meanwhile the other phone ticks, one of them the same guest. Chromium rarely lets a request of the reload through:
  // then the guest is ticked already, and a press would undo it.
  const same = row(other, 'Guest 3 Ferrer 0')
  await expect(async () => {
    if ((await same.getAttribute('aria-pressed')) !== 'true') await same.click()
    await expect(same).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()
  await tick(other, 'Guest 4 Ferrer 0')
  await expect(other.getByText('Han entrado 3 de 121')).toBeAttached()

  await page.context().setOffline(false)
  for (const one of [page, other]) await expect(one.getByText('Han entrado 3 de 121')).toBeAttached()
  await expect(page.getByText('por enviar')).toHaveCount(0)
  const come = await inDatabase<{ full_name: string }>(
    (sql) =>
      sql`select full_name from event_registrations where event_id = ${dinner} and attended_at is not null order by 1`,
  )
  expect(come.map(({ full_name: name }) => name)).toEqual(['Guest 2 Ferrer 0', 'Guest 3 Ferrer 0', 'Guest 4 Ferrer 0'])

  // Without network again: a whole table in one press, its undo, and its payment, over a reload.
  await page.context().setOffline(true)
  await page.getByRole('searchbox').fill('guest 1 nogues 1')
  await expect(row(page, 'Guest 4 Nogués 1')).toBeVisible()
  await expect(row(page, 'Guest 2 Ferrer 0')).toHaveCount(0)
  const table = page.getByRole('button', { name: 'Toda la reserva de Guest 1 Nogués 1', exact: true })
  await table.click()
  await expect(page.getByText('4 han entrado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(row(page, 'Guest 4 Nogués 1')).toHaveAttribute('aria-pressed', 'false')
  await table.click()
  await expect(page.locator('.door-party:focus')).toContainText('Reserva de Guest 1 Nogués 1')
  await page.getByRole('button', { name: 'Cobrar 340 € a Guest 1 Nogués 1', exact: true }).click()
  await page.getByLabel('Importe en euros').fill('300,5')
  await page.getByLabel('tarjeta').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cobrado', exact: true }).click()
  await expect(page.getByText('Cobrado: 300,50 €, tarjeta · por enviar')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cobrado: 300,50 €, tarjeta · por enviar')).toBeVisible()
  await page.context().setOffline(false)
  await expect(other.getByText('Cobrado: 300,50 €, tarjeta', { exact: true })).toBeVisible()
  await expect(page.getByText('por enviar')).toHaveCount(0)
  const paid = await inDatabase(
    (sql) =>
      sql`select contact_name, paid_amount::float, paid_way from event_parties where event_id = ${dinner} and payment_state = 'paid'`,
  )
  expect(paid).toEqual([{ contact_name: 'Guest 1 Nogués 1', paid_amount: 300.5, paid_way: 'card' }])

  // Somebody without a booking, whom the other phone finds without an accent.
  await page.setViewportSize({ width: 390, height: 560 })
  await page.getByText('Sin reserva').click()
  await page.getByLabel('Nombre y apellidos').fill('Òscar Sants')
  await page.getByLabel('Se lo he leído').check()
  await page.getByRole('button', { name: 'Dar plaza y marcar' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Han entrado 8 de 122')).toBeAttached()
  await expect(page.getByText('Òscar Sants ha entrado', { exact: true })).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: 'Sin reserva' })).toBeFocused()
  await other.getByRole('searchbox').fill('oscar')
  await expect(other.getByRole('button', { name: 'Sin mesa, Òscar Sants' })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('button', { name: 'Faltan' }).click()
  await expect(other.getByText('Aquí no hay nadie: mira en «Todos».')).toBeVisible()
  await other.getByRole('button', { name: 'Todos' }).click()

  // After the evening the phone forgets the list.
  await inDatabase((sql) => sql`update events set date = now() - interval '13 hours' where id = ${dinner}`)
  await expect(page.getByText('La lista de este evento ya se ha borrado de este teléfono.')).toBeVisible()
  expect(await keptLists(page)).toBe(0)
  await inDatabase((sql) => sql`update events set date = now() - interval '1 hour' where id = ${dinner}`)
  await other.reload()
  await alive(other)

  await other.goto(`${process.env.SITE_URL}/admin/eventos/${dinner}/inscripciones?q=oscar`)
  await expect(other.getByRole('listitem').filter({ hasText: 'Òscar Sants' })).toContainText('Sin correo ni teléfono')

  // A pass that is withdrawn takes the names from its helper's phone at once.
  await other.goto(`${process.env.SITE_URL}/admin/eventos/${dinner}/pases`)
  await alive(other)
  await other.getByLabel('Para quién es').fill('Marta')
  // Enter makes it, and a second one, in the field that is empty again, makes no other.
  await other.getByLabel('Para quién es').press('Enter')
  await expect(other.getByLabel('Enlace de Marta')).toBeVisible()
  await expect(other.getByLabel('Para quién es')).toHaveValue('')
  await other.getByLabel('Para quién es').press('Enter')
  await expect(other.getByRole('button', { name: 'Retirar el pase de Marta' })).toHaveCount(1)
  const camera = await openBrowserWithCamera(ticket, info.outputPath('ticket.y4m'))
  const helper = await phone(camera.newContext({ viewport: { width: 390, height: 844 } }))
  await helper.goto(await other.getByLabel('Enlace de Marta').inputValue())
  await helper.getByRole('button', { name: 'Abrir la lista' }).click()
  await alive(helper)
  await helper.getByRole('button', { name: 'Escanear' }).click()
  await expect(helper.locator('.door-seen')).toHaveText('Clara Vidal Roca ha entrado')
  await helper.getByRole('button', { name: 'Cerrar' }).click()
  const hasCome = () =>
    inDatabase(
      (sql) =>
        sql`select id from event_registrations where event_id = ${dinner} and full_name = 'Clara Vidal Roca' and attended_at is not null`,
    )
  await expect.poll(hasCome).toHaveLength(1)
  await expect.poll(() => keptLists(helper)).toBe(1)
  await inDatabase((sql) => sql`update door_passes set revoked_at = now() where event_id = ${dinner}`)
  await expect(helper.getByText('Este pase ya no abre la puerta')).toBeVisible()
  await expect(helper.getByText('Guest 2 Ferrer 0')).toHaveCount(0)
  expect(await keptLists(helper)).toBe(0)

  // From a page that was closed when it was withdrawn, at the next opening.
  await inDatabase((sql) => sql`update door_passes set revoked_at = null where event_id = ${dinner}`)
  await helper.reload()
  await expect.poll(() => keptLists(helper)).toBe(1)
  await expectKept(helper)
  const opened = helper.url()
  await helper.goto(`${process.env.SITE_URL}/robots.txt`)
  expect(await keptText(helper)).toMatch(/"until":\d+.*"address":"\/puerta"/)
  expect(await keptText(helper)).not.toMatch(/Guest|Ferrer|Bacalao/)
  await inDatabase((sql) => sql`update door_passes set revoked_at = now() where event_id = ${dinner}`)
  expect(await keptLists(helper)).toBe(1)
  await helper.goto(opened)
  await expect(helper.getByText('Este enlace no abre ninguna puerta')).toBeVisible()
  await expect.poll(() => keptLists(helper)).toBe(0)
  await camera.close()
  await other.goto(address)
  await alive(other)

  // A list that is removed by hand stays removed until it is asked for.
  await expect.poll(() => keptLists(other)).toBe(1)
  await other.getByLabel('Más acciones').click()
  await other.getByRole('button', { name: 'Borrar la lista de este teléfono' }).click()
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await expect(other.getByText('La lista se ha borrado de este teléfono.')).toBeVisible()
  await expect.poll(() => keptLists(other)).toBe(0)
  await other.getByRole('button', { name: 'Volver a abrirla' }).click()
  await alive(other)

  // A sign-out takes the names from the phone.
  await expect.poll(() => keptLists(other)).toBe(1)
  await other.goto(`${process.env.SITE_URL}/admin/dashboard`)
  await alive(other)
  await other.getByRole('button', { name: 'Abrir menú' }).click()
  await other.evaluate(countListsAtSignOut)
  await other.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await other.waitForURL('**/admin/login**')
  expect(await other.evaluate(() => sessionStorage.getItem('left'))).toBe('0')
  await other.context().close()
})

/** Lists in the browser's database. */
async function keptLists(at: Page): Promise<number> {
  return (JSON.parse(await keptText(at)) as unknown[]).length
}

/** What the browser's database holds of lists, with the bytes as text. */
function keptText(at: Page): Promise<string> {
  return at.evaluate(async () => {
    // The page makes it when it starts.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'door')) return '[]'
    return new Promise<string>((read) => {
      const opening = indexedDB.open('door')
      opening.addEventListener('success', () => {
        const lists = opening.result.transaction('doors').objectStore('doors').getAll()
        lists.addEventListener('success', () => {
          opening.result.close()
          const plain = (_name: string, value: unknown) =>
            value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
          read(JSON.stringify(lists.result, plain))
        })
      })
    })
  })
}

/** In the page: notes how many lists there are when a form leaves. */
function countListsAtSignOut() {
  const leave = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'submit')?.value as (this: Element) => void
  HTMLFormElement.prototype.submit = function note() {
    const opening = indexedDB.open('door')
    opening.addEventListener('success', () => {
      const count = opening.result.transaction('doors').objectStore('doors').count()
      count.addEventListener('success', () => {
        sessionStorage.setItem('left', String(count.result))
        leave.call(this)
      })
    })
  }
}

/** A booking for one, and the picture of its ticket on the page behind the link of its mail. */
async function bookedTicket(page: Page, dinner: number): Promise<Buffer> {
  const email = someone('clara')
  const site = process.env.SITE_URL ?? ''
  await visitor(site).post(`/eventos/${dinner}/inscripcion`, partyFields(1, { email }))
  await page.goto(site + (await linkTo(email, '/reserva?token=')))
  return page.locator('.ticket-code').screenshot()
}

async function phone(context: Promise<BrowserContext>): Promise<Page> {
  const opened = await (await context).newPage()
  await passTimeAtOnce(opened)
  return opened
}

const row = (at: Page, name: string) => at.getByRole('button', { name: new RegExp(`${name} \\d de`) })

async function tick(at: Page, name: string) {
  await row(at, name).click()
}

/** Kept for when there is no network. */
async function expectKept(at: Page) {
  await expect
    .poll(() =>
      at.evaluate(async () => {
        const kept = await (await caches.open('door')).match(location.pathname)
        return kept !== undefined && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)
}

/** Tables with their guests, by SQL. */
async function seat(event: number, parties: number, size: number) {
  await inDatabase(
    (sql) => sql`
    with said as (select set_config('el_cercle.seated_by', 'club', true)),
    numbers as (select n, gen_random_uuid() as id, (${TABLES}::text[])[1 + n % ${TABLES.length}] || ' ' || n as family
      from generate_series(0, ${parties - 1}::int) as n, said),
    seated as (
      insert into event_parties (id, event_id, state, size, contact_name, name_key, by_club, token_hash, privacy_version, table_label)
      select id, ${event}, 'booked', ${size}, 'Guest 1 ' || family, lower(family), true, id::text, 'test', (1 + n % 12)::text from numbers
      returning id
    )
    insert into event_registrations (id, event_id, party_id, position, full_name, email, name_key, privacy_version, cancel_token_hash)
    select case m when 1 then id else gen_random_uuid() end, ${event}, id, m, 'Guest ' || m || ' ' || family, '', gen_random_uuid()::text,
      'test', gen_random_uuid()::text
    from numbers, generate_series(1, ${size}::int) as m`,
  )
}
