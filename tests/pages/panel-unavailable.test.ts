import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAccount } from '../harness/accounts.ts'
import { keepCookies, openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { startPostgresProxy } from '../harness/postgres-proxy.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const database = testDatabase('empty')
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
beforeAll(async () => void (proxy = await startPostgresProxy(database.url)))
const { server, sql } = testSite(database, () => ({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' }))
let browser: Browser
let page: Page

beforeAll(async () => {
  await insertAccount(sql, 'admin', 'admin')
  browser = await openBrowser()
})
beforeEach(async () => {
  const context = await openContext(browser, { baseURL: server.url })
  await keepCookies(
    context,
    await visitor(server.url).post('/auth', { email: 'admin@example.org', password: 'escudella lenta' }),
  )
  page = await context.newPage()
})
afterEach(() => page.context().close())
afterAll(() => browser.close())

test('a post that is saved while the database is unavailable stays on the screen, and is saved once it is back', async () => {
  await open('/admin/blog/nueva')
  await page.getByRole('textbox', { name: 'Título' }).fill('Un arroz de domingo')
  await page.getByRole('textbox', { name: 'Extracto' }).fill('Con calma, y con caldo.')
  await page.getByRole('textbox', { name: 'Contenido' }).fill('Tres horas al fuego.')
  const save = () => page.getByRole('button', { name: 'Guardar publicación' }).click()

  expect(await whileAway(save)).toEqual([503, '5'])
  await expectText('Error al verificar permisos de administrador')
  await expectText('Lo que has escrito sigue aquí')
  expect(new URL(page.url()).pathname).toBe('/admin/blog/nueva')
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Un arroz de domingo')
  expect(await page.getByRole('textbox', { name: 'Extracto' }).inputValue()).toBe('Con calma, y con caldo.')

  await save()
  await page.waitForURL('**/admin/blog')
  expect(await sql`select title, excerpt from blog_posts`).toEqual([
    { title: 'Un arroz de domingo', excerpt: 'Con calma, y con caldo.' },
  ])
})

test('a dialog stays open with what was typed', async () => {
  await open('/admin/organizers')
  await page.getByRole('button', { name: 'Nuevo organizador' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Celler del Roure')
  const save = () => dialog.getByRole('button', { name: /Crear|Guardar/ }).click()

  expect(await whileAway(save)).toEqual([503, '5'])
  await expectText('Lo que has escrito sigue aquí')
  expect(await dialog.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Celler del Roure')

  await save()
  await expectText('Organizador creado con éxito')
  expect(await sql`select name from organizers`).toEqual([{ name: 'Celler del Roure' }])
})

test('a lock timeout is reported by the form, which stays', async () => {
  await open('/admin/blog/nueva')
  await page.getByRole('textbox', { name: 'Título' }).fill('Otro arroz')
  await page.getByRole('textbox', { name: 'Contenido' }).fill('Tres horas al fuego.')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await sql.begin(async (tx) => {
    await tx`lock table blog_posts in access exclusive mode`
    await page.getByRole('button', { name: 'Guardar publicación' }).click()
    expect((await answer).status()).toBe(503)
  })
  await expectText('Error al guardar la publicación')
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Otro arroz')
})

test('a list that times out shows an error inside the panel, and loads on retry', async () => {
  await sql.begin(async (tx) => {
    await tx`lock table blog_posts in access exclusive mode`
    expect((await page.goto('/admin/blog'))?.status()).toBe(503)
    await page.locator('html[data-alive]').waitFor()
    const screen = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { level: 1, name: 'La base de datos no responde' }) })
    expect(await screen.textContent()).toMatch(/Referencia: [\w-]{8,}/)
  })
  await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Gestión del Blog' }).waitFor()
})

const open = (path: string) => openScreen(page, path)

/** Sends while the proxy is closed, then waits until it is open. @returns the status and `Retry-After` */
async function whileAway(send: () => Promise<void>) {
  await proxy.close()
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await send()
  const answer = await answered
  await proxy.open()
  await until(async () => (await visitor(server.url).get('/readyz')).status === 200)
  return [answer.status(), await answer.headerValue('Retry-After')]
}

async function expectText(text: string) {
  await page.locator('.toast').filter({ hasText: text }).first().waitFor()
}
