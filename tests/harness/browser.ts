import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { chromiumOptions } from './chromium.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions)
}

/** Gives the browser the cookies of a response. */
export async function keepCookies(context: BrowserContext, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    await context.addCookies([{ name, value, url: new URL(answer.url).origin }])
  }
}
