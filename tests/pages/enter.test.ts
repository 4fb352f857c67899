import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { signedInAs } from '../harness/accounts.ts'
import { openBrowser, openContext } from '../harness/browser.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { everyRoute } from '../harness/routes.ts'
import { runServer, type RunningServer } from '../harness/server.ts'

const database = testDatabase('demo')
let server: RunningServer
let browser: Browser
let page: Page
let paths: string[]
let eventId: number
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
  await sql`insert into event_registrations (id, event_id, full_name, email, name_key, privacy_version, cancel_token_hash)
    values (${guest}, ${event?.id as number}, 'Pau Riba', 'pau@example.org', 'pau riba', 'x', ${hashToken(linkToken('guest', guest))})`
  const [post] = await sql`select slug from blog_posts where status = 'published' limit 1`
  await sql.end()
  eventId = Number(event?.id)
  const ids: Record<string, string> = {
    socios: String(socio?.id),
    eventos: String(event?.id),
    blog: String(post?.slug),
  }
  paths = everyRoute()
    .filter(
      ({ id, path }) =>
        id.endsWith('-page') && !/confirmar|\/admin\/login|password-reset|completar-datos|\*/.test(path),
    )
    .map(({ path }) => path.replace(/(\w+)\/:\w+/, (_, noun: string) => `${noun}/${ids[noun] ?? '1'}`))
    .map((path) => (path.startsWith('/admin/blog/') && /\/blog\/\D/.test(path) ? '/admin/blog/1' : path))
    .concat(`/socio/completar-datos?token=${open?.id as string}`, `/comensal?token=${linkToken('guest', guest)}`)
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

test('Enter in any field of any form presses the one button that sends the form, and its text has a draft', async () => {
  const found: string[] = []
  const pressed: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await start()
    await pressInEachForm(path, found, pressed)
    for (const name of path.startsWith('/admin/') ? await dialogOpeners() : []) {
      await page.getByRole('button', { name, exact: true }).first().click()
      if ((await page.locator('dialog:modal form').count()) > 0)
        await pressInEachForm(`${path} «${name}»`, found, pressed)
      await closeDialogs()
    }
  }
  expect(found).toEqual([])
  expect(pressed.length).toBeGreaterThan(20)
})

test('Enter presses it on the pages of a member, too, and Escape keeps what is typed', async () => {
  await page.context().addCookies([{ name: 'cercle.member', value: MEMBER_TOKEN, url: server.url }])
  const found: string[] = []
  const pressed: string[] = []
  for (const path of ['/mis-cenas/datos', `/eventos/${eventId}/espera`]) {
    await page.goto(path)
    await start()
    await pressInEachForm(path, found, pressed)
    const field = page.locator('input[type=tel]').first()
    await field.fill('600 000 000')
    await field.press('Escape')
    expect([page.url(), await field.inputValue()]).toEqual([`${server.url}${path}`, '600 000 000'])
  }
  expect(found).toEqual([])
  expect(pressed).toContain('/mis-cenas/datos')
})

async function start() {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerover')))
  await page.locator('html[data-alive]').waitFor()
}

declare global {
  // Which buttons were pressed by Enter; the forms are not sent.
  var submitters: (HTMLElement | null)[]
}

function recordSubmits() {
  globalThis.submitters = []
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      submitters.push(event.submitter)
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

/** The button that Enter presses is the same for all fields of a form, so each form is asked once. */
async function pressInEachForm(place: string, found: string[], pressed: string[]) {
  const count = await page.evaluate(() => {
    const part = document.querySelector('dialog:modal') ?? document.body
    const takesEnter = ({ type, disabled }: HTMLInputElement) =>
      !/^(hidden|checkbox|radio|file)$/.test(type) && !disabled
    const inputs = Array.from(part.querySelectorAll('form'), (form) =>
      Array.from(form.querySelectorAll('input')).find((input) => takesEnter(input) && input.checkVisibility()),
    ).filter((input) => input !== undefined)
    for (const marked of document.querySelectorAll('[data-enter]')) marked.removeAttribute('data-enter')
    for (const [index, input] of inputs.entries()) input.dataset.enter = String(index)
    return inputs.length
  })
  found.push(...(await formsWithoutDraft()).map((form) => `${place}, no draft: ${form}`))
  for (let index = 0; index < count; index++) {
    const field = page.locator(`[data-enter="${index}"]`)
    await field.evaluate((input) => {
      submitters.length = 0
      input.focus()
    })
    await page.keyboard.press('Enter')
    const wrong = await field.evaluate((input: HTMLInputElement) => {
      const buttons = Array.from(input.form?.elements ?? []).filter(
        (element) => element instanceof HTMLButtonElement && element.type === 'submit',
      )
      // With others, the first one is there for Enter (`enter-button.tsx`) and does what the last one does.
      const isOne = buttons.length <= 1 || buttons[0]?.matches('.visually-hidden')
      const isSaving = isOne && (!submitters[0] || submitters[0] === buttons[0])
      return isSaving ? null : buttons.map(({ textContent }) => textContent).join(' / ')
    })
    if (wrong !== null) found.push(`${place}: ${wrong}`)
    pressed.push(place)
  }
}

/** The buttons of the page that may open a dialog: one of each kind in a list. */
function dialogOpeners(): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.panel-main button[type=button]:not(form button)')
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
