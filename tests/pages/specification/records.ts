import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { insertBookings } from '../../harness/insert-bookings.ts'

/** By the names that rows use in paths. */
export type Ids = Record<string, number | string>

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** What the demo content has not: events in each state, requests and members in each state. */
export async function insertRecords(sql: Sql): Promise<Ids> {
  const ids: Ids = {}
  for (const [name, event] of Object.entries(events)) {
    const row = { title: `Cena ${name}`, description: 'Siete platos.\n\nY sobremesa.', location: 'Vic', ...event }
    const [made] = await sql<{ id: number }[]>`insert into events ${sql(row)} returning id`
    ids[name] = made?.id ?? 0
    if (name.startsWith('full')) await fill(sql, made?.id ?? 0)
  }
  for (const [name, request] of Object.entries(requests)) {
    const row = { full_name: `Clara ${name}`, email: `${name}@example.org`, ...request }
    const [made] = await sql<{ id: string }[]>`insert into membership_requests ${sql(row)} returning id`
    ids[name] = made?.id ?? ''
  }
  for (const name of ['active', 'inactive', 'suspended', 'corrected']) {
    const status = name === 'corrected' ? 'active' : name
    const row = { full_name: `Montse ${name}`, email: `${name}@example.org`, status }
    const [request] = await sql`insert into membership_requests (full_name, email, status)
      values (${row.full_name}, ${row.email}, ${status === 'inactive' ? 'baja' : 'approved'}) returning id`
    const phone = name === 'active' ? '611 333 444' : null
    const [made] = await sql<{ id: string }[]>`
      insert into socios ${sql({ ...row, phone, membership_request_id: request?.id as string })} returning id`
    Object.assign(ids, { [name]: made?.id, [`${name}Request`]: request?.id })
  }
  await sql`update events set pictures = (select jsonb_agg(image_url) from (select image_url from events where image_url is not null limit 2) as two)
    where id = ${ids.pictures ?? 0}`
  const [bare] = await sql<{ id: number }[]>`
    insert into restaurants (nombre, direccion, web) values ('Fonda', 'Carrer Major, 3, Vic', 'fonda.example') returning id`
  ids.bare = bare?.id ?? 0
  for (const name of ['Restored', 'Removed']) {
    const [place] = await sql<{ id: number }[]>`
      insert into restaurants (nombre, direccion, especialidad, estrellas_michelin, images)
      select ${`Fonda ${name}`}, 'Carrer Major, 3, Vic', 'Cocina de fonda', 2, images from restaurants where id = 1 returning id`
    const [post] = await sql<{ id: number }[]>`
      insert into blog_posts (title, slug, content) values (${name}, ${name.toLowerCase()}, 'Diez palabras.') returning id`
    const [house] = await sql<{ id: number }[]>`insert into organizers (name) values (${`Celler ${name}`}) returning id`
    Object.assign(ids, { [`place${name}`]: place?.id, [`post${name}`]: post?.id, [`house${name}`]: house?.id })
  }
  await sql`update organizers set logo_url = (select image_url from events where image_url is not null limit 1)
    where id = ${ids.houseRestored ?? 0}`
  await sql`update events set organizer_id = ${ids.houseRestored ?? 0} where id = ${ids.pictures ?? 0}`
  return ids
}

const events: Record<string, Record<string, string | number | boolean | Date>> = {
  open: { date: inHours(20 * 24), price: 85, max_participants: 10 },
  free: { date: inHours(21 * 24), price: 0, max_participants: 10 },
  unlimited: { date: inHours(22 * 24), price: 0, max_participants: 0 },
  full: { date: inHours(23 * 24), price: 85, max_participants: 1 },
  fullWithoutList: { date: inHours(24 * 24), price: 85, max_participants: 1, offers: 'off' },
  past: { date: inHours(-30 * 24), price: 85, max_participants: 10 },
  running: { date: inHours(-1), price: 85, max_participants: 10 },
  restored: { date: inHours(40 * 24), price: 85, max_participants: 10 },
  removed: { date: inHours(41 * 24), price: 85, max_participants: 10 },
  pictures: { date: inHours(25 * 24), price: 85, max_participants: 10 },
}

const requests: Record<string, Record<string, string | Date>> = {
  pending: { phone: '600 111 222', reason: 'Me gusta comer' },
  quiet: {},
  rejected: { status: 'rejected' },
  approved: { status: 'approved' },
  baja: { status: 'baja', updated_at: inHours(1) },
  welcome: {},
  twin: { email: 'approved@example.org' },
  refused: {},
  leaving: { status: 'approved' },
  joining: { status: 'approved' },
}

async function fill(sql: Sql, event: number) {
  const id = randomUUID()
  const token_hash = hashToken(linkToken('guest', id))
  await insertBookings(sql, [
    { id, event_id: event, contact_name: 'Pau Riba', email: `pau${event}@example.org`, token_hash },
  ])
}
