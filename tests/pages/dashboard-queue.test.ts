import { expect, test } from 'vitest'
import { signedInAs } from '../harness/accounts.ts'
import { insertCreditor } from '../harness/insert-creditor.ts'
import { insertEvent, insertMember } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const montse = signedIn('admin', 'montse')

async function bookedDinner(title: string, email: string): Promise<number> {
  const event = await insertEvent(sql, { title, title_ca: title, description: 'Siete platos.', inHours: 30 })
  const fields = registrationFields({ full_name: 'Joana Vila', email })
  expect((await visitor(server.url).post(`/eventos/${event}/inscripcion`, fields)).status).toBe(200)
  return event
}

const dashboard = async () => pageText(await montse.get('/admin/dashboard'))

test('the queue of the dashboard leads to unread comments and to seats given up late', async () => {
  const late = await bookedDinner('Cena de la trufa', 'joana@example.org')
  await sql.begin(async (tx) => {
    await tx`update event_registrations set cancelled_at = now(), cancelled_by = 'guest' where event_id = ${late}`
    await tx`update event_parties set state = 'cancelled', cancelled_at = now(), cancelled_by = 'guest'
      where event_id = ${late}`
  })
  const over = await bookedDinner('Cena del arroz', 'jose@example.org')
  await sql`update events set date = now() - interval '1 day' where id = ${over}`
  await sql`update event_registrations set attended_at = now() where event_id = ${over}`
  await sql`insert into event_scores (registration_id, event_id, kitchen, place, pace, comment, language, privacy_version)
    select id, event_id, 5, 5, 5, 'Volveremos.', 'es', '2026-11-22' from event_registrations where event_id = ${over}`
  const page = await dashboard()
  for (const words of [
    'Joana Vila cancela fuera de plazo: 1 plaza',
    'No consta ningún pago.',
    `href="/admin/eventos/${late}/cocina"`,
    '1 comentario por leer: «Cena del arroz»',
    `href="/admin/eventos/${over}/opiniones"`,
  ])
    expect(page).toContain(words)
  expect(page.match(/[0-9]+ cosas?/)?.[0]).toBe('3 cosas')
  expect(page).toContain('Falta en catalán: 1 evento')

  await sql`update events set title_ca = 'Sopar de l’arròs' where id = ${over}`
  await sql`update usuarios set panel_language = 'ca' where id = 'montse'`
  expect(await dashboard()).toContain('1 comentari per llegir: «Cena del arroz»')
  await sql`update usuarios set panel_language = 'es' where id = 'montse'`
})

test('a mail that had nothing to say any more is no failure that waits for somebody', async () => {
  const counted = async () => (await dashboard()).match(/(?:Un correo no ha|[0-9]+ correos no han) llegado/)?.[0] ?? ''
  await sql`update mails set status = 'failed', last_error = 'EENVELOPE 550'`
  expect(await counted()).not.toBe('')
  await sql`update mails set last_error = 'nothing to say any more'`
  expect(await counted()).toBe('')
})

test('a card that cannot be read says so in its place, is logged with its cause, and the others are there', async () => {
  await sql`insert into contact_messages (name, email, message, privacy_version)
    values ('Oriol Camps', 'oriol@example.org', ${`Voldríem acollir un sopar.\n${'x'.repeat(200)}`}, '2026-11-22')`
  await sql.begin(async (tx) => {
    await tx`lock table event_scores in access exclusive mode`
    const answer = await montse.get('/admin/dashboard')
    expect(answer.status).toBe(200)
    const page = await pageText(answer)
    expect(page).toContain('No se ha podido leer: Comentarios por leer')
    expect(page.match(/>No se ha podido leer/g)).toHaveLength(1)
    expect(page).not.toContain('1 comentario por leer')
    for (const words of ['Joana Vila cancela fuera de plazo', 'Mensaje de Oriol Camps', 'Marcar como leído'])
      expect(page).toContain(words)
    expect(page).toMatch(/«Voldríem acollir un sopar\. x{80,95}…»/)
  })
  const logged = await until(() => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('card not read'))
    return lines.length > 0 && lines
  })
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    card: 'comments',
    route: '/admin/dashboard',
    err: { cause: { code: '55P03' } },
  })
  expect(await dashboard()).toContain('1 comentario por leer')
})

