import { createServer } from 'node:http'
import type { Browser, BrowserContext, Dialog, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildDocument } from '#app/platform/render/document.server.ts'
import { insertAccount } from '../harness/accounts.ts'
import { keepCookies, openBrowser, openContext } from '../harness/browser.ts'
import { insertRequest } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { everyRoute } from '../harness/routes.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

/** A spreadsheet formula, an attribute escape, three kinds of script, bidirectional text, the end of a comment. */
const text =
  '=HYPERLINK("https://evil.example")"\'><script>__pwned=1</script><img src=x onerror="__pwned=1"><svg onload="__pwned=1"></svg>\u202etxt--></textarea></title>'
/** The same where the editor's HTML is stored. */
const formatted = `<p>a</p>${text}<p onclick="__pwned=1"><a href="javascript:__pwned=1//">b</a></p><math><mtext><style><img src=x onerror="__pwned=1"></style></mtext></math>`
const link = 'javascript:__pwned=1//"><img src=x onerror="__pwned=1">'

const { server, sql } = testSite('demo', { LOG_LEVEL: 'error' })
let browser: Browser
let office: BrowserContext
let street: BrowserContext

beforeAll(async () => {
  await insertAccount(sql, 'admin', 'admin')
  browser = await openBrowser()
  // Without the policy, which would stop most scripts.
  street = await openContext(browser, { baseURL: server.url, bypassCSP: true })
  office = await openContext(browser, { baseURL: server.url, bypassCSP: true })
  await keepCookies(
    office,
    await visitor(server.url).post('/auth', { email: 'admin@example.org', password: 'escudella lenta' }),
  )
  await leaveTraces()
})
afterAll(() => browser.close())

