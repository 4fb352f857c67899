import type { Sql } from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#app/rate-limits.ts'
import { keyedHash, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { cookiesOf, insertAccount, PASSWORD } from '../harness/accounts.ts'
import { hashCheaply } from '../harness/cheap-hash.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const database = testDatabase('empty')
let servers: [RunningServer, RunningServer]
let alone: RunningServer
let sql: Sql
let event: number

beforeAll(async () => {
  const settings = { DATABASE_URL: database.url, DEMO_CONTENT: '0' }
  const proxied = { ...settings, TRUSTED_PROXIES: 'loopback' }
  const started = await Promise.all([runServer(proxied), runServer(proxied), runServer(settings)])
  servers = [started[0], started[1]]
  alone = started[2]
  sql = connectTo(database.url)
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '3 days', 10000) returning id`
  event = row?.id ?? 0
  const passwordHash = hashCheaply(PASSWORD)
  for (const id of ['admin', 'other']) await insertAccount(sql, id, 'admin', { passwordHash })
})
afterAll(async () => {
  await sql.end()
  await Promise.all([...servers, alone].map((server) => server.kill()))
})
beforeEach(async () => void (await sql`delete from budgets`))

const from = (address: string) => ({ 'X-Forwarded-For': address })
const inTurn = (n: number) => servers[n % 2] as RunningServer
let people = 0
const someone = () => `persona${++people}@example.org`

describe('registering', () => {
  const register = (
    server: RunningServer,
    fields: Record<string, string>,
    headers: Record<string, string>,
    path = '',
  ) => visitor(server.url).post(`${path}/eventos/${event}/inscripcion`, registrationFields(fields), headers)

  test('accepts 300 from one address over all processes, bursts to be confirmed; the next is asked to wait and keeps what was typed', async () => {
    const { max, burst } = rateLimits.registration.address
    const answers: Response[] = []
    // In groups of twenty: 300 at once would exceed the lock timeout of the event row on a slow machine.
    while (answers.length < max + 5) {
      const next = Array.from({ length: Math.min(20, max + 5 - answers.length) }, (_, n) =>
        register(inTurn(n), { email: someone() }, from('198.51.100.1')),
      )
      answers.push(...(await Promise.all(next)))
    }
    const of = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    // On a slow machine the 300 are not a burst all the time.
    expect([of(200) + of(202), of(200) >= burst.max]).toEqual([max, true])
    expect(of(429)).toBe(5)
    for (const [path, sentence] of [
      ['', 'Demasiados intentos seguidos: espera unos minutos y vuelve a probarlo.'],
      ['/ca', 'Massa intents seguits: espera uns minuts i torna-ho a provar.'],
    ] as const) {
      const refused = await register(
        servers[0],
        { email: someone(), notes: 'Llegaremos tarde' },
        from('198.51.100.1'),
        path,
      )
      expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([429, 'no-store'])
      const wait = Number(refused.headers.get('Retry-After'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(600)
      const html = await refused.text()
      for (const part of [sentence, 'Llegaremos tarde', 'Clara Vidal Roca']) expect(html).toContain(part)
    }
    // The same by script, through another address, and with a forged header.
    const data = await visitor(servers[0].url).post(
      `/eventos/${event}/inscripcion.data`,
      registrationFields({ email: someone() }),
      from('198.51.100.1'),
    )
    expect([data.status, data.headers.has('Retry-After')]).toEqual([429, true])
    expect((await register(servers[1], { email: someone() }, from('198.51.100.2'))).status).toBe(200)
    expect((await register(servers[0], { email: someone() }, from('203.0.113.9, 198.51.100.1'))).status).toBe(429)
  })

  test('takes ten guests of one e-mail for one dinner, and wrong fields cost nothing', async () => {
    const email = someone()
    for (let n = 0; n < 15; n++)
      expect((await register(inTurn(n), { email, full_name: '' }, from('198.51.100.3'))).status).toBe(422)
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await register(inTurn(n), { email, full_name: `Convidat ${n}` }, from(`198.51.100.${n}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  })

  test('believes no header where no proxy is trusted', async () => {
    const statuses: number[] = []
    const { max } = rateLimits['membership-request'].address
    for (let n = 0; n <= max; n++)
      statuses.push(
        (
          await visitor(alone.url).post(
            '/solicitar-membresia',
            { full_name: 'Clara', email: someone(), privacy: 'on' },
            from(`192.0.2.${n}`),
          )
        ).status,
      )
    expect(statuses.lastIndexOf(200)).toBe(max - 1)
    expect(statuses[max]).toBe(429)
  })
})

