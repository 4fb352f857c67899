import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, testDatabase } from '../harness/database.ts'
import { insertEvent, insertRequest } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { startPostgresProxy } from '../harness/postgres-proxy.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'

const database = testDatabase('empty')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
beforeAll(async () => void (proxy = await startPostgresProxy(database.url)))
const { server, sql, signedIn } = testSite(
  database,
  () => ({ DATABASE_URL: proxy.url, LOG_LEVEL: 'debug', TRUSTED_PROXIES: 'loopback' }),
  'maintenance',
)
const panel = signedIn('admin')
let event: number
let link: string

beforeAll(async () => {
  event = await insertEvent(sql, { max_participants: 100 })
  const request = await insertRequest(sql, {
    full_name: 'Gemma Col·lell',
    email: 'gemma@example.org',
    status: 'approved',
  })
  link = `/socio/completar-datos?token=${request}`
})

describe('while the database is unavailable', () => {
  beforeAll(() => proxy.close())
  afterAll(async () => {
    await proxy.open()
    await until(async () => (await visitor(server.url).get('/readyz')).status === 200)
  })

  test.each([
    ['/eventos', 'Estamos volviendo a encender los fogones', 'Intentarlo de nuevo'],
    ['/restaurantes', 'Estamos volviendo a encender los fogones', 'Intentarlo de nuevo'],
    ['/ca/eventos/1', 'Estem tornant a encendre els fogons', joinPronouns('Torna-ho a provar')],
    ['/ca/blog', 'Estem tornant a encendre els fogons', joinPronouns('Torna-ho a provar')],
  ])('%s shows the failure in its language, with Retry-After and a reference', async (path, sentence, again) => {
    const answer = await visitor(server.url).get(path)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(html).toContain(sentence)
    expect(html).toContain(again)
    expect(html).toContain(answer.headers.get('X-Request-Id'))
    expect(html).toContain(`<html lang="${path.startsWith('/ca') ? 'ca' : 'es'}">`)
  })

  test.each([
    ['/eventos', 'Error fetching eventos: '],
    ['/ca/eventos/1', 'Error fetching evento: '],
  ])('%s is logged with the specified text: %s', async (path, text) => {
    await visitor(server.url).get(path)
    await until(async () => server.output().includes(text))
  })

  test('the data request of an open page gets the same answer', async () => {
    const answer = await visitor(server.url).get('/eventos.data')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  })

  test('pages that need no database are shown; the process runs but reports itself as not ready', async () => {
    const get = async (path: string) => (await visitor(server.url).get(path)).status
    expect([await get('/club'), await get('/contacto'), await get('/livez'), await get('/readyz')]).toEqual([
      200, 200, 200, 503,
    ])
  })

  test.each([
    [
      'a registration',
      () => `/eventos/${event}/inscripcion`,
      registrationFields({ notes: 'Llegaremos tarde' }),
      ['Error al completar el registro', 'Clara Vidal Roca', 'Llegaremos tarde'],
    ],
    [
      'a registration in Catalan',
      () => `/ca/eventos/${event}/inscripcion`,
      registrationFields(),
      ['Error en completar la inscripció', 'Clara Vidal Roca'],
    ],
    [
      'a request for membership',
      () => '/solicitar-membresia',
      { full_name: 'Clara Vidal', email: 'c@example.org', reason: 'El arroz', privacy: 'on' },
      ['Error al enviar la solicitud. La base de datos no responde.', 'Clara Vidal', 'El arroz'],
    ],
    [
      'a message',
      () => '/contacto',
      { name: 'Clara Vidal', email: 'c@example.org', message: 'Bon dia', privacy: 'on' },
      ['Error al enviar el mensaje', 'Clara Vidal', 'Bon dia'],
    ],
    [
      'a member’s data',
      () => link,
      { full_name: 'Gemma Nova', email: 'g@example.org', payment_method: 'cash', privacy: 'on', token: 'x' },
      ['Error al guardar los datos. La base de datos no responde.', 'Gemma Nova'],
    ],
    [
      'signing in',
      () => '/auth',
      { email: 'clara@example.org', password: 'escudella' },
      ['Ahora mismo no podemos atenderte', 'clara@example.org'],
    ],
    [
      'signing up',
      () => '/ca/auth?modo=registro',
      { full_name: 'Clara Vidal', email: 'c@example.org', password: 'escudella lenta', privacy: 'on' },
      ['Ara mateix no et podem atendre', 'Clara Vidal'],
    ],
    [
      'a forgotten password',
      () => '/auth?modo=recuperar',
      { email: 'clara@example.org' },
      ['Ahora mismo no podemos atenderte', 'clara@example.org'],
    ],
    [
      'signing in to the panel',
      () => '/admin/login',
      { email: 'admin@example.org', password: 'escudella lenta' },
      ['Error al iniciar sesión', 'admin@example.org'],
    ],
  ])(
    '%s without script is not reported as done; the answer is the form with the typed values, except passwords',
    async (_what, path, fields, texts) => {
      const answer = await visitor(server.url).post(path(), fields)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
        503,
        '5',
        'no-store',
      ])
      for (const text of texts) expect(html).toContain(text)
      expect(html).toContain('<form')
      expect(html).not.toContain('escudella')
    },
  )

  test('the panel explains that the role cannot be checked, and keeps the session', async () => {
    const answer = await panel.get('/admin/eventos')
    expect(answer.headers.get('Location')).toMatch(/^\/admin\/login/)
    expect(answer.headers.getSetCookie().join()).toContain('toast=check-failed')
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token')
  })

  test('a form of the panel is refused with 503 and keeps the typed values', async () => {
    const answer = await panel.post(`/admin/eventos/${event}.data`, { title: 'Cena de invierno', version: '1' })
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Location')]).toEqual([503, '5', null])
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token')
  })
})

