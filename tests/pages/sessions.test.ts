import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/accounts/capabilities.ts'
import { sessionCookie } from '#app/accounts/session/session-cookie.server.ts'
import { givePassword, insertAccount, PASSWORD, sessionCookieOf } from '../harness/accounts.ts'
import { testServer, testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const password = PASSWORD
const club = 'https://elcercle.example'
const settings = { ENCRYPTION_KEY: 'ab'.repeat(32) }
const { url, server, sql } = testSite('demo', settings)
const secure = testServer({ DATABASE_URL: url, ...settings, BASE_URL: club })

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'user'] as const) await insertAccount(sql, role, role)
})

const credentials = (who: Role) => ({ email: `${who}@example.org`, password })
const pairsOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')

async function enter(who: Role, headers: Record<string, string> = {}): Promise<string> {
  const answer = await visitor(server.url).post('/auth', credentials(who), headers)
  expect(answer.status).toBe(303)
  return sessionCookieOf(answer)
}

async function isOpen(Cookie: string): Promise<boolean> {
  return (await (await visitor(server.url).get('/contacto', { Cookie })).text()).includes('@example.org')
}

async function age(who: Role, days: number) {
  await sql`update auth_sessions set created_at = now() - make_interval(days => ${days}) + interval '1 minute', expires_at = now() + interval '7 days' where user_id = ${who}`
}

/** The cookie that a session has whose row says so: cookies are bound to account and start. */
async function bound(cookie: string): Promise<string> {
  const token = cookie.split('=')[1]?.split('.')[0] ?? ''
  const [row] = await sql<{ userId: string; createdAt: Date }[]>`
    select user_id as "userId", created_at as "createdAt" from auth_sessions where token = ${token}`
  return row ? (sessionCookie(token, row).split(';', 1)[0] ?? '') : ''
}

test('A session opens nothing once its row names another account or another start', async () => {
  const cookie = await enter('user')
  const token = cookie.split('=')[1]?.split('.')[0] ?? ''
  const [before] = await sql`select created_at from auth_sessions where token = ${token}`
  await sql`update auth_sessions set user_id = 'admin', confirmed_at = now() where token = ${token}`
  expect(await isOpen(cookie)).toBe(false)
  await sql`update auth_sessions set user_id = 'user', created_at = created_at + interval '1 day' where token = ${token}`
  expect(await isOpen(cookie)).toBe(false)
  await sql`update auth_sessions set created_at = ${before?.created_at} where token = ${token}`
  expect(await isOpen(cookie)).toBe(true)
  // A cookie of the previous release names no account, and opens none of the team.
  const unbound = cookie.split('.').slice(0, -1).join('.')
  expect(await isOpen(unbound)).toBe(true)
  await sql`update auth_sessions set user_id = 'admin' where token = ${token}`
  expect(await isOpen(unbound)).toBe(false)
  await sql`delete from auth_sessions where token = ${token}`
})

describe('A session has an absolute end, also when it is renewed', () => {
  test.each([
    ['admin', 7],
    ['editor', 7],
    ['user', 30],
  ] as const)('%s: after %i days', async (who, days) => {
    const cookie = await enter(who)
    await age(who, days)
    expect(await isOpen(await bound(cookie))).toBe(true)
    await sql`update auth_sessions set created_at = created_at - interval '2 minutes' where user_id = ${who}`
    expect(await isOpen(await bound(cookie))).toBe(false)
    expect(await sql`select id from auth_sessions where user_id = ${who}`).toEqual([])
  })

  test('and after seven days without a visit; a visit renews it', async () => {
    const cookie = await enter('user')
    await sql`update auth_sessions set expires_at = now() + interval '1 minute', updated_at = now() - interval '6 days' where user_id = 'user'`
    expect(await isOpen(cookie)).toBe(true)
    const [renewed] =
      await sql`select expires_at > now() + interval '6 days' as later, updated_at > now() - interval '1 minute' as seen from auth_sessions where user_id = 'user'`
    expect(renewed).toEqual({ later: true, seen: true })
    await sql`update auth_sessions set expires_at = now() - interval '1 second' where user_id = 'user'`
    expect(await isOpen(cookie)).toBe(false)
  })
})

