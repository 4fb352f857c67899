import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#app/rate-limits.ts'
import type { PartlyProtectedAct } from '#app/accounts/protected-acts.ts'
import { nouns } from '#app/nouns.ts'
import { cookiesOf, PASSWORD, sessionCookieOf, signedInAs } from '../harness/accounts.ts'
import { demoFields } from '#app/club.ts'
import { insertRequest } from '../harness/insert-rows.ts'
import { everyRoute } from '../harness/routes.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('demo', { TRUSTED_PROXIES: 'loopback' })
const password = PASSWORD
let cookie = ''
let socio = ''
const event = {
  title: 'Calçotada',
  description: 'Con romesco.',
  location: 'Valls',
  date: '2030-02-02T13:00',
  price: '45',
  max_participants: '20',
  restaurant_id: 'none',
  organizer_id: 'none',
}
const transfer = 'Por transferencia a ES79 2100 0813 6101 2345 6789'
const person = { full_name: 'Clara Vidal', email: 'c@example.org' }
const member = { ...person, payment_method: 'transfer' }

beforeAll(async () => {
  const token = await insertRequest(sql, { ...person, status: 'approved' })
  const sheet = { token, ...member, iban: 'ES9121000418450200051332', privacy: 'on' }
  await visitor(server.url).post(`/socio/completar-datos?token=${token}`, sheet)
  socio = String((await sql`select id from socios`)[0]?.id)
  cookie = (await signedInAs(server, sql, 'admin')).cookie
})

const ask = () => visitor(server.url, { Cookie: cookie })
const forget = () => sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
async function confirm(given: string, from = '192.0.2.1'): Promise<Response> {
  const answer = await ask().post('/admin/confirmar', { password: given }, { 'X-Forwarded-For': from })
  cookie = sessionCookieOf(answer) || cookie
  return answer
}
const auditActionsSince = async (id: number) =>
  (await sql<{ action: string }[]>`select action from audit_log where id > ${id} order by id`).map(
    ({ action }) => action,
  )
const newest = async () => Number((await sql`select coalesce(max(id), 0) as id from audit_log`)[0]?.id)

/** As the panel repeats a form: no loader runs. */
const byScript = { Accept: 'application/json' }

/** Forms that ask if a protected field changes. */
const protectedForms: { action: PartlyProtectedAct; path: string; fields: Record<string, string> }[] = [
  {
    action: 'socio.updated',
    path: '/admin/socios/:socio',
    fields: { act: 'save', ...member, iban: 'ES7921000813610123456789', version: ':version' },
  },
  {
    action: 'socio.updated',
    path: '/admin/socios/:socio',
    fields: { act: 'save', ...member, email: 'clara@example.org', version: ':version' },
  },
  {
    action: 'club.updated',
    path: '/admin/club',
    fields: { act: 'save', ...demoFields, how_to_pay: transfer, version: '0' },
  },
  {
    action: 'club.updated',
    path: '/admin/club',
    fields: { act: 'save', ...demoFields, how_to_pay: transfer, email: 'altre@example.org', version: '1' },
  },
  { action: 'event.created', path: '/admin/eventos/nuevo', fields: { ...event, how_to_pay: transfer } },
  {
    action: 'event.updated',
    path: '/admin/eventos/:created',
    fields: { ...event, how_to_pay: transfer, how_to_pay_ca: 'Per transferència', version: '1' },
  },
]

/** Exports without personal data. */
const withoutPeople = nouns.flatMap(({ menu }) => (menu?.csv === 'without-people' ? `${menu.to}.csv` : []))

test('Every export of people asks, and every form of which some fields ask is tried below', () => {
  const exports = everyRoute().filter(({ path }) => path.startsWith('/admin/') && /\.csv$|exportar/.test(path))
  expect(exports.length).toBeGreaterThan(10)
  for (const { path, asksPassword } of exports)
    expect([path, asksPassword]).toEqual([path, !withoutPeople.includes(path)])
  const acts = nouns.flatMap((noun) => Object.entries(noun.acts ?? {}))
  const asking = acts.flatMap(([act, { asks }]) => (Array.isArray(asks) ? [act] : []))
  expect(new Set(protectedForms.map(({ action }) => action))).toEqual(new Set(asking))
})