test('once the database is available again, everything works without a restart', async () => {
  await proxy.close()
  expect((await visitor(server.url).get('/eventos')).status).toBe(503)
  await proxy.open()
  await until(async () => (await visitor(server.url).get('/eventos')).status === 200)
  expect(
    (await visitor(server.url).post(`/eventos/${event}/inscripcion`, registrationFields({ email: 'back@example.org' })))
      .status,
  ).toBe(200)
  expect((await panel.get('/admin/eventos')).status).toBe(200)
  await until(
    async () => (await sql`select 1 from mails where recipient = 'back@example.org' and status = 'sent'`).length === 1,
  )
})

test('connections that PostgreSQL ends under load fail at most their own request, and the process keeps running', async () => {
  let stopped = false
  const statuses = new Set<number>()
  const acknowledged: string[] = []
  const guests = Array.from({ length: 8 }, async (_, line) => {
    for (let n = 0; !stopped; n++) {
      const email = `line-${line}-${n}@example.org`
      const answer = await visitor(server.url).post(`/eventos/${event}/inscripcion`, registrationFields({ email }))
      statuses.add(answer.status)
      if (answer.status === 200) acknowledged.push(email)
    }
  })
  for (let n = 0; n < 8; n++) {
    await new Promise((done) => setTimeout(done, 60))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  }
  stopped = true
  await Promise.all(guests)
  expect([...statuses].filter((status) => ![200, 202, 409, 503].includes(status))).toEqual([])
  const kept = new Set(
    (await sql<{ email: string }[]>`select email from event_registrations`).map(({ email }) => email),
  )
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
  const [counted] =
    await sql`select registered = (select count(*) from event_registrations where event_id = ${event} and cancelled_at is null) as equal from events where id = ${event}`
  expect(counted?.equal).toBe(true)
  expect(server.process.exitCode).toBe(null)
})

test('a stored registration is not reported as failed when every connection is in use before its page is read', async () => {
  const stored = () => sql`select from event_registrations where email = 'busy@example.org'`
  // On a busy machine the registration itself may reach the lock timeout.
  const answer = await until(async () => {
    const given = await registerWhileBusy('busy@example.org')
    return given.status !== 503 || (await stored()).length > 0 ? given : false
  })
  const html = await answer.text()
  expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Retry-After')]).toEqual([
    200,
    'no-store',
    null,
  ])
  expect(html).toContain('El que has enviat ha quedat desat i no cal que ho tornis a enviar')
  expect(html).toContain('<html lang="ca">')
  expect(await stored()).toHaveLength(1)
})

