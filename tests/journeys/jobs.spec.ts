import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { legalVersions } from '#app/legal-versions.ts'
import { insertBookings } from '../harness/insert-bookings.ts'
import { alive, expect, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { Keys } from './keys.ts'
import { enterPanel, openScreen, someone } from './people.ts'

/** Jobs of the team from the dashboard by keyboard. Keys that type are not counted, nor is Tab into a typed field. */
const documented = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/journeys.md'), 'utf8').matchAll(
      /^\| ([^|]+?) +\| +(\d+) \|$/gm,
    ),
  ].map(([, name = '', presses]) => [name, Number(presses)] as const),
)
const MOST_PRESSES = 5
const carriedOut: string[] = []

function job(name: string, carryOut: (keys: Keys, page: Page) => Promise<void>) {
  carriedOut.push(name)
  test(name, async ({ page }) => {
    const keys = new Keys(page)
    await enterPanel(page)
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    await carryOut(keys, page)
    expect(keys.presses).toBe(documented.get(name))
    expect(keys.presses).toBeLessThanOrEqual(MOST_PRESSES)
  })
}

const request = (name: string, status: 'pending' | 'approved') =>
  inDatabase(
    (sql) =>
      sql`insert into membership_requests (full_name, email, status) values (${name}, ${someone('job')}, ${status})`,
  )

async function makeMember(name: string, status: 'active' | 'inactive' = 'active'): Promise<void> {
  const email = someone('member')
  await inDatabase(
    (sql) => sql`
    with request as (
      insert into membership_requests (full_name, email, status, completed)
      values (${name}, ${email}, ${status === 'active' ? 'approved' : 'baja'}, true) returning id
    ) insert into socios (membership_request_id, full_name, email, status) select id, ${name}, ${email}, ${status} from request`,
  )
}

const acceptPrivacy = (name: string) =>
  inDatabase((sql) => sql`update socios set privacy_version = ${legalVersions.privacy} where full_name = ${name}`)

const addBookings = (event: number, names: readonly string[]) =>
  inDatabase(async (sql) => {
    await insertBookings(
      sql,
      names.map((name) => ({ event_id: event, contact_name: name, email: someone('guest') })),
    )
    return []
  })

const partiesOf = (event: number) =>
  inDatabase(
    (sql) => sql`select contact_name as name, state, size, is_member from event_parties where event_id = ${event}`,
  )

async function openEvent(keys: Keys, page: Page, id: number, name: string) {
  await keys.find(name, name)
  await expect(page).toHaveURL(new RegExp(`/admin/eventos/${id}$`))
  await expect(page.getByLabel('Fecha y hora')).toBeVisible()
  await alive(page)
}

async function openMember(keys: Keys, page: Page, name: string) {
  await keys.find(name, name)
  await expect(page).toHaveURL(/\/admin\/socios\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: new RegExp(name) }).first()).toBeVisible()
  await alive(page)
}

job('Approve a request', async (keys, page) => {
  await request('Eulària Taverner', 'pending')
  await keys.find('eularia taver', 'Eulària Taverner')
  await expect(page.getByRole('dialog', { name: /Eulària Taverner/ })).toBeVisible()
  await keys.find('aprobar', 'Aprobar')
  await expectToast(page, 'Solicitud aprobada')
})

job('Send the link for the data again', async (keys, page) => {
  await request('Blai Desclot', 'approved')
  await keys.find('blai desc', 'Blai Desclot')
  await expect(page.getByRole('dialog', { name: /Blai Desclot/ })).toBeVisible()
  await keys.find('reenviar', 'Reenviar enlace')
  await expectToast(page, 'Enlace reenviado')
})

job('Find a guest by half a name', async (keys, page) => {
  await addBookings(await makeDinner('Cena de los nombres a medias', 10), ['Quirze Matabosch'])
  await keys.find('matabo', 'Quirze Matabosch')
  await expect(page.locator('.booking-toggle')).toHaveAttribute('aria-expanded', 'true')
})

job('Correct the address of a member', async (keys, page) => {
  await makeMember('Tecla Rocabruna')
  await openMember(keys, page, 'Tecla Rocabruna')
  await keys.find('email', 'Email')
  await keys.type(someone('tecla'))
  await keys.press('Enter')
  await expectToast(page, 'Socio actualizado')
})

job('A member leaves', async (keys, page) => {
  await makeMember('Narcís Puigverd')
  await openMember(keys, page, 'Narcís Puigverd')
  await keys.find('dar de baja', 'Dar de Baja')
  await keys.press('Enter')
  await expect
    .poll(() => inDatabase((sql) => sql`select status from socios where full_name = 'Narcís Puigverd'`))
    .toEqual([{ status: 'inactive' }])
})