test('Exports without personal data, and forms that leave the protected fields as they are, do not ask', async () => {
  await forget()
  for (const path of withoutPeople) expect((await ask().get(path)).status).toBe(200)
  const [{ version } = { version: 0 }] = await sql`select version from socios`
  const saved = { act: 'save', ...member, iban: '', version: String(version) }
  expect((await ask().post(`/admin/socios/${socio}`, saved)).status).toBe(303)
  expect((await ask().post('/admin/club', { act: 'save', ...demoFields, version: '0' })).status).toBe(303)
  expect((await ask().post('/admin/eventos/nuevo', { ...event, title: 'Vermut' })).status).toBe(303)
})

test.each(protectedForms)(
  '$path asks before $action, and then continues',
  async ({ action, path: pattern, fields }) => {
    await forget()
    const [created] = await sql`select id from events where title = ${event.title}`
    const [sheet] = await sql`select version from socios`
    const ids: Record<string, unknown> = { ':socio': socio, ':version': sheet?.version, ':created': created?.id }
    const named = (text: string) => text.replace(/:(socio|version|created)/, (name) => String(ids[name]))
    const path = named(pattern)
    const form = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, named(value)]))
    const before = await newest()
    expect((await ask().post(path, form)).status).toBe(401)
    expect(await (await ask().post(`${path}.data`, form)).text()).toContain('password-required')
    expect(await auditActionsSince(before)).toEqual([])
    expect((await confirm(password)).status).toBe(200)
    expect((await ask().post(path, form, byScript)).status).toBeLessThan(400)
    expect(await auditActionsSince(before)).toEqual(['session.confirmed', action])
  },
)

describe('Giving the password again', () => {
  beforeEach(() => forget())

  test('counts for fifteen minutes, in this session alone; signing in counts', async () => {
    await sql`update auth_sessions set confirmed_at = now() - interval '14 minutes'`
    expect((await ask().get('/admin/socios.csv')).status).toBe(200)
    const elsewhere = await visitor(server.url).post('/auth', { email: 'admin@example.org', password })
    const other = cookiesOf(elsewhere)
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes' where created_at < (select max(created_at) from auth_sessions)`
    expect((await visitor(server.url).get('/admin/socios.csv', { Cookie: other })).status).toBe(200)
    expect((await ask().get('/admin/socios.csv')).status).toBe(302)
  })

  test('gives the session a new token: the previous one is invalid, and the end of the session stays', async () => {
    const sessions = () => sql`select id, created_at from auth_sessions where user_id = 'admin' order by id`
    const [before, stolen] = [await sessions(), { Cookie: cookie }]
    expect((await confirm(password)).status).toBe(200)
    expect(cookie).not.toBe(stolen.Cookie)
    expect((await visitor(server.url).get('/admin/dashboard', stolen)).headers.get('Location')).toMatch(
      /^\/admin\/login/,
    )
    expect((await ask().get('/admin/dashboard')).status).toBe(200)
    expect(await sessions()).toEqual(before)
  })

  test('continues to the requested page of the panel, and is skipped when it is not needed', async () => {
    const page = await (await ask().get('/admin/confirmar?volver=%2Fadmin%2Fsocios.csv%3Fq%3Da')).text()
    expect(page).toContain('action="/admin/confirmar"')
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/eventos',
      '/admin/confirmar',
      '/admin/login',
    ]) {
      await confirm(password)
      const answer = await ask().get(`/admin/confirmar?volver=${encodeURIComponent(elsewhere)}`)
      expect([elsewhere, answer.headers.get('Location')]).toEqual([elsewhere, '/admin/dashboard'])
    }
    expect((await ask().get('/admin/confirmar?volver=%2Fadmin%2Fsocios.csv%3Fq%3Da')).headers.get('Location')).toBe(
      '/admin/socios.csv?q=a',
    )
    expect((await ask().post('/admin/confirmar', {}, byScript)).status).toBe(200)
  })

  test('with a wrong password grants nothing, never returns it, and counts as a failed sign-in', async () => {
    const { max } = rateLimits['sign-in']['account-and-address']
    const before = await newest()
    for (let n = 0; n < max; n++) {
      const answer = await confirm('patata brava', '198.51.100.9')
      const html = await answer.text()
      expect([answer.status, html.includes('La contraseña no es correcta'), html.includes('patata brava')]).toEqual([
        401,
        true,
        false,
      ])
    }
    const stopped = await confirm(password, '198.51.100.9')
    expect([stopped.status, stopped.headers.has('Retry-After')]).toEqual([429, true])
    expect((await ask().get('/admin/socios.csv')).status).toBe(302)
    expect(await auditActionsSince(before)).toEqual([])
    expect((await confirm(password, '198.51.100.10')).status).toBe(200)
  })
})