test('Signing in ends the previous session of the browser, of any account', async () => {
  const older = await enter('user')
  const elsewhere = await enter('user')
  const newer = await enter('user', { Cookie: older })
  expect(await Promise.all([older, elsewhere, newer].map(isOpen))).toEqual([false, true, true])
  const editor = await enter('editor', { Cookie: newer })
  expect(await Promise.all([newer, editor].map(isOpen))).toEqual([false, true])
  const panel = await visitor(server.url).post('/admin/login', credentials('admin'), { Cookie: elsewhere })
  expect([panel.status, await isOpen(elsewhere)]).toEqual([303, false])
})

test('A sign-in that is refused ends nothing', async () => {
  const cookie = await enter('user')
  expect(
    (await visitor(server.url).post('/auth', { ...credentials('user'), password: 'patata brava' }, { Cookie: cookie }))
      .status,
  ).toBe(401)
  expect((await visitor(server.url).post('/admin/login', credentials('user'), { Cookie: cookie })).status).toBe(403)
  expect(await isOpen(cookie)).toBe(true)
})

test('An address of the panel refuses a member, and leaves their session as it is', async () => {
  const Cookie = await enter('user')
  for (const path of ['/admin', '/admin/socios', '/admin/socios.data', '/admin/socios.csv']) {
    const answer = await visitor(server.url).get(path, { Cookie })
    expect([path, answer.headers.getSetCookie().join()]).toEqual([
      path,
      expect.stringMatching(/^toast=no-permission;[^,]*$/),
    ])
    expect(answer.headers.get('Location') ?? (await answer.text())).toContain('/admin/login')
  }
  expect(await isOpen(Cookie)).toBe(true)
  const loginPage = await visitor(server.url).get('/admin/login', { Cookie })
  expect([loginPage.status, (await loginPage.text()).includes('Iniciar sesión')]).toEqual([200, true])
})

test('Whoever is of the team learns by mail of a sign-in from a new device, and of no other', async () => {
  await insertAccount(sql, 'nova', 'editor')
  const told = async () =>
    (
      await sql<
        { to: string }[]
      >`select recipient as to from mails where kind = 'new-device' and recipient like 'nova%'`
    ).length
  const signIn = (Cookie = '') => visitor(server.url).post('/auth', { email: 'nova@example.org', password }, { Cookie })
  const first = pairsOf(await signIn()).join('; ')
  expect(await told()).toBe(0)
  expect((await signIn(first)).status).toBe(303)
  expect(await told()).toBe(0)
  expect((await signIn()).status).toBe(303)
  expect(await told()).toBe(1)
  await insertAccount(sql, 'veina', 'user')
  for (let times = 0; times < 2; times++)
    await visitor(server.url).post('/auth', { email: 'veina@example.org', password })
  expect(await sql`select 1 from mails where recipient = 'veina@example.org'`).toEqual([])
})

