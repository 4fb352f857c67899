import { existsSync } from 'node:fs'
import { showCommand } from './command.ts'

/**
 * Uses an installed Chromium, else Debian's package, else Playwright's. The fonts are the fallbacks of `ui/tokens.css`
 * or Liberation, which has the same widths.
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
