import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFields } from '#app/club.ts'
import { openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { accessibilityFindings } from '../harness/accessibility.ts'
import { testSite } from '../harness/site.ts'

const { server, sql, signedIn } = testSite('demo', { LOG_LEVEL: 'silent' })
const secretary = signedIn('admin')
const editor = signedIn('editor')
let browser: Browser

beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function openPanel(language: 'es' | 'ca') {
  await sql`update usuarios set panel_language = ${language} where id = 'admin'`
  const context = await openContext(browser, { baseURL: server.url, viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = secretary.cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  return context.newPage()
}

const words = {
  es: {
    history: 'Historial',
    restore: /^Restaurar lo de antes del/,
    confirm: 'Restaurar',
    restored: 'Textos restaurados',
    label: 'Título',
    deleted: 'Queda 30 días en la papelera.',
    remove: /^Eliminar /,
    trash: 'Papelera',
    back: 'ha vuelto a su lista',
  },
  ca: {
    history: 'Historial',
    restore: /^Restaura el d’abans del/,
    confirm: 'Restaura',
    restored: 'Textos restaurats',
    label: 'Títol',
    deleted: 'Queda 30 dies a la paperera.',
    remove: /^Elimina /,
    trash: 'Paperera',
    back: 'ha tornat a la seva llista',
  },
}

test.each(['es', 'ca'] as const)('A changed text is brought back, and a deleted post, too (%s)', async (language) => {
  const t = words[language]
  const [post] = await sql<{ id: number; title: string; slug: string }[]>`
    select id, title, slug from blog_posts where status = 'published' order by id limit 1`
  const { id = 0, title = '', slug = '' } = post ?? {}
  const page = await openPanel(language)
  const readSite = async () => (await (await fetch(`${server.url}/blog/${slug}`)).text()).includes(`>${title}<`)
  await openScreen(page, `/admin/blog/${id}`)
  await page.getByRole('textbox', { name: t.label, exact: true }).fill('Un título equivocado')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/admin/blog')
  await expect.poll(readSite, { timeout: 120_000 }).toBe(false)

  await openScreen(page, `/admin/blog/${id}`)
  await page.getByRole('link', { name: t.history, exact: true }).click()
  await page.getByRole('button', { name: t.restore }).first().waitFor()
  expect(await page.locator('.change-list').first().innerText()).toContain('Un título equivocado')
  expect(await page.locator('.version-head').first().innerText()).toContain('admin@example.org')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: t.restore }).first().click()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click()
  await page.locator('.toast', { hasText: t.restored }).waitFor()
  expect(await sql`select title from blog_posts where id = ${id}`).toMatchObject([{ title }])
  await expect.poll(readSite, { timeout: 120_000 }).toBe(true)

  await openScreen(page, '/admin/blog')
  await page.getByRole('button', { name: t.remove }).first().click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.locator('.toast', { hasText: t.deleted }).waitFor()
  const [aside] = await sql<{ name: string }[]>`select name from trash`
  await page.getByRole('link', { name: t.trash, exact: true }).click()
  // The list that it leaves may still have the row.
  await page.waitForURL('**/admin/papelera')
  const row = page.getByRole('row', { name: aside?.name })
  await row.waitFor()
  expect(await row.innerText()).toContain('admin@example.org')
  expect(await accessibilityFindings(page, { but: '.toast' })).toEqual([])
  await row.getByRole('button').click()
  await page.locator('.toast', { hasText: t.back }).waitFor()
  expect(await sql`select from trash`).toHaveLength(0)
  expect(await sql`select from blog_posts where title = ${aside?.name ?? ''}`).toHaveLength(1)
  await page.context().close()
})

test('An editor takes back what editors may edit, and nothing else', async () => {
  await sql`update usuarios set panel_language = 'es'`
  await sql`update organizers set name = 'Otra', version = version + 1 where id = 1`
  await sql`update restaurants set nombre = 'Otro', version = version + 1 where id = 1`
  await sql`insert into trash (kind, subject, name, actor, rows) values
    ('restaurant', '901', 'Can Secret', 'admin', '[]'), ('organizer', '902', 'Fonda Vella', 'admin', '[]')`
  const historyOf = async (path: string) => (await editor.get(`/admin/historial/${path}`)).text()
  expect(await historyOf('organizers/1')).toContain('aria-label="Restaurar lo de antes del')
  const restaurant = await historyOf('restaurantes/1')
  expect(restaurant).toContain('Otro')
  expect(restaurant).not.toContain('aria-label="Restaurar lo de antes del')
  const list = await (await editor.get('/admin/papelera')).text()
  expect([list.includes('Fonda Vella'), list.includes('Can Secret')]).toEqual([true, false])
  const [secret] = await sql<{ id: string }[]>`select id from trash where name = 'Can Secret'`
  expect((await editor.post('/admin/papelera', { act: 'restaurant', id: secret?.id ?? '' })).status).toBe(403)
  // A form that names another kind than what it is about.
  expect((await editor.post('/admin/papelera', { act: 'post', id: secret?.id ?? '' })).status).toBe(404)
  const [change] = await sql<{ id: string; version: string }[]>`
    select id::text, version::text from record_changes where kind = 'restaurant'`
  const fields = { change: change?.id ?? '', version: change?.version ?? '' }
  expect((await editor.post('/admin/historial/restaurantes/1', { act: 'restaurant', ...fields })).status).toBe(403)
  expect((await editor.post('/admin/historial/restaurantes/1', { act: 'organizer', ...fields })).status).toBe(404)
  expect(await sql`select nombre from restaurants where id = 1`).toMatchObject([{ nombre: 'Otro' }])
  expect((await secretary.get('/admin/historial/restaurantes/999999')).status).toBe(404)
  expect((await secretary.get('/admin/historial/socios/1')).status).toBe(404)
})

test('The facts of the club have theirs below their form: of a long one, what differs', async () => {
  const told = (word: string) => `${'Siempre lo mismo. '.repeat(60)}${word}${' Y más de lo mismo.'.repeat(60)}`
  const save = (history: string, version: number) =>
    secretary.post('/admin/club', { act: 'save', ...demoFields, history, version: String(version) })
  expect((await save(told('Éramos seis.'), 0)).status).toBeLessThan(400)
  expect((await save(told('Éramos siete.'), 1)).status).toBeLessThan(400)
  const page = await (await secretary.get('/admin/club')).text()
  expect(page).toContain('href="#versiones"')
  const newest = /<ol class="version-list.*?<\/li>/s.exec(page)?.[0] ?? ''
  expect(newest).toMatch(/<del>….{40,90}Éramos seis\..*<ins>….{40,90}Éramos siete\./s)
  expect(newest.length).toBeLessThan(2_500)
  expect((await secretary.post('/admin/club', { act: 'restore', restored: '1', version: '2' })).status).toBeLessThan(
    400,
  )
  const stored = await sql<
    { history: string }[]
  >`select facts ->> 'history' as history from club_versions order by version`
  expect(stored.map(({ history }) => /Éramos \w+/.exec(history)?.[0])).toEqual([
    'Éramos seis',
    'Éramos siete',
    'Éramos seis',
  ])
})
