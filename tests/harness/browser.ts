import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'

/** A real browser, for what a page does: the installed one, else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  return chromium.launch({ ...(installed && { executablePath: installed }), args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
}

/** What an answer has given a visitor to keep (a session), this browser has, too. */
export async function keepCookies(context: BrowserContext, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    await context.addCookies([{ name, value, url: new URL(answer.url).origin }])
  }
}
