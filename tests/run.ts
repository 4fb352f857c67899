/**
 * Runs every check and adds up the results. With words, only the test files and journeys whose path contains one (`npm
 * test -- events`).
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { collectCommand, showCommand } from './harness/command.ts'
import { installBrowser } from './harness/install-browser.ts'
import { joinTestPostgres } from './harness/test-postgres.ts'

type Counts = { passed: number; failed: number; skipped: number }

const root = resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
const results = 'test-results'
const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
const build = [
  process.execPath,
  '--input-type=module',
  '-e',
  'import { buildIfStale } from "./server/bootstrap/build.mjs"; buildIfStale(process.cwd(), process.execPath)',
]
const files = named('{app,server,commands,tests}/**/*.test.{ts,tsx}')
const journeys = named('tests/journeys/*.spec.ts')

rmSync(results, { recursive: true, force: true })
const postgres = await prepare()
if (files.length > 0) {
  const report = `${results}/vitest.json`
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await suite('Rules, servers and pages', command, files, () => readVitest(report))
}
if (journeys.length > 0) {
  await suite('Journeys in Chromium', ['playwright', 'test'], journeys, () =>
    readPlaywright(`${results}/journeys.json`),
  )
}
if (files.length + journeys.length === 0) {
  console.error(`No test file's path contains ${words.join(' or ')}.`)
  counts.failed += 1
}

await postgres?.leave()
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed === 0 ? 0 : 1)

/** With words, builds only. The checks of the sources run while the new build makes the databases of the tests. */
async function prepare() {
  const built = check('Build', build)
  if (words.length > 0) return void (await Promise.all([built, installBrowser()]))
  await Promise.all([built, check('Route types', ['react-router', 'typegen'])])
  const [databases] = await Promise.all([
    makeDatabases(),
    installBrowser(),
    check('Types', ['tsc', '--noEmit', '-p', '.']),
    check('Linter', ['oxlint', '--type-aware']),
    check('Format', ['oxfmt', '--check']),
    check('Architecture boundaries', ['depcruise', 'app', 'server', 'commands', '--output-type', 'err']),
  ])
  return databases
}

/** Without a build that starts, the suites fail with the reason. */
async function makeDatabases() {
  try {
    return await joinTestPostgres()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

function named(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).filter(
    (path) => words.length === 0 || words.some((word) => path.includes(word)),
  )
}

/** Prints the output when the command ends: others run in parallel. */
async function check(name: string, command: string[]) {
  const { passed, output } = await collectCommand(command)
  counts[passed ? 'passed' : 'failed'] += 1
  console.log(`\n== ${name}\n${output.trimEnd()}`)
}

/** A suite that fails without a failed test counts as one. */
async function suite(name: string, command: string[], paths: string[], read: () => Counts) {
  console.log(`\n== ${name}`)
  const passed = await showCommand(words.length > 0 ? [...command, ...paths] : command)
  const counted = read()
  counts.passed += counted.passed
  counts.skipped += counted.skipped
  counts.failed += counted.failed || (passed ? 0 : 1)
}

function readVitest(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 }
  const counted = JSON.parse(readFileSync(report, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests,
    skipped: counted.numPendingTests + counted.numTodoTests,
  }
}

function readPlaywright(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
