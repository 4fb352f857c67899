/** An act of one event that names a record of another one changes nothing there, and tells nothing. */
import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs } from '../harness/accounts.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { insertCreditor } from '../harness/insert-creditor.ts'
import { partyFields } from '../harness/registration-fields.ts'
import { everyRoute } from '../harness/routes.ts'
import { daylight, runServer, type RunningServer } from '../harness/server.ts'
import { validForms, type ValidForm } from '../harness/valid-forms.ts'
import { visitor } from '../harness/visitor.ts'

const database = testDatabase('empty')
const CANARY = 'Canari'
/** Of the comment, as its page shows it. */
const SEEN = createHash('md5').update(`${CANARY}false`).digest('hex')
let server: RunningServer
let sql: Sql
let panel: ReturnType<typeof visitor>
let tables: string[]

beforeAll(async () => {
  sql = connectTo(database.url)
  // Nobody here is asked to confirm a booking by mail.
  await sql`insert into club_versions (version, facts) values (1, ${sql.json({ networks: '127.0.0.0/8\n::1/128' })})`
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0', LOG_LEVEL: 'silent', ...daylight })
  panel = await signedInAs(server, sql, 'admin')
  const found = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'event_id' and table_name like 'event%' order by 1`
  tables = found.map(({ name }) => name)
  expect(tables.length).toBeGreaterThan(5)
})
afterAll(async () => {
  await sql.end()
  await server.kill()
})

type Dinner = { event: number; /** Of guests and of waiting parties. */ ids: string[]; message: string; pass: string }

/**
 * They answer about the event of their address, whatever they are sent: with its page, about no diet or booking, and
 * that ticked bookings are gone.
 */
const WITHOUT_REFUSAL = new Set(['operation', 'undo-burst', 'show-diets', 'pay-selected', 'undo-pay-selected'])

let dinners = 0

/** Three who came and one who cancelled, a couple that waits, a message, a pass, a score with a comment. */
async function makeDinner(): Promise<Dinner> {
  const number = (dinners += 1)
  const [made] = await sql<{ id: number }[]>`
    insert into events (title, location, date, price, max_participants)
    values ('Cena', 'Gràcia', now() + interval '6 hours', 85, 5) returning id`
  const event = made?.id ?? 0
  const come = async (path: string, name: string, size: number) => {
    const fields = partyFields(size, { full_name: `${CANARY} ${name}`, email: `${name}${number}@example.org` })
    const booked = await visitor(server.url).post(path, fields)
    expect([path, booked.status]).toEqual([path, 200])
  }
  await come(`/eventos/${event}/inscripcion`, 'ona', 3)
  await come(`/eventos/${event}/inscripcion`, 'pau', 2)
  await come(`/eventos/${event}/espera`, 'roc', 2)
  await sql`update event_parties set staff_note = '', notes = '' where event_id = ${event}`
  const seats = await sql<{ id: string }[]>`
    select id from event_registrations where event_id = ${event} order by (id = party_id) desc, created_at, id`
  const waiting = await sql<
    { id: string }[]
  >`select id from event_parties where event_id = ${event} and state = 'waiting'`
  await sql`
    insert into event_scores (registration_id, event_id, kitchen, wine, place, pace, comment, comment_state, language, privacy_version)
    values (${seats[0]?.id ?? ''}, ${event}, 5, 4, 5, 4, ${CANARY}, 'pending', 'ca', '2026-11-21')`
  const [message] = await sql<{ id: string }[]>`
    insert into event_messages (event_id, kind, audience, state, send_at, subject, subject_ca, body, body_ca)
    values (${event}, 'message', 'booked', 'scheduled', now() + interval '5 hours', ${CANARY}, ${CANARY}, ${CANARY}, ${CANARY}) returning id`
  const [pass] = await sql<{ id: string }[]>`
    insert into door_passes (event_id, name, token_hash, expires_at)
    values (${event}, ${CANARY}, ${`hash ${number}`}, now() + interval '1 day') returning id`
  return { event, ids: [...seats, ...waiting].map(({ id }) => id), message: message?.id ?? '', pass: pass?.id ?? '' }
}

/** All that is stored of an event. */
async function storedOf({ event }: Dinner): Promise<string> {
  const rows = await Promise.all(
    [...tables, 'door_passes'].map(
      (table) => sql`select to_jsonb(t)::text as row from ${sql(table)} t where event_id = ${event} order by 1`,
    ),
  )
  const own = await sql`select to_jsonb(t)::text as row from events t where id = ${event}`
  return JSON.stringify([...rows, own])
}

/** Its charges are no rows of the event: `treasury/dinners/dinners.test.ts` sends it the ids of another one. */
const CHARGES = '/admin/eventos/:id/cargos'

/** The forms of each page below an event, once for each id. */
function formsOf({ ids, message, pass }: Dinner): [path: string, fields: URLSearchParams][] {
  const known = {
    ids,
    requests: ids,
    socios: ids,
    messages: ids,
    registrations: ids,
    users: ids,
    pictures: [],
    tokens: [],
  }
  return everyRoute()
    .filter(({ path }) => path.startsWith('/admin/eventos/:id/') && path !== CHARGES)
    .flatMap(({ path, id }) => validForms(id, known).map((form) => [path, form] as const))
    .filter(([, form]) => ids.some((id) => JSON.stringify(form).includes(id)))
    .flatMap(([path, form]) =>
      ids.map((_id, index) => {
        const fields = fieldsOf(form, index)
        if (fields.has('message_id')) fields.set('message_id', message)
        if (fields.has('pass_id')) fields.set('pass_id', pass)
        if (fields.has('seen')) fields.set('seen', SEEN)
        return [path, fields] as [string, URLSearchParams]
      }),
    )
}

function fieldsOf(form: ValidForm, index: number): URLSearchParams {
  return new URLSearchParams(
    Object.entries(form).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : (value[index % value.length] ?? ''),
    ]),
  )
}

type After = (form: string[], status: number, answer: string) => Promise<void>

async function sendAll(to: Dinner, about: Dinner, after: After, who = panel) {
  for (const [path, fields] of formsOf(about)) {
    const answer = await who.post(path.replace(':id', String(to.event)), fields, { Accept: 'application/json' })
    expect([path, fields.toString(), answer.status < 500]).toEqual([path, fields.toString(), true])
    await after([path, fields.get('act') ?? [...fields.keys()].join()], answer.status, await answer.text())
  }
}

test('every act of an event refuses the ids of another one', async () => {
  const [theirs, own] = [await makeDinner(), await makeDinner()]
  const before = await storedOf(theirs)
  await sendAll(own, theirs, async ([path, act = ''], status, answer) => {
    expect([path, act, answer.includes(CANARY)]).toEqual([path, act, false])
    if (!WITHOUT_REFUSAL.has(act)) expect([path, act, status < 400 && answer]).toEqual([path, act, false])
  })
  expect(await storedOf(theirs)).toBe(before)

  // The same forms change the event that they are of, from every page.
  const pages = new Set<string>()
  let last = before
  await sendAll(theirs, theirs, async ([path = '']) => {
    const now = await storedOf(theirs)
    if (now !== last) pages.add(path)
    last = now
  })
  expect([...pages].sort()).toEqual([...new Set(formsOf(theirs).map(([path]) => path))].sort())
}, 600_000)

test('a booking’s link refuses the guests of another booking, and one that is named twice', async () => {
  const [theirs, own] = [await makeDinner(), await makeDinner()]
  await sql`update events set date = now() + interval '9 days' where id in ${sql([theirs.event, own.event])}`
  const stored = async () => [await storedOf(theirs), await storedOf(own)]
  const before = await stored()
  const [party = ''] = own.ids
  const token = linkToken('cancel-registration', party)
  const [row] = await sql<{ version: number }[]>`select version from event_parties where id = ${party}`
  const send = async (act: string, leaving: readonly string[], guests: readonly string[] = []) => {
    const fields = new URLSearchParams({ token, act, version: String(row?.version), size: '1', asked: '1' })
    for (const id of leaving) fields.append('leaving', id)
    for (const [index, id] of guests.entries()) {
      fields.set(`guests[${index}].id`, id)
      fields.set(`guests[${index}].full_name`, 'Nobody')
      fields.set(`guests[${index}].dietary_restrictions`, 'Nothing')
      fields.set(`guests[${index}].diet_consent`, 'on')
    }
    return (await visitor(server.url).post(`/reserva?token=${token}`, fields)).status
  }
  for (const act of ['guests', 'size', 'shrink', 'decline', 'leave', 'accept'])
    // A second «accept» of a booked party is answered as the first one, and reads nothing of the form.
    expect([act, await send(act, theirs.ids, theirs.ids.slice(1, 3))]).toEqual([act, act === 'accept' ? 303 : 409])
  const companions = await sql<{ id: string }[]>`
    select id from event_registrations where party_id = ${party} and id <> party_id order by position`
  const [first = '', second = ''] = companions.map(({ id }) => id)
  expect(await send('size', [first, theirs.ids[1] ?? ''])).toBe(409)
  expect(await send('size', [first, first])).toBe(400)
  expect(await stored()).toEqual(before)
  expect(await send('size', [first, second])).toBe(303)
}, 60_000)

/** What shows a record of the panel, or a list of them, in the addresses of another event. */
async function readAll(who: ReturnType<typeof visitor>, { event, ids, message, pass }: Dinner) {
  const panelRoutes = everyRoute().filter(({ path }) => /^\/admin(\/|$)/.test(path))
  const named = [String(event), message, pass, ...ids, '0'.repeat(64)]
  const addresses = panelRoutes.flatMap(({ path, routeId }) =>
    (path.includes(':') ? named : ['']).map((name) => ({
      path,
      routeId,
      address: path.replace(':noun', 'eventos').replace(/:\w+\??/g, name),
    })),
  )
  const questions = [`?q=${CANARY}`, `?q=Sopar&cuando=todos&mensaje=${message}`]
  const read = []
  for (const { path, routeId, address } of addresses)
    for (const asked of [
      address,
      ...questions.map((question) => address + question),
      `${address}.data?_routes=${encodeURIComponent(routeId)}`,
    ]) {
      const answer = await who.get(asked)
      read.push({ path, asked, status: answer.status, text: await answer.text() })
    }
  return read
}

/** In the panel's search, with one error too. */
const wordsOf = ({ event }: Dinner) =>
  ['Sopar aliè', 'alie', 'aliie', 'sopar', 'Forana', 'Forrana', 'roc', `pau${event}`, 'Gràcia'].flatMap((word) => [
    word,
    word.toUpperCase(),
  ])

/** The addresses of what the panel's search finds. */
async function foundBy(who: ReturnType<typeof visitor>, words: string): Promise<string[]> {
  const answer = await who.post('/admin/buscar', { words }, { Accept: 'application/json' })
  const sent = (await answer.json()) as { answer: { found: { to: string }[] } }
  return sent.answer.found.map(({ to }) => to)
}

test('an organizer sees and changes nothing of an event of another one', async () => {
  const [theirs, own] = [await makeDinner(), await makeDinner()]
  const organizers = await sql<{ id: number }[]>`
    insert into organizers (name) values ('Celler aliè'), ('Celler propi') returning id`
  for (const [index, { event }] of [theirs, own].entries())
    await sql`
      update events set title = ${index === 0 ? 'Sopar aliè' : 'Sopar propi'}, organizer_id = ${organizers[index]?.id ?? 0}
      where id = ${event}`
  const organizer = await signedInAs(server, sql, 'organizer')
  await insertCreditor(sql, null)
  await sql`update usuarios set organizer_id = ${organizers[1]?.id ?? 0} where id = 'organizer'`
  await sql`update event_registrations set full_name = 'Forana' where event_id = ${theirs.event}`
  await sql`update event_parties set contact_name = 'Forana' where event_id = ${theirs.event}`
  const before = await storedOf(theirs)
  let tries = 0

  for (const { path, asked, status, text } of await readAll(organizer, theirs)) {
    tries += 1
    expect([asked, status < 500, /Sopar aliè|Forana/.exec(text)?.[0]]).toEqual([asked, true, undefined])
    if (path.includes('/eventos/:id')) expect([asked, text.includes(CANARY)]).toEqual([asked, false])
  }
  // The forms of the pages of the other event, with its ids and with those of the own one; then its ids in the own
  // event.
  for (const about of [theirs, own])
    await sendAll(
      theirs,
      about,
      async ([path], status) => {
        tries += 1
        expect([path, status]).toEqual([path, 403])
      },
      organizer,
    )
  await sendAll(
    own,
    theirs,
    async ([path, act], _status, answer) => {
      tries += 1
      expect([path, act, /Sopar aliè|Forana/.exec(answer)?.[0]]).toEqual([path, act, undefined])
    },
    organizer,
  )
  // What these dinners owe, and the library.
  const charges = new URLSearchParams(theirs.ids.map((id) => ['rows', id]))
  for (const [path, fields] of [
    ...[theirs, own].map(({ event }) => [`/admin/eventos/${event}/cargos`, charges] as const),
    ['/admin/imagenes', charges],
    [`/admin/biblioteca/${'0'.repeat(64)}`, new URLSearchParams({ act: 'delete' })],
  ] as const) {
    tries += 1
    expect([path, (await organizer.post(path, fields, { Accept: 'application/json' })).status]).toEqual([path, 403])
  }
  for (const words of [
    ...wordsOf(theirs),
    ...wordsOf(theirs).map((word) => `historial ${word}`),
    'reserva',
    'llista',
  ]) {
    tries += 1
    const found = await foundBy(organizer, words)
    expect([words, found.filter((line) => line.includes(`/eventos/${theirs.event}`))]).toEqual([words, []])
  }
  expect(await storedOf(theirs)).toBe(before)
  expect(tries).toBeGreaterThan(500)

  // The own event is open.
  for (const words of ['propi', 'telefon propi'])
    expect(await foundBy(organizer, words)).toContainEqual(expect.stringContaining(`/eventos/${own.event}`))
  for (const page of ['', '/inscripciones', '/espera', '/cocina', '/mensajes', '/pases', '/puerta'])
    expect([page, (await organizer.get(`/admin/eventos/${own.event}${page}`)).status]).toEqual([page, 200])
  expect(await (await organizer.get(`/admin/eventos/${own.event}/inscripciones`)).text()).toContain(CANARY)
  const ticked = `/admin/eventos.csv?rows=${own.event}:1&rows=${theirs.event}:1`
  expect(/Sopar aliè/.exec(await (await organizer.get(ticked)).text())).toBeNull()
  for (const list of ['/admin/eventos?cuando=todos', '/admin/eventos.csv?cuando=todos', ticked, '/admin/dashboard'])
    expect([list, (await (await organizer.get(list)).text()).includes('Sopar propi')]).toEqual([list, true])
}, 600_000)

test('an organizer whose account names no organizer sees no event', async () => {
  const organizer = await signedInAs(server, sql, 'organizer', 'nobody')
  const { event } = await makeDinner()
  expect((await organizer.get(`/admin/eventos/${event}`)).headers.get('Location')).toBe('/admin/dashboard')
  expect(await (await organizer.get('/admin/eventos?cuando=todos')).text()).not.toContain('Gràcia')
})
