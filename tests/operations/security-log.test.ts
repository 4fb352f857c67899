import { mkdtempSync, readFileSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertAccount, PASSWORD } from '../harness/accounts.ts'
import { securityEvents } from '#app/platform/observability/security-events.ts'
import { hashCheaply } from '../harness/cheap-hash.ts'
import { insertRequest } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { insertPasskey } from '../harness/second-factors.ts'
import { runServer } from '../harness/server.ts'
import { root } from '../harness/test-postgres.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const file = join(mkdtempSync(join(tmpdir(), 'el-cercle-security-')), 'security.log')
const { url, server, sql } = testSite('empty', {
  TRUSTED_PROXIES: 'loopback',
  SECURITY_LOG: file,
  LOG_LEVEL: 'debug',
  METRICS_TOKEN: 'a token of the operator',
})

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'user'] as const) await insertAccount(sql, role, role)
  await insertAccount(sql, 'double', 'admin')
  await insertPasskey(sql, 'double')
})

const from = (address: string) => visitor(server.url, { 'X-Forwarded-For': address })
const signIn = (address: string, email: string, typed = PASSWORD) =>
  from(address).post('/auth', { email, password: typed })
const cookieOf = (answer: Response) => ({
  Cookie: answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; '),
})
const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n')
const linesFrom = (address: string) =>
  until(() => {
    const found = lines().filter((line) => line.includes(` from ${address} `))
    return found.length > 0 && found
  })
const rows = (kind: string) =>
  sql<
    { route: string; account: string | null; count: number }[]
  >`select route, account, count from security_events where kind = ${kind} order by id`

async function showIban() {
  const id = await insertRequest(sql, { status: 'approved' })
  const member = { full_name: 'Clara Vidal', email: 'c@example.org', payment_method: 'transfer', privacy: 'on' }
  const fields = { ...member, token: id, iban: 'ES9121000418450200051332' }
  await from('203.0.113.15').post(`/socio/completar-datos?token=${id}`, fields)
  const admin = cookieOf(await signIn('203.0.113.15', 'admin@example.org'))
  const [socio] = await sql<{ id: string }[]>`select id from socios`
  await from('203.0.113.15').post(`/admin/socios/${socio?.id}`, { act: 'show-iban' }, admin)
}

/** The addresses that fail2ban would block by one of our filters. */
function blockedBy(filter: string, written: string[]): string[] {
  const text = readFileSync(join(root, `docs/deploy/fail2ban/filter.d/${filter}.conf`), 'utf8')
  const failregex = /^failregex = (.*)$/m.exec(text)?.[1]?.replace('<ADDR>', '([0-9a-f.:]+)') ?? '(?!)'
  const undated = written.map((line) => line.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/, ''))
  return undated.flatMap((line) => new RegExp(failregex).exec(line)?.[1] ?? [])
}

