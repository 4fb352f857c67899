import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** A keyboard that counts. Keys that type are not counted, nor is Tab into a field that is then typed. */
export class Keys {
  presses = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string) {
    this.presses += 1
    await this.#page.keyboard.press(key)
  }

  async type(text: string) {
    await this.#page.keyboard.type(text)
  }

  async typeInNextField(text: string) {
    await this.#page.keyboard.press('Tab')
    await this.type(text)
  }

  /** What the words find first in the panel, on the page or in the dialog over it. */
  async find(words: string, first: string | RegExp) {
    await this.press('Control+k')
    await this.type(words)
    await expect(this.#page.locator('.palette [aria-selected="true"]')).toContainText(first)
    await this.press('Enter')
    await expect(this.#page.locator('.palette')).toBeHidden()
  }
}