/** The registration waits for the event row; pages that wait for organizers take every other connection. */
async function registerWhileBusy(email: string): Promise<Response> {
  const locks = connectTo(database.url)
  const [row, table] = [await locks.reserve(), await locks.reserve()]
  await row`begin`
  await row`select from events where id = ${event} for update`
  await table`begin`
  await table`lock table organizers`
  const sent = visitor(server.url).post(`/ca/eventos/${event}/inscripcion`, registrationFields({ email }))
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = 'el-cercle public'`
    ).length
  await until(async () => (await waiting()) === 1)
  const crowd = Array.from({ length: 60 }, (_, n) =>
    visitor(server.url).get(`/eventos/${1000 + n}`, { 'X-Forwarded-For': `198.51.100.${n}` }),
  )
  await until(async () => (await waiting()) === 10)
  await row`rollback`
  const answer = await sent
  await table`rollback`
  await Promise.all(crowd)
  await locks.end({ timeout: 0 })
  return answer
}

test('a bug is not reported as an unavailable database: 500, without Retry-After', async () => {
  await sql`alter table restaurants rename to restaurants_elsewhere`
  const answer = await visitor(server.url).get('/restaurantes')
  await sql`alter table restaurants_elsewhere rename to restaurants`
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
    500,
    null,
    'no-store',
  ])
  expect(await answer.text()).toContain('Error al cargar los restaurantes')
})

test('a read-only database is a failure: the visitor sees it, and the form keeps its values', async () => {
  await sql.unsafe(`alter database "${new URL(database.url).pathname.slice(1)}" set default_transaction_read_only = on`)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'el-cercle %'`
  const fields = registrationFields({ email: 'readonly@example.org' })
  // Each attempt has another address: many from one would be held.
  const addresses = Array.from({ length: 200 }, (_, n) => `198.51.100.${n}`)
  const register = () =>
    visitor(server.url).post(`/eventos/${event}/inscripcion`, fields, { 'X-Forwarded-For': addresses.pop() ?? '' })
  const refused = await until(async () => {
    const answer = await register()
    expect(answer.status).not.toBe(200)
    return answer.status === 503 && answer
  })
  expect(await refused.text()).toContain('Error al completar el registro')
  expect((await visitor(server.url).get('/readyz')).status).toBe(503)
  await sql.unsafe(
    `set default_transaction_read_only = off; alter database "${new URL(database.url).pathname.slice(1)}" reset default_transaction_read_only`,
  )
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'el-cercle %'`
  await until(async () => (await register()).status === 200)
  await until(async () => (await visitor(server.url).get('/readyz')).status === 200)
})

test('a server that becomes writable again without ending its connections is detected by /readyz', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await sql.unsafe(`alter database "${name}" set default_transaction_read_only = on`)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'el-cercle %'`
  await until(async () => (await visitor(server.url).get('/readyz')).status === 503)
  // The first 503 may come from a closed connection; a check of its own finds a read-only one.
  await pause(300)
  expect((await visitor(server.url).get('/readyz')).status).toBe(503)
  await sql.unsafe(
    `set default_transaction_read_only = off; alter database "${name}" reset default_transaction_read_only`,
  )
  await until(async () => (await visitor(server.url).get('/readyz')).status === 200)
})

describe('the log of these failures', () => {
  let lines: Record<string, unknown>[]
  let session: string

  beforeAll(async () => {
    // Uses secrets while a table is missing: member data, a search, a mailed link, a sign-in.
    await sql`alter table socios rename to socios_elsewhere`
    const iban = 'ES91 2100 0418 4502 0005 1332'
    await visitor(server.url).get(link)
    await visitor(server.url).post(link, {
      full_name: 'Secreta Secretíssima',
      email: 'secreta@example.org',
      payment_method: 'transfer',
      iban,
      birth_date: '1971-03-17',
      privacy: 'on',
      token: link.split('=')[1] ?? '',
    })
    await panel.get('/admin/socios?q=secretissima')
    await sql`alter table socios_elsewhere rename to socios`
    await visitor(server.url).get('/inscripcion/cancelar?token=SecretTokenOfALink')
    await visitor(server.url).get('/secretissima-pagina')
    await visitor(server.url).post('/contacto', {
      name: 'Secreta Secretíssima',
      email: 'secreta@example.org',
      message: 'Missatge secretíssim',
      privacy: 'on',
    })
    session = sessionOf(
      await visitor(server.url).post('/auth', { email: 'admin@example.org', password: 'escudella lenta' }),
    )
    await visitor(server.url, { Cookie: session }).get('/admin/dashboard')
    await until(() => server.output().includes('"route":"/admin/dashboard"'))
    lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  })

  test('has one JSON line for each request, with the route pattern, the status and the id that the visitor got', async () => {
    const answer = await visitor(server.url).get(`/ca/eventos/${event}/nada`)
    const id = answer.headers.get('X-Request-Id') ?? ''
    await until(() => server.output().includes(id))
    const line =
      server
        .output()
        .split('\n')
        .find((one) => one.includes(id)) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/ca?/*',
      status: 404,
      requestId: id,
    })
  })

  test('names the cause of a 503 and of a 500, under the id that the visitor was shown', () => {
    const failures = lines.filter(({ level }) => level === 50)
    expect(
      failures.some(({ msg, requestId }) => msg === 'the database is unavailable' && typeof requestId === 'string'),
    ).toBe(true)
    expect(failures.some(({ err }) => JSON.stringify(err ?? '').includes('42P01'))).toBe(true)
  })

  test('holds no personal data, password, link token or session token', () => {
    const output = server.output()
    const token = decodeURIComponent(session.split('=')[1] ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    const secrets = [
      'Clara',
      'clara',
      'Gemma',
      'gemma',
      '@example.org',
      'Llegaremos',
      'escudella',
      'ecret',
      '2100 0418',
      '21000418',
      '1971-03-17',
      link.split('=')[1] ?? '',
      token,
    ]
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
  })
})

function sessionOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => cookie?.includes('session_token'))
    .join('; ')
}
