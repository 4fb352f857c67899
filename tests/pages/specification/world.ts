import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { signedInAs } from '../../harness/accounts.ts'
import { openBrowser, openContext } from '../../harness/browser.ts'
import { connectTo } from '../../harness/database.ts'
import { runServer, type RunningServer } from '../../harness/server.ts'
import { visitor } from '../../harness/visitor.ts'
import type { Shown } from './row.ts'
import { readHtml } from './shown.ts'
import { insertRecords, type Ids } from './records.ts'

export type Who = 'visitor' | 'admin' | 'editor' | 'nobody'
type Asking = ReturnType<typeof visitor>

/** One server with content, one without, and one browser. Each page is read once. */
export type World = {
  /** `:name` in a path is the id of a record of `records.ts`. */
  read(path: string, who?: Who): Promise<Shown>
  readEmpty(path: string, who?: Who): Promise<Shown>
  /** The page that answers a form without script. */
  submit(path: string, fields: Record<string, string>): Promise<Shown>
  /** The answer to a form, with what it redirects to. */
  send(path: string, fields: Record<string, string>, who?: Who): Promise<Shown>
  /** What a button of a page of the panel opens. */
  open(path: string, button: string): Promise<Shown>
  browse(path: string, width: number): Promise<Page>
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
    submit: (path, fields) =>
      once(`form ${path} ${JSON.stringify(fields)}`, async () =>
        readPage(await full.as.visitor.post(addressOf(path, ids), fields)),
      ),
    send: (path, fields, who = 'visitor') =>
      once(`${who} ${path} ${JSON.stringify(fields)}`, () => sendForm(full.as[who], path, fields, ids)),
    open: (path, button) =>
      once(`${path} «${button}»`, async () => readDialog(await windows.panel(addressOf(path, ids)), button)),
    browse: (path, width) => windows.site(addressOf(path, ids), width),
    async close() {
      await browser.close()
      await Promise.all([full.close(), empty.close()])
    },
  }
}

function addressOf(path: string, ids: Ids): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`no record ${name}`)
    return String(id)
  })
}

type Site = { server: RunningServer; sql: Sql; as: Record<Who, Asking>; adminCookie: string; close(): Promise<void> }

async function openSite(url: string): Promise<Site> {
  const server = await runServer({ DATABASE_URL: url, DEMO_CONTENT: '0', PAGES_PER_MINUTE: '0', LOG_LEVEL: 'silent' })
  const sql = connectTo(url, 'maintenance')
  const admin = await signedInAs(server, sql, 'admin')
  const editor = await signedInAs(server, sql, 'editor')
  const anybody = visitor(server.url)
  return {
    server,
    sql,
    as: { visitor: anybody, nobody: anybody, admin, editor },
    adminCookie: admin.cookie,
    async close() {
      await sql.end()
      await server.stop()
    },
  }
}

async function readPage(answer: Response): Promise<Shown> {
  const { status, headers } = answer
  const shown = readHtml(await answer.text())
  const head = [status, headers.get('Location') ?? '', decodeURIComponent(headers.getSetCookie().join(' '))].join(' ')
  return { text: `${head}\n${shown.text}`, html: `${head}\n${shown.html}` }
}

/** A toast of the next page travels in a cookie: the next page is read with it. */
async function sendForm(as: Asking, path: string, fields: Record<string, string>, ids: Ids): Promise<Shown> {
  const known = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, addressOf(value, ids)]))
  const answer = await as.post(addressOf(path, ids), known, { Accept: 'application/json' })
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
  return {
    async panel(path: string) {
      const page = await (sheet ??= openPanel())
      await page.goto(path)
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
  const shown = readHtml(await dialog.evaluate((element) => element.outerHTML))
  return shown
}
