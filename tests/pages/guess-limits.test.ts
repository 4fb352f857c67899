import { beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#app/rate-limits.ts'
import { keyedHash, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { hashCheaply } from '../harness/cheap-hash.ts'
import { insertRequest } from '../harness/insert-rows.ts'
import { from, limitedServers, someone } from '../harness/limited-servers.ts'
import { until } from '../harness/mailbox.ts'
import { visitor } from '../harness/visitor.ts'

const { servers, sql, inTurn } = limitedServers()
beforeEach(async () => void (await sql`delete from budgets`))

let attempts = 0

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
    visitor(inTurn(attempts++).url).post(path, { email, password }, from(address))

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
      visitor(inTurn(attempts++).url).post('/admin/login', { email, password }, headers)
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
    '/reserva?token=',
    '/eventos/1?token=',
    '/auth/verificar?token=',
    '/auth/nueva-contrasena?token=',
    '/ca/auth/invitacion?token=',
    '/socio/completar-datos?token=',
  ]

  test('is not looked up beyond the limit on any page, and a valid one is answered the same', async () => {
    const request = await insertRequest(sql, { status: 'approved' })
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
      visitor(inTurn(attempts++).url).post(
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
