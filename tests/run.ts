/** Every check of the product, one after the other; all are run whatever fails, and the last line counts them together. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIfStale } from '../server/bootstrap/build.mjs'

const root = resolve(import.meta.dirname, '..')
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }
const results = 'test-results'
const counts = { passed: 0, failed: 0 }

rmSync(results, { recursive: true, force: true })
check('Types', ['react-router', 'typegen'], ['tsc', '--noEmit', '-p', '.'])
check('Linter', ['oxlint', '--type-aware'])
check('Architecture boundaries', ['depcruise', 'app', 'server', 'commands', '--output-type', 'err'])
say('Build')
buildIfStale(root, process.execPath)
suite('Rules, servers and pages', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`], `${results}/vitest.json`, readVitest)
installBrowser()
suite('Journeys in Chromium', ['playwright', 'test'], `${results}/journeys.json`, readPlaywright)

console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

/** A check is one thing that passes when each of its commands does. */
function check(name: string, ...commands: string[][]) {
  say(name)
  const passed = commands.every((command) => run(command))
  counts[passed ? 'passed' : 'failed'] += 1
}

/** A suite counts its own tests; one that ends badly without having failed a test has failed itself. */
function suite(name: string, command: string[], report: string, read: (report: string) => { passed: number; failed: number }) {
  say(name)
  const passed = run(command)
  const counted = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }
  counts.passed += counted.passed
  counts.failed += counted.failed || (passed ? 0 : 1)
}

function readVitest(report: string) {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}

function readPlaywright(report: string) {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/**
 * An installed Chromium is used; else Debian's package when we may install it, else Playwright's own. Pages are measured with the fonts that visitors
 * have: the fallbacks of `ui/tokens.css` are those of phones and desks, or Liberation, which has the same widths.
 */
function installBrowser() {
  const hasBrowser = ['chromium', 'chromium-browser', 'google-chrome'].some((name) => existsSync(`/usr/bin/${name}`))
  const hasFonts = existsSync('/usr/share/fonts/truetype/liberation') || existsSync('/usr/share/fonts/truetype/liberation2')
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const packages = [...(hasBrowser ? [] : ['chromium']), ...(hasFonts ? [] : ['fonts-liberation'])]
  if (debian && packages.length > 0) {
    say(`Installing ${packages.join(' and ')} (once)`)
    run(['apt-get', 'update', '-qq'])
    run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages])
  } else if (!hasBrowser) {
    say('Installing Playwright’s Chromium (once)')
    run(['playwright', 'install', 'chromium'])
  }
}

function run([program = '', ...words]: string[]): boolean {
  return spawnSync(program, words, { cwd: root, stdio: 'inherit', env }).status === 0
}

function say(name: string) {
  console.log(`\n== ${name}`)
}
