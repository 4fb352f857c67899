import type { Page } from '@playwright/test'
import es from '#app/i18n/es/index.ts'
import { alive, expect, MOVING, test } from './journey.ts'

/** In the page: the sum of its layout shifts. */
declare let moved: number

const count = (page: Page) => page.locator('.hero-count')

test('the hero does not advance by itself with reduced motion', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  await page.waitForTimeout(6000)
  await expect(count(page)).toHaveText(/^1/)
})

test.describe('the hero', () => {
  test.use(MOVING)

  test('advances by itself, can be paused, and wraps at both ends', async ({ page }) => {
    await page.goto('/')
    await alive(page)
    await expect(count(page)).toHaveText(/^1/)
    await expect(count(page)).toHaveText(/^[2-9]/)
    await page.getByRole('button', { name: es.home.photos.pause }).click()
    const shown = Number.parseInt(await count(page).innerText())
    for (let n = 0; n < shown; n++) await page.getByRole('button', { name: es.home.photos.previous }).click()
    await expect(count(page)).toHaveText(/^10/)
    await page.getByRole('button', { name: es.home.photos.next }).click()
    await expect(count(page)).toHaveText(/^1 /)
  })
})

test.describe('on a slow processor', () => {
  test.use({ ...MOVING, viewport: { width: 390, height: 844 } })

  test('the page does not move while it arrives', async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    const slowNetwork = { offline: false, latency: 40, downloadThroughput: 40 * 1024, uploadThroughput: -1 }
    await browser.send('Network.emulateNetworkConditions', slowNetwork)
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved += (shift as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await alive(page)
    expect(await page.evaluate(() => moved)).toBeLessThan(0.005)
  })
})
