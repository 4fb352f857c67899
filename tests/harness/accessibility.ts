import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { layOutWhole } from './browser.ts'

/** Minified, it is a third faster. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds: WCAG 2.2 A and AA, best practices. Of an open dialog, the dialog alone: the rest is inert.
 * @param but excludes elements
 * @param rules instead of all, for what can differ from the last look at the same page
 */
export async function accessibilityFindings(
  page: Page,
  { but, rules = WCAG }: { but?: string; rules?: string[] } = {},
): Promise<string[]> {
  await layOutWhole(page)
  const part = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html'
  // Transitions change colours, and spinners never end.
  const hasAxe = await page.evaluate(async () => {
    // Transitions begin in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
    return 'axe' in globalThis
  })
  if (!hasAxe) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ include, exclude, runOnly }) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include, exclude },
        { runOnly, resultTypes: ['violations'], iframes: false, elementRef: false },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    { include: [[part]], exclude: but ? [[but]] : [], runOnly: rules },
  )
}