describe('of each form that costs a mail, one e-mail may send', () => {
  const forms = [
    [
      'a request',
      '/solicitar-membresia',
      { full_name: 'Clara Vidal', privacy: 'on', reason: 'Me gusta comer' },
      rateLimits['membership-request'].email.max,
      'Me gusta comer',
    ],
    [
      'a message',
      '/contacto',
      { name: 'Clara Vidal', message: 'Buenos días', privacy: 'on' },
      rateLimits.contact.email.max,
      'Buenos días',
    ],
    [
      'a sign-up',
      '/auth?modo=registro',
      { full_name: 'Clara Vidal', password: 'escudella lenta', privacy: 'on' },
      rateLimits['sign-up'].email.max,
      'Clara Vidal',
    ],
    ['a question for a new password', '/auth?modo=recuperar', {}, rateLimits['password-reset'].email.max, ''],
  ] as const
  test.each(forms)(
    '%s up to the limit; then the form asks to wait and keeps the typed values',
    async (_what, path, fields, max, typed) => {
      const email = someone()
      for (let n = 0; n < max; n++)
        expect((await visitor(inTurn(n).url).post(path, { email, ...fields }, from(`198.51.100.${n}`))).status).toBe(
          200,
        )
      const refused = await visitor(servers[0].url).post(path, { email, ...fields }, from('198.51.100.99'))
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
      const html = await refused.text()
      for (const part of ['Demasiados intentos seguidos', email, typed]) expect(html).toContain(part)
      expect(html).not.toContain('escudella lenta')
    },
  )
})

