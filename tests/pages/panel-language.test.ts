import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAs } from '../harness/accounts.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'

const database = testDatabase('empty')
let server: RunningServer
let sql: postgres.Sql
let clara: Awaited<ReturnType<typeof signedInAs>>

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0', LOG_LEVEL: 'silent' })
  sql = connectTo(database.url)
  clara = await signedInAs(server, sql, 'admin', 'clara')
})
afterAll(async () => {
  await sql.end()
  await server.stop()
})

const CATALAN_BROWSER = { 'Accept-Language': 'ca-ES,ca;q=0.9,es;q=0.8' }
const messagesIn = async (headers: Record<string, string>) => {
  const page = await (await clara.get('/admin/mensajes', headers)).text()
  return [/<html lang="(\w+)"/.exec(page)?.[1], /<h1[^>]*>([^<]+)/.exec(page)?.[1]]
}

test('The panel speaks the browser’s language until the person chooses one, which stays with the account', async () => {
  expect(await messagesIn({})).toEqual(['es', 'Mensajes'])
  expect(await messagesIn(CATALAN_BROWSER)).toEqual(['ca', 'Missatges'])

  const chosen = await clara.post('/admin/idioma', { language: 'ca', page: '/admin/mensajes?estado=read' })
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/admin/mensajes?estado=read'])
  expect(await messagesIn({})).toEqual(['ca', 'Missatges'])
  expect(await sql`select language, panel_language from usuarios`).toEqual([{ language: 'ca', panel_language: 'ca' }])

  await clara.post('/admin/idioma', { language: 'es', page: '//evil.example' })
  expect(await messagesIn(CATALAN_BROWSER)).toEqual(['es', 'Mensajes'])
})

test('An unknown language is refused, and the next page is one of the panel', async () => {
  expect((await clara.post('/admin/idioma', { language: 'fr', page: '/admin/socios' })).status).toBe(400)
  const elsewhere = await clara.post('/admin/idioma', { language: 'es', page: 'https://evil.example/admin/socios' })
  expect(elsewhere.headers.get('Location')).toBe('/admin/dashboard')
  expect((await visitor(server.url).post('/admin/idioma', { language: 'ca' })).headers.get('Location')).toMatch(
    /^\/admin\/login/,
  )
})

test('Answers of actions and exports are in the same language', async () => {
  const missing = { act: 'delete', id: '01900000-0000-7000-8000-000000000000' }
  const answerIn = async (headers: Record<string, string>) =>
    (await clara.post('/admin/mensajes.data', missing, headers)).text()
  await sql`update usuarios set panel_language = null`
  expect(await answerIn({})).toContain('Este mensaje ya no existe.')
  expect(await answerIn(CATALAN_BROWSER)).toContain('Aquest missatge ja no existeix.')
  const file = await clara.get('/admin/mensajes.csv', CATALAN_BROWSER)
  expect(file.headers.get('Content-Disposition')).toContain('missatges.csv')
  expect(await file.text()).toContain('Nom;Correu;Telèfon')
})

test('The sign-in page of the panel is not stored for another person’s language', async () => {
  const page = await visitor(server.url).get('/admin/login', CATALAN_BROWSER)
  expect(await page.text()).toContain('<html lang="ca"')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
})