test('A session holds the browser and the system in a few words, and no address', async () => {
  await enter('user', { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' })
  const [row] = await sql<{ device: string; confirmed: boolean; stored: string }[]>`
    select device, confirmed_at = created_at as confirmed, to_jsonb(s)::text as stored
    from auth_sessions s order by created_at desc limit 1`
  expect(row).toMatchObject({ device: 'Firefox · Linux', confirmed: true })
  expect(row?.stored).not.toMatch(/Mozilla|Gecko|127\.0\.0\.1|::1"/)
})

describe('Open sessions', () => {
  const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  const text = async (Cookie: string, path: string) =>
    (await (await visitor(server.url).get(path, { Cookie })).text()).replaceAll(/<script[^]*?<\/script>/g, '')
  const idOf = async (cookie: string) => {
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    return String((await sql`select id from auth_sessions where token = ${token}`)[0]?.id)
  }
  let last = 0
  const listAuditEvents = async () =>
    (
      await sql`select actor, action, subject from audit_log where id > ${last} and action <> 'session.begun' order by id`
    ).map((row) => ({ ...row }))
  beforeEach(async () => {
    await sql`delete from auth_sessions`
    last = Number((await sql`select coalesce(max(id), 0) as id from audit_log`)[0]?.id)
  })

  test.each([
    [
      '/auth',
      [
        'Tu cuenta',
        'Firefox · Windows',
        'Este dispositivo',
        'Dispositivo desconocido',
        'Última actividad: ',
        'Cerrar las demás',
      ],
    ],
    [
      '/ca/auth',
      [
        'El teu compte',
        'Firefox · Windows',
        'Aquest dispositiu',
        'Dispositiu desconegut',
        'Última activitat: ',
        'Tanca les altres',
      ],
    ],
  ])('%s lists one’s own, ends one and all the others, without script', async (path, words) => {
    const own = await enter('user')
    const elsewhere = [await enter('user', firefox), await enter('user', firefox), await enter('user', firefox)]
    const page = await text(own, path)
    for (const word of words) expect(page).toContain(word)
    expect(page.match(/name="session"/g)).toHaveLength(4)
    const end = (session: string, given: object = { password }) =>
      visitor(server.url).post(`${path}/sesiones`, { session, ...given }, { Cookie: own })
    const session = await idOf(elsewhere[0] ?? '')
    for (const which of [session, 'others']) {
      expect((await end(which, {})).status).toBe(422)
      const wrong = await end(which, { password: 'patata brava' })
      expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('field-error')])
    }
    expect(await Promise.all(elsewhere.map(isOpen))).toEqual([true, true, true])
    const ended = await end(session)
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, path])
    expect(await Promise.all([own, ...elsewhere].map(isOpen))).toEqual([true, false, true, true])
    await end('others')
    expect(await Promise.all([own, ...elsewhere].map(isOpen))).toEqual([true, false, false, false])
    expect(await text(own, path)).not.toContain(words.at(-1))
    expect(await listAuditEvents()).toEqual([])
  })

  test('are sorted in the panel by their headings', async () => {
    const own = await enter('admin')
    const { id = '' } = (await sql`select id from usuarios where email = 'user@example.org'`)[0] as { id?: string }
    await Promise.all([enter('user', firefox), enter('user')])
    const devices = async (order: string) =>
      (await text(own, `/admin/usuarios/${id}/sesiones?orden=${order}`)).match(
        /(Firefox · Windows|desconocido)(?=<\/td>)/g,
      )
    expect(await devices('dispositivo')).toEqual(['desconocido', 'Firefox · Windows'])
    expect(await devices('-dispositivo')).toEqual(['Firefox · Windows', 'desconocido'])
    expect(await text(own, `/admin/usuarios/${id}/sesiones?orden=inicio`)).toContain('aria-sort="ascending"')
  })

  test('of another account are ended by administrators alone', async () => {
    const [own, editor, other] = [await enter('user'), await enter('editor'), await enter('admin')]
    const session = await idOf(other)
    for (const [Cookie, path] of [
      [own, '/auth/sesiones'],
      [editor, '/auth/sesiones'],
      [editor, '/admin/sesiones'],
      [editor, '/admin/usuarios/admin/sesiones'],
    ] as const) {
      await visitor(server.url).post(path, { session, password }, { Cookie })
      await visitor(server.url).post(path, { session: 'others', password }, { Cookie })
    }
    expect((await visitor(server.url).post('/auth/sesiones', { session })).headers.get('Location')).toBe('/auth')
    expect(await Promise.all([own, editor, other].map(isOpen))).toEqual([true, true, true])
  })

  test('of the team are in the panel, and ending them is noted', async () => {
    const [own, elsewhere] = [await enter('editor'), await enter('editor', firefox)]
    const page = await text(own, '/admin/sesiones')
    for (const word of ['Tus sesiones', 'Esta sesión', 'Cerrar la sesión de Firefox · Windows', 'Cerrar las demás'])
      expect(page).toContain(word)
    await visitor(server.url).post('/admin/sesiones', { session: 'others' }, { Cookie: own })
    await visitor(server.url).post('/admin/sesiones', { session: 'others' }, { Cookie: own })
    expect(await Promise.all([own, elsewhere].map(isOpen))).toEqual([true, false])
    expect(await listAuditEvents()).toEqual([{ actor: 'editor', action: 'session.ended', subject: 'editor' }])
  })

  test('of anybody are seen and ended by an administrator, and that is noted', async () => {
    const [admin, first, second] = [await enter('admin'), await enter('user', firefox), await enter('user')]
    expect(await text(admin, '/admin/usuarios')).toContain('Sesiones de user@example.org')
    const page = await text(admin, '/admin/usuarios/user/sesiones')
    for (const word of ['Sesiones de user@example.org', 'Firefox · Windows', 'Dispositivo desconocido', 'Cerrar todas'])
      expect(page).toContain(word)
    expect(page).not.toContain('Esta sesión')
    await visitor(server.url).post('/admin/usuarios/user/sesiones', { session: await idOf(first) }, { Cookie: admin })
    expect(await Promise.all([first, second].map(isOpen))).toEqual([false, true])
    await visitor(server.url).post('/admin/usuarios/user/sesiones', { session: 'others' }, { Cookie: admin })
    expect(await Promise.all([second, admin].map(isOpen))).toEqual([false, true])
    expect(await text(admin, '/admin/usuarios/user/sesiones')).toContain('No hay sesiones abiertas')
    const noted = { actor: 'admin', action: 'user.sessions-ended', subject: 'user' }
    expect(await listAuditEvents()).toEqual([noted, noted])
    expect((await visitor(server.url).get('/admin/usuarios/nobody/sesiones', { Cookie: admin })).status).toBe(404)
  })

  test('that have reached their last day are not listed', async () => {
    const [own, elsewhere] = [await enter('user'), await enter('user', firefox)]
    await sql`update auth_sessions set created_at = now() - interval '31 days' where id = ${await idOf(elsewhere)}`
    expect(await text(own, '/auth')).not.toContain('Firefox · Windows')
  })
})

