import { existsSync } from 'node:fs'
import { showCommand } from './command.ts'

/**
 * An installed Chromium is used; else Debian's package when we may install it, else Playwright's own. Pages are
 * measured with the fonts that visitors have: the fallbacks of `ui/tokens.css` are those of phones and desks, or
 * Liberation, which has the same widths.
 */
export async function installBrowser() {
  const hasBrowser = ['chromium', 'chromium-browser', 'google-chrome'].some((name) => existsSync(`/usr/bin/${name}`))
  const hasFonts =
    existsSync('/usr/share/fonts/truetype/liberation') || existsSync('/usr/share/fonts/truetype/liberation2')
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const packages = [...(hasBrowser ? [] : ['chromium']), ...(hasFonts ? [] : ['fonts-liberation'])]
  if (debian && packages.length > 0) {
    console.log(`\n== Installing ${packages.join(' and ')} (once)`)
    await showCommand(['apt-get', 'update', '-qq'])
    await showCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages])
  } else if (!hasBrowser) {
    console.log('\n== Installing Playwright’s Chromium (once)')
    await showCommand(['playwright', 'install', 'chromium'])
  }
}
