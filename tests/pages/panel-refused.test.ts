import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookiesOf, insertAccount } from '../harness/accounts.ts'
import { keepCookies, openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { insertMember } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('demo', { PAGES_PER_MINUTE: '15' })
const title = 'Demasiadas peticiones seguidas'
/** Two requests at 15 a minute. */
const REFILL_MS = 8_000
let browser: Browser
let page: Page
let session: ReturnType<typeof visitor>

beforeAll(async () => {
  await insertAccount(sql, 'admin', 'admin')
  browser = await openBrowser()
})
beforeEach(async () => {
  const answer = await visitor(server.url).post('/auth', { email: 'admin@example.org', password: 'escudella lenta' })
  session = visitor(server.url, { Cookie: cookiesOf(answer) })
  const context = await openContext(browser, { baseURL: server.url })
  await keepCookies(context, answer)
  page = await context.newPage()
})
afterEach(() => page.context().close())
afterAll(() => browser.close())

test('a post stays open with what was typed when its page cannot be read again', async () => {
  await open('/admin/blog/nueva')
  await page.getByRole('textbox', { name: 'Título' }).fill('Un arroz de domingo')
  await page.getByRole('textbox', { name: 'Contenido' }).fill('Tres horas al fuego.')
  await whileRefused(() => page.getByRole('button', { name: 'Vista previa' }).click())
  await page
    .getByRole('alert')
    .filter({ hasText: title })
    .filter({ hasText: 'Lo que has escrito sigue aquí' })
    .waitFor()
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Un arroz de domingo')
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await until(async () => (await sql`select 1 from blog_posts where title = 'Un arroz de domingo'`).length > 0)
})

test('a list stays when a dialog cannot be read', async () => {
  await insertMember(sql)
  await open('/admin/socios')
  await whileRefused(() => page.getByRole('button', { name: 'Ver ficha de Clara Vidal' }).click())
  await page.getByRole('alert').filter({ hasText: title }).waitFor()
  await page.getByRole('dialog').filter({ hasText: 'Clara Vidal' }).waitFor()
})

test('another page says so inside the panel, and loads on retry', async () => {
  await open('/admin/dashboard')
  await whileRefused(() => page.getByRole('link', { name: 'Blog' }).first().click())
  const screen = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1, name: title }) })
  await screen.getByText('Espera unos segundos e inténtalo de nuevo.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/blog')
  expect(await page.getByRole('link', { name: 'Blog' }).count()).toBeGreaterThan(0)
  const heading = page.getByRole('heading', { level: 1, name: 'Gestión del Blog' })
  await until(async () => {
    // As the page asks: retries at once would use up each request that the allowance regains.
    await page.waitForTimeout(REFILL_MS)
    const retry = page.getByRole('link', { name: 'Intentarlo de nuevo' })
    // It leaves with the page that comes.
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => {})
    return heading.isVisible()
  })
})

const open = (path: string) => openScreen(page, path)

/** Does it when the session has used what its allowance regained, and uses up more, until a read was refused. */
async function whileRefused(work: () => Promise<void>) {
  const isSpent = async () => (await session.get('/nada')).status === 429
  await until(isSpent)
  const used = Promise.withResolvers<void>()
  const spending = setInterval(
    () =>
      void isSpent().then(
        (spent) => spent || used.resolve(),
        () => {},
      ),
    100,
  )
  try {
    await used.promise
    await Promise.all([page.waitForResponse((response) => response.status() === 429), work()])
  } finally {
    clearInterval(spending)
  }
}
