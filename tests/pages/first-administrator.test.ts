import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#app/accounts/passwords.server.ts'
import { rateLimits } from '#app/rate-limits.ts'
import { insertAccount } from '../harness/accounts.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { quickLoading } from '../harness/server.ts'
import { testKey } from '../harness/test-key.ts'
import { root } from '../harness/test-postgres.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const boss = 'jefa@elcercle.example'
const { url, server, sql } = testSite('empty', { ADMIN_EMAILS: boss })

const secretary = { email: 'secretaria@elcercle.example', password: 'arroz caldoso' }
const key = () => /create-super-admin(\?key=[\w-]+)/.exec(server.output())?.[1] ?? ''
const page = (query: string) => visitor(server.url).get(`/create-super-admin${query}`)

describe('The first administrator', () => {
  test('is asked for by an address that the start prints; any other is the 404 page', async () => {
    expect(key()).not.toBe('')
    expect((await page('')).status).toBe(404)
    expect((await page('?key=made-up')).status).toBe(404)
    const answer = await page(key())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    const html = await answer.text()
    for (const words of ['Crear Super Admin', 'Usa esta página una sola vez', 'name="email"', 'name="password"'])
      expect(html).toContain(words)
    const catalan = await (
      await visitor(server.url, { 'Accept-Language': 'ca' }).get(`/create-super-admin${key()}`)
    ).text()
    expect(catalan).toContain('<html lang="ca"')
    expect(catalan).toContain('Crea el superadministrador')
  })

  test('is created there once, with and without script', async () => {
    const send = (fields: Record<string, string>) => visitor(server.url).post(`/create-super-admin${key()}`, fields)
    for (const [password, sentence] of [
      ['12345', 'La contraseña debe tener al menos 6 caracteres'],
      ['arroz caldo', 'La contraseña debe tener al menos 12 caracteres: puede ser una frase'],
      ['administrador1', 'Esta contraseña es de las más usadas'],
      ['secretaria-2026', 'Esta contraseña se parece demasiado al email de la cuenta o al nombre del club'],
    ] as const) {
      const refused = await send({ ...secretary, password })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain(sentence)
    }
    const made = await send(secretary)
    expect(made.status).toBe(200)
    expect(await made.text()).toContain(
      'Super Admin secretaria@elcercle.example creado exitosamente. Ya puedes iniciar sesión.',
    )
    expect((await page(key())).status).toBe(404)
    expect((await send({ ...secretary, email: 'otra@elcercle.example' })).status).toBe(404)
    const entered = await visitor(server.url).post('/admin/login', secretary)
    expect(entered.headers.get('Location')).toBe('/admin/dashboard')
  })
})

describe('npm run create-admin', () => {
  const run = (email: string, password: string) =>
    new Promise<{ status: number; stderr: string }>((done) => {
      const env = {
        PATH: process.env.PATH,
        ...quickLoading,
        DATABASE_URL: url,
        DATA_DIR: server.dataDir,
        ENCRYPTION_KEY: testKey,
        ADMIN_PASSWORD: password,
      }
      const child = execFile(
        process.execPath,
        [join(root, 'commands/create-admin.ts'), email],
        { env },
        (_error, _stdout, stderr) => done({ status: child.exitCode ?? -1, stderr }),
      )
    })

  test('makes an administrator, and another password for one that exists, while the server runs', async () => {
    expect((await run('Tresorera@elcercle.example', 'suquet de peix')).stderr).toBe(
      'Tresorera@elcercle.example is an administrator (created).\n',
    )
    expect((await run('tresorera@elcercle.example', 'suquet de rap')).stderr).toBe(
      'tresorera@elcercle.example is an administrator (promoted).\n',
    )
    const enter = (password: string) =>
      visitor(server.url).post('/admin/login', { email: 'tresorera@elcercle.example', password })
    expect((await enter('suquet de peix')).status).toBe(401)
    expect((await enter('suquet de rap')).headers.get('Location')).toBe('/admin/dashboard')
  })

  test('refuses an invalid e-mail and a weak password, with one line', async () => {
    for (const [email, password, line] of [
      ['nobody', 'suquet de peix', 'Usage: npm run create-admin -- EMAIL\n'],
      ['a@elcercle.example', 'suquet de r', 'The password must have at least 12 characters.\n'],
      [
        'a@elcercle.example',
        'El Cercle 2031',
        'This password is too close to the address or to the name of the club: choose another.\n',
      ],
      ['a@elcercle.example', 'Administrador1', 'This password is one of the commonly used ones: choose another.\n'],
    ] as const) {
      const { status, stderr } = await run(email, password)
      expect([status, stderr]).toEqual([1, line])
    }
  })
})

