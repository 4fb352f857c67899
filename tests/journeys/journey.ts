import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import postgres from 'postgres'
import { mailsIn, until } from '../harness/mailbox.ts'

export { expect, until }

/** Minified, it reaches a page in two thirds of the time. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * A visitor's browser at the site, in which nothing may go wrong unseen: console errors, faults of pages, requests to
 * others.
 */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  quiet: [
    async ({ page }, use) => {
      const trouble: string[] = []
      page.on('pageerror', (error) => trouble.push(String(error)))
      page.on('console', (message) => {
        // A refused form is an answer of 4xx, and a cut connection a journey's own doing: Chromium writes both to the
        // console.
        if (message.type() === 'error' && !/status of 4\d\d|net::ERR_FAILED/.test(message.text()))
          trouble.push(message.text())
      })
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== process.env.SITE_URL) trouble.push(`asked ${request.url()}`)
      })
      // A person takes longer than a second to fill a form in, which the form measures; a journey need not wait for it.
      await page.addInitScript(() => {
        const clock = performance.now.bind(performance)
        let ahead = 0
        performance.now = () => clock() + ahead
        addEventListener('submit', () => (ahead += 2_000), { capture: true })
      })
      await use()
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the page has come to life: its script starts when the browser is idle. */
export async function alive(page: Page) {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointerover')))
  await expect(page.locator('html[data-alive]')).toBeAttached()
}

/**
 * Nothing that axe finds: WCAG 2.2 A and AA, and its best practices. @param part only what this selector names @param
 * but without what this one does
 */
export async function expectAccessible(page: Page, { part, but }: { part?: string; but?: string } = {}) {
  // Colours in the middle of a transition are nobody's; spinners never end, and a bar that counts seconds changes no
  // colour.
  await page.evaluate(async () => {
    // What has just been opened begins to move with the next picture.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ({ include, exclude, tags }) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include, exclude },
        { runOnly: tags, resultTypes: ['violations'] },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    {
      include: [[part ?? 'html']],
      exclude: but ? [[but]] : [],
      tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
  )
  expect(found, page.url()).toEqual([])
}

/**
 * The same on a phone and at a desk, with nothing that would have to be scrolled sideways; of a page behind an open
 * dialog, the dialog. Toasts come and go meanwhile: they are looked at where nothing changes its size.
 */
export async function expectAccessibleAtAnyWidth(page: Page) {
  const size = page.viewportSize()
  const part = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : undefined
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { part, but: '.toast' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  if (size) await page.setViewportSize(size)
}

/** A toast says this. */
export async function expectToast(page: Page, text: string) {
  await expect(page.locator('.toast').filter({ hasText: text }).first()).toBeVisible()
}

/** Past the product, into the database of all journeys: for what was there before. */
export async function inDatabase<Row extends object>(ask: (sql: postgres.Sql) => Promise<Row[]>): Promise<Row[]> {
  const sql = postgres({ ...JSON.parse(process.env.SITE_DATABASE ?? '{}'), max: 1 })
  try {
    return [...(await ask(sql))]
  } finally {
    await sql.end()
  }
}

/** The newest mail to an address, once it has come. */
export function mailTo(address: string) {
  return until(async () =>
    (await mailsIn(process.env.SITE_DATA ?? '')).findLast(({ to }) => to?.[0]?.address === address),
  )
}

/** A dinner of a test's own, so that journeys do not take each other's chairs. */
export async function makeDinner(title: string, places: number): Promise<number> {
  const sql = postgres({ ...JSON.parse(process.env.SITE_DATABASE ?? '{}'), max: 1 })
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, title_ca, description, date, location, price, max_participants, category, category_ca)
    values (${title}, ${`${title} (ca)`}, 'Siete platos.', now() + interval '200 days', 'Barcelona', 85, ${places}, 'Cena', 'Sopar') returning id`
  await sql.end()
  return row?.id ?? 0
}

/** The link that an approved request has been sent, without the mail. */
export async function makeApprovedRequest(email: string): Promise<string> {
  const sql = postgres({ ...JSON.parse(process.env.SITE_DATABASE ?? '{}'), max: 1 })
  const [row] = await sql<{ id: string }[]>`
    insert into membership_requests (full_name, email, status) values ('Clara Vidal Roca', ${email}, 'approved') returning id`
  await sql.end()
  return `/socio/completar-datos?token=${row?.id}`
}
