import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInAs } from '../harness/accounts.ts'
import { accessibilityFindings } from '../harness/accessibility.ts'
import { openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { insertBookings } from '../harness/insert-bookings.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { pageText } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const office = signedIn('admin', 'montse')
let posts: number[]

beforeEach(async () => {
  await sql`delete from blog_posts`
  const made = await sql<{ id: number }[]>`
    insert into blog_posts (title, slug, content) values ('El xató', 'xato', 'x'), ('Calçots', 'calcots', 'x'), ('Bolets', 'bolets', 'x')
    returning id`
  posts = made.map(({ id }) => id)
})

const stateOf = async () => (await sql`select status from blog_posts order by id`).map(({ status }) => String(status))
const send = (path: string, rows: readonly string[], fields: Record<string, string>) =>
  office.post(path, new URLSearchParams([...rows.map((row) => ['rows', row]), ...Object.entries(fields)]))
/** The hidden rows of a page that are sent with an act. */
const rowsIn = (html: string) =>
  [...html.matchAll(/type="hidden" name="rows" value="([^"]+)"/g)].map(([, row = '']) => row)

test('Without script the question, what became of each row and the undo are pages of forms', async () => {
  const list = await (await office.get('/admin/blog?orden=titulo')).text()
  expect(/<form[^>]*id="selected-posts"[^>]*>/.exec(list)?.[0]).toContain('action="/admin/blog?orden=titulo"')
  const boxes = [...list.matchAll(/form="selected-posts"[^>]* value="([^"]+)"/g)].map(([, value]) => value)
  expect(new Set(boxes)).toEqual(new Set(posts.map((id) => `${id}:1`)))

  const rows = posts.slice(0, 2).map((id) => `${id}:1`)
  const question = await (await send('/admin/blog', rows, { act: 'publish-selected' })).text()
  expect(question).toContain('¿Publicar 2 publicaciones?')
  expect([rowsIn(question), await stateOf()]).toEqual([rows, ['draft', 'draft', 'draft']])

  await sql`update blog_posts set version = 7 where id = ${posts[1] ?? 0}`
  const done = await (await send('/admin/blog', rows, { act: 'publish-selected', asked: 'yes' })).text()
  expect(done).toContain('1 publicación publicada')
  expect(done.replaceAll('<!-- -->', '')).toContain('Calçots: alguien la ha cambiado mientras tanto.')
  expect([rowsIn(done), await stateOf()]).toEqual([[`${posts[0]}:2`], ['published', 'draft', 'draft']])

  const undone = await (await send('/admin/blog', rowsIn(done), { act: 'undo-publish-selected' })).text()
  expect(undone).toContain('1 publicación vuelve a estar como antes')
  expect([rowsIn(undone), await stateOf()]).toEqual([[], ['draft', 'draft', 'draft']])
})

test('Nobody does to ticked rows what they may not do to one', async () => {
  const reader = await signedInAs(server, sql, 'reader')
  const form = { rows: `${posts[0]}:1`, asked: 'yes' }
  expect((await reader.post('/admin/blog', { ...form, act: 'publish-selected' })).status).toBe(403)
  expect((await reader.post('/admin/eventos', { ...form, act: 'archive-selected' })).status).toBe(403)
  expect(await (await reader.get('/admin/solicitudes?estado=all')).text()).not.toContain('selected-requests')
  expect(await stateOf()).toEqual(['draft', 'draft', 'draft'])
})

test('The question needs no password, and deleting ticked events does', async () => {
  const event = await insertEvent(sql)
  const forget = () => sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
  const rows = [`${event}:1`]
  await forget()
  expect(await (await send('/admin/eventos', rows, { act: 'delete-selected' })).text()).toContain('¿Eliminar 1 evento?')
  expect((await send('/admin/eventos', rows, { act: 'delete-selected', asked: 'yes' })).status).toBe(401)
  expect(await sql`select 1 from events where id = ${event}`).toHaveLength(1)
  await sql`update auth_sessions set confirmed_at = now()`
  const done = await (await send('/admin/eventos', rows, { act: 'delete-selected', asked: 'yes' })).text()
  expect(done).toContain('1 evento eliminado')
  await send('/admin/eventos', rowsIn(done), { act: 'undo-delete-selected' })
  expect(await sql`select 1 from events where id = ${event}`).toHaveLength(1)
})

test('The file of ticked rows has these alone, whatever the list shows, and is an export like the others', async () => {
  const requests = await sql<{ id: string }[]>`
    insert into membership_requests (full_name, email, status) values
      ('Ona Serra', 'ona@example.org', 'pending'), ('Pol Serra', 'pol@example.org', 'approved'), ('Rut Serra', 'rut@example.org', 'rejected')
    returning id`
  const [ona, pol] = requests
  const path = `/admin/solicitudes.csv?rows=${ona?.id}:1&rows=${pol?.id}:1&rows=x&rows=99`
  await sql`update auth_sessions set confirmed_at = now() - interval '16 minutes'`
  expect((await office.get(path)).headers.get('Location')).toMatch(/^\/admin\/confirmar/)
  await sql`update auth_sessions set confirmed_at = now()`
  const names = (text: string) =>
    text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';')[0])
  expect(new Set(names(await (await office.get(path)).text()))).toEqual(new Set(['Ona Serra', 'Pol Serra']))
  const [audited] = await sql`select action, subject from audit_log order by id desc limit 1`
  expect(audited).toEqual({ action: 'membership-requests.exported', subject: 'selected' })
  expect(names(await (await office.get(`/admin/blog.csv?rows=${posts[1]}:1`)).text())).toEqual(['Calçots'])
  expect(names(await (await office.get('/admin/blog.csv?rows=x')).text())).toEqual([])
})

