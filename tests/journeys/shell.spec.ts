import es from '#app/i18n/es/index.ts'
import { shownCatalan as ca } from './shown-texts.ts'
import { demoFields } from '#app/club.ts'
import { widthWithLargeText } from '../harness/browser.ts'
import { alive, expect, expectAccessible, MOVING, test } from './journey.ts'

test('the language switch stays on the page and is remembered', async ({ page }) => {
  await page.goto('/eventos/1')
  await alive(page)
  await page.getByRole('button', { name: es.shell.switchLanguage }).click()
  await expect(page).toHaveURL(/\/ca\/eventos\/1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ca')
  await page.goto('/eventos')
  await expect(page).toHaveURL(/\/ca\/eventos$/)
  await page.getByRole('button', { name: ca.shell.switchLanguage }).click()
  await expect(page).toHaveURL(/[^a]\/eventos$/)
})

test('a preference found only in local storage is honoured before the page is seen', async ({ page, context }) => {
  await page.goto('/eventos')
  await page.evaluate(() => localStorage.setItem('language', 'ca'))
  await context.clearCookies()
  await page.goto('/eventos/1')
  await expect(page).toHaveURL(/\/ca\/eventos\/1$/)
})

test('the header is transparent on the home page only, and only while it is scrolled no more than 10 px', async ({
  page,
}) => {
  const header = page.locator('header').first()
  await page.goto('/')
  await alive(page)
  await expect(header).toHaveClass(/header-clear/)
  await page.evaluate(() => scrollTo(0, 10))
  await expect(header).toHaveClass(/header-clear/)
  await page.evaluate(() => scrollTo(0, 11))
  await expect(header).not.toHaveClass(/header-clear/)
  await page.goto('/eventos')
  await expect(header).not.toHaveClass(/header-clear/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script })

      test('the menu button opens a drawer with the links, the language and the way to join', async ({ page }) => {
        await page.goto('/eventos')
        await expect(page.getByRole('navigation', { name: es.shell.mainNavigation })).toBeHidden()
        await page.getByRole('button', { name: es.shell.openMenu }).click()
        const drawer = page.getByRole('dialog', { name: es.shell.menu })
        await expect(drawer.getByRole('link', { name: 'Contacto' })).toBeVisible()
        await expect(drawer.getByRole('link', { name: es.shell.join })).toBeVisible()
        await expect(drawer.locator('a[aria-current=page]')).toHaveText('Eventos')
        await drawer.getByRole('button', { name: 'Català' }).click()
        await expect(page).toHaveURL(/\/ca\/eventos$/)
      })
    })
  }

  test('Escape closes the drawer and gives the focus back', async ({ page }) => {
    await page.goto('/eventos')
    const button = page.getByRole('button', { name: es.shell.openMenu })
    await button.click()
    await expectAccessible(page)
    const close = page.getByRole('button', { name: es.shell.closeMenu })
    await close.hover()
    await expect(close).toHaveCSS('background-color', 'rgb(15, 45, 37)')
    await expect(close).toHaveCSS('color', 'rgb(255, 255, 255)')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: es.shell.menu })).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer is folded on a phone, opens by its headings, and is open on wider screens', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    const club = footer.getByRole('link', { name: es.shell.club })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(club).toBeHidden()
    expect((await footer.boundingBox())?.height).toBeLessThan(800)
    await footer.getByText(es.shell.footer.quickLinks).locator('visible=true').click()
    await expect(club).toBeVisible()
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/')
    await expect(club).toBeVisible()
    await expect(footer.getByRole('heading', { name: es.shell.footer.hours })).toBeVisible()
    await expect(footer.locator('summary').first()).toBeHidden()
  })
})

