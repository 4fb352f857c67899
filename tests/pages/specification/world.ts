import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { accountToasts } from '#app/accounts/toasts.ts'
import { postToasts } from '#app/blog/panel/toasts.ts'
import { eventToasts } from '#app/events/panel/toasts.ts'
import accounts from '#app/i18n/es/accounts.ts'
import completion from '#app/i18n/es/completion.ts'
import { membershipToasts } from '#app/membership/toasts.ts'
import type { FlashTexts } from '#app/platform/request/show-flash-message.ts'
import { restaurantToasts } from '#app/restaurants/panel/toasts.ts'
import { flashTexts } from '#app/site/flash-texts.ts'
import { insertAccount, signedInAs } from '../../harness/accounts.ts'
import { openBrowser, openContext } from '../../harness/browser.ts'
import { connectTo } from '../../harness/database.ts'
import { runServer, type RunningServer } from '../../harness/server.ts'
import { visitor } from '../../harness/visitor.ts'
import type { Shown } from './row.ts'
import { readHtml } from './shown.ts'
import { insertRecords, type Ids } from './records.ts'

const toasts: FlashTexts = Object.assign(
  flashTexts({ accounts, completion }),
  ...[accountToasts, eventToasts, membershipToasts, postToasts, restaurantToasts].map(({ es }) => es),
)

export type Who = 'visitor' | 'admin' | 'editor' | 'user' | 'leaver' | 'nobody'
type Asking = ReturnType<typeof visitor>

/** One server with content, one without, and one browser. Each page is read once. */
export type World = {
  /** `:name` in a path is the id of a record of `records.ts`. */
  read(path: string, who?: Who): Promise<Shown>
  readEmpty(path: string, who?: Who): Promise<Shown>
  /** The page that answers a form without script. */
  submit(path: string, fields: Record<string, string>, who?: Who): Promise<Shown>
  /** The answer to a form, with what it redirects to. */
  send(path: string, fields: Record<string, string>, who?: Who): Promise<Shown>
  /** The answer to a form of the panel, with the toast that it leaves for the next page. */
  act(path: string, fields: Record<string, string>): Promise<Shown>
  /** What a button of a page of the panel opens. */
  open(path: string, button: string): Promise<Shown>
  browse(path: string, width: number): Promise<Page>
  browsePanel(path: string): Promise<Page>
  sql: Sql
  close(): Promise<void>
}

export async function openWorld(url: string, emptyUrl: string): Promise<World> {
  const [full, empty, browser] = await Promise.all([openSite(url), openSite(emptyUrl), openBrowser()])
  const ids = await insertRecords(full.sql)
  const pages = new Map<string, Promise<Shown>>()
  const windows = openWindows(browser, full)
  const once = (key: string, read: () => Promise<Shown>) => {
    const known = pages.get(key) ?? read()
    pages.set(key, known)
    return known
  }
  return {
    sql: full.sql,
    read: (path, who = 'visitor') =>
      once(`${who} ${path}`, async () => readPage(await full.as[who].get(addressOf(path, ids)))),
    readEmpty: (path, who = 'visitor') =>
      once(`empty ${who} ${path}`, async () => readPage(await empty.as[who].get(path))),
    submit: (path, fields, who = 'visitor') =>
      once(`form ${who} ${path} ${JSON.stringify(fields)}`, async () =>
        readPage(await full.as[who].post(addressOf(path, ids), fieldsOf(fields, ids))),
      ),
    send: (path, fields, who = 'visitor') =>
      once(`${who} ${path} ${JSON.stringify(fields)}`, () => sendForm(full.as[who], path, fields, ids)),
    act: (path, fields) =>
      once(`act ${path} ${JSON.stringify(fields)}`, async () => {
        const [address, sent] = [addressOf(path, ids), fieldsOf(fields, ids)]
        return readAnswer(await full.as.admin.post(`${address}.data`, sent))
      }),
    open: (path, button) =>
      once(`${path} «${button}»`, async () => readDialog(await windows.panel(addressOf(path, ids)), button)),
    browse: (path, width) => windows.site(addressOf(path, ids), width),
    browsePanel: (path) => windows.visit(addressOf(path, ids)),
    async close() {
      await browser.close()
      await Promise.all([full.close(), empty.close()])
    },
  }
}