test('Payments of ticked bookings are noted with one question, and taken back as they were', async () => {
  const dinner = await insertEvent(sql)
  const people = ['Anna', 'Berta', 'Carla']
  await insertBookings(
    sql,
    people.map((name) => ({ event_id: dinner, contact_name: name, email: `${name}@example.org` })),
  )
  const path = `/admin/eventos/${dinner}/inscripciones`
  const read = () =>
    sql`select id, payment_state as state, paid_way as way, paid_amount as amount, paid_at as at, payment_version as version
      from event_parties where event_id = ${dinner} order by name_key`
  const [anna] = await read()
  await send(path, [], { act: 'payment', payments: `${anna?.id}:0`, payment: 'paid:bizum', paid_amount: '42,50' })
  const before = await read()
  const rows = before.map(({ id, version }) => `${id}:${version}`)
  const stale = [...rows.slice(0, 2), `${before[2]?.id}:9`]
  const asked = { act: 'pay-selected', choice: 'at-door' }
  expect(await (await send(path, stale, asked)).text()).toContain('¿Anotar «paga en la puerta» en 3 reservas?')
  expect((await send(path, stale, { act: 'pay-selected', choice: 'gold', asked: 'yes' })).status).toBe(422)
  const done = await (await send(path, stale, { ...asked, asked: 'yes' })).text()
  expect(done).toContain('2 pagos anotados')
  expect(done.replaceAll('<!-- -->', '')).toContain('Carla: otra persona ha anotado otro pago mientras tanto.')
  expect((await read()).map(({ state }) => String(state))).toEqual(['at-door', 'at-door', 'unpaid'])
  await send(path, [], { act: 'payment', payments: `${before[1]?.id}:1`, payment: 'invited' })
  const undone = await (await send(path, rowsIn(done), { act: 'undo-pay-selected' })).text()
  expect(undone).toContain('1 reserva vuelve a estar como antes')
  const after = await read()
  expect(after.map(({ state }) => String(state))).toEqual(['paid', 'invited', 'unpaid'])
  expect(after[0]).toEqual({ ...before[0], version: Number(before[0]?.version) + 2 })

  await sql`update event_parties set refund_due = 20, refund_due_at = now() where id = ${anna?.id}`
  const owed = await send(path, [`${anna?.id}:${after[0]?.version}`], {
    act: 'pay-selected',
    choice: 'unpaid',
    asked: 'yes',
  })
  const noted = await pageText(owed)
  expect(noted).toContain('Anna: no se puede deshacer: tenía un reembolso.')
  expect(rowsIn(noted)).toEqual([])
})

describe('In a browser', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await openBrowser()
    const context = await openContext(browser, { baseURL: server.url, viewport: { width: 1280, height: 900 } })
    for (const pair of (office.headers.Cookie ?? '').split('; ')) {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      await context.addCookies([{ name, value, url: server.url }])
    }
    page = await context.newPage()
  })
  afterAll(() => browser.close())

  async function looksWrong(): Promise<string[]> {
    const wrong: string[] = []
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      wrong.push(...(await accessibilityFindings(page)))
      const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
      if (drawn > width) wrong.push(`${drawn} px wide at ${width} px`)
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    wrong.push(...(await accessibilityFindings(page, { rules: ['color-contrast'] })))
    await page.emulateMedia({ colorScheme: null })
    await page.setViewportSize({ width: 1280, height: 900 })
    return wrong
  }

  test('rows are ticked with j and Space, and an act asks, is done and taken back by keyboard, readable at any width', async () => {
    await openScreen(page, '/admin/blog?orden=titulo')
    const bar = page.locator('#selected-posts')
    await expect(bar.getByRole('button', { name: 'Publicar' }).isVisible()).resolves.toBe(false)
    for (const key of ['j', 'Space', 'j', 'j', 'Space']) await page.keyboard.press(key)
    await bar.getByText('Selección: 2').waitFor()
    expect(await page.locator('tbody input:checked').count()).toBe(2)
    expect(await looksWrong()).toEqual([])

    await bar.getByRole('button', { name: 'Publicar' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '¿Publicar 2 publicaciones?' })
    await dialog.getByText('Bolets').waitFor()
    expect(await looksWrong()).toEqual([])
    await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await stateOf()).toEqual(['draft', 'draft', 'draft'])
    await bar.getByRole('button', { name: 'Publicar' }).press('Enter')
    await dialog.getByRole('button', { name: 'Publicar' }).press('Enter')
    await page.getByText('2 publicaciones publicadas').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator('tbody input:checked').count()).toBe(0)
    expect([await stateOf(), await looksWrong()]).toEqual([['published', 'draft', 'published'], []])

    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await page.getByText('2 publicaciones vuelven a estar como antes').waitFor()
    expect(await stateOf()).toEqual(['draft', 'draft', 'draft'])
  })

  test('all rows of the page are ticked at once, and Space presses a button that the tabulator has led to', async () => {
    await openScreen(page, '/admin/blog')
    await page.getByLabel('Seleccionar toda la página').check()
    await page.locator('#selected-posts').getByText('Selección: 3').waitFor()
    await page.getByRole('button', { name: 'Eliminar El xató' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('dialog', { name: '¿Eliminar la publicación?' }).getByText('«El xató»').waitFor()
    expect(await page.locator('tbody input:checked').count()).toBe(3)
  })
})
