import { beforeAll, describe, expect, test } from 'vitest'
import caTexts from '#app/i18n/ca/standalone.ts'
import esTexts from '#app/i18n/es/standalone.ts'
import { insertAccount } from '../harness/accounts.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const PAGES_PER_MINUTE = 12
const FLOODER = '203.0.113.66'
const HALL = '198.51.100.9'

const { server, sql } = testSite('demo', { TRUSTED_PROXIES: 'loopback', PAGES_PER_MINUTE: String(PAGES_PER_MINUTE) })

beforeAll(async () => {
  await insertAccount(sql, 'clara', 'admin')
  await get('/eventos', '198.51.100.1')
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

/** The allowance refills meanwhile: of several concurrent requests at least one is refused. */
async function refusalOf(path: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  const answers = await Promise.all([1, 2, 3, 4].map(() => get(path, FLOODER, headers)))
  return answers.find(({ status }) => status === 429)
}

function signIn(password: string, address: string) {
  return visitor(server.url).post('/auth', { email: 'clara@example.org', password }, { 'X-Forwarded-For': address })
}

describe('a client that has used up its pages', () => {
  test('gets 429 for all further pages and data', async () => {
    const paths = (n: number) => [`/auth?x=${n}`, `/nada-${n}`, `/blog/nada-${n}`][n % 3] ?? '/'
    const statuses = await statusesOf(PAGES_PER_MINUTE * 2, (n) => get(paths(n), FLOODER))
    expect(refusedOf(statuses)).toBeGreaterThanOrEqual(PAGES_PER_MINUTE - 4)
    expect(statuses).toContain(200)
    expect(statuses).toContain(404)
  })

  test.each([
    ['es', '/auth', esTexts],
    ['ca', '/ca/blog/res', caTexts],
  ])('gets a page in its language, with Retry-After (%s)', async (language, path, texts) => {
    const answer = await refusalOf(path)
    expect(Number(answer?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(answer?.headers.get('Cache-Control')).toBe('no-store')
    expect(answer?.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const page = await answer?.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(texts.tooFast.title)
    expect(page).toContain(texts.retry)
  })

  test.each(['/rebotes', '/novedades?token=x'])('gets it also for what mail programs send to %s', async (path) => {
    const send = () =>
      fetch(server.url + path, { method: 'POST', headers: { 'X-Forwarded-For': '203.0.113.67' }, body: '{}' })
    const statuses = await statusesOf(PAGES_PER_MINUTE * 4, send)
    expect(refusedOf(statuses)).toBeGreaterThanOrEqual(PAGES_PER_MINUTE)
  })

  test('is still given pages of the page cache, and its forms are not refused', async () => {
    expect(refusedOf(await statusesOf(4, () => get('/eventos', FLOODER)))).toBe(0)
    expect(refusedOf(await statusesOf(4, () => signIn('una altra', FLOODER)))).toBe(0)
  })

  test('keeps the fields of a form without script for another try, but no password', async () => {
    const address = '203.0.113.68'
    const send = (path: string, fields: Record<string, string>) =>
      visitor(server.url).post(path, fields, { 'X-Forwarded-For': address })
    const refused = async (path: string, fields: Record<string, string>) => {
      const answers = await Promise.all(Array.from({ length: PAGES_PER_MINUTE * 3 }, () => send(path, fields)))
      return answers.find(({ status }) => status === 429)?.text()
    }
    const page = await refused('/ca/contacto?x=1', { name: 'Aina "la <b>', message: 'Primera\r\nsegona' })
    expect(page).toContain('<form method="post" action="/ca/contacto?x=1">')
    expect(page).toContain('name="name" value="Aina &#34;la &#60;b&#62;"')
    expect(page).toContain('name="message" value="Primera&#13;&#10;segona"')
    expect(page).toContain(`<button>${caTexts.retry}</button>`)
    const signInPage = await refused('/auth', { email: 'clara@example.org', password: 'secreta' })
    expect(signInPage).toContain(esTexts.retry)
    expect(signInPage).not.toMatch(/<form|secreta/)
  })

  test('leaves other addresses alone', async () => {
    expect((await get('/auth', '198.51.100.2')).status).toBe(200)
  })

  test('is an event of the security log', async () => {
    await until(async () => (await sql`select 1 from security_events where kind = 'rate-limited'`).length > 0)
  })
})

test('a form of more than 64 KB without a session counts like any other', async () => {
  const address = '203.0.113.67'
  const long = { content: 'x'.repeat(70_000) }
  const send = (path: string) => visitor(server.url).post(path, long, { 'X-Forwarded-For': address })
  const statuses = await statusesOf(PAGES_PER_MINUTE * 4, (n) =>
    send(['/admin/blog/1', '/admin/restaurantes/1', '/admin/imagenes'][n % 3] ?? '/'),
  )
  expect(refusedOf(statuses)).toBeGreaterThanOrEqual(PAGES_PER_MINUTE)
})

test('a hall behind one address registers without using up its pages', async () => {
  const guest = async (n: number) => {
    const pages = await statusesOf(3, (page) =>
      get(['/eventos', '/eventos/1', '/eventos/1/inscripcion'][page] ?? '/', HALL),
    )
    const fields = registrationFields({ full_name: `Persona ${n}`, email: `persona${n}@example.org` })
    const { status } = await visitor(server.url).post('/eventos/1/inscripcion', fields, { 'X-Forwarded-For': HALL })
    return [...pages, status]
  }
  const statuses: number[] = []
  for (let n = 0; n < PAGES_PER_MINUTE * 2; n++) statuses.push(...(await guest(n)))
  expect(refusedOf(statuses)).toBe(0)
  expect(statuses.filter((status) => status === 200 || status === 202)).not.toHaveLength(0)
})

describe('a session behind the same address', () => {
  let cookie: string
  beforeAll(async () => {
    const answer = await signIn('escudella lenta', FLOODER)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await statusesOf(PAGES_PER_MINUTE, (n) => get(`/nada-${n}`, FLOODER))
  })

  test('has an allowance of its own', async () => {
    const ask = () => get('/auth', FLOODER, { Cookie: cookie })
    expect(refusedOf(await statusesOf(PAGES_PER_MINUTE, ask))).toBe(0)
    expect(refusedOf(await statusesOf(4, ask))).toBeGreaterThan(0)
  })

  test('has none with a forged cookie', async () => {
    const [name, value = ''] = cookie.split('=')
    const [, signature] = value.split('.')
    const madeUp = ['cercle.session_token=x', `${name}=x.${signature}`, `${name}=${value}x`]
    const refusals = await Promise.all(madeUp.map((made) => refusalOf('/auth', { Cookie: made })))
    expect(refusals.map((answer) => answer?.status)).toEqual([429, 429, 429])
  })
})
