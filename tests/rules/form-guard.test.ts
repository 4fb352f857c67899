import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, testDatabase } from '../harness/database.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const database = testDatabase('empty')
let server: RunningServer
let sql: Sql
let event: number

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0', LOG_LEVEL: 'info' })
  sql = connectTo(database.url)
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '3 days', 100) returning id`
  event = row?.id ?? 0
})
afterAll(async () => {
  await sql.end()
  await server.stop()
})

const forms = [
  ['the registration', () => `/eventos/${event}/inscripcion`, registrationFields()],
  [
    'the membership request',
    () => '/solicitar-membresia',
    { full_name: 'Clara Vidal', email: 'clara@example.org', privacy: 'on' },
  ],
  [
    'the contact form',
    () => '/contacto',
    { name: 'Clara Vidal', email: 'clara@example.org', message: 'Buenos días', privacy: 'on' },
  ],
  [
    'the sign-up',
    () => '/auth?modo=registro',
    { full_name: 'Clara Vidal', email: 'clara@example.org', password: 'escudella lenta', privacy: 'on' },
  ],
] as const

async function kept(): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select ((select count(*) from event_registrations) + (select count(*) from membership_requests) + (select count(*) from contact_messages)
      + (select count(*) from auth_verifications) + (select count(*) from mails))::int as count`
  return row?.count ?? -1
}

describe.each(forms)('%s', (_what, path, fields) => {
  const send = (more: Record<string, string>) => visitor(server.url).post(path(), { ...fields, ...more })

  test('from a bot is answered as success and not stored', async () => {
    const before = await kept()
    const caught = [
      await send({ website: 'https://evil.example' }),
      await send({ website: 'x', email: '' }),
      await send({ taken: '3' }),
      await send({ taken: '999' }),
    ]
    expect(caught.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await kept()).toBe(before)
    const person = await send({ website: '', taken: '12000' })
    expect(person.status).toBe(200)
    expect(await kept()).toBeGreaterThan(before)
    const shown = async (answer: Response | undefined) => (await answer?.text())?.match(/<h[12][^>]*>.*?<\/h[12]>/g)
    const success = await shown(person)
    for (const answer of caught) expect(await shown(answer)).toEqual(success)
  })

  test('from a person without script, and therefore without a measured time, is stored', async () => {
    const before = await kept()
    expect((await send({ email: 'sense.script@example.org', website: '', taken: '' })).status).toBe(200)
    expect(await kept()).toBeGreaterThan(before)
  })
})

test('The form guard puts no data of a visitor into the page', async () => {
  for (const [, path] of forms) {
    const [one, other] = await Promise.all([1, 2].map(async () => (await visitor(server.url).get(path())).text()))
    expect(one).toContain('name="website"')
    expect(other).toBe(one)
  }
})

test('A dropped form leaves none of its content in the log', async () => {
  await visitor(server.url).post('/contacto', {
    name: 'Clara',
    email: 'rastre@example.org',
    message: 'secret',
    privacy: 'on',
    website: 'x',
  })
  expect(server.output()).toContain('form from a bot ignored')
  expect(server.output()).not.toContain('rastre')
})
