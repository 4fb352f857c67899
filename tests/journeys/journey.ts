import { test as base, expect, type Page } from '@playwright/test'
import postgres from 'postgres'
import { accessibilityFindings } from '../harness/accessibility.ts'
import { layOutWhole, widthWithLargeText } from '../harness/browser.ts'
import { mailsIn, until } from '../harness/mailbox.ts'

export { expect, until }

/**
 * For journeys that look at motion, and one of each kind of dialog and drawer; in the others it would take a quarter of
 * the processor time.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Chromium rejects a promise of its own when a second submit replaces the navigation of a view transition. */
const CUT_TRANSITION = 'AbortError: Transition was skipped'

/** A browser in which console errors, page errors and requests to other hosts fail the journey. */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  quiet: [
    async ({ page }, use) => {
      const trouble: string[] = []
      page.on('pageerror', (error) => {
        if (!String(error).startsWith(CUT_TRANSITION)) trouble.push(String(error))
      })
      page.on('console', (message) => {
        // Chromium logs 4xx answers and cut connections, which journeys cause on purpose.
        if (
          message.type() === 'error' &&
          !/status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text())
        )
          trouble.push(message.text())
      })
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== process.env.SITE_URL) trouble.push(`asked ${request.url()}`)
      })
      await passTimeAtOnce(page)
      await use()
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
})

/** The forms measure the time to fill them in; journeys do not wait. For pages of further contexts, too. */
export async function passTimeAtOnce(page: Page) {
  await page.addInitScript(() => {
    const clock = performance.now.bind(performance)
    let ahead = 0
    performance.now = () => clock() + ahead
    addEventListener('submit', () => (ahead += 2_000), { capture: true })
    // A dialog that needs a second gives way to its page; on a busy machine it may need much longer.
    const later = globalThis.setTimeout
    const patient = (run: () => void, ms?: number) => later(run, ms === 1000 ? 60_000 : ms)
    Object.assign(globalThis, { setTimeout: patient })
  })
}

/** Waits until the page is interactive: its script starts when the browser is idle. */
export async function alive(page: Page) {
  // A page that leads on at once has another context.
  await expect(() => page.evaluate(() => dispatchEvent(new PointerEvent('pointerover')))).toPass()
  await expect(page.locator('html[data-alive]')).toBeAttached()
}

/** @param but excludes elements */
export async function expectAccessible(page: Page, options: { but?: string } = {}) {
  expect(await accessibilityFindings(page, options), page.url()).toEqual([])
}

/** The same at phone and desktop widths, without horizontal scrolling and without the toasts. */
export async function expectAccessibleAtAnyWidth(page: Page) {
  const size = page.viewportSize()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await layOutWhole(page)
    // Further down, the sticky header half covers what has just the size that is asked for.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page, { but: '.toast' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const isPanel = page.url().includes('/admin/')
    if (width === 390 && !isPanel) expect(await widthWithLargeText(page)).toBeLessThanOrEqual(width)
  }
  if (size) await page.setViewportSize(size)
}

export async function expectToast(page: Page, text: string) {
  await expect(page.locator('.toast').filter({ hasText: text }).first()).toBeVisible()
}

/** Open for all journeys of this process. */
let connections: postgres.Sql | undefined

/** Writes into the database of all journeys. */
export async function inDatabase<Row extends object>(ask: (sql: postgres.Sql) => Promise<Row[]>): Promise<Row[]> {
  connections ??= postgres({ ...JSON.parse(process.env.SITE_DATABASE ?? '{}'), max: 4 })
  return [...(await ask(connections))]
}

/** Waits for the newest mail to an address that has these words. */
export function mailTo(address: string, words = '') {
  return until(async () =>
    (await mailsIn(process.env.SITE_DATA ?? '')).findLast(
      ({ to, text }) => to?.[0]?.address === address && (words === '' || text?.includes(words)),
    ),
  )
}

/** A dinner for one journey alone, with seats of its own. */
/** @param days until it: the list shows the next ones */
export async function makeDinner(title: string, places: number, days = 200): Promise<number> {
  const [row] = await inDatabase(
    (sql) => sql<{ id: number }[]>`
      insert into events (title, title_ca, description, date, location, price, max_participants, category, category_ca)
      values (${title}, ${`${title} (ca)`}, 'Siete platos.', now() + make_interval(days => ${days}), 'Barcelona', 85, ${places}, 'Cena', 'Sopar') returning id`,
  )
  return row?.id ?? 0
}

/** The completion link of an approved request. */
export async function makeApprovedRequest(email: string): Promise<string> {
  const [row] = await inDatabase(
    (sql) => sql<{ id: string }[]>`
      insert into membership_requests (full_name, email, status) values ('Clara Vidal Roca', ${email}, 'approved') returning id`,
  )
  return `/socio/completar-datos?token=${row?.id}`
}
