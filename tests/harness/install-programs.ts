import { existsSync } from 'node:fs'
import { findBrowser } from './chromium.ts'
import { showCommand } from './command.ts'

/** Debian's packages, by where their files are. Without nginx and PgBouncer their tests are skipped. */
const packages: Record<string, string[]> = {
  'chromium-headless-shell': ['/usr/bin/chromium-headless-shell'],
  // The fallbacks of `ui/tokens.css`, or fonts of the same widths.
  'fonts-liberation': ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'],
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  openssl: ['/usr/bin/openssl'],
  pgbouncer: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'],
}

/** A machine without a network should not wait for it at each run. */
const APT = ['apt-get', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/** What is missing, on Debian as root; elsewhere only Playwright's Chromium if there is no other. */
export async function installPrograms() {
  const missing = Object.keys(packages).filter((name) => !packages[name]?.some((path) => existsSync(path)))
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`\n== Installing ${missing.join(', ')} (once)`)
    await showCommand([...APT, 'update'])
    // One by one: a distribution may lack one of them.
    for (const name of missing) await showCommand([...APT, 'install', '-y', '--no-install-recommends', name])
  }
  if (findBrowser()) return
  console.log('\n== Installing Playwright’s Chromium (once)')
  await showCommand(['playwright', 'install', '--only-shell', 'chromium'])
}
