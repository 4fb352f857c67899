import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scoreToken } from '#app/bookings/parties/score-links.server.ts'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs } from '../harness/accounts.ts'
import { openBrowser, openContext, widthWithLargeText } from '../harness/browser.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { accessibilityFindings } from '../harness/accessibility.ts'
import { insertBookings } from '../harness/insert-bookings.ts'
import { everyRoute } from '../harness/routes.ts'
import { runServer, type RunningServer } from '../harness/server.ts'

const database = testDatabase('demo')
let server: RunningServer
let browser: Browser
let page: Page
/** What stands in the addresses, by noun or by kind of link. */
let ids: Record<string, string>
const MEMBER_TOKEN = 'm'.repeat(43)

beforeAll(async () => {
  server = await runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0', PAGES_PER_MINUTE: '0' })
  const sql = connectTo(database.url)
  const { cookie } = await signedInAs(server, sql, 'admin')
  const [request, open] = await sql`insert into membership_requests (full_name, email, status)
    values ('Clara Vidal', 'clara@example.org', 'approved'), ('Pia Serra', 'pia@example.org', 'approved') returning id`
  const [socio] = await sql`insert into socios (membership_request_id, full_name, email)
    values (${request?.id as string}, 'Clara Vidal', 'clara@example.org') returning id`
  await sql`insert into member_sessions (socio_id, token_hash, ends_at)
    values (${socio?.id as string}, ${hashToken(MEMBER_TOKEN)}, now() + interval '1 day')`
  const [event] = await sql`select id from events where date > now() limit 1`
  const guest = randomUUID()
  const token_hash = hashToken(linkToken('guest', guest))
  const pau = { contact_name: 'Pau Riba', email: 'pau@example.org' }
  await insertBookings(sql, [{ id: guest, event_id: event?.id as number, ...pau, token_hash }])
  const [came] = await sql`update event_registrations set attended_at = now() where id = (
    select r.id from event_registrations r join events e on e.id = event_id
    where date < now() and date > now() - interval '50 days' and r.cancelled_at is null
      and not exists (select from event_scores where registration_id = r.id) limit 1)
    returning id, cancel_token_hash as "tokenHash"`
  expect(came).toBeDefined()
  const [picture] = await sql`select hash from media limit 1`
  const [post] = await sql`select slug from blog_posts where status = 'published' limit 1`
  await sql`update blog_posts set title = 'Otro título', version = version + 1 where id = 1`
  await sql`insert into trash (kind, subject, name, actor, rows) values ('post', '99', 'El xató', 'admin', '[]')`
  await sql.end()
  ids = {
    socios: String(socio?.id),
    eventos: String(event?.id),
    blog: String(post?.slug),
    biblioteca: String(picture?.hash),
    completion: String(open?.id),
    guest: linkToken('guest', guest),
    score: scoreToken(came as { id: string; tokenHash: string }),
  }
  browser = await openBrowser()
  const context = await openContext(browser, { baseURL: server.url, viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: server.url }])
  await context.addInitScript(recordSubmits)
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const screens = everyRoute()
  .filter(
    ({ id, path }) => id.endsWith('-page') && !/confirmar|\/admin\/login|password-reset|completar-datos|\*/.test(path),
  )
  .map(({ path }) => path)
  .concat(
    '/socio/completar-datos?token=:completion',
    '/comensal?token=:guest',
    '/ca/comensal?token=:guest',
    '/valorar?token=:score',
  )
const pressedScreens: string[] = []

/** The name of a new factor is not kept (`docs/decisions/091-second-factor.md`). */
const withoutDraft = new Set(['/admin/segundo-factor', '/admin/segundo-factor/aplicacion'])

/** Each screen is visited once: a page load costs more than all that is looked at there. */
test.each(screens)(
  '%s is accessible on a phone, at a desk and in the dark; Enter in any field of any form presses the one button that sends it, and text has a draft',
  async (screen) => {
    const path = addressOf(screen)
    const wrong: string[] = []
    await page.goto(path)
    await start()
    const isPanel = path.startsWith('/admin/')
    if (isPanel || /valorar|comensal/.test(path)) wrong.push(...(await looksWrong(path, isPanel)))
    if (!isPanel) wrong.push(...(await largeTextRunsOff(path)))
    await pressInEachField(path, wrong, pressedScreens)
    for (const name of isPanel ? await dialogOpeners() : []) {
      await page.getByRole('button', { name, exact: true }).first().click()
      if ((await page.locator('dialog:modal').count()) > 0) wrong.push(...(await dialogLooksWrong(`${path} «${name}»`)))
      if ((await page.locator('dialog:modal form').count()) > 0)
        await pressInEachField(`${path} «${name}»`, wrong, pressedScreens)
      await closeDialogs()
    }
    expect(wrong).toEqual([])
  },
)

test('Enter was pressed in more than a hundred fields', () => {
  expect(pressedScreens.length).toBeGreaterThan(100)
})

test('So are the pages of a member, and Escape keeps what is typed', async () => {
  await page.context().addCookies([{ name: 'cercle.member', value: MEMBER_TOKEN, url: server.url }])
  const wrong: string[] = []
  const pressed: string[] = []
  for (const path of ['/mis-cenas', '/mis-cenas/datos', '/mis-cenas/carnet', `/eventos/${ids.eventos}/espera`]) {
    await page.goto(path)
    await start()
    wrong.push(...(await looksWrong(path, false)), ...(await largeTextRunsOff(path)))
    await pressInEachField(path, wrong, pressed)
    if (path === '/mis-cenas' || path === '/mis-cenas/carnet') continue
    const field = page.locator('input[type=tel]').first()
    await field.fill('600 000 000')
    await field.press('Escape')
    expect([page.url(), await field.inputValue()]).toEqual([`${server.url}${path}`, '600 000 000'])
  }
  expect(wrong).toEqual([])
  expect(pressed).toContain('/mis-cenas/datos')
})

/** In the panel a post has a number, on the public site a slug. */
function addressOf(screen: string): string {
  if (screen.startsWith('/admin/blog/:')) return '/admin/blog/1'
  if (screen.startsWith('/admin/historial/')) return '/admin/historial/blog/1'
  return screen
    .replace(/(\w+)\/:\w+/, (_, noun: string) => `${noun}/${ids[noun] ?? '1'}`)
    .replace(/=:(\w+)/, (_, link: string) => `=${ids[link]}`)
}

/** With axe at both widths; in the dark only the contrast differs. */
async function looksWrong(path: string, isPanel: boolean): Promise<string[]> {
  const wrong: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    wrong.push(...(await accessibilityFindings(page)))
    const drawn = await page.evaluate(() => document.documentElement.scrollWidth)
    if (drawn > width) wrong.push(`${drawn} px wide at ${width} px`)
  }
  if (isPanel) wrong.push(...(await drawnTooWide()))
  if (isPanel) {
    await page.emulateMedia({ colorScheme: 'dark' })
    wrong.push(...(await accessibilityFindings(page, { rules: ['color-contrast'] })))
    await page.emulateMedia({ colorScheme: null })
  }
  return wrong.map((finding) => `${path}: ${finding}`)
}