test('an empty queue with a card that cannot be read is not called done', async () => {
  const treasurer = await signedInAs(server, sql, 'treasurer', 'tresor')
  const shown = async () => (await treasurer.get('/admin/dashboard')).text()
  expect(await shown()).toContain('Nada: todo está al día.')
  await sql`alter table event_parties rename column refund_due to refund_owed`
  const page = await shown()
  await sql`alter table event_parties rename column refund_owed to refund_due`
  expect(page).toContain('No se ha podido leer: Reembolsos pendientes')
  expect(page).not.toContain('Nada: todo está al día.')
})

test('a message is marked as read in the queue, and as unread again', async () => {
  const [message] = await sql<{ id: string }[]>`select id from contact_messages where name = 'Oriol Camps'`
  const id = message?.id ?? ''
  expect((await montse.post('/admin/mensajes', { act: 'read', id })).status).toBe(200)
  expect(await dashboard()).not.toContain('Mensaje de Oriol Camps')
  expect((await montse.post('/admin/mensajes', { act: 'unread', id })).status).toBe(200)
  expect(await dashboard()).toContain('Mensaje de Oriol Camps')
  await sql`delete from contact_messages`
})

async function dinner(title: string, given: { status?: string; offers?: string } = {}): Promise<number> {
  const { status = 'published', offers = 'auto' } = given
  return insertEvent(sql, { title, title_ca: title, inHours: 480, max_participants: 6, status, offers })
}

async function waitingParty(event: number, name: string, size: number): Promise<string> {
  const [party] = await sql<{ id: string }[]>`insert into event_parties
      (event_id, state, size, contact_name, name_key, email, privacy_version, token_hash, queued_at)
    values (${event}, 'waiting', ${size}, ${name}, ${name}, ${`${size}@example.org`}, '2026-11-22', ${name}, clock_timestamp())
    returning id`
  return party?.id ?? ''
}

test('offers that lapse soon are extended in the queue, and seats that are offered by hand are offered there', async () => {
  const event = await dinner('Sopar de bolets', { offers: 'manual' })
  await waitingParty(event, 'Colla Gran', 9)
  const puig = await waitingParty(event, 'Roser Puig', 2)
  const list = `/admin/eventos/${event}/espera`
  const page = await dashboard()
  for (const words of [
    '6 plazas libres y gente en espera: «Sopar de bolets»',
    'Primero de la lista que cabe: Roser Puig, 2 personas.',
    'aria-label="Ofrecer ahora: 6 plazas libres',
    `value="${puig}"`,
    `href="${list}"`,
  ])
    expect(page).toContain(words)
  expect((await montse.post(list, { act: 'offer', party_id: puig })).status).toBe(200)
  await sql`update event_parties set offer_expires_at = now() + interval '20 hours' where id = ${puig}`
  expect(await dashboard()).not.toContain('Oferta que se acaba')
  await sql`update event_parties set offer_expires_at = now() + interval '90 minutes' where id = ${puig}`
  const ending = await dashboard()
  for (const words of ['Oferta que se acaba: Roser Puig · 2 plazas', 'quedan 2 h', 'aria-label="Prorrogar: Oferta'])
    expect(ending).toContain(words)
  expect((await montse.post(list, { act: 'extend', party_id: puig })).status).toBe(200)
  expect(await dashboard()).not.toContain('Oferta que se acaba')
  await sql`delete from event_parties where event_id = ${event}`
  await sql`delete from events where id = ${event}`
})