test('the pages adapt to tablets, large text, low windows, paper, contrast and the keyboard', async ({
  page,
  context,
}) => {
  test.slow()
  await test.step('on paper every page is dark text on white, without what can be pressed, and with the club’s address', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/', '/eventos/1', '/restaurantes/1', '/privacidad']) {
      await page.goto(path)
      await expect(page.locator('.header')).toHaveCSS('position', 'static')
      for (const name of [es.shell.mainNavigation, es.events.sections, es.restaurants.sections])
        await expect(page.getByRole('navigation', { name })).toBeHidden()
      await expect(page.locator('.share').first()).toBeHidden()
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.getByRole('contentinfo')).toContainText(demoFields.street)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: es.shell.footer.privacy })).toBeHidden()
    }
  })

  await test.step('who asks for more contrast gets dark lines, black text and a darker scrim', async () => {
    await page.emulateMedia({ media: 'screen', contrast: 'more' })
    await page.goto('/restaurantes/1')
    await expect(page.locator('.restaurant .prose p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('.restaurant-panel').first()).toHaveCSS('border-top-color', 'rgb(86, 96, 89)')
    await expectAccessible(page)
  })

  await test.step('a card that gets the focus shows its picture below the header', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/eventos')
    const card = page.locator('.event-card').nth(4)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await card.getByRole('link').focus()
    await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(80)
  })

  await test.step('at every width of a tablet the main links stand apart, with the home page among them', async () => {
    await page.emulateMedia({ contrast: 'no-preference' })
    await page.goto('/ca/eventos')
    const links = page.locator('.header-nav > a')
    for (const width of [768, 900, 1071]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(links).toHaveCount(6)
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      for (const [index, box] of boxes.slice(1).entries()) {
        const before = boxes[index]
        expect((box?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0), `${width}`).toBeGreaterThanOrEqual(15)
      }
      const mark = await page.locator('.header-logo').boundingBox()
      const heading = await page.locator('main h1').boundingBox()
      expect(mark?.x, `${width}`).toBe(heading?.x)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(links.first()).toBeVisible()
    const logo = await page.locator('.header-logo .logo').boundingBox()
    expect(logo).toEqual({ x: Math.round(logo?.x ?? 0), y: 15, width: 151, height: 50 })
  })

  await test.step('with text at 200 % on a phone nothing runs off the screen, and low windows have no fixed bars', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const browser = await context.newCDPSession(page)
    await browser.send('Page.enable')
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const path of ['/', '/ca/eventos', '/ca/eventos/1', '/restaurantes/1', '/ca/auth', '/eventos/1/inscripcion']) {
      await page.goto(path)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await page.setViewportSize({ width: 360, height: 225 })
    await page.goto('/eventos/1')
    for (const bar of ['.header', '.event-bar'])
      await expect(page.locator(bar).first()).not.toHaveCSS('position', /fixed|sticky/)
  })
})

test('a dialog begins to load when its link is approached; one that does not come within a second is left for its page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/blog')
  await alive(page)
  await page.route('**/assets/request-dialog*.js', () => {})
  const join = page.getByRole('link', { name: es.shell.join }).first()
  const asked = page.waitForRequest('**/assets/request-dialog*.js')
  await join.hover()
  await asked
  await page.clock.pauseAt(Date.now() + 60_000)
  await join.click()
  await page.clock.runFor(999)
  expect(new URL(page.url()).pathname).toBe('/blog')
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/solicitar-membresia$/)
})

test('the address of an event is copied, and a message confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/eventos/1')
  await alive(page)
  await page.getByRole('link', { name: es.share.share }).first().click()
  await expect(page.getByText('La URL del evento ha sido copiada al portapapeles')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${process.env.SITE_URL}/eventos/1`)
})

test('where the system has a share sheet, it gets the title and the address, which is copied, too; a closed sheet is no failure', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    navigator.share = (data) => {
      shared.push(data)
      return Promise.reject(new DOMException('closed', 'AbortError'))
    }
  })
  const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
  await page.goto('/eventos/1')
  await alive(page)
  await page.getByRole('link', { name: es.share.share }).first().click()
  expect(await shared()).toEqual([{ title: expect.any(String), url: `${process.env.SITE_URL}/eventos/1` }])
  await expect(page.locator('.toast')).toHaveText([/La URL del evento ha sido copiada al portapapeles/])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${process.env.SITE_URL}/eventos/1`)

  await page.goto('/restaurantes/1')
  await alive(page)
  for (const button of await page.getByRole('button', { name: es.share.share, exact: true }).all()) await button.click()
  expect((await shared()).map(({ url }) => url)).toEqual(Array(2).fill(`${process.env.SITE_URL}/restaurantes/1`))
  await expect(page.locator('#compartir')).toBeHidden()
})

