import { beforeEach, describe, expect, test } from 'vitest'
import { setPasswordHash } from '#app/accounts/accounts.server.ts'
import { createAdministrator } from '#app/accounts/signup/administrators.server.ts'
import { demoFields } from '#app/club.ts'
import { rateLimits } from '#app/rate-limits.ts'
import { cookiesOf, givePassword, insertAccount, PASSWORD, sessionCookieOf, signedInAs } from '../harness/accounts.ts'
import { hashCheaply } from '../harness/cheap-hash.ts'
import { inPool, openTestDatabase, ownerDatabase } from '../harness/database.ts'
import { codeOf, insertApp, insertPasskey, openAppSetup, wrongCode } from '../harness/second-factors.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite(openTestDatabase('empty'), { TRUSTED_PROXIES: 'loopback' })
const STEP = '/auth/segundo-factor'

beforeEach(async () => {
  await sql`delete from budgets`
  await sql`delete from mails`
  await sql`delete from usuarios`
  await insertAccount(sql, 'admin', 'admin')
  await insertApp(sql, 'admin')
})

const admin = { email: 'admin@example.org', password: PASSWORD }

/** The answer to the right password. */
const begin = (path = '/auth') => visitor(server.url).post(path, admin)
const begun = async (path?: string) => cookiesOf(await begin(path))
const prove = (Cookie: string, code: string, address = '192.0.2.1', path = STEP) =>
  visitor(server.url).post(path, { code }, { Cookie, 'X-Forwarded-For': address })
const openPanel = async (Cookie: string) => (await visitor(server.url).get('/admin/dashboard', { Cookie })).status

/** A session of the account, behind both factors. */
async function entered(steps = 0): Promise<string> {
  return sessionCookieOf(await prove(await begun(), codeOf(undefined, steps)))
}

const toldOf = async () =>
  (
    await sql<{ change: string }[]>`select data ->> 'change' as change from mails where kind = 'second-factor-changed'`
  ).map(({ change }) => change)
const acts = async (since: number) =>
  (await sql<{ action: string }[]>`select action from audit_log where id > ${since} order by id`).map(
    ({ action }) => action,
  )
const newest = async () => Number((await sql`select coalesce(max(id), 0) as id from audit_log`)[0]?.id)

describe('An account with a second factor', () => {
  test.each([
    ['/auth', STEP, '/'],
    ['/admin/login?volver=%2Fadmin%2Fclub', `${STEP}?volver=%2Fadmin%2Fclub`, '/admin/club'],
  ])('gets no session at %s before both are given', async (path, step, target) => {
    const answer = await begin(path)
    expect([answer.status, answer.headers.get('Location'), sessionCookieOf(answer)]).toEqual([303, step, ''])
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^cercle\.second_factor=[\w-]{43}; Path=\/; Max-Age=600; .*HttpOnly$/,
    )
    const Cookie = cookiesOf(answer)
    expect(await openPanel(Cookie)).toBe(302)
    const page = await visitor(server.url).get(step, { Cookie })
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await page.text()).toContain('autoComplete="one-time-code"')
    const done = await prove(Cookie, codeOf(), '192.0.2.1', step)
    expect([done.status, done.headers.get('Location')]).toEqual([303, target])
    expect(await openPanel(sessionCookieOf(done))).toBe(200)
    expect(cookiesOf(done)).toContain('cercle.second_factor=;')
  })

  test('begins again when the password was given too long ago', async () => {
    const Cookie = await begun()
    await sql`update auth_verifications set expires_at = now() - interval '1 second'`
    expect((await visitor(server.url).get(STEP, { Cookie })).headers.get('Location')).toBe('/auth')
    expect(sessionCookieOf(await prove(Cookie, codeOf()))).toBe('')
  })

  test('begins again when the password has been changed since', async () => {
    const Cookie = await begun()
    await ownerDatabase.transaction((tx) => setPasswordHash(tx, 'admin', hashCheaply(PASSWORD)))
    expect(sessionCookieOf(await prove(Cookie, codeOf()))).toBe('')
    expect(sessionCookieOf(await prove(await begun(), codeOf()))).not.toBe('')
  })

  test('ends its sign-in with the session: the step opens no second one', async () => {
    const Cookie = await begun()
    expect((await prove(Cookie, codeOf())).status).toBe(303)
    expect(sessionCookieOf(await prove(Cookie, codeOf(undefined, 1)))).toBe('')
  })

  test('gives nothing to who has the step of another account', async () => {
    await insertAccount(sql, 'dora', 'admin')
    await insertPasskey(sql, 'dora')
    const dora = cookiesOf(await visitor(server.url).post('/auth', { ...admin, email: 'dora@example.org' }))
    expect((await prove(dora, codeOf())).status).toBe(401)
  })
})

