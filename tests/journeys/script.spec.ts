import { globSync, readFileSync, statSync } from 'node:fs'
import type { Page, Response } from '@playwright/test'
import es from '#app/i18n/es/index.ts'
import { layOutWhole } from '../harness/browser.ts'
import { MAX_READ_SCRIPT_BYTES } from '../harness/page-budgets.ts'
import { alive, expect, makeApprovedRequest, makeDinner, test } from './journey.ts'

/** Compressed script of a page whose form is used, in bytes. */
const MOST = 106_000
/** With the form of a booking and that of a membership (`docs/decisions/004-public-pages-are-islands.md`). */
const MOST_WITH_DIALOGS = 108_000

const pages = [
  '/',
  '/club',
  '/eventos',
  '/eventos/calendario',
  '/eventos/1',
  '/eventos/1/inscripcion',
  '/inscripcion/cancelar?token=x',
  '/inscripcion/confirmar?token=x',
  '/eventos/1/espera',
  '/reserva?token=x',
  '/solicitar-membresia',
  '/restaurantes',
  '/restaurantes/1',
  '/blog',
  '/blog/biblioteca-diez-libros-para-empezar',
  '/contacto',
  '/privacidad',
  '/auth',
  '/auth?modo=registro',
  '/auth/verificar?token=x',
  '/auth/nueva-contrasena?token=x',
  '/auth/invitacion?token=x',
  '/admin/login',
  '/nada',
]

/** One page of each kind of layout. */
const kinds = pages.filter((page) => !page.includes('?') && page !== '/admin/login' && !/inscripcion|espera/.test(page))

/** Strings of the panel's router. */
const router = /reactrouter\.com/

test('no public page but one of a form fetches script before it is idle or touched; read, it costs 7 KB at most, used 106 KB, without the router', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => {
    // The browser's own pointer rests in a corner of the page.
    const ignore = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    addEventListener('pointerover', ignore, { capture: true })
    const fetched = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length
    const requestIdleCallback = (run: () => void) => {
      Object.assign(globalThis, { fetchedBefore: fetched() })
      return setTimeout(run)
    }
    Object.assign(globalThis, { requestIdleCallback })
  })
  const scripts = scriptsOf(page)
  const sums: Record<string, number> = {}
  const read: Record<string, number> = {}
  for (const path of [...pages, await makeApprovedRequest('pesada@example.org')]) {
    scripts.clear()
    await page.goto(path, { waitUntil: 'networkidle' })
    const isForm = (await page.locator('[data-view], form[data-draft]').count()) > 0
    if (!isForm) {
      expect(await page.evaluate('fetchedBefore'), `${path}, before it is idle`).toBe(0)
      read[path] = await weigh(scripts)
    }
    await alive(page)
    sums[path] = await weigh(scripts)
  }
  process.stdout.write(
    Object.entries(sums)
      .map(([path, bytes]) => `${(bytes / 1000).toFixed(1).padStart(6)} KB ${path}\n`)
      .join(''),
  )
  expect(Object.keys(read).length).toBeGreaterThan(10)
  expect(Object.entries(read).filter(([, bytes]) => bytes > MAX_READ_SCRIPT_BYTES || bytes === 0)).toEqual([])
  expect(Object.entries(sums).filter(([, bytes]) => bytes > MOST)).toEqual([])
})

