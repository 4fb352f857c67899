import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { chromiumOptions } from './chromium.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions)
}

/** Without motion, which costs time and processor, and patient enough for a busy machine. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(120_000)
  return context
}

/** Opens a page of the panel and waits until its script answers presses. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
}

/** Gives the browser the cookies of a response. */
export async function keepCookies(context: BrowserContext, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    await context.addCookies([{ name, value, url: new URL(answer.url).origin }])
  }
}

/** Also what a page would lay out a moment later. */
export async function layOutWhole(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.later')) part.classList.remove('later')
  })
}

/** @returns the width that the page needs when its own text is twice as large */
export async function widthWithLargeText(page: Page): Promise<number> {
  await layOutWhole(page)
  return page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await document.fonts.ready
    const width = document.scrollingElement?.scrollWidth ?? 0
    document.documentElement.style.fontSize = ''
    return width
  })
}