describe('Guessing codes', () => {
  test('is stopped for the account, from wherever it comes, and costs no right code', async () => {
    const { max } = rateLimits['second-factor'].account
    const Cookie = await begun()
    for (let n = 0; n < max; n++) expect((await prove(Cookie, wrongCode(), `198.51.100.${n}`)).status).toBe(401)
    const stopped = await prove(Cookie, codeOf(), '198.51.100.99')
    expect([stopped.status, stopped.headers.has('Retry-After'), sessionCookieOf(stopped)]).toEqual([429, true, ''])
    // Another sign-in with the right password does not begin a new count.
    expect((await prove(await begun(), codeOf(), '198.51.100.98')).status).toBe(429)
    const day = rateLimits['second-factor']['account-day']
    expect(day.max * 3 * 365).toBeLessThan(1_000_000 / 10)
    await sql`delete from budgets`
    expect((await prove(Cookie, codeOf())).status).toBe(303)
  })

  test('is noted as a security event', async () => {
    await prove(await begun(), wrongCode())
    await expect
      .poll(async () => (await sql`select kind from security_events where kind = 'second-factor-failed'`).length, {
        timeout: 120_000,
      })
      .toBeGreaterThan(0)
  })
})

describe('The page of the own second factors', () => {
  const setUp = async () => {
    await sql`delete from second_factors`
    return signedInAs(server, sql, 'admin', 'clara')
  }

  test('adds an app without script, shows the recovery codes once, and each opens the account once', async () => {
    const ask = await setUp()
    const elsewhere = sessionCookieOf(await visitor(server.url).post('/auth', { ...admin, email: 'clara@example.org' }))
    const before = await newest()
    const { secret, cookie: Cookie } = await openAppSetup(ask)
    const path = '/admin/segundo-factor/aplicacion'
    const wrong = await ask.post(path, { name: 'Mi móvil', code: wrongCode(secret) }, { Cookie })
    const again = await wrong.text()
    expect([wrong.status, again.includes('Este código no es correcto')]).toEqual([401, true])
    expect(again.replaceAll(' ', '')).toContain(secret)
    const added = await ask.post(path, { name: 'Mi móvil', code: codeOf(secret) }, { Cookie })
    const page = await added.text()
    const codes = [...page.matchAll(/<code>([A-Z2-7-]{29})<\/code>/g)].map(([, code = '']) => code)
    expect([added.status, codes.length]).toEqual([200, 10])
    expect(page).toContain('download="codigos-de-recuperacion.txt"')
    expect(await acts(before)).toEqual(['user.second-factor-added'])
    expect(await toldOf()).toEqual(['added'])
    expect([await openPanel(elsewhere), await openPanel(ask.cookie)]).toEqual([302, 200])
    expect(await (await ask.get('/admin/segundo-factor')).text()).not.toContain(codes[0])

    const enter = async (code: string) => {
      const step = cookiesOf(await visitor(server.url).post('/auth', { ...admin, email: 'clara@example.org' }))
      return prove(step, code)
    }
    const [first = '', second = ''] = codes
    expect((await enter(first)).status).toBe(303)
    expect((await enter(first)).status).toBe(401)
    const last = await enter(second.toLowerCase())
    expect(last.status).toBe(303)
    const html = await (
      await visitor(server.url).get('/admin/segundo-factor', { Cookie: sessionCookieOf(last) })
    ).text()
    expect(html).toContain('Te quedan 8 códigos sin usar.')
    expect(await acts(before)).toContain('user.recovery-code-used')
  })

  test('removes the last factor with its recovery codes, and leaves those of others', async () => {
    const ask = await setUp()
    await insertApp(sql, 'admin')
    const [other] = await sql<{ id: string }[]>`select id from second_factors`
    const remove = (id = '') => ask.post('/admin/segundo-factor', { act: 'remove', id })
    expect((await remove(other?.id)).status).toBe(404)
    await insertApp(sql, 'clara')
    await ask.post('/admin/segundo-factor', { act: 'codes' })
    const [own] = await sql<{ id: string }[]>`select id from second_factors where user_id = 'clara'`
    expect((await remove(own?.id)).status).toBe(200)
    expect((await sql`select user_id from second_factors`).map((row) => String(row.user_id))).toEqual(['admin'])
    expect(await sql`select 1 from recovery_codes`).toEqual([])
  })
})

