import { beforeEach, expect, test } from 'vitest'
import { clubDay } from '#app/platform/club-day.ts'
import { type InsertedMember, insertEvent, insertMember, insertRequest } from '../harness/insert-rows.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const office = signedIn('admin', 'montse')
const editor = signedIn('editor')
let member: InsertedMember

beforeEach(async () => {
  member = await insertMember(sql, { full_name: 'Aurora Bosch Mas', phone: '600 111 222', language: 'ca' })
})

const address = () => `/admin/socios/${member.id}`
const show = async (path = address()) => pageText(await office.get(path))

test('A member’s page has dinners, messages, notes, requests, the state and the record', async () => {
  const event = await insertEvent(sql, { title: 'Cena de la trufa', inHours: 30, category: 'Cena' })
  const fields = registrationFields({ full_name: 'Aurora Bosch', email: member.email })
  expect((await visitor(server.url).post(`/eventos/${event}/inscripcion`, fields)).status).toBe(200)
  await sql`update events set date = now() - interval '1 day' where id = ${event}`
  await sql`update event_registrations set attended_at = now() where event_id = ${event}`
  await sql`insert into contact_messages (name, email, message, privacy_version)
    values ('Aurora', ${member.email.toUpperCase()}, '¿Puedo venir con perro?', '2026-11-21')`
  expect(
    (await office.post(`${address()}.data`, { act: 'note', text: 'Llama por la tarde.', called_on: '2026-11-20' }))
      .status,
  ).toBe(200)
  const page = await show()
  for (const words of [
    'Cena de la trufa',
    '>Vino<',
    '¿Puedo venir con perro?',
    'Llama por la tarde.',
    'Llamado el 20 nov 2026',
    'Dar de Baja',
    'T’hem donat de baixa del Cercle.',
    'Guardar cambios',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('>No vino<')
  await sql`update usuarios set panel_language = 'ca' where id = 'montse'`
  const catalan = await show()
  for (const words of ['>Va venir<', 'Notes i trucades', 'Trucada del 20 nov 2026', 'Dona de baixa'])
    expect(catalan).toContain(words)
  await sql`update usuarios set panel_language = null where id = 'montse'`
})

test('A wrong note and a wrong day of leaving are refused with 422, and change nothing', async () => {
  const refused: Record<string, string>[] = [
    { act: 'note', text: ' ' },
    { act: 'note', text: 'x', called_on: '2999-01-01' },
    { act: 'leave', left_on: '2999-01-01', without_mail: 'on' },
    { act: 'leave', left_on: clubDay() },
  ]
  for (const fields of refused) expect((await office.post(`${address()}.data`, fields)).status).toBe(422)
  expect(await sql`select from person_notes where membership_request_id = ${member.request}`).toHaveLength(0)
  expect(await sql`select from membership_requests where id = ${member.request} and status = 'approved'`).toHaveLength(
    1,
  )
})

test('Leaving asks for the password, mails the member, and can be taken back with the number', async () => {
  const [{ membership_number: number } = { membership_number: '' }] = await sql<{ membership_number: string }[]>`
    select membership_number from socios where id = ${member.id}`
  const leave = { act: 'leave', left_on: clubDay(), leaving_reason: 'Se muda a Vic', message: 'Fins aviat.' }
  await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes' where user_id = 'montse'`
  expect((await office.post(`${address()}.data`, leave)).status).toBe(401)
  await sql`update auth_sessions set confirmed_at = now() where user_id = 'montse'`
  expect((await office.post(`${address()}.data`, leave)).status).toBe(200)
  const left = await show()
  for (const words of ['Se muda a Vic', 'Inactivo', 'Volver a dar de alta', number]) expect(left).toContain(words)
  expect(
    await sql`select recipient, language from mails where kind = 'member-left' and data ->> 'requestId' = ${member.request}`,
  ).toEqual([{ recipient: member.email, language: 'ca' }])
  expect((await office.post(`${address()}.data`, { act: 'return' })).status).toBe(200)
  expect(await sql`select status, membership_number from socios where id = ${member.id}`).toEqual([
    { status: 'active', membership_number: number },
  ])
  expect(await show()).not.toContain('Se muda a Vic')
})

test('A corrected name, e-mail or phone reaches the request, which nobody has decided meanwhile', async () => {
  const [before] = await sql`select updated_at from membership_requests where id = ${member.request}`
  const corrected = {
    full_name: 'Aurora Bosch',
    email: `nova${member.email}`,
    phone: '600 999 888',
    payment_method: 'cash',
  }
  expect((await office.post(address(), { act: 'save', version: '1', ...corrected })).status).toBe(303)
  expect(
    await sql`select full_name, email, phone, status, updated_at from membership_requests where id = ${member.request}`,
  ).toEqual([
    { full_name: 'Aurora Bosch', email: `nova${member.email}`, phone: '600 999 888', status: 'approved', ...before },
  ])
})

test('A member is found for the booking by phone by POST alone, and by nobody who may not read members', async () => {
  const found = async (who: typeof office, search: string) => who.post('/admin/socios/buscar.data', { search })
  expect(await (await found(office, 'bosch auro')).text()).toContain(member.email)
  expect((await office.get('/admin/socios/buscar')).status).toBe(405)
  expect((await found(editor, 'bosch')).status).toBe(403)
  expect((await found(office, ' ')).status).toBe(422)
})

test('The dialog of a request gets notes and look-alikes', async () => {
  const someone = { full_name: 'Aurora Bosch', email: 'altra@example.org', phone: '600111222' }
  const id = await insertRequest(sql, someone)
  expect(
    (await office.post('/admin/solicitudes.data', { act: 'note', id, text: 'Viene de parte de Pau.' })).status,
  ).toBe(200)
  const details = await (await office.get(`/admin/solicitudes/${id}.data`)).text()
  expect(details).toContain('Viene de parte de Pau.')
  expect(details).toContain(member.id)
  expect(await (await editor.get(`/admin/solicitudes/${id}.data`)).text()).not.toContain('Viene de parte')
})

test('The list for the assembly is by surname, with a place to sign, in the language of the panel', async () => {
  const page = await show('/admin/socios/asamblea')
  expect(page).toContain('>Bosch Mas, Aurora<')
  expect(page).toContain('>Firma<')
  expect(await show('/admin/socios/asamblea?fecha=2020-01-01')).toContain('No había socios el 01 ene 2020')
  await sql`update usuarios set panel_language = 'ca' where id = 'montse'`
  expect(await show('/admin/socios/asamblea')).toContain('>Signatura<')
  await sql`update usuarios set panel_language = null where id = 'montse'`
})