/** Sends the worst that every form accepts, then makes every text of the database worse. */
async function leaveTraces() {
  const ask = visitor(server.url)
  const person = { full_name: text.replaceAll('\u202e', ''), privacy: 'on' }
  const [dinner] = await sql<
    { id: number }[]
  >`select id from events where date > now() and registered < max_participants order by id limit 1`
  expect(
    (
      await ask.post(
        `/eventos/${dinner?.id}/inscripcion`,
        registrationFields({
          ...person,
          full_name: '<img src=x onerror=__pwned=1>',
          notes: person.full_name,
          dietary_restrictions: person.full_name,
          diet_consent: 'on',
        }),
      )
    ).status,
  ).toBe(200)
  expect(
    (
      await ask.post('/contacto', {
        name: '<img src=x onerror=__pwned=1>',
        email: 'clara@example.org',
        message: person.full_name,
        privacy: 'on',
      })
    ).status,
  ).toBe(200)
  expect(
    (
      await ask.post('/solicitar-membresia', {
        ...person,
        full_name: '<svg onload=__pwned=1>',
        email: 'clara@example.org',
        reason: person.full_name,
      })
    ).status,
  ).toBe(200)
  expect(
    (
      await ask.post('/auth?modo=registro', {
        ...person,
        full_name: '<svg onload=__pwned=1>',
        email: 'nova@example.org',
        password: 'escudella lenta',
      })
    ).status,
  ).toBe(200)
  const approved = await insertRequest(sql, { status: 'approved' })
  const completed = await ask.post('/socio/completar-datos', {
    token: approved,
    full_name: '<svg onload=__pwned=1>',
    email: 'pau@example.org',
    address: person.full_name,
    notes: person.full_name,
    emergency_contact_name: '<svg onload=__pwned=1>',
    privacy: 'on',
  })
  expect(completed.status).toBe(200)
  await sql`insert into membership_requests (full_name, email, status) values ('Pau', 'p2@example.org', 'rejected'), ('Pau', 'p3@example.org', 'baja')`
  // Mails until now hold what forms accept; later ones hold worse.
  await until(async () => (await sql`select 1 from mails where status = 'queued'`).length === 0)
  const kept =
    /^(id|hash|slug|status|hold|cancelled_by|diet_by|language|kind|ref|role|purpose|color|token|version|offers|payment_method|membership_number|name_key|.*_token_hash|.*_id|.*_version|iban|birth_date|emergency_.*|dietary_restrictions)$/
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
      and table_name in ('events', 'event_courses', 'event_menu_options', 'restaurants', 'organizers', 'blog_posts', 'event_registrations', 'membership_requests', 'socios', 'contact_messages', 'usuarios', 'media')`
  const chosen = columns.filter(({ column }) => !kept.test(column))
  for (const { table, column, type } of chosen) {
    const worst =
      type === 'jsonb'
        ? sql`${sql.json(documents[column] ?? [text])}`
        : isAddress(column)
          ? link
          : column === 'email'
            ? sql`left(${text}, 200) || id || '@x.example'`
            : /^(description|historia)_ca$/.test(column)
              ? formatted
              : text
    const lower =
      table === 'usuarios' && column === 'email' ? sql`lower(left(${text}, 200) || id || '@x.example')` : worst
    await sql`update ${sql(table)} set ${sql(column)} = ${lower}${table === 'usuarios' ? sql` where id <> 'admin'` : sql``}`
  }
  expect(chosen.length).toBeGreaterThan(60)
}

const isAddress = (column: string) => /web|url|ubicacion|cover|photo|image|website/.test(column)
const dish = { nombre: text, descripcion: text, precio: text, nombre_ca: text, descripcion_ca: text }
const documents: Record<string, never> = {
  images: [link, text],
  redes_sociales: { facebook: link, instagram: link, twitter: text },
  social_media: { facebook: link, instagram: link, twitter: text },
  menu_degustacion: [dish],
  platos_principales: [dish],
  valoraciones: { general: text, comida: text },
  sample_reviews: [{ author: text, text, textCa: text, rating: 5, date: text }],
} as never

/** Elements that run by themselves or when pressed. */
async function live(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if ('__pwned' in globalThis) found.push('a script has run')
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
        if (
          ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name) &&
          /^\s*(javascript|data:text|vbscript):/i.test(value)
        )
          found.push(`${element.tagName} ${name}=${value.slice(0, 30)}`)
      }
      if (element.tagName === 'SCRIPT' && element.textContent?.startsWith('__pwned')) found.push('SCRIPT')
    }
    return found
  })
}

async function look(context: BrowserContext, path: string, press?: RegExp) {
  const page = context.pages()[0] ?? (await context.newPage())
  const dialogs: string[] = []
  const note = (dialog: Dialog) => void (dialogs.push(dialog.message()), dialog.dismiss())
  page.on('dialog', note)
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerover')))
  await page
    .locator('html[data-alive]')
    .waitFor({ state: 'attached' })
    .catch((error: unknown) => {
      throw new Error(`${path} does not come to life`, { cause: error })
    })
  const found = await live(page)
  if (press) {
    await page.getByRole('button', { name: press }).first().click()
    await page.getByRole('dialog').first().waitFor()
    found.push(...(await live(page)))
  }
  page.off('dialog', note)
  return { path, found, dialogs }
}

test('Stored text never runs as a script on a public page', async () => {
  const [id] = await sql<{ id: number }[]>`select id from events order by id limit 1`
  const [post] = await sql<{ slug: string }[]>`select slug from blog_posts where status = 'published' limit 1`
  const detail = [
    `/eventos/${id?.id}`,
    `/eventos/${id?.id}?tab=organizador`,
    '/restaurantes/1',
    '/restaurantes/1?tab=menu',
    '/restaurantes/1?tab=resenas',
    '/restaurantes/1?tab=chef',
    `/blog/${post?.slug}`,
  ]
  for (const path of [
    '/',
    '/eventos',
    '/restaurantes',
    '/blog',
    ...detail,
    ...detail.slice(0, 4).map((one) => `/ca${one}`),
    '/ca/eventos',
  ])
    expect(await look(street, path)).toEqual({ path, found: [], dialogs: [] })
})

test('Stored text never runs as a script in the panel: lists, sheets, dialogs', async () => {
  const [socio] = await sql<{ id: string }[]>`select id from socios limit 1`
  const [guest] = await sql<{ id: number }[]>`select event_id as id from event_registrations limit 1`
  const named: Record<string, RegExp> = {
    '/admin/solicitudes': /^Ver detalles/,
    '/admin/mensajes': /^(Ver|Leer|Abrir)/,
    '/admin/organizers': /^Editar/,
  }
  const lists = everyRoute()
    .filter(
      ({ path, needs }) => needs.length > 0 && !/[:.]|vista-previa|imagenes$|exportar$|socios\/buscar$/.test(path),
    )
    .map(({ path }) => path)
  const sheets = [
    `/admin/socios/${socio?.id}`,
    `/admin/eventos/${guest?.id}`,
    `/admin/eventos/${guest?.id}/inscripciones`,
    `/admin/eventos/${guest?.id}/hoja`,
    '/admin/restaurantes/1',
    '/admin/blog/1',
  ]
  for (const path of [...lists, ...sheets])
    expect(await look(office, path, named[path])).toEqual({ path, found: [], dialogs: [] })
})

test('Stored text never runs as a script in a mail', async () => {
  const before = (await mailsIn(server.dataDir)).length
  expect(before).toBeGreaterThanOrEqual(5)
  const [dinner] = await sql<
    { id: number }[]
  >`select id from events where date > now() and registered < max_participants order by id limit 1`
  await visitor(server.url).post(
    `/ca/eventos/${dinner?.id}/inscripcion`,
    registrationFields({ email: 'altra@example.org' }),
  )
  const mails = await until(async () => {
    const all = await mailsIn(server.dataDir)
    return all.length > before && all
  })
  const page = await street.newPage()
  for (const { subject, html = '' } of mails) {
    expect(subject).not.toMatch(/[\r\n]/)
    await page.setContent(html)
    expect([subject, await live(page)]).toEqual([subject, []])
  }
  await page.close()
})

test('An exported file holds no formula', async () => {
  const [guest] = await sql<{ id: number }[]>`select event_id as id from event_registrations limit 1`
  for (const path of ['/admin/socios.csv', `/admin/eventos/${guest?.id}/inscripciones.csv`]) {
    const file = await (await office.request.get(path)).text()
    const cells = cellsOf(file.replace(/^\ufeff/, ''))
    expect(cells.some((cell) => cell.includes('HYPERLINK'))).toBe(true)
    expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([])
  }
})

describe('A script injected into a rendered page', () => {
  const planted =
    '<script>document.documentElement.dataset.planted=1</script><script type="module">document.documentElement.dataset.planted=1</script>'

  test.each(['/', '/auth', '/admin/eventos'])(
    'does not run on %s, while the product’s own scripts do',
    async (path) => {
      const context = await openContext(browser, { baseURL: server.url })
      await context.addCookies(await office.cookies())
      const page = await context.newPage()
      await page.route(`**${path}`, async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text())
          .replace('<head>', `<head>${planted}`)
          .replace(
            '</body>',
            `${planted}<script type="text/hydration">document.documentElement.dataset.planted=1</script></body>`,
          )
        await route.fulfill({ response: answer, body })
      })
      expect(await look(context, path)).toEqual({ path, found: [], dialogs: [] })
      expect(
        await page.evaluate(() => [
          [...document.scripts].filter(({ text }) => text.includes('planted')).length,
          document.documentElement.dataset.planted,
        ]),
      ).toEqual([5, undefined])
      await context.close()
    },
  )

  test('does not run, even if the product rendered it before the policy was computed', async () => {
    const ours = 'document.documentElement.dataset.ours=1'
    const html = `<!DOCTYPE html><html><head><script>${ours}</script></head><body>${planted}</body></html>`
    const made = buildDocument(html, { constants: [ours] }, { status: 200, headers: new Headers() })
    const site = createServer((_request, response) =>
      response.writeHead(200, Object.fromEntries(made.headers)).end(html),
    )
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(site.address() as { port: number }).port}`)
    expect(await page.evaluate(() => Object.entries(document.documentElement.dataset))).toEqual([['ours', '1']])
    await page.close()
    site.close()
  })
})

/** Cells of a semicolon-separated file. */
function cellsOf(file: string): string[] {
  return [...file.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}