/** At a desk: buttons that run through the page, and addresses that break. */
function drawnTooWide(): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const wide = Array.from(main.querySelectorAll('.button')).filter((button) => button.clientWidth > 480)
    const broken = Array.from(main.querySelectorAll<HTMLElement>('td.data-table-mail')).filter(
      (cell) => cell.title && cell.scrollHeight > 64,
    )
    return [...wide, ...broken].map(({ textContent }) => `too wide for its place: ${textContent}`)
  })
}

/** A dialog at a desk, in both schemes: what it does is in sight. */
async function dialogLooksWrong(name: string): Promise<string[]> {
  const wrong = await accessibilityFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  wrong.push(...(await accessibilityFindings(page, { rules: ['color-contrast'] })))
  await page.emulateMedia({ colorScheme: null })
  const hidden = await page
    .locator('dialog:modal .form > .form-actions')
    .evaluateAll((all) =>
      all
        .filter((actions) => actions.getBoundingClientRect().bottom > innerHeight)
        .map(({ textContent }) => textContent),
    )
  wrong.push(...hidden.map((text) => `below the screen: ${text}`))
  return wrong.map((finding) => `${name}: ${finding}`)
}

async function largeTextRunsOff(path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 900 })
  const width = await widthWithLargeText(page)
  return width > 390 ? [`${path}: ${width} px wide at 390 px with text at 200 %`] : []
}

