import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { memberForms } from './drafted-forms.ts'
import { alive, expect, expectAccessible, expectAccessibleAtAnyWidth, test } from './journey.ts'

const header = (page: Page) => page.locator('.header-bar')
const own = (page: Page) => header(page).getByRole('link', { name: es.members.title })
const signInLink = (page: Page) => header(page).getByRole('link', { name: es.shell.signIn })
const join = (page: Page) => header(page).getByRole('link', { name: es.shell.join })

/** How far the parts of the page have moved since its first paint. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) =>
          found(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => found(0), 300)
      }),
  )

test('the header of a cached page knows the member of its browser until they sign out', async ({ page }) => {
  await page.goto('/eventos')
  await expect(signInLink(page)).toBeVisible()
  await expect(join(page)).toBeVisible()
  await expect(own(page)).toBeHidden()

  await memberForms(page)
  for (const path of ['/eventos', '/', '/restaurantes/1']) {
    const answer = await page.goto(path)
    expect(await answer?.headerValue('cache-control')).toMatch(/^public, /)
    await expect(own(page)).toBeVisible()
    await expect(signInLink(page)).toBeHidden()
    await expect(join(page)).toBeHidden()
    const initials = own(page).locator('.member-initials')
    expect(await initials.evaluate((disc) => getComputedStyle(disc, '::before').content)).toMatch(/^"CV"/)
    expect(await shifts(page)).toBeLessThan(0.02)
  }
  await alive(page)
  await expectAccessibleAtAnyWidth(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ca/eventos')
  const disc = header(page).getByRole('link', { name: ca.members.title })
  const box = await disc.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: ca.shell.openMenu }).click()
  const drawer = page.getByRole('dialog', { name: ca.shell.menu })
  await expect(drawer.getByRole('link', { name: ca.members.title })).toBeVisible()
  for (const name of [ca.shell.signIn, ca.shell.join]) await expect(drawer.getByRole('link', { name })).toBeHidden()
  await page.keyboard.press('Escape')
  await disc.click()
  await expect(page.getByRole('heading', { level: 1, name: ca.members.title })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: ca.members.signOut }).click()
  await expect(page).toHaveURL('/ca')
  await page.goto('/eventos')
  await expect(signInLink(page)).toBeVisible()
  await expect(join(page)).toBeVisible()
  await expect(own(page)).toBeHidden()
  expect(await page.content()).not.toContain('CV"')
})

test('the sign-in asks a stranger for the e-mail first, and leads to the password', async ({ page }) => {
  await page.goto('/eventos')
  await signInLink(page).click()
  await expect(page.getByLabel(es.members.signIn.email)).toBeVisible()
  await expect(page.getByLabel(es.accounts.password)).toHaveCount(0)
  await alive(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: es.members.signIn.password }).click()
  await expect(page.getByLabel(es.accounts.password)).toBeVisible()
  await page.getByRole('link', { name: es.accounts.byLink }).click()
  await expect(page).toHaveURL('/mis-cenas')
})

test('the card prints alone, and the saved file opens without a network', async ({ page, context }) => {
  await memberForms(page)
  await page.goto('/mis-cenas/carnet')
  await alive(page)
  await expectAccessibleAtAnyWidth(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: es.members.cardPage.save }).click()
  const file = await (await saving).path()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Clara Vidal')).toBeVisible()
  for (const hidden of [
    page.locator('.header'),
    page.locator('.footer'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: es.members.cardPage.save }),
    header(page).getByRole('navigation'),
  ])
    await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await context.setOffline(true)
  await page.setContent(await readFile(file, 'utf8'))
  await expect(page.getByText('Clara Vidal')).toBeVisible()
  await expect(page.getByText(/^C-\d{5}$/)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in of the header leads a member to their dinners at once', async ({ page }) => {
    await memberForms(page)
    await page.goto('/eventos')
    await signInLink(page).click()
    await expect(page.getByRole('heading', { level: 1, name: es.members.title })).toBeVisible()
  })
})