test('a page is prefetched while the pointer is over its link, in the visitor’s language', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'ca', url: process.env.SITE_URL ?? '' }])
  await page.goto('/club')
  const preloading = await context.newCDPSession(page)
  const ready = new Promise<void>((done) =>
    preloading.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && done()),
  )
  await preloading.send('Preload.enable')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Esdeveniments' })
  await link.hover()
  await ready
  await link.click()
  await expect(page).toHaveURL(/\/ca\/eventos$/)
  expect(
    await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    ),
  ).toBe('navigational-prefetch')
})

test('a toast stays while the pointer is on it, and goes when its button is pressed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/biblioteca-diez-libros-para-empezar')
  await alive(page)
  await page.getByRole('button', { name: es.share.copy }).click()
  const toast = page.getByRole('status').filter({ hasText: es.share.copiedText })
  await toast.hover()
  await expectAccessible(page)
  await toast.getByRole('button', { name: es.shell.close }).click()
  await expect(toast).toHaveCount(0)
})

/** One browser for several pages: starting one is slow. */
const pages = {
  'The club': ['/', '/club', '/solicitar-membresia', '/contacto', '/nada'],
  'The dinners': [
    '/eventos',
    '/eventos?categoria=cata',
    '/eventos?pagina=2',
    '/eventos?pagina=99',
    '/eventos/calendario',
    '/eventos/1',
    '/eventos/1?tab=multimedia',
    '/eventos/1/inscripcion',
    '/inscripcion/cancelar?token=x',
    '/inscripcion/confirmar?token=x',
    '/eventos/1/espera',
    '/reserva?token=x',
    '/eventos/999',
  ],
  'The restaurants': [
    '/restaurantes',
    '/restaurantes?pagina=2',
    '/restaurantes/1',
    '/restaurantes/1?tab=menu',
    '/restaurantes/1?tab=chef',
    '/restaurantes/1?tab=resenas',
    '/restaurantes/5',
  ],
  'The blog and the legal texts': [
    '/blog',
    '/blog?pagina=2',
    '/blog/biblioteca-diez-libros-para-empezar',
    '/privacidad',
    '/terminos',
    '/aviso-legal',
    '/accesibilidad',
  ],
  'Sign-in pages': ['/auth', '/auth?modo=registro', '/auth?modo=recuperar'],
}
for (const [subject, paths] of Object.entries(pages)) {
  test(`${subject}: accessible in both languages, on a phone and at a desk, and nothing scrolls sideways from 320 px on, with text at 200 % on a phone`, async ({
    page,
  }) => {
    test.slow()
    for (const { path, inspected } of paths.flatMap(inBothLanguages)) {
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(path)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        if (width === inspected) await expectAccessible(page)
        // On a phone's first visit fonts load after the page, and the fallback is wider.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
          .toBeLessThanOrEqual(width)
        if (width === 390) expect(await widthWithLargeText(page), path).toBeLessThanOrEqual(width)
      }
    }
  })
}

/** Both have the same markup and rules: one is inspected on a phone, the other at a desk. */
function inBothLanguages(path: string) {
  return [
    { path, inspected: 390 },
    { path: `/ca${path}`, inspected: 1280 },
  ]
}

// A font that arrives after the page moves words by some pixels, how many depends on the date shown; a line that wraps
// moves far more. The narrow width is Lighthouse's.
const shifts = [
  { width: 412, most: 0.005 },
  { width: 1280, most: 0.001 },
]
for (const { width, most } of shifts) {
  test.describe('in motion', () => {
    test.use(MOVING)
    test(`nothing moves while a page loads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        // Other journeys make the event that this line names; its title may be as long as the line.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('.hero-next { white-space: nowrap; overflow: hidden; }')
        document.adoptedStyleSheets = [sheet]
        Object.assign(globalThis, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(globalThis, {
              shift: (globalThis as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of [
        '/',
        '/club',
        '/eventos',
        '/eventos/1',
        '/eventos/1/inscripcion',
        '/restaurantes',
        '/restaurantes/1',
        '/blog',
        '/blog/biblioteca-diez-libros-para-empezar',
        '/ca/blog/biblioteca-diez-libros-para-empezar',
        '/contacto',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift), path).toBeLessThanOrEqual(
          most,
        )
      }
    })
  })
}
