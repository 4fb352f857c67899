import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { canOfOwn, roles, type Role } from '#app/accounts/capabilities.ts'
import { nouns } from '#app/nouns.ts'
import { events } from '#app/database/schema.ts'
import { connectTo, openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { insertBookings } from '#tests/harness/insert-bookings.ts'
import { everyRoute } from '#tests/harness/routes.ts'
import { findInPanel } from './find.server.ts'

const own = openTestDatabase('empty', 'panel')

beforeAll(async () => {
  await ownerDatabase.execute(sql`
    with made as (
      insert into membership_requests (full_name, email, status, completed)
      select name, 'socia' || number || '@example.org', 'approved', true
      from unnest(array['Maria Àngels Col·lell', 'Montserrat Vila', 'Pere Ferrer', 'Núria Garcia']) with ordinality as t (name, number)
      returning id, full_name, email
    )
    insert into socios (membership_request_id, full_name, email) select * from made`)
  await ownerDatabase.execute(sql`
    insert into membership_requests (full_name, email, status) values
      ('Montserrat Pendent', 'pendent@example.org', 'pending')`)
  await ownerDatabase.execute(sql`
    insert into events (title, title_ca, date, max_participants) values
      ('Cena de la trufa', 'Sopar de la tòfona', now() + interval '3 days', 20),
      ('Cena antigua', '', now() - interval '90 days', 20)`)
  const evenings = await ownerDatabase.select({ event_id: events.id }).from(events)
  const client = connectTo(own.url)
  await insertBookings(
    client,
    evenings.map((event) => ({
      ...event,
      contact_name: 'Remei Bonastre',
      email: 'remei@example.org',
      table_label: '4',
    })),
  )
  await client.end()
  await ownerDatabase.execute(sql`
    insert into blog_posts (title, slug, content) values ('Bonastre y el vino', 'bonastre', '<p>Vino.</p>')`)
})

const find = (typed: string, role: Role = 'admin') => findInPanel(typed, { id: 'lena', role }, 'es')
const titlesOf = async (typed: string, role?: Role) => (await find(typed, role)).found.map(({ title }) => title)

describe('The panel’s search', () => {
  test('shows an organizer their own events and the bookings of them alone', async () => {
    expect(await find('trufa', 'organizer')).toMatchObject({ found: [] })
    expect(await find('remei', 'organizer')).toMatchObject({ found: [] })
    await ownerDatabase.execute(sql`
      with organizer as (insert into organizers (name) values ('Colla del bolet') returning id),
      account as (
        insert into usuarios (id, name, email, role, organizer_id)
        select 'lena', 'Lena', 'lena@example.org', 14, id from organizer
      )
      update events set organizer_id = (select id from organizer) where title = 'Cena de la trufa'`)
    expect(await titlesOf('trufa', 'organizer')).toEqual(['Cena de la trufa'])
    expect(await titlesOf('remei', 'organizer')).toEqual(['Remei Bonastre · 1'])
    expect(await titlesOf('antigua', 'organizer')).toEqual([])
    expect(await titlesOf('maria', 'organizer')).toEqual([])
  })

  test('finds people without accents and case, by any words of the name in any order', async () => {
    expect(await titlesOf('maria')).toEqual(['Maria Àngels Col·lell'])
    expect(await titlesOf('col·lell MARIA')).toEqual(['Maria Àngels Col·lell'])
    expect(await titlesOf('tofona')).toEqual(['Cena de la trufa'])
    expect(await titlesOf('mo')).toEqual(['Montserrat Pendent', 'Montserrat Vila'])
  })

  test('forgives typing errors, and says which words it has searched', async () => {
    expect(await find('Montserat')).toMatchObject({
      corrected: 'montserrat',
      found: [{ title: 'Montserrat Pendent' }, { title: 'Montserrat Vila' }],
    })
    expect(await find('ferer')).toMatchObject({ corrected: 'ferrer', found: [{ title: 'Pere Ferrer' }] })
    expect(await find('garsia nuria')).toMatchObject({ corrected: 'garcia nuria', found: [{ title: 'Núria Garcia' }] })
    expect(await find('Montserrat')).toMatchObject({ corrected: null })
    expect(await find('zzqqx')).toEqual({ corrected: null, found: [] })
  })

  test('leads to the record, and finds a booking with its evening until a month after it', async () => {
    const { found } = await find('bonastre')
    expect(found.map(({ group, title }) => [group, title])).toEqual([
      ['bookings', 'Remei Bonastre · 1'],
      ['posts', 'Bonastre y el vino'],
    ])
    const [booking] = found
    expect(booking).toMatchObject({ sign: '4', detail: expect.stringContaining('Cena de la trufa') as string })
    expect(booking?.to).toMatch(/^\/admin\/eventos\/\d+\/inscripciones\?q=Remei%20Bonastre$/)
    const [member] = (await find('ferrer')).found
    expect(member?.to).toMatch(/^\/admin\/socios\/[0-9a-f-]{36}$/)
    expect(member?.detail).toContain('socia3@example.org')
  })

  test('shows a role nothing that it may not read, and takes no near word from there', async () => {
    expect(await titlesOf('bonastre', 'editor')).toEqual(['Bonastre y el vino'])
    expect(await find('Montserat', 'editor')).toEqual({ corrected: null, found: [] })
    expect(await titlesOf('vila', 'editor')).toEqual([])
    expect(await titlesOf('bonastre', 'user')).toEqual([])
  })

  test('offers what is done to an event by its name, and to the next ones by none', async () => {
    await ownerDatabase.execute(sql`
      insert into events (title, date, status, published_at, max_participants)
      values ('Cena en borrador', now() + interval '1 day', 'draft', null, 20)`)
    const { found } = await find('teléfono trufa')
    expect(found).toEqual([
      expect.objectContaining({
        group: 'acts',
        title: 'Reserva por teléfono: Cena de la trufa',
        to: expect.stringMatching(/^\/admin\/eventos\/\d+\/inscripciones$/) as string,
        presses: 'create',
      }),
    ])
    expect(await titlesOf('TELEFON')).toEqual(['Reserva por teléfono: Cena de la trufa'])
    expect(await titlesOf('telefono borrador')).toEqual(['Reserva por teléfono: Cena en borrador'])
    expect(await find('telefono truffa')).toMatchObject({
      corrected: 'telefono trufa',
      found: [{ title: 'Reserva por teléfono: Cena de la trufa', presses: 'create' }],
    })
    expect(await titlesOf('historial antigua')).toEqual(['Historial: Cena antigua'])
    expect(await titlesOf('historial bonastre')).toEqual(['Historial: Bonastre y el vino'])
    expect(await titlesOf('historial trufa', 'organizer')).toEqual([])
    expect(await titlesOf('telefono trufa', 'organizer')).toEqual(['Reserva por teléfono: Cena de la trufa'])
    expect(await titlesOf('telefono antigua', 'organizer')).toEqual([])
    expect(await titlesOf('telefono', 'reader')).toEqual([])
  })

  test('offers what is done to an evening ahead neither for a past nor for a cancelled one', async () => {
    await ownerDatabase.execute(sql`
      insert into events (title, date, status, max_participants)
      values ('Cena anulada', now() + interval '2 days', 'cancelled', 20)`)
    expect(await titlesOf('telefono antigua')).toEqual([])
    expect(await titlesOf('telefono anulada')).toEqual([])
    expect(await titlesOf('lista espera anulada')).toEqual([])
    expect(await titlesOf('pagos antigua')).toEqual(['Anotar pagos: Cena antigua'])
  })

  test('takes signs of patterns as letters', async () => {
    for (const typed of ['%%', '__', '\\\\', "'';--", 'a%b_c\\']) expect((await find(typed)).found, typed).toEqual([])
  })
})

test('Whoever is shown a line may open its page', () => {
  const routes = everyRoute().map((route) => ({ ...route, shape: route.path.replace(/:\w+/g, '[^/]+') }))
  const routeOf = (path: string) => {
    const known = path.replace(/\?.*$/, '')
    return routes.find(({ shape, path: own }) => own === known || new RegExp(`^${shape}$`).test(known))
  }
  const lines = nouns.flatMap(({ found, choices = [] }) => [
    ...(found ? [{ capability: found.capability, to: found.path }] : []),
    ...choices,
  ])
  for (const { capability, to } of lines) {
    const needs = routeOf(to)?.needs ?? []
    expect(needs.length, to).toBeGreaterThan(0)
    for (const role of roles.filter((one) => canOfOwn(one, capability)))
      expect(
        needs.filter((needed) => !canOfOwn(role, needed)),
        `${role} at ${to}`,
      ).toEqual([])
  }
})