describe('signing in', () => {
  const deviceOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('cercle.device.'))
      ?.split(';')[0] ?? ''
  /** Uses up the limit of an account without hashing. */
  const lockOut = async (email: string) => {
    const { max } = rateLimits['sign-in'].account
    await sql`insert into budgets (key, tries, ends_at) values (${keyedHash('sign-in account', email)}, array_fill(now(), array[${max}::int]), now() + interval '10 minutes')
      on conflict (key) do update set tries = excluded.tries, ends_at = excluded.ends_at`
  }
  const enter = (path: string, password: string, address: string, email = 'admin@example.org') =>
    visitor(inTurn(people++).url).post(path, { email, password }, from(address))

  test.each(['/auth', '/admin/login'])(
    '%s: ten wrong passwords close an account for one address, not for its owner elsewhere',
    async (path) => {
      const { max } = rateLimits['sign-in']['account-and-address']
      for (let n = 0; n < max; n++) expect((await enter(path, 'patata', '198.51.100.7')).status).toBe(401)
      const refused = await enter(path, 'escudella lenta', '198.51.100.7')
      expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([429, null])
      expect(await refused.text()).toContain('Demasiados intentos seguidos')
      expect((await enter(path, 'escudella lenta', '198.51.100.7', 'other@example.org')).status).toBe(303)
      expect((await enter(path, 'escudella lenta', '198.51.100.8')).status).toBe(303)
    },
  )

  test('from many addresses at one account is limited', async () => {
    const { max } = rateLimits['sign-in'].account
    const statuses = await Promise.all(
      Array.from({ length: max + 20 }, (_, n) =>
        enter('/auth', 'patata', `203.0.113.${n}`).then(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(max)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  test('by strangers at two addresses takes a tenth each from an account: its owner gets in from a third', async () => {
    const { max } = rateLimits['sign-in']['account-and-address']
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const statuses = await Promise.all(
        Array.from({ length: 60 }, () => enter('/admin/login', 'patata', address).then(({ status }) => status)),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(max)
      expect(statuses.filter((status) => status === 429)).toHaveLength(60 - max)
    }
    expect((await enter('/admin/login', 'escudella lenta', '203.0.113.3')).status).toBe(303)
    expect((await enter('/auth', 'escudella lenta', '203.0.113.3')).status).toBe(303)
  })

  test('from everywhere shuts out no device that the owner has used, at whichever address; its own failures are counted', async () => {
    const device = deviceOf(await enter('/admin/login', 'escudella lenta', '198.51.100.40'))
    await lockOut('admin@example.org')
    const known = (password: string, headers: Record<string, string>, email = 'admin@example.org') =>
      visitor(inTurn(people++).url).post('/admin/login', { email, password }, headers)
    for (const address of ['198.51.100.40', '198.51.100.41', '203.0.113.1']) {
      expect((await known('escudella lenta', { Cookie: device, ...from(address) })).status).toBe(303)
    }
    // A cookie of another account, forged, or of another password is not a known device.
    await lockOut('other@example.org')
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(
      (await known('escudella lenta', { Cookie: device, ...from('198.51.100.42') }, 'other@example.org')).status,
    ).toBe(429)
    expect((await known('escudella lenta', { Cookie: forged, ...from('198.51.100.42') })).status).toBe(429)
    const { max } = rateLimits['sign-in-known-device'].device
    for (let n = 0; n < max; n++)
      expect((await known('patata', { Cookie: device, ...from(`198.51.100.${n}`) })).status).toBe(401)
    expect((await known('escudella lenta', { Cookie: device, ...from('198.51.100.40') })).status).toBe(429)
    const [before] = await sql<{ password: string }[]>`select password from auth_accounts where user_id = 'admin'`
    await sql`delete from budgets where key = ${keyedHash('sign-in-known-device device', device.split(/[=.]/)[3] ?? '')}`
    expect((await known('escudella lenta', { Cookie: device, ...from('198.51.100.44') })).status).toBe(303)
    await sql`update auth_accounts set password = ${hashCheaply('escudella nova i lenta')} where user_id = 'admin'`
    expect((await known('escudella nova i lenta', { Cookie: device, ...from('198.51.100.43') })).status).toBe(429)
    await sql`update auth_accounts set password = ${before?.password ?? ''} where user_id = 'admin'`
  })

  test.each([
    ['/auth', 'elige otra contraseña con un enlace por correo', '/auth?modo=recuperar'],
    ['/ca/auth', 'tria una altra contrasenya amb un enllaç per correu', '/ca/auth?modo=recuperar'],
    ['/admin/login', 'elige otra contraseña con un enlace por correo', '/auth?modo=recuperar'],
  ])(
    '%s: a limited visitor is pointed to the mailed link, which makes the device known',
    async (path, sentence, way) => {
      await lockOut('admin@example.org')
      const refused = await enter(path, 'escudella lenta', '198.51.100.50')
      expect(refused.status).toBe(429)
      expect(await refused.text()).toContain(`<a href="${way}">${sentence}</a>`)
      await sql`delete from mails`
      expect(
        (await visitor(servers[0].url).post(way, { email: 'admin@example.org' }, from('198.51.100.50'))).status,
      ).toBe(200)
      const [mail] = await until(async () => {
        const found = await sql<{ ref: string }[]>`select ref from mails where kind = 'reset-password'`
        return found.length > 0 && found
      })
      const token = linkToken('reset-password', mail?.ref ?? '')
      const fields = { token, password: 'escudella lenta', confirmation: 'escudella lenta' }
      const done = await visitor(servers[1].url).post(`/auth/nueva-contrasena?token=${token}`, fields, {
        ...from('198.51.100.50'),
        Accept: 'application/json',
      })
      expect(done.headers.getSetCookie().join()).toMatch(
        /^cercle\.device\.[0-9a-f]{12}=[^;]+; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly$/,
      )
      const headers = { Cookie: deviceOf(done), ...from('198.51.100.50') }
      expect((await enter(path, 'escudella lenta', '198.51.100.51')).status).toBe(429)
      expect(
        (await visitor(servers[0].url).post(path, { email: 'admin@example.org', password: 'escudella lenta' }, headers))
          .status,
      ).toBe(303)
    },
  )

  test('successfully is never limited', async () => {
    for (let n = 0; n < 2 * rateLimits['sign-in']['account-and-address'].max; n++)
      expect((await enter('/auth', 'escudella lenta', '198.51.100.7')).status).toBe(303)
  })
})

describe('a guessed link', () => {
  const guess = (n: number, address = '198.51.100.20') =>
    visitor(inTurn(n).url).get(pages[n % pages.length] + String(n), from(address))
  const pages = [
    '/inscripcion/cancelar?token=',
    '/inscripcion/confirmar?token=',
    '/auth/verificar?token=',
    '/auth/nueva-contrasena?token=',
    '/ca/auth/invitacion?token=',
    '/socio/completar-datos?token=',
  ]

  test('is not looked up beyond the limit on any page, and a valid one is answered the same', async () => {
    const request = crypto.randomUUID()
    await sql`insert into membership_requests (id, full_name, email, status) values (${request}, 'Clara', ${someone()}, 'approved')`
    const right = (address: string) =>
      visitor(servers[0].url).get(`/socio/completar-datos?token=${request}`, from(address))
    for (let n = 0; n < rateLimits.token.address.max; n++) {
      expect((await guess(n)).status).toBe(404)
      // A valid link consumes nothing.
      if (n % 10 === 0) expect((await right('198.51.100.20')).status).toBe(200)
    }
    for (let n = 0; n < pages.length; n++) {
      const refused = await guess(n)
      expect([
        refused.status,
        Number(refused.headers.get('Retry-After')) > 0,
        refused.headers.get('Cache-Control'),
      ]).toEqual([429, true, 'no-store'])
      expect(await refused.text()).toMatch(/Un momento, por favor|Un moment, si us plau/)
    }
    expect((await right('198.51.100.20')).status).toBe(429)
    expect((await right('198.51.100.21')).status).toBe(200)
  })

  test('counts like a wrong password behind a valid link', async () => {
    const email = someone()
    const sent = await visitor(servers[0].url).post(
      '/auth?modo=registro',
      { email, password: 'escudella lenta', privacy: 'on' },
      from('198.51.100.23'),
    )
    expect(sent.status).toBe(200)
    const [mail] = await sql<
      { ref: string }[]
    >`select ref from mails where kind = 'verify-email' and recipient = ${email}`
    const token = linkToken('sign-up', mail?.ref ?? '')
    const verify = (password: string, address: string) =>
      visitor(inTurn(people++).url).post(
        `/auth/verificar?token=${token}`,
        { token, act: 'prove', password },
        from(address),
      )
    const wrong = 5
    for (let n = wrong; n < rateLimits.token.address.max; n++) await guess(n, '198.51.100.24')
    for (let n = 0; n < wrong; n++) expect((await verify('patata brava', '198.51.100.24')).status).toBe(422)
    expect((await verify('escudella lenta', '198.51.100.24')).status).toBe(429)
    expect((await verify('escudella lenta', '198.51.100.25')).status).toBe(200)
  })

  test('keeps what was typed in a form behind it', async () => {
    const post = (n: number) =>
      visitor(inTurn(n).url).post(
        '/auth/invitacion?token=guessed',
        {
          token: `guessed${n}`,
          full_name: 'Clara Vidal',
          password: 'escudella lenta',
          confirmation: 'escudella lenta',
          privacy: 'on',
        },
        from('198.51.100.22'),
      )
    for (let n = 0; n < rateLimits.token.address.max; n++)
      await visitor(servers[0].url).get(`/auth/verificar?token=${n}`, from('198.51.100.22'))
    expect((await post(1)).status).toBe(429)
  })
})

test('An editor uploads galleries, but not without end', async () => {
  const answer = await visitor(servers[0].url).post(
    '/auth',
    { email: 'admin@example.org', password: 'escudella lenta' },
    from('198.51.100.30'),
  )
  const cookie = cookiesOf(answer)
  const plate = new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c3341c' } })
      .png()
      .toBuffer(),
  )
  const upload = async (n: number, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('purpose', 'blog')
    body.set('file', new File([bytes], 'plato.png', { type: 'image/png' }))
    const server = inTurn(n)
    return fetch(`${server.url}/admin/imagenes`, {
      method: 'POST',
      headers: { Origin: server.url, Cookie: cookie },
      body,
    })
  }
  for (let n = 0; n < rateLimits.upload.account.max; n++) expect((await upload(n, new Uint8Array(9))).status).toBe(422)
  const refused = await upload(0, plate)
  expect([refused.status, refused.headers.has('Retry-After'), await refused.json()]).toEqual([
    429,
    true,
    { ok: false, message: 'Has subido muchas imágenes seguidas: espera unos minutos y vuelve a probarlo' },
  ])
})

describe('mails to one address', () => {
  test(
    'wait beyond the limit of their kind and are sent later; none is lost, and other kinds are sent',
    { timeout: 60_000 },
    async () => {
      const email = someone()
      const { max } = rateLimits.mail.recipient
      const dinners = await sql<
        { id: number }[]
      >`insert into events (title, date, max_participants) select 'Cena', now() + interval '3 days', 100 from generate_series(1, 3) returning id`
      for (let n = 0; n < max + 4; n++) {
        const dinner = dinners[n % 3]?.id ?? 0
        expect(
          (
            await visitor(inTurn(n).url).post(
              `/eventos/${dinner}/inscripcion`,
              registrationFields({ email, full_name: `Convidat ${n}` }),
              from(`203.0.113.${n}`),
            )
          ).status,
        ).toBe(200)
      }
      await visitor(servers[0].url).post(
        '/contacto',
        { name: 'Clara', email, message: 'Hola', privacy: 'on' },
        from('203.0.113.200'),
      )
      const delivered = async (kind: string) =>
        (await sql`select 1 from mails where recipient = ${email} and kind = ${kind} and status = 'sent'`).length
      const waiting = async () =>
        (
          await sql`select 1 from mails where recipient = ${email} and status = 'queued' and last_error = 'over budget: waits'`
        ).length
      await until(async () => (await waiting()) === 4)
      await until(async () => (await delivered('contact-confirmation')) === 1)
      await until(async () => (await delivered('registration')) === max)
      await sql`update budgets set ends_at = now(), tries = '{}'`
      // Retries come with growing pauses; the test does not wait for them.
      await sql`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`
      await until(async () => (await delivered('registration')) === max + 4, 40)
      const messages = (await Promise.all([...servers, alone].map(({ dataDir }) => mailsIn(dataDir))))
        .flat()
        .filter(({ to }) => to?.[0]?.address === email)
      expect(messages).toHaveLength(max + 5)
    },
  )
})

test('An action whose limit cannot be counted is refused without details', async () => {
  await sql`alter table budgets rename to renamed`
  try {
    const before = await sql`select 1 from event_registrations`
    const answers = [
      await visitor(servers[0].url).post(`/eventos/${event}/inscripcion`, registrationFields({ email: someone() })),
      await visitor(servers[0].url).post('/auth', { email: 'admin@example.org', password: 'escudella lenta' }),
      await visitor(servers[0].url).post('/contacto', {
        name: 'Clara',
        email: someone(),
        message: 'Hola',
        privacy: 'on',
      }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.headers.get('Set-Cookie')).toBeNull()
      expect(await answer.text()).not.toMatch(/relation|postgres|\.server\.ts|at \w+ \(/)
    }
    expect(await sql`select 1 from event_registrations`).toHaveLength(before.length)
  } finally {
    await sql`alter table renamed rename to budgets`
  }
})
