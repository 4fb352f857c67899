import type { Page } from '@playwright/test'
import {
  alive,
  expect,
  expectAccessibleAtAnyWidth,
  expectToast,
  inDatabase,
  mailTo,
  makeDinner,
  test,
} from './journey.ts'
import { enterPanel, openScreen, someone } from './people.ts'

const own = (name: string) => `${name} ${someone('n').split('.').slice(1, 3).join('-').replace('@example', '')}`

async function find(page: Page, placeholder: string, words: string) {
  await page.getByPlaceholder(placeholder).fill(words)
  // The list that was shown before may have the row, too, and is about to be replaced.
  await page.waitForURL((url) => url.searchParams.get('q') === words)
  const row = page.getByRole('row').filter({ hasText: words })
  await expect(row).toBeVisible()
  return row
}

test('events: written in two languages, refused for impossible times and capacities, edited by two people, not deleted while somebody has booked, cancelled with mails', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = own('Sopar de bolets')
  await enterPanel(page)
  await openScreen(page, '/admin/eventos', 'Eventos')
  await page.getByRole('link', { name: 'Nuevo evento' }).click()
  await expect(page.getByRole('heading', { name: 'Nuevo evento' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar evento' }).click()
  await expect(page.getByText('El título es obligatorio')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await test.step('written in the other language only, it is refused with the reason', async () => {
    await page.getByRole('button', { name: 'Català' }).first().click()
    await page.getByRole('button', { name: 'Añadir plato' }).click()
    await expect(page.getByLabel('Plato en catalán')).toBeFocused()
    await page.getByRole('button', { name: 'Quitar plato 1' }).click()
    await page.getByLabel('Título en catalán').fill(title)
    await page.getByRole('button', { name: 'Guardar evento' }).click()
    await expect(page.getByText('Falta el texto en castellano, la lengua principal del club.')).toBeVisible()
    await expect(page.getByLabel('Título', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Català' }).first().click()
    await expect(page.getByLabel('Título en catalán')).toHaveValue(title)
    await page.getByLabel('Título en catalán').fill('')
    await page.getByRole('button', { name: 'Español' }).first().click()
  })
  await page.getByLabel('Título', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill('Siete platos.')
  await page.getByLabel('Ubicación', { exact: true }).fill('Barcelona')
  await page.getByLabel('Precio (€)').fill('12,50')
  await page.getByRole('textbox', { name: 'Plazas' }).fill('0')
  await page.getByLabel('Fecha y hora').fill('2027-03-28T02:30')
  await page.getByRole('button', { name: 'Guardar evento' }).click()
  await expect(page.getByText('Mínimo 1')).toBeVisible()
  await page.getByRole('textbox', { name: 'Plazas' }).fill('6')
  await page.getByRole('button', { name: 'Guardar evento' }).click()
  await expect(page.getByText('Esa hora no existe: esa noche los relojes se adelantan')).toBeVisible()
  await expectToast(page, 'Error al crear evento')
  await page.getByLabel('Fecha y hora').fill('2025-10-31T02:30')
  await page.getByRole('button', { name: 'Guardar evento' }).click()
  await expect(page.getByText('Esta fecha ya ha pasado. Si es la buena, vuelve a guardar.')).toBeVisible()
  const repeated = page.getByText('Esa hora se repite por el cambio de hora: vale la primera.')
  await expect(repeated).toHaveCount(0)
  await page.getByLabel('Fecha y hora').fill('2027-10-31T02:30')
  await expect(repeated).toHaveCount(1)
  await page.getByLabel('La inscripción cierra').fill('2026-10-25T02:30')
  await expect(repeated).toHaveCount(2)
  await page.getByLabel('La inscripción cierra').fill('')
  await page.getByRole('button', { name: 'Guardar evento' }).click()
  await expectToast(page, 'Evento creado con éxito')

  const row = await find(page, 'Buscar eventos…', title)
  await expect(row).toContainText('Falta en catalán')
  await row.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Editar evento' })).toBeVisible()
  const address = page.url()
  const event = Number(/\d+$/.exec(address)?.[0])

  await test.step('somebody else saves first', async () => {
    const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' })
    const colleague = await context.newPage()
    await enterPanel(colleague)
    await openScreen(colleague, address, 'Editar evento')
    await colleague.getByRole('button', { name: 'Català' }).first().click()
    await colleague.getByLabel('Título en catalán').fill(`${title} (ca)`)
    await colleague.getByRole('textbox', { name: 'Descripción en catalán' }).fill('Set plats.')
    await colleague.getByRole('button', { name: 'Guardar evento' }).click()
    await expectToast(colleague, 'Evento actualizado con éxito')
    await context.close()
    await page.getByRole('textbox', { name: 'Plazas' }).fill('5')
    await page.getByRole('button', { name: 'Guardar evento' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'mientras lo editabas' })).toContainText(
      'Lo tuyo sigue aquí: 3 campos se han unido solos.',
    )
    await expectAccessibleAtAnyWidth(page)
    await page.getByRole('button', { name: 'Deshacer: Título en catalán' }).click()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page.getByRole('textbox', { name: 'Plazas' })).toHaveValue('5')
    await expect(page.getByLabel('Título en catalán')).toHaveValue('')
    await expect(page.locator('[name=description_ca]')).toHaveValue('Set plats.')
    await page.getByRole('button', { name: 'Guardar evento' }).click()
    await expectToast(page, 'Evento actualizado con éxito')
  })

  await test.step('the menu is written, moved and taken back; a restaurant fills the place', async () => {
    await openScreen(page, address, 'Editar evento')
    const courses = page.getByRole('list', { name: 'Menú' }).getByLabel('Plato', { exact: true })
    const menu = () => courses.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    for (const [place, name] of ['Rovellons', 'Suquet', 'Mató'].entries()) {
      await page.getByRole('button', { name: 'Añadir plato' }).click()
      await courses.nth(place).fill(name)
    }
    await page.getByRole('button', { name: 'Subir plato 3' }).click()
    await expect(page.getByText('Mató: ahora en el puesto 2 de 3.')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Subir plato 2' })).toBeFocused()
    await courses.first().press('Alt+ArrowDown')
    await expect(courses.nth(1)).toBeFocused()
    expect(await menu()).toEqual(['Mató', 'Rovellons', 'Suquet'])
    await page.getByRole('button', { name: 'Quitar plato 1' }).click()
    await page.getByRole('button', { name: 'Deshacer: Mató' }).click()
    expect(await menu()).toEqual(['Mató', 'Rovellons', 'Suquet'])

    const place = page.getByLabel('Ubicación', { exact: true })
    const restaurant = page.getByLabel('Restaurante')
    await restaurant.selectOption({ label: 'Bar Carmeta' })
    await expect(place).toHaveValue('Barcelona')
    await expect(page.getByText('El lugar es ahora el del restaurante')).toBeHidden()
    await place.fill('')
    await restaurant.selectOption({ label: 'Can Mirambell' })
    await expect(place).toHaveValue(/^Carrer del Rec/)
    await restaurant.selectOption({ label: 'Bar Carmeta' })
    await expect(place).toHaveValue(/Boqueria/)
    await page.getByRole('status').getByRole('button', { name: 'Deshacer' }).click()
    await expect(restaurant).toBeFocused()
    await expect(place).toHaveValue(/^Carrer del Rec/)
    await expectAccessibleAtAnyWidth(page)
    await page.getByRole('button', { name: 'Guardar evento' }).click()
    await expectToast(page, 'Evento actualizado con éxito')
  })

  await test.step('a party is added by phone, corrected, marked as attended, cancelled, restored, seated beyond', async () => {
    const guest = someone('convidat')
    await page.setViewportSize({ width: 390, height: 844 })
    await inDatabase(
      (sql) => sql`insert into event_menu_options (event_id, position, name)
        values (${event}, 0, 'Lomo'), (${event}, 1, 'Bacalao')`,
    )
    await openScreen(page, `${address}/inscripciones`, title)
    await expect(page.getByText('No hay reservas')).toBeVisible()
    await page.getByRole('button', { name: 'Añadir reserva' }).click()
    const adding = page.getByRole('dialog', { name: 'Añadir reserva' })
    await adding.getByLabel('Restricciones alimentarias').fill('Celiaca')
    await adding.getByRole('button', { name: 'Añadir reserva' }).click()
    await expect(adding.getByText('El nombre es obligatorio')).toBeVisible()
    await expect(adding.getByText('Hace falta un email o un teléfono')).toBeVisible()
    await expect(adding.getByText('Para guardar este dato hace falta su consentimiento')).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await expect(adding.getByText('Correo o teléfono: uno de los dos.')).toBeVisible()
    for (const label of ['Email', 'Teléfono']) await expect(adding.getByText(label, { exact: true })).toBeVisible()
    await adding.getByLabel(/^Menú/).selectOption('Lomo')
    await adding.getByLabel('Nombre completo').fill('Joana Puig')
    await adding.getByRole('textbox', { name: 'Teléfono' }).fill('938 85 00 11')
    await adding.getByLabel('¿Cuántos son?').fill('4')
    await adding.getByLabel('Nombres de los demás').fill('Pau Puig\nLaia Puig')
    await expect(adding.getByLabel('Menú de Joana Puig')).toHaveValue(/\d/)
    for (const guest of ['Laia Puig', 'Comensal 4']) await adding.getByLabel(`Menú de ${guest}`).selectOption('Bacalao')
    await adding.getByLabel(/^Consiente/).check()
    await adding.getByLabel(/^Le he informado/).check()
    await adding.getByRole('button', { name: 'Añadir reserva' }).click()
    await expectToast(page, 'Reserva añadida con éxito')
    const booking = page.getByRole('listitem').filter({ hasText: 'Joana Puig' }).first()
    await expect(booking).toContainText('Por teléfono, sin correo')

    await chooseInMenu(page, 'Más acciones para Joana Puig', 'Corregir…')
    const correcting = page.getByRole('dialog', { name: 'Corregir reserva' })
    await correcting.getByLabel('Email').fill(guest)
    await correcting.getByLabel('Idioma de los correos').selectOption('ca')
    await correcting.getByLabel('Nota interna').fill('Llega tarde')
    await expectAccessibleAtAnyWidth(page)
    await correcting.getByRole('button', { name: 'Guardar reserva' }).click()
    await expectToast(page, 'Reserva actualizada con éxito')
    await expect(booking).toContainText('Llega tarde')
    expect((await mailTo(guest)).subject).toContain(title)

    await page.getByRole('button', { name: /^Joana Puig · 4/ }).press('Enter')
    const guests = page.getByRole('list', { name: 'Comensales de Joana Puig' })
    await expect(guests.getByRole('listitem')).toHaveCount(4)
    await expect(guests.getByRole('listitem').first()).toContainText('Joana Puig · Lomo')
    await expect(guests).not.toContainText('Pau Puig ·')
    await expect(guests).toContainText('Laia Puig · Bacalao')
    await expect(guests).toContainText('Comensal 4 · nombre por llegar · Bacalao')
    await expect(booking).not.toContainText('Celiaca')
    await page.getByRole('button', { name: 'Ver las dietas' }).click()
    await expect(guests).toContainText('Celiaca')
    await expect(guests.getByText('Ha venido')).toHaveCount(0)
    const [stored] = await inDatabase(
      (sql) => sql<{ id: number; date: Date }[]>`select id, date from events where title = ${title}`,
    )
    const moveTo = (date: Date | undefined) =>
      inDatabase((sql) => sql`update events set date = ${date ?? null} where id = ${stored?.id ?? 0}`)
    await moveTo(new Date())
    await page.reload()
    await alive(page)
    await page.getByRole('button', { name: /^Joana Puig · 4/ }).press('Enter')
    await expect(guests.getByText('Ha venido').first()).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    const noted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByLabel('Ha venido Pau Puig').click()
    await expect(page.getByLabel('Ha venido Pau Puig')).toBeChecked()
    await noted
    await moveTo(stored?.date)
    await page.reload()
    await alive(page)
    await page.getByRole('button', { name: /^Joana Puig · 4/ }).press('Enter')
    await expect(page.getByLabel('Ha venido Pau Puig')).toBeChecked()
    await page.getByRole('button', { name: 'Ver las dietas' }).click()
    await page.getByRole('button', { name: 'Sin mesa: cambiar la mesa de Joana Puig' }).click()
    await page.getByRole('dialog').getByLabel('Mesa').fill('4')
    await page.getByRole('button', { name: 'Guardar mesa' }).click()
    await expect(page.getByRole('button', { name: 'Mesa 4: cambiar la mesa de Joana Puig' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page)

    await chooseInMenu(page, 'Acciones: Laia Puig', 'Cancelar esta plaza…')
    const cancelling = page.getByRole('dialog', { name: '¿Cancelar la plaza de Laia Puig?' })
    await expect(cancelling.getByRole('button', { name: 'Mantener la plaza' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await cancelling.getByRole('button', { name: 'Cancelar la plaza' }).click()
    await expectToast(page, 'Plaza cancelada con éxito')
    await expect(guests.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Restaurar la plaza de Laia Puig' }).click()
    await page.getByRole('button', { name: 'Restaurar reserva' }).click()
    await expectToast(page, 'Reserva restaurada con éxito')
    await expect(guests.getByRole('listitem')).toHaveCount(4)

    for (const seats of [1, 2]) {
      await page.getByRole('button', { name: 'Añadir comensal' }).click()
      const more = page.getByRole('dialog', { name: 'Añadir comensal' })
      if (seats === 1) await more.getByRole('button', { name: 'Añadir comensal' }).click()
      else {
        await expect(more).toContainText('Aforo 5')
        await expectAccessibleAtAnyWidth(page)
        await more.getByLabel(/^Motivo/).fill('La Fonda añade una silla')
        await more.getByRole('button', { name: 'Sentar, +1 plaza' }).click()
      }
      await expect(guests.getByRole('listitem')).toHaveCount(4 + seats)
    }
    await expect(page.getByText('6 de 6 plazas')).toBeVisible()
    expect(
      await inDatabase(
        (sql) => sql`select fields from audit_log where action = 'registration.seated-beyond'
        and subject in (select id::text from event_parties where email = ${guest})`,
      ),
    ).toMatchObject([{ fields: ['+1', 'La Fonda añade una silla'] }])

    await page.getByRole('button', { name: 'Añadir reserva' }).click()
    await expect(adding.getByText('No hay bastantes plazas.')).toBeVisible()
    await adding.getByRole('link', { name: 'Abrir la lista de espera' }).click()
    await expect(page.getByText('Nadie espera')).toBeVisible()
    await openScreen(page, `${address}/inscripciones`, title)

    await page.getByRole('link', { name: 'Hoja de sala' }).click()
    await expect(page.getByRole('heading', { name: 'Hoja de sala' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Celiaca' }).first()).toBeVisible()
    await expect(page.getByText('(ha venido)')).toBeAttached()
    await expectAccessibleAtAnyWidth(page)
    await page.getByRole('link', { name: 'Reservas' }).click()
    await chooseInMenu(page, 'Más acciones para Joana Puig', 'Cancelar la reserva…')
    const cancellingAll = page.getByRole('dialog', { name: '¿Cancelar la reserva de Joana Puig?' })
    await cancellingAll.getByRole('button', { name: 'Cancelar reserva' }).click()
    await expectToast(page, '6 plazas canceladas con éxito')
    await expect(page.getByText('la canceló el club')).toBeVisible()
    await expect(page.locator('#content :focus, #content:focus')).toHaveCount(1)
    await expect.poll(async () => (await mailTo(guest)).subject).toContain('està cancel·lada')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('never fewer seats than are taken; deleting it notifies its guests', async () => {
    const guest = someone('convidat')
    for (const name of ['Núria Pi', 'Pau Pi']) {
      const form = { full_name: name, email: guest, privacy: 'on' }
      const answer = await page.request.post(`/eventos/${address.split('/').at(-1)}/inscripcion`, {
        form,
        headers: { Origin: process.env.SITE_URL ?? '' },
      })
      expect(answer.status()).toBe(200)
    }
    await openScreen(page, address, 'Editar evento')
    await page.getByRole('textbox', { name: 'Plazas' }).fill('1')
    await page.getByRole('button', { name: 'Guardar evento' }).click()
    await expect(page.getByText('Ya hay 2 plazas ocupadas')).toBeVisible()
    await page.getByRole('link', { name: 'Todos los eventos' }).click()
    await page
      .getByRole('dialog', { name: 'Hay cambios sin guardar' })
      .getByRole('button', { name: 'Salir sin guardar' })
      .click()
    // A refund that is owed would be lost.
    await inDatabase((sql) => sql`update event_parties set refund_settled_at = now() where refund_due_at is not null`)
    await find(page, 'Buscar eventos…', title)
    await expect(page).toHaveURL(/q=/)
    await row.getByRole('button', { name: `Más acciones: ${title}` }).click()
    await row.getByRole('button', { name: 'Eliminar…' }).click()
    const refused = page.getByRole('dialog', { name: 'Este evento no se puede eliminar' })
    await expect(refused).toContainText('Cancela el evento: avisamos a todos')
    await expectAccessibleAtAnyWidth(page)
    await refused.getByRole('button', { name: 'Cancelar el evento' }).click()
    const sure = page.getByRole('dialog', { name: '¿Cancelar el evento?' })
    await expect(sure).toContainText('Avisamos por correo a')
    await sure.getByRole('button', { name: 'Cancelar el evento' }).click()
    await expectToast(page, 'Evento cancelado con éxito')
    await expect.poll(async () => (await mailTo(guest)).subject).toBe(`«${title}» se ha cancelado`)
  })
})

test('organizers: created, edited, kept while an event uses them, deleted', async ({ page }) => {
  test.slow()
  const name = own('Celler')
  await enterPanel(page, 'editor')
  await openScreen(page, '/admin/organizers', 'Organizadores')
  await expect(page.getByRole('columnheader')).toHaveText(['Organizador', 'Contacto', 'Ubicación', 'Acciones'])
  await page.getByRole('button', { name: 'Nuevo organizador' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo organizador' })
  await expect(dialog.getByLabel('País')).toHaveValue('España')
  await dialog.getByLabel('Web').fill('celler')
  await dialog.getByLabel('Email').fill('celler@')
  await dialog.getByRole('button', { name: 'Guardar organizador' }).click()
  await expect(dialog.getByText('El nombre es requerido')).toBeVisible()
  await expect(dialog.getByText('URL inválida')).toBeVisible()
  await expect(dialog.getByText('Email inválido')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await dialog.getByLabel('Nombre', { exact: true }).fill(name)
  await dialog.getByLabel('Web').fill('https://celler.example')
  await dialog.getByLabel('Email').fill('celler@example.org')
  await dialog.getByRole('button', { name: 'Català' }).click()
  await dialog.getByLabel('Nombre en catalán').fill(`${name} (ca)`)
  await expectAccessibleAtAnyWidth(page)
  await dialog.getByRole('button', { name: 'Guardar organizador' }).click()
  await expectToast(page, 'Organizador creado con éxito')
  const row = await find(page, 'Buscar organizadores…', name)
  await row.getByRole('button', { name: `Editar ${name}` }).click()
  const editing = page.getByRole('dialog', { name: 'Editar organizador' })
  await editing.getByLabel('Ciudad (opcional)').fill('Valls')
  await editing.getByRole('button', { name: 'Guardar organizador' }).click()
  await expectToast(page, 'Organizador actualizado con éxito')
  await expect(row).toContainText('Valls')

  const dinner = await makeDinner(`Dinar amb ${name}`, 2)
  await inDatabase(
    (sql) =>
      sql`update events set organizer_id = (select id from organizers where name = ${name}) where id = ${dinner}`,
  )
  const sure = page.getByRole('dialog', { name: '¿Eliminar el organizador?' })
  await row.getByRole('button', { name: `Eliminar ${name}` }).click()
  await expect(sure).toContainText(name)
  await expectAccessibleAtAnyWidth(page)
  await sure.getByRole('button', { name: 'Eliminar organizador' }).click()
  await expectToast(page, 'Error al eliminar organizador')
  await expectToast(page, `Lo nombran estos eventos: «Dinar amb ${name}». Cambia antes su organizador.`)
  await inDatabase((sql) => sql`delete from events where id = ${dinner}`)
  await sure.getByRole('button', { name: 'Eliminar organizador' }).click()
  await expectToast(page, 'Organizador eliminado con éxito')
  await expect(page.getByText('Ningún organizador coincide con la búsqueda')).toBeVisible()
})

test('restaurants: created in two languages with dishes, edited, kept while an event uses them, deleted', async ({
  page,
}) => {
  test.slow()
  const name = own('Can Bolet')
  await enterPanel(page)
  await openScreen(page, '/admin/restaurantes', 'Restaurantes')
  await page.getByRole('link', { name: 'Nuevo restaurante' }).click()
  await expect(page.getByRole('heading', { name: 'Nuevo restaurante' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar restaurante' }).click()
  await expect(page.getByText('Nombre y dirección son obligatorios')).toBeVisible()
  await expect(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await expect(page.getByText('La dirección es obligatoria')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Nombre', { exact: true }).first().fill(name)
  await page.getByLabel('Dirección', { exact: true }).fill('Carrer Major, 3')
  await page.getByRole('button', { name: 'Añadir plato' }).click()
  const dish = page.getByRole('listitem', { name: 'plato 1' })
  await dish.getByLabel('Nombre', { exact: true }).fill('Arròs negre')
  await dish.getByLabel('Precio (€)').fill('18,50')
  await page.getByRole('button', { name: 'Català' }).click()
  await expect(dish).toContainText('Arròs negre')
  await page.getByRole('textbox', { name: 'Descripción en catalán' }).first().fill('Cuina de mercat.')
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('link', { name: 'Todos los restaurantes' }).click()
  await page
    .getByRole('dialog', { name: 'Hay cambios sin guardar' })
    .getByRole('button', { name: 'Seguir editando' })
    .click()
  await page.getByRole('button', { name: 'Guardar restaurante' }).click()
  await expectToast(page, 'Creado')
  const row = await find(page, 'Buscar restaurantes…', name)
  await row.getByRole('link', { name: `Editar ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Editar restaurante' })).toBeVisible()
  await expect(dish.getByLabel('Nombre', { exact: true })).toHaveValue('Arròs negre')
  await page.getByLabel('Estrellas Michelin').selectOption('1')
  await dish.getByLabel('Nombre', { exact: true }).fill('Arròs negre amb sípia')
  await dish.getByRole('button', { name: 'Quitar' }).click()
  await expect(dish).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer: Arròs negre amb sípia' }).click()
  await expect(dish.getByLabel('Precio (€)')).toHaveValue('18,5')
  await dish.getByLabel('Nombre', { exact: true }).press('Enter')
  await expectToast(page, 'Actualizado')
  await expect(page.getByPlaceholder('Buscar restaurantes…')).toHaveValue(name)
  const [saved] = await inDatabase(
    (sql) => sql<{ dish: string }[]>`
      select platos_principales -> 0 ->> 'nombre' as dish from restaurants where nombre = ${name}`,
  )
  expect(saved?.dish).toBe('Arròs negre amb sípia')

  const dinner = await makeDinner(`Dinar a ${name}`, 2)
  await inDatabase(
    (sql) =>
      sql`update events set restaurant_id = (select id from restaurants where nombre = ${name}) where id = ${dinner}`,
  )
  await find(page, 'Buscar restaurantes…', name)
  await row.getByRole('button', { name: `Eliminar ${name}` }).click()
  const sure = page.getByRole('dialog', { name: '¿Eliminar el restaurante?' })
  await expectAccessibleAtAnyWidth(page)
  await sure.getByRole('button', { name: 'Eliminar restaurante' }).click()
  await expectToast(page, 'Error al eliminar el restaurante')
  await expectToast(page, `Está en un evento: «Dinar a ${name}». Primero quítalo de ese evento.`)
  await inDatabase((sql) => sql`delete from events where id = ${dinner}`)
  await sure.getByRole('button', { name: 'Eliminar restaurante' }).click()
  await expectToast(page, 'Restaurante eliminado con éxito')
})

test('the dashboard counts, links, and offers to remove the demo content', async ({ page }) => {
  const email = await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible()
  await expect(page.getByText(email).filter({ visible: true })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Panel' }).getByRole('link')
  // Another journey sets up the treasury.
  await expect(links.filter({ hasNotText: 'Tesorería' })).toHaveText([
    /^Dashboard/,
    /^Solicitudes/,
    /^Socios/,
    /^Eventos/,
    /^Restaurantes/,
    /^Organizadores/,
    /^Blog/,
    /^Usuarios/,
    /^Mensajes/,
    /^Correos/,
    /^Auditoría/,
    /^Privacidad/,
    /^El club/,
    /^Imágenes/,
    /^Papelera/,
  ])
  for (const label of [
    'Solicitudes pendientes',
    'Bajas',
    'Socios activos',
    'Restaurantes',
    'Eventos',
    'Publicaciones',
  ]) {
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })).toContainText(/\d/)
  }
  const removal = page.getByRole('button', { name: 'Eliminar el contenido de demostración' })
  await expect(removal).toBeHidden()
  await page.getByText('Por poner a punto: contenido de demostración').click()
  await removal.click()
  const sure = page.getByRole('dialog', { name: '¿Eliminar el contenido de demostración?' })
  await expect(sure.getByRole('button', { name: 'Eliminar la demostración' })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await sure.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('link', { name: /^Publicaciones/ }).click()
  await expect(page.getByRole('heading', { name: 'Gestión del Blog' })).toBeVisible()
  await alive(page)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expectToast(page, 'Sesión cerrada con éxito')
  await expect(page).toHaveURL('/admin/login')
})

/** A page that changes its width or is read again closes an open menu. */
async function chooseInMenu(page: Page, menu: string, name: string) {
  const choice = page.getByRole('button', { name })
  await expect(async () => {
    if (!(await choice.isVisible())) await page.getByRole('button', { name: menu }).click()
    await choice.click({ timeout: 2_000 })
  }).toPass()
}