async function start() {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerover')))
  await page.locator('html[data-alive]').waitFor()
}

declare global {
  /** One-line fields, and for each the buttons that Enter has pressed in it; the forms are not sent. */
  var fields: { input: HTMLInputElement; pressed: (HTMLElement | null)[] }[]
}

function recordSubmits() {
  globalThis.fields = []
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      fields.find(({ input }) => input === document.activeElement)?.pressed.push(event.submitter)
    },
    { capture: true },
  )
}

/** A dialog that closes goes back in the history, which would abort the next page. */
async function closeDialogs() {
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  })
  await page.waitForFunction(() => !(history.state as { dialogs?: number } | null)?.dialogs)
}

/** Of the forms with text that is not a search, a password or shown to be copied. */
function formsWithoutDraft(): Promise<string[]> {
  return page.evaluate(() => {
    const part = document.querySelector('dialog:modal') ?? document.body
    const texts = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=number])'
    return Array.from(part.querySelectorAll('form'))
      .filter((form) => form.method === 'post' && form.role !== 'search' && !form.closest('[role=search]'))
      .filter((form) =>
        Array.from(form.querySelectorAll<HTMLInputElement>(texts)).some(
          (field) => field.name && !field.readOnly && !field.closest('.form-guard, [data-conflict]'),
        ),
      )
      .filter((form) => !form.dataset.draft)
      .map((form) => form.outerHTML.slice(0, 120))
  })
}

async function pressInEachField(place: string, wrong: string[], pressed: string[]) {
  const count = await page.evaluate(() => {
    const part = document.querySelector('dialog:modal') ?? document.body
    const takesEnter = ({ form, type, disabled }: HTMLInputElement) =>
      form && !disabled && !/^(hidden|checkbox|radio|file|submit|button)$/.test(type)
    fields = Array.from(part.querySelectorAll('input'))
      .filter((input) => takesEnter(input) && input.checkVisibility())
      .map((input) => ({ input, pressed: [] }))
    return fields.length
  })
  if (!withoutDraft.has(place)) wrong.push(...(await formsWithoutDraft()).map((form) => `${place}, no draft: ${form}`))
  for (let index = 0; index < count; index++) {
    await page.evaluate((at) => fields[at]?.input.focus(), index)
    await page.keyboard.press('Enter')
    pressed.push(place)
  }
  const others = await page.evaluate(() =>
    fields.flatMap(({ input, pressed: [button] }) => {
      const buttons = Array.from(input.form?.elements ?? []).filter(
        (element) => element instanceof HTMLButtonElement && element.type === 'submit',
      )
      // With others, the first one is there for Enter (`enter-button.tsx`) and does what the last one does.
      const isOne = buttons.length <= 1 || buttons[0]?.matches('.visually-hidden')
      const isSaving = isOne && (!button || button === buttons[0])
      return isSaving ? [] : [`${input.name}: ${buttons.map(({ textContent }) => textContent).join(' / ')}`]
    }),
  )
  wrong.push(...others.map((other) => `${place}: ${other}`))
}

/** The buttons of the page that may open a dialog: one of each kind in a list. */
function dialogOpeners(): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      '.panel-main button[type=button]:enabled:not(form button, .upload button)',
    )
    const kinds = new Map<string, string>()
    for (const button of buttons) {
      // What a closed menu holds opens no dialog before the menu.
      if (!button.checkVisibility()) continue
      const kind = button.querySelector('use')?.getAttribute('href') ?? button.textContent
      const name = button.getAttribute('aria-label') ?? button.textContent.trim()
      if (!kinds.has(kind)) kinds.set(kind, name)
    }
    return [...kinds.values()]
  })
}