test('what is below the first screen is laid out after the whole sheet has come, part by part, and without script at once', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let comes = () => {}
  const asked = new Promise<void>((resolve) => (comes = resolve))
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/*.css', async (route) => {
    comes()
    await sent
    await route.continue()
  })
  await page.goto('/')
  await asked
  const isSkipped = () =>
    page.evaluate(() => !document.querySelector('footer .logo')?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isSkipped()).toBe(true)
  const late = await page.locator('.later').count()
  expect(late).toBeGreaterThan(5)
  await page.evaluate(() => {
    const counts: number[] = []
    const count = () => counts.push(document.querySelectorAll('.later').length)
    new MutationObserver(count).observe(document.body, { subtree: true, attributeFilter: ['class'] })
    Object.assign(globalThis, { counts })
  })
  send()
  await expect(page.locator('.later')).toHaveCount(0)
  expect(await isSkipped()).toBe(false)
  expect(await page.evaluate('[...new Set(counts)]')).toEqual(
    Array.from({ length: late }, (_, index) => late - 1 - index),
  )
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SITE_URL })
  const still = await plain.newPage()
  await still.goto('/')
  await expect(still.locator('footer .logo')).toHaveCSS('content-visibility', 'visible')
  await expect(still.locator('footer')).toHaveCSS('content-visibility', 'visible')
  await plain.close()
})

for (const home of ['', '/ca'])
  test(`no form builds a format of dates or numbers while it starts${home}`, async ({ page }) => {
    await page.addInitScript(() => {
      const built: string[] = []
      for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules', 'Collator'] as const)
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            construct(format, given) {
              built.push(name)
              return Reflect.construct(format, given) as object
            },
          }),
        })
      Object.assign(globalThis, { builtFormats: built })
    })
    const dinner = `/eventos/${await makeDinner('Cena sin formatos', 20)}`
    const forms = [
      `${dinner}/inscripcion`,
      `${dinner}/inscripcion`,
      `${dinner}/espera`,
      '/solicitar-membresia',
      '/contacto',
      '/auth',
      '/auth?modo=registro',
      await makeApprovedRequest(`formatos${home.length}@example.org`),
    ]
    for (const path of forms) {
      await page.goto(home + path)
      await expect(page.locator('html[data-alive]')).toBeAttached()
      await expect(page.locator('[data-view]')).toBeVisible()
      expect(await page.evaluate('builtFormats'), path).toEqual([])
      // The next visit to the same page starts with a table of three, whose price it shows.
      if (path.endsWith('/inscripcion')) await page.locator('.stepper-value').fill('3')
    }
  })

test('an event’s page stays below 108 KB of script with both of its dialogs open', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/eventos/1')
  await alive(page)
  await page.getByRole('link', { name: es.events.register }).first().click()
  await expect(page.getByRole('dialog', { name: es.events.registration.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: es.shell.join }).first().click()
  await expect(page.getByRole('dialog', { name: es.membership.title })).toBeVisible()
  expect(await weigh(scripts)).toBeLessThan(MOST_WITH_DIALOGS)
})

test('the bundle of the router is recognized by its strings', () => {
  const [file] = globSync('build/client/assets/router-*.js')
  expect(router.test(readFileSync(file ?? '', 'utf8'))).toBe(true)
})

test('a page carries all the rules that it uses: nothing changes when the whole stylesheet comes', async ({ page }) => {
  test.slow()
  // Neither idle nor with fonts: every difference comes from rules.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  await page.route('**/*.woff2', (route) => route.abort())
  // The page of a form starts its script, which brings the stylesheet, at once.
  await page.route('**/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  const names = propertiesOf(readFileSync(globSync('build/client/assets/styles-*.css')[0] ?? '', 'utf8'))
  expect(names.length).toBeGreaterThan(100)
  for (const path of kinds) {
    await page.goto(path)
    expect(await page.locator('link[rel="stylesheet"]').count(), `${path} waits for a stylesheet`).toBe(0)
    // With the whole sheet they follow anyway.
    await layOutWhole(page)
    const before = await looks(page, names)
    await page.evaluate(() => dispatchEvent(new Event('styles')))
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet)
    expect(await looks(page, names), path).toEqual(before)
  }
})

/** The properties that the stylesheet sets. Custom ones have no look but in the properties that name them. */
function propertiesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/[{;](-?[a-z][a-z-]*):/g)].map(([, name = '']) => name))]
}

/** For each element, its tag and a hash of its computed values. Animations are stopped. */
function looks(page: Page, properties: string[]): Promise<string[]> {
  return page.evaluate((names) => {
    for (const animation of document.getAnimations()) animation.cancel()
    return Array.from(document.body.querySelectorAll('*'), (element) => {
      const values = ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return ''
        return names.map((name) => style.getPropertyValue(name)).join(';')
      })
      let sum = 0
      for (const character of values.join('|')) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) | 0
      return `${element.tagName} ${element.className} ${sum}`
    })
  }, properties)
}

function scriptsOf(page: Page): Map<string, Response> {
  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response)
  })
  return scripts
}

/** Compressed size; the smallest files are not compressed. */
async function weigh(scripts: Map<string, Response>): Promise<number> {
  let bytes = 0
  for (const [url, response] of scripts) {
    expect(router.test(await response.text()), `${url} is the router`).toBe(false)
    const file = `build/client${new URL(url).pathname}`
    bytes += statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  }
  return bytes
}