describe('An address of ADMIN_EMAILS that a stranger has signed up with', () => {
  const strangers = { email: boss, password: 'la del forastero' }
  const owners = { email: boss, password: 'la que elige la jefa' }
  const enter = (who: typeof strangers) => visitor(server.url).post('/admin/login', who)
  const verify = (fields: Record<string, string>, path = '/auth/verificar') =>
    visitor(server.url).post(`${path}?token=${fields.token}`, fields)
  let token: string

  test('gets a mail that explains the next step, and that ignoring it is safe', async () => {
    expect((await visitor(server.url).post('/auth?modo=registro', { ...strangers, privacy: 'on' })).status).toBe(200)
    const mail = await until(async () => (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === boss))
    const text = mail.text?.replace(/\s+/g, ' ')
    expect(text).toContain('escribe la contraseña que elegiste, o elige otra allí mismo')
    expect(text).toContain('Si no la has pedido tú, no hagas nada')
    token = /verificar\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    for (let n = 0; n < 2; n++)
      expect((await visitor(server.url).get(`/auth/verificar?token=${token}`)).status).toBe(200)
    expect((await enter(strangers)).status).toBe(401)
  })

  test('needs both the link and the right password; the field shows the error in both languages', async () => {
    expect((await verify({ token })).status).toBe(422)
    for (const [path, sentence] of [
      ['/auth/verificar', 'No es la contraseña con la que se pidió esta cuenta'],
      ['/ca/auth/verificar', 'No és la contrasenya amb què es va demanar aquest compte'],
    ] as const) {
      const refused = await verify({ token, act: 'prove', password: 'una cualquiera' }, path)
      const html = await refused.text()
      expect(refused.status).toBe(422)
      expect(html).toMatch(new RegExp(`field-error[^>]*>.{0,200}${sentence}`))
      expect(html).toContain('<details class="account-other" open="">')
      expect(html).not.toContain('una cualquiera')
    }
    expect((await enter(strangers)).status).toBe(401)
  })

  test('belongs to the owner with the password chosen behind the link, of twelve characters', async () => {
    const choose = (password: string, confirmation = password) =>
      verify({ token, act: 'choose', password, confirmation })
    expect(await (await choose('once letras')).text()).toContain('al menos 12 caracteres: puede ser una frase')
    expect(await (await choose(owners.password, 'otra distinta')).text()).toContain('Las contraseñas no coinciden')
    const done = await choose(owners.password)
    expect([done.status, done.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(await done.text()).toContain('Email verificado')
    expect(await (await choose('otra mucho más tarde')).text()).toContain('Este enlace ya no es válido')
    expect((await enter(strangers)).status).toBe(401)
    expect((await enter(owners)).headers.get('Location')).toBe('/admin/dashboard')
  })
})

test('The device on which a password is changed stays known', async () => {
  const [owner, password] = [{ email: boss, password: 'la que elige la jefa' }, 'la que elige después']
  const entered = await visitor(server.url).post('/admin/login', owner)
  const cookies = ({ headers }: Response) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const [account] = await sql<{ id: string }[]>`select id from usuarios where email = ${boss}`
  const fields = { user_id: account?.id ?? '', password, confirmation: password }
  const changed = await visitor(server.url).post('/admin/password-reset', fields, {
    Cookie: cookies(entered).join('; '),
  })
  expect(changed.headers.get('Location')).toBe('/admin/usuarios')
  const device = (answer: Response) => cookies(answer).find((cookie) => cookie.startsWith('cercle.device.'))
  expect(device(changed)).toBeDefined()
  expect(device(changed)).not.toBe(device(entered))
})

describe('A team member with a short password', () => {
  test('is refused at the login and gets a link to set a longer one', async () => {
    await insertAccount(sql, 'pau', 'editor', { passwordHash: await hashPassword('curta1') })
    const enter = (path: string, password: string) =>
      visitor(server.url).post(path, { email: 'pau@example.org', password })
    for (const [path, sentence] of [
      ['/admin/login', 'Te hemos enviado un correo con un enlace'],
      ['/ca/auth', 'T’hem enviat un correu amb un enllaç'],
    ] as const) {
      const refused = await enter(path, 'curta1')
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
      expect(await refused.text()).toContain(sentence)
    }
    const mail = await until(async () =>
      (await mailsIn(server.dataDir)).find(({ to }) => to?.[0]?.address === 'pau@example.org'),
    )
    const token = /nueva-contrasena\?token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    const reset = (password: string) =>
      visitor(server.url).post(`/auth/nueva-contrasena?token=${token}`, { token, password, confirmation: password })
    expect(await (await reset('curta2')).text()).toContain('al menos 12 caracteres: puede ser una frase')
    expect((await reset('una de ben llarga')).status).toBe(200)
    expect((await enter('/admin/login', 'una de ben llarga')).headers.get('Location')).toBe('/admin/dashboard')
  })

  test('gets no more links than a requested reset allows, in the language of the sign-in page', async () => {
    await sql`update auth_accounts set password = ${await hashPassword('curta1')} where user_id = 'pau'`
    const catalan = visitor(server.url, { 'Accept-Language': 'ca' })
    const enter = () => catalan.post('/admin/login', { email: 'pau@example.org', password: 'curta1' })
    const statuses: number[] = []
    while (statuses.length < rateLimits['password-reset'].email.max + 1) statuses.push((await enter()).status)
    expect(statuses.at(-1)).toBe(429)
    const links = await sql`select language from mails where recipient = 'pau@example.org' and kind = 'reset-password'`
    expect(links).toHaveLength(rateLimits['password-reset'].email.max)
    expect(links.filter(({ language }) => language === 'es')).toHaveLength(1)
  })
})