function addressOf(path: string, ids: Ids): string {
  return path.replaceAll(/:([a-z]\w*)/gi, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`no record ${name}`)
    return String(id)
  })
}

function fieldsOf(fields: Record<string, string>, ids: Ids): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, addressOf(value, ids)]))
}

type Site = { server: RunningServer; sql: Sql; as: Record<Who, Asking>; adminCookie: string; close(): Promise<void> }

async function openSite(url: string): Promise<Site> {
  const server = await runServer({ DATABASE_URL: url, DEMO_CONTENT: '0', PAGES_PER_MINUTE: '0', LOG_LEVEL: 'silent' })
  const sql = connectTo(url, 'maintenance')
  const admin = await signedInAs(server, sql, 'admin')
  const editor = await signedInAs(server, sql, 'editor')
  const user = await signedInAs(server, sql, 'user')
  const leaver = await signedInAs(server, sql, 'editor', 'leaver')
  await insertAccount(sql, 'chef', 'user')
  const anybody = visitor(server.url)
  return {
    server,
    sql,
    as: { visitor: anybody, nobody: anybody, admin, editor, user, leaver },
    adminCookie: admin.cookie,
    async close() {
      await sql.end()
      await server.stop()
    },
  }
}

async function readPage(answer: Response): Promise<Shown> {
  const shown = readHtml(await answer.text())
  const head = headOf(answer)
  return { text: `${head}\n${shown.text}`, html: `${head}\n${shown.html}` }
}

async function readAnswer(answer: Response): Promise<Shown> {
  const text = `${headOf(answer)}\n${await answer.text()}`
  return { text, html: text }
}

/** Status, target, cookies, and the toast that a cookie names. */
function headOf({ status, headers }: Response): string {
  const cookies = decodeURIComponent(headers.getSetCookie().join(' '))
  const toast = toasts[/\btoast=([\w-]+)/.exec(cookies)?.[1] ?? '']
  return [status, headers.get('Location'), cookies, toast?.title, toast?.text].filter(Boolean).join(' ')
}

/** A toast of the next page travels in a cookie: the next page is read with it. */
async function sendForm(as: Asking, path: string, fields: Record<string, string>, ids: Ids): Promise<Shown> {
  const answer = await as.post(addressOf(path, ids), fieldsOf(fields, ids), { Accept: 'application/json' })
  const body = await answer.text()
  const next = answer.headers.get('Location') ?? /"location":"([^"]+)"/.exec(body)?.[1]
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const shown = next ? await readPage(await as.get(next, { Cookie: cookie.join('; ') })) : { text: '', html: '' }
  return { text: `${answer.status} ${next ?? ''}\n${body}\n${shown.text}`, html: `${body}\n${shown.html}` }
}

function openWindows(browser: Browser, { server, adminCookie }: Site) {
  let context: Promise<BrowserContext> | undefined
  let sheet: Promise<Page> | undefined
  let visited: Promise<Page> | undefined
  const openPanel = async () => {
    context ??= openContext(browser, { baseURL: server.url, viewport: { width: 1280, height: 900 } })
    const [name = '', value = ''] = adminCookie.split(/=(.*)/s)
    await (await context).addCookies([{ name, value, url: server.url }])
    return (await context).newPage()
  }
  const openVisit = async () => (await openContext(browser, { baseURL: server.url })).newPage()
  const visit = async (path: string) => {
    const page = await (sheet ??= openPanel())
    await page.goto(path)
    return page
  }
  return {
    visit,
    async panel(path: string) {
      const page = await visit(path)
      // A press before the panel's scripts have started is lost.
      await page.waitForLoadState('networkidle')
      return page
    },
    async site(path: string, width: number) {
      const page = await (visited ??= openVisit())
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      return page
    },
  }
}

async function readDialog(page: Page, button: string): Promise<Shown> {
  const dialog = page.locator('dialog:modal').first()
  await page.getByRole('button', { name: button }).first().click()
  await dialog.waitFor()
  await dialog.getByText(/^Cargando/).waitFor({ state: 'detached' })
  const shown = readHtml(await dialog.evaluate((element) => element.outerHTML))
  return shown
}