job('A former member returns', async (keys, page) => {
  await makeMember('Griselda Montcada', 'inactive')
  await openMember(keys, page, 'Griselda Montcada')
  await keys.find('volver a dar', 'Volver a dar de alta')
  await expect
    .poll(() => inDatabase((sql) => sql`select status from socios where full_name = 'Griselda Montcada'`))
    .toEqual([{ status: 'active' }])
})

job('The paper for the assembly', async (keys, page) => {
  await keys.find('asamblea', 'Lista para la asamblea')
  await expect(page).toHaveURL(/\/admin\/socios\/asamblea$/)
})

job('Invite somebody to the panel', async (keys, page) => {
  await keys.find('invitar', 'Invitar a alguien al panel')
  await expect(page.getByRole('dialog', { name: 'Invitar al panel' })).toBeVisible()
  await keys.type(someone('ona'))
  await keys.press('Enter')
  await expectToast(page, 'Invitación enviada')
})

job('Publish a dinner', async (keys, page) => {
  const event = await makeDinner('Cena del armario', 10)
  await inDatabase((sql) => sql`update events set status = 'draft', published_at = null where id = ${event}`)
  await openEvent(keys, page, event, 'Cena del armario')
  await keys.find('publicar ahora', 'Publicar ahora')
  await keys.press('Control+Enter')
  await expectToast(page, 'Evento actualizado')
  expect(await inDatabase((sql) => sql`select status from events where id = ${event}`)).toEqual([
    { status: 'published' },
  ])
})

job('Preview a draft', async (keys, page) => {
  const event = await makeDinner('Cena del visillo', 10)
  await inDatabase((sql) => sql`update events set status = 'draft', published_at = null where id = ${event}`)
  await openEvent(keys, page, event, 'Cena del visillo')
  await keys.find('vista previa', 'Vista previa')
  await keys.press('Control+Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(new RegExp(`/eventos/${event}\\?`))
})

job('Book a member who calls', async (keys, page) => {
  await makeMember('Roderic Vallfogona')
  await acceptPrivacy('Roderic Vallfogona')
  const event = await makeDinner('Cena de la pilota', 10)
  await keys.find('telefono pilota', 'Reserva por teléfono: Cena de la pilota')
  const dialog = page.getByRole('dialog', { name: 'Añadir reserva' })
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused()
  await keys.type('roderic vallf')
  await expect(dialog.getByRole('button', { name: /^Roderic Vallfogona/ })).toBeVisible()
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(dialog.getByLabel('¿Cuántos son?')).toBeFocused()
  await keys.press('Control+Enter')
  await expectToast(page, 'Reserva añadida con éxito')
  expect(await partiesOf(event)).toEqual([{ name: 'Roderic Vallfogona', state: 'booked', size: 1, is_member: true }])
})

/** Name, e-mail, phone, how many, and that they were informed. */
async function typeCall(keys: Keys, page: Page, name: string, size: number) {
  await expect(page.getByRole('dialog').getByLabel('Nombre completo')).toBeFocused()
  await keys.type(name)
  for (const text of [someone('call'), '600 11 22 33', String(size)]) await keys.typeInNextField(text)
  await keys.press('Tab')
  await keys.press('Space')
  await keys.press('Control+Enter')
}

job('Book a table of six', async (keys, page) => {
  const event = await makeDinner('Cena de las seis sillas', 10)
  await keys.find('telefono seis sillas', 'Reserva por teléfono: Cena de las seis sillas')
  await typeCall(keys, page, 'Ildefons Sisquella', 6)
  await expectToast(page, 'Reserva añadida con éxito')
  expect(await partiesOf(event)).toEqual([{ name: 'Ildefons Sisquella', state: 'booked', size: 6, is_member: false }])
})

job('Put somebody who calls on the waiting list', async (keys, page) => {
  const event = await makeDinner('Cena de la cola', 2)
  await addBookings(event, ['Úrsula Matadepera', 'Ot Matadepera'])
  await keys.find('lista cola', 'Apuntar a la lista de espera: Cena de la cola')
  await typeCall(keys, page, 'Policarp Esperança', 2)
  await expectToast(page, 'Apuntada a la lista')
  expect(await partiesOf(event)).toContainEqual(expect.objectContaining({ name: 'Policarp Esperança', size: 2 }))
})

/** The date that is typed into the field which has the focus: day, month, year, hour. */
async function moveTheHour(keys: Keys, page: Page, dinner: string) {
  await addBookings(await makeDinner(dinner, 10), [`Amiga de ${dinner}`])
  await keys.find(`hora ${dinner}`, `Cambiar la fecha y la hora: ${dinner}`)
  await expect(page.getByLabel('Fecha y hora')).toBeFocused()
  // Of a browser that counts twelve hours, in the morning.
  await keys.type('050520270930A')
  await expect(page.getByLabel('Fecha y hora')).toHaveValue('2027-05-05T09:30')
  await keys.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'Avisar a 1 persona' })).toBeVisible()
}

