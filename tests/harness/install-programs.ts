import { existsSync } from 'node:fs'
import { showCommand } from './command.ts'

/** Debian's packages, by where their files are. Without nginx and PgBouncer their tests are skipped. */
const packages: Record<string, string[]> = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  // The fallbacks of `ui/tokens.css`, or fonts of the same widths.
  'fonts-liberation': ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'],
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  openssl: ['/usr/bin/openssl'],
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
}

/** What is missing, on Debian as root; elsewhere only Playwright's Chromium. */
export async function installPrograms() {
  const missing = Object.keys(packages).filter((name) => !packages[name]?.some((path) => existsSync(path)))
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    if (missing.length === 0) return
    console.log(`\n== Installing ${missing.join(', ')} (once)`)
    await showCommand(['apt-get', 'update', '-qq'])
    await showCommand(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing])
  } else if (missing.includes('chromium')) {
    console.log('\n== Installing Playwright’s Chromium (once)')
    await showCommand(['playwright', 'install', 'chromium'])
  }
}