describe('A second factor that the club requires', () => {
  const require = (rule: string) =>
    sql`insert into club_versions (version, facts) select coalesce(max(version), 0) + 1, ${sql.json({ second_factor: rule })} from club_versions`
  const settled = (rule: boolean, Cookie: string) =>
    expect.poll(async () => await openPanel(Cookie), { timeout: 120_000 }).toBe(rule ? 303 : 200)

  test('is set up before anything else by who sees personal data, and by nobody else', async () => {
    await sql`delete from second_factors`
    const clara = await signedInAs(server, sql, 'admin', 'clara')
    const editor = await signedInAs(server, sql, 'editor')
    await require('required')
    await settled(true, clara.cookie)
    for (const path of ['/admin/socios', '/admin/socios.csv', '/admin/eventos/1/puerta', '/admin/blog'])
      expect([path, (await clara.get(path)).headers.get('Location')]).toEqual([path, '/admin/segundo-factor'])
    expect(await (await clara.get('/admin/socios.data')).text()).toContain('/admin/segundo-factor')
    const saved = await clara.post('/admin/club', { act: 'save', ...demoFields, version: '1' })
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/admin/segundo-factor'])
    expect(await (await clara.get('/admin/segundo-factor')).text()).toContain('El club exige un segundo factor')
    for (const path of ['/admin/segundo-factor/aplicacion', '/admin/sesiones', '/admin/contrasena'])
      expect([path, (await clara.get(path)).status]).toEqual([path, 200])
    expect((await editor.get('/admin/dashboard')).status).toBe(200)
    await insertApp(sql, 'clara')
    expect((await clara.get('/admin/socios')).status).toBe(200)
    await require('optional')
    await sql`delete from second_factors`
    await settled(false, clara.cookie)
  })

  test('asks for the password when an administrator changes the rule', async () => {
    await sql`delete from second_factors`
    const clara = await signedInAs(server, sql, 'admin', 'clara')
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
    const [{ version } = { version: 0 }] = await sql`select max(version) as version from club_versions`
    const fields = { act: 'save', ...demoFields, second_factor: 'required', version: String(version ?? 0) }
    expect((await clara.post('/admin/club', fields)).status).toBe(401)
  })
})

describe('In place of the password that an act asks for', () => {
  test('a code serves, once, and a recovery code does not', async () => {
    const Cookie = await entered()
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
    const ask = visitor(server.url, { Cookie })
    expect(await (await ask.get('/admin/confirmar?volver=%2Fadmin%2Fusuarios.csv')).text()).toContain(
      'O con tu segundo factor',
    )
    expect((await ask.post('/admin/confirmar', { code: codeOf() })).status).toBe(401)
    expect((await ask.post('/admin/confirmar', { code: 'ABCDE-FGHIJ-KLMNO-PQRST-UVWXY' })).status).toBe(401)
    const confirmed = await ask.post('/admin/confirmar', { code: codeOf(undefined, 1) })
    expect(confirmed.status).toBe(200)
    const renewed = visitor(server.url, { Cookie: sessionCookieOf(confirmed) })
    expect((await renewed.get('/admin/usuarios.csv')).status).toBe(200)
  })

  test('an account without a second factor is asked for its password alone', async () => {
    await insertAccount(sql, 'dora', 'admin')
    const answer = await visitor(server.url).post('/auth', { ...admin, email: 'dora@example.org' })
    await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
    const ask = visitor(server.url, { Cookie: sessionCookieOf(answer) })
    expect(await (await ask.get('/admin/confirmar')).text()).not.toContain('O con tu segundo factor')
    expect((await ask.post('/admin/confirmar', { code: codeOf() })).status).toBe(401)
  })
})

describe('Who has lost every factor', () => {
  test('is let in again by an administrator, who is audited, and learns of it by mail', async () => {
    const clara = await signedInAs(server, sql, 'admin', 'clara')
    const Cookie = await entered()
    const before = await newest()
    expect(await (await clara.get('/admin/usuarios/admin/segundo-factor')).text()).toContain('Mi móvil')
    expect((await clara.post('/admin/usuarios/admin/segundo-factor', {})).status).toBe(200)
    expect(await acts(before)).toEqual(['user.second-factor-reset'])
    expect(await toldOf()).toEqual(['reset'])
    expect(await openPanel(Cookie)).toBe(302)
    expect(sessionCookieOf(await begin())).not.toBe('')
    expect((await clara.post('/admin/usuarios/admin/segundo-factor', {})).status).toBe(404)
  })

  test('as the last administrator has `create-admin`, which also gives another password', async () => {
    await inPool('owner', createAdministrator)('admin@example.org', 'una altra escudella')
    await givePassword(sql, 'admin')
    expect(await sql`select 1 from second_factors`).toEqual([])
    expect(sessionCookieOf(await begin())).not.toBe('')
  })
})

test('Administrators see which accounts of the team nobody uses', async () => {
  const clara = await signedInAs(server, sql, 'admin', 'clara')
  const heading = 'Cuentas del equipo sin uso'
  const shown = async () => {
    const page = await (await clara.get('/admin/usuarios')).text()
    return page.includes(heading) ? (page.slice(page.indexOf(heading)).split('</section>')[0] ?? '') : ''
  }
  for (const [id, role] of [
    ['vella', 'editor'],
    ['veina', 'user'],
  ] as const)
    await insertAccount(sql, id, role)
  expect(await shown()).toBe('')
  await sql`update usuarios set created_at = now() - interval '91 days'`
  // Clara has signed in today, and the neighbour is not of the team.
  const list = await shown()
  expect(['vella', 'clara', 'veina'].filter((id) => list.includes(`${id}@example.org`))).toEqual(['vella'])
})
