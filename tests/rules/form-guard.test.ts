import { beforeAll, describe, expect, test } from 'vitest'
import { guardFields } from '#app/platform/forms/form-guard-fields.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const { server, sql } = testSite('empty', { LOG_LEVEL: 'info' })
let event: number
let full: number

beforeAll(async () => {
  event = await insertEvent(sql, { max_participants: 100 })
  full = await insertEvent(sql, { max_participants: 1 })
  await visitor(server.url).post(`/eventos/${full}/inscripcion`, registrationFields({ email: 'seated@example.org' }))
})

const forms = [
  ['the waiting list', () => `/eventos/${full}/espera`, registrationFields()],
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
    select ((select count(*) from event_registrations) + (select count(*) from event_parties) + (select count(*) from membership_requests) + (select count(*) from contact_messages)
      + (select count(*) from auth_verifications) + (select count(*) from mails))::int as count`
  return row?.count ?? -1
}

describe.each(forms)('%s', (_what, path, fields) => {
  const send = (more: Record<string, string>) => visitor(server.url).post(path(), { ...fields, ...more })

  test('that looks automatic is sent back with what was typed, never answered as success, and not stored', async () => {
    const before = await kept()
    const traces: Record<string, string>[] = [
      { [guardFields.trap]: 'https://evil.example' },
      { taken: '3' },
      { taken: '999' },
    ]
    for (const trace of traces) {
      const caught = await send(trace)
      expect(caught.status).toBe(422)
      const page = await caught.text()
      expect(page).toMatch(/<title>Error: /)
      expect(page).toMatch(/<p autofocus="" class="error-summary"[^>]*>[^<]*Inténtalo de nuevo/)
      expect(page).toContain('value="clara@example.org"')
    }
    expect(await kept()).toBe(before)
    expect((await send({ [guardFields.trap]: '', taken: '12000' })).status).toBe(200)
    expect(await kept()).toBeGreaterThan(before)
  })

  test('that is wrong is shown again with the focus on its first wrong field', async () => {
    const page = await (await send({ email: '', privacy: '' })).text()
    expect(page).toMatch(/<title>Error: /)
    const focused = page.match(/<(?:input|p)[^>]*autofocus=""[^>]*>/g)
    expect(focused).toEqual([expect.stringContaining('name="email"')])
    expect(focused?.[0]?.split('autofocus=')).toHaveLength(2)
  })

  test('from a person without script, and therefore without a measured time, is stored', async () => {
    const before = await kept()
    expect((await send({ email: 'sense.script@example.org', [guardFields.trap]: '', taken: '' })).status).toBe(200)
    expect(await kept()).toBeGreaterThan(before)
  })
})

test('The form guard puts no data of a visitor into the page', async () => {
  for (const [, path] of forms) {
    const [one, other] = await Promise.all([1, 2].map(async () => (await visitor(server.url).get(path())).text()))
    expect(one).toContain(`name="${guardFields.trap}"`)
    expect(other).toBe(one)
  }
})

test('A dropped form leaves none of its content in the log', async () => {
  await visitor(server.url).post('/contacto', {
    name: 'Clara',
    email: 'rastre@example.org',
    message: 'secret',
    privacy: 'on',
    [guardFields.trap]: 'x',
  })
  expect(server.output()).toContain('form that looks automatic sent back')
  expect(server.output()).not.toContain('rastre')
})
