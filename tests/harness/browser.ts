import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { chromiumOptions } from './chromium.ts'

/** A real browser, for what a page does. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions)
}

/** What an answer has given a visitor to keep (a session), this browser has, too. */
export async function keepCookies(context: BrowserContext, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    await context.addCookies([{ name, value, url: new URL(answer.url).origin }])
  }
}
