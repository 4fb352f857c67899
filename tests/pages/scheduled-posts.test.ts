import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubWall } from '#app/platform/club-time.ts'
import { accessibilityFindings } from '../harness/accessibility.ts'
import { openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { until } from '../harness/mailbox.ts'
import { testServer, testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const silent = { LOG_LEVEL: 'silent' }
const { url, server, sql, signedIn } = testSite('demo', silent)
const servers = [server, testServer({ DATABASE_URL: url, ...silent })] as const
const secretary = signedIn('admin')
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const TITLE = 'La matinada dels calçots'
const tomorrow = () => clubWall(new Date(Date.now() + 86_400_000))
const post = (event: number) => ({
  title: TITLE,
  slug: 'la-matinada',
  content: '<p>Hoy se abre la temporada.</p>',
  excerpt: '',
  title_ca: '',
  content_ca: '',
  excerpt_ca: '',
  event_id: String(event),
  status: 'draft',
  publish_at: tomorrow(),
})

/** Of each process, from its cache where it has one: which public pages name the post. */
async function pagesWith(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    servers.flatMap((server, process) =>
      paths.map(async (path) => {
        const text = await (await visitor(server.url).get(path)).text()
        return text.includes(path === '/sitemap.xml' ? '/blog/la-matinada' : TITLE) ? [`${path} ${process}`] : []
      }),
    ),
  )
  return found.flat()
}

/** What the timer of each process does once a minute. */
const sweepAtOnce = () => sql`insert into pgboss.job (name, data) values ('sweep-post-schedules', '{"id": "at once"}')`
const sweepsLeft = async () =>
  (await sql`select from pgboss.job where name = 'sweep-post-schedules' and state <> 'completed'`).length

test('A scheduled post is on no public page before its hour, and on all of each process after it', async () => {
  const [dinner] = await sql<{ id: number }[]>`
    insert into events (title, description, location, date, price, max_participants, published_at)
    values ('Calçotada', 'Con romesco.', 'Valls', now() - interval '5 days', 45, 20, now() - interval '30 days') returning id`
  const event = dinner?.id ?? 0
  const pages = ['/blog', '/ca/blog', '/blog/rss.xml', '/sitemap.xml', '/blog/la-matinada', `/eventos/${event}`]
  expect(await pagesWith(pages)).toEqual([])
  expect((await secretary.post('/admin/blog/nueva', post(event))).status).toBe(303)
  await sweepAtOnce()
  await until(async () => (await sweepsLeft()) === 0)
  expect(await pagesWith(pages)).toEqual([])
  expect((await visitor(servers[1].url).get('/blog/la-matinada')).status).toBe(404)
  expect(await (await secretary.get('/admin/blog')).text()).toMatch(/Programada para el \d+ \w+ a las \d\d:\d\d/)

  await sql`update blog_posts set scheduled_at = now() + interval '3 seconds' where slug = 'la-matinada'`
  await sweepAtOnce()
  await pause(1_500)
  expect(await pagesWith(pages)).toEqual([])
  await pause(1_600)
  await sweepAtOnce()
  await until(async () => (await pagesWith(pages)).length === pages.length * servers.length)
  const [shown] = await sql`select status, scheduled_at, version from blog_posts where slug = 'la-matinada'`
  expect(shown).toEqual({ status: 'published', scheduled_at: null, version: 2 })
  expect(await (await secretary.get('/admin/auditoria?accion=post.published')).text()).toContain(TITLE)
})

const words = {
  es: { at: /^Se publica sola/, publish: 'Publicado', past: 'Esa hora ya ha pasado', list: /Programada para el/ },
  ca: { at: /^Es publica sola/, publish: 'Publicada', past: 'Aquesta hora ja ha passat', list: /Programada per a/ },
}

test.each(['es', 'ca'] as const)('The hour is chosen in the form of the post (%s)', async (language) => {
  const t = words[language]
  await sql`update usuarios set panel_language = ${language} where id = 'admin'`
  const slug = `allioli-${language}`
  const [made] = await sql<{ id: number }[]>`
    insert into blog_posts (title, slug, content) values ('Allioli', ${slug}, '<p>Ajo y aceite.</p>') returning id`
  const context = await openContext(browser, { baseURL: server.url, viewport: { width: 390, height: 844 } })
  const [name = '', value = ''] = secretary.cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await openScreen(page, `/admin/blog/${made?.id}`)
  const hour = page.getByLabel(t.at)
  await page.getByRole('radio', { name: t.publish }).check()
  expect(await hour.isVisible()).toBe(false)
  await page.getByRole('radio').first().check()
  await hour.fill('2020-01-01T10:00')
  await page.locator('form button[type=submit]').click()
  await page.getByText(t.past).first().waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await hour.fill(tomorrow())
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/admin/blog')
  await page.getByRole('row', { name: 'Allioli' }).filter({ hasText: t.list }).first().waitFor()
  expect(await accessibilityFindings(page, { but: '.toast' })).toEqual([])
  await openScreen(page, `/admin/blog/${made?.id}`)
  expect((await hour.inputValue()).slice(0, 10)).toBe(tomorrow().slice(0, 10))
  await context.close()
})