describe('One’s own password', () => {
  afterEach(async () => {
    await sql`delete from budgets`
    for (const who of ['editor', 'user']) await givePassword(sql, who)
  })

  const change = (path: string, Cookie: string, current: string, next = 'suquet de rap bo') =>
    visitor(server.url).post(path, { current_password: current, password: next, confirmation: next }, { Cookie })

  test.each([
    ['/auth/contrasena', 'user', 200],
    ['/ca/auth/contrasena', 'user', 200],
    ['/auth/contrasena', 'editor', 200],
    ['/admin/contrasena', 'editor', 303],
  ] as const)('%s (%s) needs the current one and tells its owner', async (path, who, done) => {
    const [own, elsewhere] = [await enter(who), await enter(who)]
    // An open session alone changes nothing, however recent its sign-in.
    const wrong = await change(path, own, 'patata brava')
    const shown = await wrong.text()
    expect(shown).toMatch(/La contraseña no es correcta|La contrasenya no és correcta/)
    expect([wrong.status < 500, shown.includes('patata brava')]).toEqual([true, false])
    expect((await change(path, own, '')).status).toBe(422)
    expect((await change(path, own, password, 'barcelona')).status).toBe(422)
    expect(await isOpen(elsewhere)).toBe(true)
    const before = Number((await sql`select coalesce(max(id), 0) as id from audit_log`)[0]?.id)
    const changed = await change(path, own, password)
    expect(changed.status).toBe(done)
    expect(await Promise.all([own, elsewhere, sessionCookieOf(changed)].map(isOpen))).toEqual([false, false, true])
    expect((await visitor(server.url).post('/auth', credentials(who))).status).toBe(401)
    const entered = await visitor(server.url).post('/auth', { ...credentials(who), password: 'suquet de rap bo' })
    expect(entered.status).toBe(303)
    const [mail] =
      await sql`select kind from mails where recipient = ${`${who}@example.org`} and kind <> 'new-device' order by created_at desc limit 1`
    expect(mail?.kind).toBe('password-changed')
    const noted =
      await sql`select actor, subject from audit_log where id > ${before} and action = 'user.own-password-changed'`
    expect(noted.map((row) => ({ ...row }))).toEqual(who === 'user' ? [] : [{ actor: who, subject: who }])
  })

  test('is guessed as rarely as at the sign-in', async () => {
    const own = await enter('user')
    const statuses: number[] = []
    while (statuses.at(-1) !== 429 && statuses.length < 30)
      statuses.push((await change('/auth/contrasena', own, 'patata brava')).status)
    expect(statuses).toEqual([...Array.from({ length: statuses.length - 1 }, () => 401), 429])
    expect((await change('/auth/contrasena', own, password)).status).toBe(429)
  })

  test('is asked of nobody who is not signed in', async () => {
    for (const path of ['/auth/contrasena', '/auth/sesiones']) {
      expect((await visitor(server.url).get(path)).headers.get('Location')).toBe('/auth')
      expect((await visitor(server.url).post(path, { session: 'others', password })).headers.get('Location')).toBe(
        '/auth',
      )
    }
  })
})