test('drafts with a date, and texts that are missing in a language, lead to where they are written', async () => {
  const draft = await dinner('Calçotada', { status: 'draft' })
  const past = await dinner('Sopar antic', { status: 'draft' })
  await sql`update events set date = now() - interval '1 day' where id = ${past}`
  await sql`insert into blog_posts (title, slug, content) values ('Formatges', 'formatges', '<p>Dos</p>'), ('Garnatxes', 'garnatxes', '<p>Sis</p>')`
  await sql`insert into organizers (name, name_ca, description_ca) values ('Colla', 'Colla', 'Gent que cuina.')`
  await sql`insert into restaurants (nombre, direccion, especialidad) values ('Can Pau', 'Olot', 'Arroces')`
  const page = await dashboard()
  for (const words of [
    'Borrador con fecha: Calçotada',
    'Falta la imagen. Nadie lo ve todavía.',
    `href="/admin/eventos/${draft}"`,
    'Falta en catalán: 2 publicaciones',
    '«Formatges» y 1 más',
    'href="/admin/blog?falta=ca"',
    'Falta en castellano: 1 organizador',
    'href="/admin/organizers?falta=es"',
    'Falta en catalán: 1 restaurante',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('Sopar antic')
  const editor = await (await (await signedInAs(server, sql, 'editor', 'eva')).get('/admin/dashboard')).text()
  expect(editor).toContain('Falta en catalán: 2 publicaciones')
  expect(editor).not.toContain('1 restaurante')
  await sql`update events set date = now() + interval '5 days' where id = ${draft}`
  expect(/Hoy(?<today>.*?)(?:Esta semana|Cuando puedas)/s.exec(await dashboard())?.groups?.today).toContain('Calçotada')
})

test('alarms: failed jobs, one of which is repeated in the queue, and bursts of security events of the last day', async () => {
  const failed = () => sql<{ id: string }[]>`insert into pgboss.job (name, data, state, completed_on)
    values ('sweep-pictures', '{"id":"now"}', 'failed', now()) returning id`
  await sql`insert into security_incidents (kind, count, started_at, last_seen_at) values
    ('sign-in-failed', 140, now() - interval '3 hours', now() - interval '2 hours'),
    ('origin-refused', 100, now() - interval '3 days', now() - interval '2 days')`
  const [job] = await failed()
  const page = await dashboard()
  for (const words of [
    'Una tarea del servidor ha fallado: Revisar las imágenes',
    'aria-label="Repetir: Una tarea del servidor',
    'Aviso de seguridad: Contraseña equivocada al entrar',
    '140 veces en diez minutos.',
    'href="/admin/auditoria/seguridad?tipo=sign-in-failed"',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('Formulario enviado desde otra web')
  await failed()
  expect(await dashboard()).toContain('2 tareas del servidor han fallado')
  expect((await montse.post('/admin/correos/tareas', { name: 'sweep-pictures', id: job?.id ?? '' })).status).toBe(200)
  expect(await dashboard()).toContain('Una tarea del servidor ha fallado')
})

test('a plot that cannot be read says so in its place', async () => {
  await sql`alter table socios rename column created_at to joined_at`
  const answer = await montse.get('/admin/dashboard')
  await sql`alter table socios rename column joined_at to created_at`
  expect(answer.status).toBe(200)
  const page = await pageText(answer)
  expect(page).toContain('No se ha podido leer: Solicitudes y altas')
  for (const words of ['Plazas por evento', 'Solicitudes recientes', 'Por atender']) expect(page).toContain(words)
})

test('the link of an approved request without data is sent again from the queue', async () => {
  const [request] = await sql<{ id: string }[]>`insert into membership_requests (full_name, email, status, updated_at)
    values ('Marta Riera', 'marta@example.org', 'approved', now() - interval '9 days') returning id`
  const page = await dashboard()
  for (const words of ['Aprobada sin completar: Marta Riera', 'hace 9 días', 'aria-label="Reenviar enlace: Aprobada'])
    expect(page).toContain(words)
  expect((await montse.post('/admin/solicitudes', { act: 'resend', id: request?.id ?? '' })).status).toBe(200)
  expect(await sql`select 1 from mails where recipient = 'marta@example.org'`).toHaveLength(1)
})

test('the treasury says in the queue what «Hoy» says, only with a creditor, and a failure of it leaves the rest', async () => {
  const treasurer = await signedInAs(server, sql, 'treasurer', 'caixa')
  const shown = async (path: string) => pageText(await treasurer.get(path))
  await insertMember(sql)
  expect(await shown('/admin/dashboard')).not.toMatch(/tesorer|orden de domiciliación/i)
  await insertCreditor(sql, null)
  const [remittance] = await sql<{ id: number }[]>`insert into remittances (due_on, created_by)
    values (current_date + 3, 'caixa') returning id`
  const words = [
    `href="/admin/tesoreria/remesas/${remittance?.id}"`,
    `Remesa ${remittance?.id}, que vence`,
    '1 socio sin orden',
  ]
  for (const page of [await shown('/admin/dashboard'), await shown('/admin/tesoreria')])
    for (const word of words) expect(page).toContain(word)
  expect(await shown('/admin/dashboard')).toMatch(/Hoy<.*Remesa .*Esta semana<.*1 socio sin orden/s)
  await sql`alter table bank_returns rename column handled_at to dealt_with_at`
  const page = await shown('/admin/dashboard')
  await sql`alter table bank_returns rename column dealt_with_at to handled_at`
  expect(page).toContain('No se ha podido leer: Tesorería')
  await sql`delete from treasury_creditor`
})