const changeMails = (dinner: string) =>
  inDatabase(
    (sql) => sql`select from mails join event_parties on event_parties.email = mails.recipient
      where contact_name = ${`Amiga de ${dinner}`} and kind = 'event-changed'`,
  )

job('Move the hour and tell the guests', async (keys, page) => {
  await moveTheHour(keys, page, 'Cena del reloj')
  await keys.press('Control+Enter')
  await expectToast(page, 'Evento actualizado')
  expect(await changeMails('Cena del reloj')).toHaveLength(1)
})

job('Move the hour without telling', async (keys, page) => {
  await moveTheHour(keys, page, 'Cena del silencio')
  await keys.typeInNextField('Se lo han dicho de viva voz')
  await keys.press('Control+Enter')
  await expectToast(page, 'Evento actualizado')
  expect(await changeMails('Cena del silencio')).toHaveLength(0)
})

job('Send the sheet to the kitchen', async (keys, page) => {
  const event = await makeDinner('Cena de los fogones', 10)
  const kitchen = someone('cuina')
  await inDatabase(
    (sql) => sql`with restaurant as (
        insert into restaurants (nombre, direccion, reserva_email) values ('Ca la Fogonera', 'Vic', ${kitchen}) returning id)
      update events set restaurant_id = (select id from restaurant) where id = ${event}`,
  )
  await addBookings(event, ['Gastó Olletes'])
  await keys.find('cocina fogones', 'Hoja de cocina: Cena de los fogones')
  await expect(page.getByText(kitchen)).toBeVisible()
  await keys.find('enviar versión', 'Enviar la versión 1')
  await expectToast(page, 'Versión 1 enviada')
})

job('Write to all members', async (keys, page) => {
  await makeMember('Tomàs Avisat')
  await keys.find('mensajes socios', 'Mensajes a los socios')
  await expect(page.getByLabel('Asunto en castellano')).toBeFocused()
  await keys.type('La cena de invierno')
  for (const text of ['Hola, {nombre}: ya hay fecha.', 'El sopar d’hivern', 'Hola, {nom}: ja hi ha data.'])
    await keys.typeInNextField(text)
  await keys.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: /^¿Enviar a \d+ persona/ })).toContainText('ya hay fecha')
  await keys.press('Control+Enter')
  await expectToast(page, 'Enviando')
})

job('Mark twenty bookings as paid', async (keys, page) => {
  const event = await makeDinner('Cena de los recibos', 20)
  await addBookings(
    event,
    Array.from({ length: 20 }, (_, index) => `Pagadora ${index}`),
  )
  await keys.find('pagos recibos', 'Anotar pagos: Cena de los recibos')
  await expect(page.getByRole('checkbox', { name: 'Seleccionar toda la página' })).toBeChecked()
  await keys.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: /en 20 reservas/ })).toBeVisible()
  await keys.press('Control+Enter')
  await expect(page.getByText('20 pagos anotados')).toBeVisible()
})

job('Restore yesterday’s text', async (keys, page) => {
  const event = await makeDinner('Cena del ayer', 10)
  await inDatabase(
    (sql) => sql`update events set description = 'Otra cosa.', version = version + 1 where id = ${event}`,
  )
  await keys.find('historial ayer', 'Historial: Cena del ayer')
  await expect(page.getByText('Otra cosa.')).toBeVisible()
  await keys.find('restaurar', 'Restaurar')
  await expect(page.getByRole('dialog', { name: /^¿Volver a como estaba/ })).toBeVisible()
  await keys.press('Control+Enter')
  await expectToast(page, 'Textos restaurados')
})

job('Import members from a file', async (keys, page) => {
  await keys.find('importar socios', 'Importar socios')
  await expect(page.getByLabel('Archivo CSV o XLSX')).toBeFocused()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Space')])
  const table = `Nombre;Email\nAnselma Llistada;${someone('llistada')}\n`
  await chooser.setFiles({ name: 'socios.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await keys.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Importar 1 socio' })).toBeVisible()
  await keys.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Importado', exact: true })).toBeVisible()
})

test('the documentation names these jobs and no others', () => {
  expect([...documented.keys()].toSorted()).toEqual(carriedOut.toSorted())
})