describe('Behind TLS', () => {
  const own = { Origin: club }
  const path = '/eventos'
  const open = async (Cookie: string) =>
    (await (await visitor(secure.url).get('/contacto', { Cookie })).text()).includes('user@example.org')
  const asNamedBefore = (cookie: string) => cookie.replace('__Host-', '__Secure-')

  test('every cookie is one that no other host can set', async () => {
    const entered = await visitor(secure.url).post('/auth', credentials('user'), own)
    const chosen = await visitor(secure.url).post('/idioma', { language: 'ca', page: '/' }, own)
    const left = await visitor(secure.url).post('/auth/salir', {}, { ...own, Cookie: sessionCookieOf(entered) })
    const cookies = [entered, chosen, left].flatMap(({ headers }) => headers.getSetCookie())
    const [kept, removed] = [
      cookies.filter((cookie) => !/Max-Age=0/.test(cookie)),
      cookies.filter((cookie) => /Max-Age=0/.test(cookie)),
    ]
    expect(kept.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '__Host-cercle.session_token',
      expect.stringMatching(/^__Host-cercle\.device\.[0-9a-f]{12}$/),
      '__Host-toast',
      '__Host-language',
      '__Host-toast',
    ])
    expect(removed.map((cookie) => cookie.split('=', 1)[0])).toEqual(['language', '__Host-cercle.session_token'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.*; Secure|; Secure.*; Path=\//)
      expect(cookie).not.toMatch(/Domain/i)
    }
  })

  test('a session cookie passes the page cache by, under either name, and the language is honoured', async () => {
    for (const name of ['__Host-cercle.session_token', '__Secure-cercle.session_token']) {
      expect((await visitor(secure.url).get(path, { Cookie: `${name}=x` })).headers.get('Cache-Control')).toBe(
        'no-store',
      )
    }
    expect((await visitor(secure.url).get(path, { Cookie: '__Host-language=ca' })).headers.get('Location')).toBe(
      '/ca/eventos',
    )
    expect((await visitor(secure.url).get(path, { Cookie: 'language=ca' })).headers.get('Location')).toBe('/ca/eventos')
  })

  test('the older name opens sessions of the previous release alone, and gets the new name when it is renewed', async () => {
    await sql`delete from auth_sessions`
    const cookie = sessionCookieOf(await visitor(secure.url).post('/auth', credentials('user'), own))
    expect([await open(cookie), await open(asNamedBefore(cookie))]).toEqual([true, false])
    // As the previous release stores it.
    await sql`update auth_sessions set confirmed_at = null, device = null where user_id = 'user'`
    expect([await open(cookie), await open(asNamedBefore(cookie))]).toEqual([true, true])
    await sql`update auth_sessions set expires_at = expires_at - interval '1 hour' where user_id = 'user'`
    const renewed = await visitor(secure.url).get('/contacto', { Cookie: asNamedBefore(cookie) })
    expect(pairsOf(renewed)).toEqual([cookie])
    const left = await visitor(secure.url).post('/auth/salir', {}, { ...own, Cookie: asNamedBefore(cookie) })
    expect(left.headers.getSetCookie()[0]).toMatch(/^__Secure-cercle\.session_token=; Path=\/; Max-Age=0/)
    expect(await sql`select id from auth_sessions `).toEqual([])
  })
})
