import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from './harness/database.ts'
import { runServer, type RunningServer } from './harness/server.ts'
import { testKey } from './harness/test-key.ts'
import { root } from './harness/test-postgres.ts'
import { visitor } from './harness/visitor.ts'

const database = testDatabase('empty')
let server: RunningServer
beforeAll(async () => void (server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0' })))
afterAll(() => server.stop())

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
    expect(await answer.text()).toContain('Crear Super Admin')
  })

  test('is made there once, without script, too', async () => {
    const send = (fields: Record<string, string>) => visitor(server.url).post(`/create-super-admin${key()}`, fields)
    expect((await send({ ...secretary, password: '12345' })).status).toBe(422)
    expect(await (await send({ ...secretary, password: 'barcelona' })).text()).toContain('Esta contraseña es de las más usadas')
    const made = await send(secretary)
    expect(made.status).toBe(200)
    expect(await made.text()).toContain('Super Admin secretaria@elcercle.example creado exitosamente. Ya puedes iniciar sesión.')
    expect((await page(key())).status).toBe(404)
    expect((await send({ ...secretary, email: 'otra@elcercle.example' })).status).toBe(404)
    const entered = await visitor(server.url).post('/admin/login', secretary)
    expect(entered.headers.get('Location')).toBe('/admin/dashboard')
  })
})

describe('npm run create-admin', () => {
  const run = (email: string, password: string) =>
    new Promise<{ status: number; stdout: string }>((done) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: server.dataDir, ENCRYPTION_KEY: testKey, ADMIN_PASSWORD: password }
      const child = execFile(process.execPath, [join(root, 'commands/create-admin.ts'), email], { env }, (_error, stdout) => done({ status: child.exitCode ?? -1, stdout }))
    })

  test('makes an administrator, and another password for one that exists, while the server runs', async () => {
    expect((await run('Tresorera@elcercle.example', 'suquet de peix')).stdout).toBe('Tresorera@elcercle.example is an administrator (created).\n')
    expect((await run('tresorera@elcercle.example', 'suquet de rap')).stdout).toBe('tresorera@elcercle.example is an administrator (promoted).\n')
    const enter = (password: string) => visitor(server.url).post('/admin/login', { email: 'tresorera@elcercle.example', password })
    expect((await enter('suquet de peix')).status).toBe(401)
    expect((await enter('suquet de rap')).headers.get('Location')).toBe('/admin/dashboard')
  })

  test('refuses what is no e-mail, and passwords that protect nothing, in one line', async () => {
    for (const [email, password, line] of [
      ['nobody', 'suquet de peix', 'Usage: npm run create-admin -- EMAIL\n'],
      ['a@elcercle.example', 'curta', 'The password must have at least 6 characters.\n'],
      ['a@elcercle.example', 'Contraseña123', 'This password is one of the commonly used ones: choose another.\n'],
    ] as const) {
      const { status, stdout } = await run(email, password)
      expect([status, stdout]).toEqual([1, line])
    }
  })
})
