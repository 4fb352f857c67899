import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '#app/accounts/passwords.server.ts'
import { connectTo, testDatabase } from './harness/database.ts'
import { runServer, type RunningServer } from './harness/server.ts'
import { visitor } from './harness/visitor.ts'

const database = testDatabase('demo')
let server: RunningServer
let cookie: string

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0' })
  const sql = connectTo(database.url)
  await sql`insert into usuarios (id, email, email_verified, role) values ('editor', 'editor@example.org', true, 2)`
  await sql`insert into auth_accounts (id, account_id, provider_id, user_id, password) values ('editor', 'editor', 'credential', 'editor', ${await hashPassword('escudella lenta')})`
  await sql.end()
  const answer = await visitor(server.url).post('/auth', { email: 'editor@example.org', password: 'escudella lenta' })
  cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
})
afterAll(() => server.stop())

async function send(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>, path = '/admin/imagenes') {
  const body = new FormData()
  body.set('purpose', 'blog')
  body.set('file', new File([bytes], 'plato.png', { type: 'image/png' }))
  return fetch(server.url + path, { method: 'POST', redirect: 'manual', headers: { Origin: server.url, ...headers }, body })
}

/** Says how much will come, and sends nothing of it: the gate answers by the announcement. */
function announce(path: string, bytes: number): Promise<number | undefined> {
  return new Promise((answer, failed) => {
    const asked = request(server.url + path, { method: 'POST', headers: { Origin: server.url, Cookie: cookie, 'Content-Length': bytes } }, (response) => {
      answer(response.statusCode)
      asked.destroy()
    })
    asked.on('error', failed)
    asked.flushHeaders()
  })
}

test('An editor uploads a picture, and everybody can see it', async () => {
  const plate = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#c3341c' } }).png().toBuffer()
  const answer = await send(new Uint8Array(plate), { Cookie: cookie })
  expect(answer.status).toBe(201)
  const { url } = (await answer.json()) as { url: string }
  const shown = await fetch(`${server.url}${url}-480.webp`)
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
})

test('What is no picture, or too large, is refused in the words of the specification', async () => {
  const cases = [
    [new Uint8Array(Buffer.from('<svg/>')), 422, 'Solo se permiten archivos de imagen'],
    [new Uint8Array(5 * 1024 * 1024 + 1), 413, 'El archivo debe ser menor a 5MB'],
  ] as const
  for (const [bytes, status, message] of cases) {
    const answer = await send(bytes, { Cookie: cookie })
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, message }])
  }
})

test('Nobody else uploads, and nowhere else may so much be sent', async () => {
  const anonymous = await send(new Uint8Array(9), {})
  expect([anonymous.status, anonymous.headers.get('Location')]).toEqual([302, '/admin/login?volver=%2Fadmin%2Fimagenes'])
  for (const [path, bytes] of [['/contacto', 70_000], ['/admin/usuarios', 70_000], ['/admin/imagenes', 7_000_000]] as const) expect(await announce(path, bytes)).toBe(413)
  expect((await send(new Uint8Array(9), { Cookie: cookie, Origin: 'https://evil.example' })).status).toBe(403)
})

test('A draft is a page for who works in the panel alone, marked and kept by no cache', async () => {
  const sql = connectTo(database.url)
  const [row] = await sql<{ slug: string }[]>`select slug from blog_posts where status = 'draft' limit 1`
  await sql.end()
  const path = `/blog/${row?.slug ?? ''}`
  expect((await fetch(server.url + path)).status).toBe(404)
  const page = await fetch(server.url + path, { headers: { Cookie: cookie } })
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await page.text()).toContain('Vista previa: borrador sin publicar')
})
