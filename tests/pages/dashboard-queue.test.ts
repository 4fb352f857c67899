import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAs } from '../harness/accounts.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'

const database = testDatabase('empty')
let server: RunningServer
let sql: Sql
let montse: Awaited<ReturnType<typeof signedInAs>>

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0' })
  sql = connectTo(database.url)
  montse = await signedInAs(server, sql, 'admin', 'montse')
})
afterAll(async () => {
  await sql.end()
  await server.stop()
})

async function bookedDinner(title: string, email: string): Promise<number> {
  const [event] = await sql<{ id: number }[]>`insert into events
    (title, title_ca, description, location, date, price, max_participants, category)
    values (${title}, ${title}, 'Siete platos.', 'Berga', now() + interval '30 hours', 85, 10, 'Cena') returning id`
  const fields = registrationFields({ full_name: 'Joana Vila', email })
  expect((await visitor(server.url).post(`/eventos/${event?.id}/inscripcion`, fields)).status).toBe(200)
  return event?.id ?? 0
}

const dashboard = async () => (await (await montse.get('/admin/dashboard')).text()).replace(/<!-- -->/g, '')

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
  expect(page.match(/[0-9]+ cosas?/)?.[0]).toBe('2 cosas')

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
