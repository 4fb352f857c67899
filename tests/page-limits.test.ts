import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#app/accounts/passwords.server.ts'
import caTexts from '#app/i18n/ca/standalone.ts'
import esTexts from '#app/i18n/es/standalone.ts'
import { connectTo, testDatabase } from './harness/database.ts'
import { runServer, type RunningServer } from './harness/server.ts'
import { visitor } from './harness/visitor.ts'

const PAGES_PER_MINUTE = 12
const FLOODER = '203.0.113.66'

const database = testDatabase('demo')
let server: RunningServer
let sql: Sql
let sessionCookie: string

beforeAll(async () => {
  server = await runServer({
    DATABASE_URL: database.url,
    DEMO_CONTENT: '0',
    TRUSTED_PROXIES: 'loopback',
    PAGES_PER_MINUTE: String(PAGES_PER_MINUTE),
  })
  sql = connectTo(database.url)
  await sql`insert into usuarios (id, email, email_verified, role) values ('clara', 'clara@example.org', true, 1)`
  await sql`
    insert into auth_accounts (id, account_id, provider_id, user_id, password)
    values ('clara', 'clara', 'credential', 'clara', ${await hashPassword('escudella lenta')})`
  await get('/eventos', '198.51.100.1')
})
afterAll(async () => {
  await sql.end()
  await server.stop()
})

function get(path: string, address: string, headers: Record<string, string> = {}) {
  return visitor(server.url).get(path, { 'X-Forwarded-For': address, ...headers })
}

async function statusesOf(count: number, ask: (n: number) => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)))
  await Promise.all(answers.map((answer) => answer.text()))
  return answers.map(({ status }) => status)
}

const refusedOf = (statuses: number[]) => statuses.filter((status) => status === 429).length

describe('a client that has used up its pages', () => {
  test('is refused the rest, whichever way they are made', async () => {
    const paths = (n: number) => [`/auth?x=${n}`, `/nada-${n}`, `/blog/nada-${n}`][n % 3] ?? '/'
    const statuses = await statusesOf(PAGES_PER_MINUTE * 2, (n) => get(paths(n), FLOODER))
    expect(refusedOf(statuses)).toBeGreaterThanOrEqual(PAGES_PER_MINUTE - 4)
    expect(statuses).toContain(200)
    expect(statuses).toContain(404)
  })

  test.each([
    ['es', '/auth', esTexts],
    ['ca', '/ca/blog/res', caTexts],
  ])('is told so in the language of the page, and when to come again (%s)', async (language, path, texts) => {
    await statusesOf(PAGES_PER_MINUTE * 2, (n) => get(`/nada-${n}`, FLOODER))
    const answer = await get(path, FLOODER)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(texts.tooFast.title)
    expect(page).toContain(texts.retry)
  })

  test('is still given pages of the page cache, and its forms are not refused', async () => {
    await statusesOf(PAGES_PER_MINUTE * 2, (n) => get(`/nada-${n}`, FLOODER))
    expect((await get('/eventos', FLOODER)).status).toBe(200)
    expect((await signIn('una altra', FLOODER)).status).not.toBe(429)
  })

  test('is an event of the security log', async () => {
    await expect
      .poll(() => sql`select 1 from security_events where kind = 'rate-limited' and route is not null`)
      .not.toHaveLength(0)
  })

  test('leaves other addresses alone', async () => {
    expect((await get('/auth', '198.51.100.2')).status).toBe(200)
  })
})

describe('a session', () => {
  beforeAll(async () => {
    const answer = await signIn('escudella lenta', FLOODER)
    const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    sessionCookie = cookie
    await statusesOf(PAGES_PER_MINUTE * 2, (n) => get(`/nada-${n}`, FLOODER))
  })

  test('has an allowance of its own behind a shared address', async () => {
    const statuses = await statusesOf(PAGES_PER_MINUTE, () => get('/auth', FLOODER, { Cookie: sessionCookie }))
    expect(refusedOf(statuses)).toBe(0)
    expect(refusedOf(await statusesOf(4, () => get('/auth', FLOODER, { Cookie: sessionCookie })))).toBeGreaterThan(1)
  })

  test('that is made up has none', async () => {
    const [name, value = ''] = sessionCookie.split('=')
    const [, signature] = value.split('.')
    for (const made of ['cercle.session_token=x', `${name}=x.${signature}`, `${name}=${value}x`]) {
      expect((await get('/auth', FLOODER, { Cookie: made })).status).toBe(429)
    }
  })
})

function signIn(password: string, address: string) {
  return visitor(server.url).post('/auth', { email: 'clara@example.org', password }, { 'X-Forwarded-For': address })
}
