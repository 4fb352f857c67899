/**
 * Runs every check and adds up the results. With words, only the test files and journeys whose path contains one (`npm
 * test -- events`).
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { collectCommand, showCommand } from './harness/command.ts'
import { installPrograms } from './harness/install-programs.ts'
import { joinTestPostgres } from './harness/test-postgres.ts'

type Counts = { passed: number; failed: number; skipped: number; failures: string[] }

const root = resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
const results = 'test-results'
const nothingRun: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
const counts: Counts = { ...nothingRun, failures: [] }
const build = [
  process.execPath,
  '--input-type=module',
  '-e',
  'import { buildIfStale } from "./server/bootstrap/build.mjs"; buildIfStale(process.cwd(), process.execPath)',
]
const files = named('{app,server,commands,tests}/**/*.test.{ts,tsx}')
const journeys = named('tests/journeys/*.spec.ts')

const checks = words.length === 0 ? checkSources() : undefined
const [databases] = await Promise.all([prepareDatabases(), installPrograms()])
// Each uses the processor while the other waits.
await Promise.all([runFiles(), runJourneys()])
if (files.length + journeys.length === 0) {
  console.error(`No test file's path contains ${words.join(' or ')}.`)
  countFailures(['no test file'])
}
await checks

await databases?.leave()
if (counts.failures.length > 0) console.log(`\n== Failed\n${counts.failures.join('\n')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(counts.failed === 0 ? 0 : 1)

async function checkSources() {
  const typed = check('Route types', ['react-router', 'typegen'])
  await Promise.all([
    typed.then(() => check('Types', ['tsc', '--noEmit', '--checkers', '1', '-p', '.'])),
    typed.then(() => check('Linter', ['oxlint', '--type-aware'])),
    check('Format', ['oxfmt', '--check']),
    check('Architecture boundaries', ['depcruise', 'app', 'server', 'commands', '--output-type', 'err']),
    check('Cycles of folders', [
      'depcruise',
      '--config',
      '.dependency-cruiser-folders.cjs',
      'app',
      '--output-type',
      'err',
    ]),
    check('Released migrations', [process.execPath, 'commands/check-released.ts']),
  ])
}

/** With words, builds only. Without a build that starts, the suites fail with the reason. */
async function prepareDatabases() {
  await check('Build', build)
  if (words.length > 0) return undefined
  try {
    return await joinTestPostgres()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

async function runFiles() {
  if (files.length === 0) return
  const report = `${results}/vitest.json`
  rmSync(report, { force: true })
  const name = 'Rules, servers and pages'
  console.log(`\n== ${name}`)
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const passed = await showCommand(only(command, files))
  add(name, readVitest(report), passed)
}

/** Shown at its end if the files are shown meanwhile. */
async function runJourneys() {
  if (journeys.length === 0) return
  const report = `${results}/journeys.json`
  rmSync(report, { force: true })
  const name = 'Journeys in Chromium'
  const command = only(['playwright', 'test'], journeys)
  if (files.length === 0) {
    console.log(`\n== ${name}`)
    const passed = await showCommand(command)
    return add(name, readPlaywright(report), passed)
  }
  const { passed, output } = await collectCommand(command)
  console.log(`\n== ${name}\n${output.trimEnd()}`)
  add(name, readPlaywright(report), passed)
}

function named(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).filter(
    (path) => words.length === 0 || words.some((word) => path.includes(word)),
  )
}

/** Prints the output when the command ends: others run in parallel. */
async function check(name: string, command: string[]) {
  const { passed, output } = await collectCommand(command)
  if (passed) counts.passed += 1
  else countFailures([name])
  console.log(`\n== ${name}\n${output.trimEnd()}`)
}

/** Named once more at the end: the output between is long. */
function countFailures(names: string[]) {
  counts.failed += names.length
  counts.failures.push(...names)
}

function only(command: string[], paths: string[]): string[] {
  return words.length > 0 ? [...command, ...paths] : command
}

/** A suite that fails without a failed test counts as one. */
function add(name: string, counted: Counts, passed: boolean) {
  counts.passed += counted.passed
  counts.skipped += counted.skipped
  counts.failures.push(...counted.failures)
  counts.failed += counted.failed
  if (!passed && counted.failed === 0) countFailures([name])
}

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number> & {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

function readVitest(report: string): Counts {
  if (!existsSync(report)) return nothingRun
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    skipped: read.numPendingTests + read.numTodoTests,
    failures: read.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => describeFailure(relative(root, name), fullName, failureMessages[0])),
    ),
  }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

function readPlaywright(report: string): Counts {
  if (!existsSync(report)) return nothingRun
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    suites: PlaywrightSuite[]
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(describeFailedSpecs),
  }
}

function describeFailedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => describeFailure(file, title, tests[0]?.results[0]?.error?.message)),
    ...suites.flatMap(describeFailedSpecs),
  ]
}

function describeFailure(file: string, title: string, message = ''): string {
  return `${file} › ${title}: ${message.split('\n')[0]}`
}