describe('A suspected attack', () => {
  test('is written to the file with the address, for fail2ban, and to the database without it', async () => {
    expect((await signIn('203.0.113.5', 'ADMIN@example.org', 'a wrong one')).status).toBe(401)
    expect((await from('2001:db8::77').post('/contacto', {}, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await from('203.0.113.6').get('/inscripcion/cancelar?token=invented')).status).toBe(404)
    const editor = cookieOf(await signIn('203.0.113.7', 'editor@example.org'))
    expect((await from('203.0.113.7').get('/admin/usuarios', editor)).status).toBe(302)
    const member = cookieOf(await signIn('203.0.113.8', 'user@example.org'))
    await from('203.0.113.8').get('/admin/dashboard', member)
    await from('203.0.113.9').get('/admin/dashboard')
    for (let n = 0; n < 11; n++) await signIn('203.0.113.10', 'nobody@example.org', 'a wrong one')
    await sql`update auth_sessions set confirmed_at = now() - interval '1 hour'`
    await from('203.0.113.11').post('/admin/confirmar', { password: 'a wrong one' }, editor)
    expect((await linesFrom('203.0.113.11')).length).toBe(1)
    const step = cookieOf(await signIn('203.0.113.14', 'double@example.org'))
    await from('203.0.113.14').post('/auth/segundo-factor', { code: '123456' }, step)
    expect((await linesFrom('203.0.113.14')).length).toBe(1)

    const blocked = (address: string) => blockedBy('el-cercle', lines()).filter((found) => found === address).length
    const expected = {
      '203.0.113.5': 1,
      '2001:db8::77': 1,
      '203.0.113.6': 1,
      '203.0.113.7': 1,
      '203.0.113.8': 1,
      '203.0.113.9': 0,
      '203.0.113.10': 10,
      '203.0.113.11': 1,
      '203.0.113.14': 1,
    }
    expect(Object.fromEntries(Object.keys(expected).map((address) => [address, blocked(address)]))).toEqual(expected)
    expect(blockedBy('el-cercle-flood', lines())).toEqual(['203.0.113.10'])

    await until(async () => (await rows('origin-refused')).length > 0)
    expect(await rows('origin-refused')).toMatchObject([{ route: '/ca?/contacto', account: null, count: 1 }])
    const failed = await rows('sign-in-failed')
    expect([
      new Set(failed.map(({ route, account }) => `${route} ${account}`)).size,
      failed.reduce((sum, { count }) => sum + count, 0),
    ]).toEqual([2, 11])
    expect(await rows('signed-in')).toMatchObject([
      { route: '/ca?/auth', count: 1 },
      { route: '/ca?/auth', count: 1 },
    ])
    await showIban()
    await until(async () => (await rows('iban-shown')).length > 0)
    expect(await rows('token-refused')).toMatchObject([{ route: '/ca?/inscripcion/cancelar', count: 1 }])
    expect(await rows('access-refused')).toMatchObject([{ route: '/admin/usuarios' }, { route: '/admin/dashboard' }])
    expect(
      (await sql<{ kind: string }[]>`select distinct kind from security_events`).map(({ kind }) => kind).toSorted(),
    ).toEqual(Object.keys(securityEvents).toSorted())
    const everything = JSON.stringify(await sql`select * from security_events`)
    for (const text of [everything, server.output()]) expect(text).not.toMatch(/203\.0\.113|2001:db8|example\.org/)
  })

  test('is noted for a right password that is too short for the team, and for a wrong token of /metrics', async () => {
    await insertAccount(sql, 'short', 'editor', { passwordHash: hashCheaply('curta1') })
    expect((await signIn('203.0.113.12', 'short@example.org', 'curta1')).status).toBe(403)
    expect((await from('203.0.113.13').get('/metrics', { Authorization: 'Bearer invented' })).status).toBe(401)
    for (const [address, route] of [
      ['203.0.113.12', '/ca?/auth'],
      ['203.0.113.13', '/metrics'],
    ] as const)
      expect(await linesFrom(address)).toEqual([
        expect.stringContaining(`access-refused from ${address} route=${route} `),
      ])
  })

  test('is written to a new file once the old one has been renamed; only owner and group can read it', async () => {
    const kept = lines().length
    renameSync(file, `${file}.1`)
    await signIn('203.0.113.20', 'admin@example.org', 'a wrong one')
    await until(() => {
      try {
        return statSync(file).size > 0
      } catch {
        return false
      }
    })
    expect(lines()).toHaveLength(1)
    expect(readFileSync(`${file}.1`, 'utf8').trimEnd().split('\n')).toHaveLength(kept)
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('is shown to administrators, filtered by kind, and exported', async () => {
    const admin = cookieOf(await signIn('203.0.113.30', 'admin@example.org'))
    const read = async (path: string) => (await from('203.0.113.30').get(path, admin)).text()
    const page = await read('/admin/auditoria/seguridad?tipo=sign-in-failed')
    for (const words of [
      'Contraseña equivocada al entrar',
      'admin@example.org',
      '/ca?/auth',
      'href="/admin/auditoria/seguridad.csv?tipo=sign-in-failed"',
    ])
      expect(page).toContain(words)
    expect(page).not.toMatch(/nobody@example|203\.0\.113/)
    expect(page).not.toContain(
      '<td role="cell" class="data-table-name" data-head="Qué">Formulario enviado desde otra web',
    )
    expect(await read('/admin/auditoria/seguridad?tipo=nada&desde=x&pagina=9')).toContain('Seguridad')
    const file = await read('/admin/auditoria/seguridad.csv')
    expect(file.split('\r\n')[0]).toBe('Qué;Veces;Dónde;Dirección;Cuenta;Petición;Desde;Hasta')
    expect(file).toContain('Formulario enviado desde otra web;1;/ca?/contacto;')
    expect(file).not.toMatch(/nobody@example|203\.0\.113/)
  })
})

test('A file that cannot be written stops the start with one clear line', async () => {
  const start = runServer({ DATABASE_URL: url, DEMO_CONTENT: '0', SECURITY_LOG: '/nowhere/security.log' })
  await expect(start).rejects.toThrow('SECURITY_LOG: the file /nowhere/security.log cannot be written (ENOENT)')
})
