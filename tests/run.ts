/**
 * Runs every check and adds up the results. With words, only the test files and journeys whose path contains one (`npm
 * test -- events`). The files of a few failed tests run once more, alone: what passes then is counted, and named as
 * unstable.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { collectCommand, showCommand } from './harness/command.ts'
import { installPrograms } from './harness/install-programs.ts'
import { joinTestPostgres } from './harness/test-postgres.ts'

type Failure = { title: string; message: string }
type Outcome = { passed: number; skipped: number; failures: Failure[] }
/** By file or check. */
type Outcomes = Map<string, Outcome>

/** More is a fault, not a busy machine. */
const MOST_FILES_RUN_AGAIN = 4

const root = resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
const results = 'test-results'
const outcomes: Outcomes = new Map()
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
await Promise.all([runFiles(files), runJourneys(journeys)])
if (files.length + journeys.length === 0) {
  console.error(`No test file's path contains ${words.join(' or ')}.`)
  countFailure('no test file')
}
await checks
const unstable = await runFailedAgain()

await databases?.leave()
list('Unstable: failed beside others, passed alone', unstable)
list('Failed', failedOf(outcomes))
const { passed, skipped, failures } = sumUp()
console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`)
process.exit(failures === 0 ? 0 : 1)

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

async function runFiles(paths: string[]) {
  if (paths.length === 0) return
  const report = `${results}/vitest.json`
  rmSync(report, { force: true })
  const name = 'Rules, servers and pages'
  console.log(`\n== ${name}`)
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const passed = await showCommand(only(command, paths, files))
  add(name, paths, readVitest(report), passed)
}

/** Shown at its end if the files are shown meanwhile. */
async function runJourneys(paths: string[]) {
  if (paths.length === 0) return
  const report = `${results}/journeys.json`
  rmSync(report, { force: true })
  const name = 'Journeys in Chromium'
  const command = only(['playwright', 'test'], paths, journeys)
  if (files.length === 0) {
    console.log(`\n== ${name}`)
    const passed = await showCommand(command)
    return add(name, paths, readPlaywright(report), passed)
  }
  const { passed, output } = await collectCommand(command)
  console.log(`\n== ${name}\n${output.trimEnd()}`)
  add(name, paths, readPlaywright(report), passed)
}

/** @returns what failed before and passes now; nothing runs again for failed checks */
async function runFailedAgain(): Promise<Outcomes> {
  const failed = failedOf(outcomes)
  const again = [...failed.keys()]
  const known = [...files, ...journeys]
  if (again.length > MOST_FILES_RUN_AGAIN || again.some((path) => !known.includes(path))) return new Map()
  await runFiles(files.filter((path) => failed.has(path)))
  await runJourneys(journeys.filter((path) => failed.has(path)))
  return new Map([...failed].filter(([path]) => outcomes.get(path)?.failures.length === 0))
}

function failedOf(all: Outcomes): Outcomes {
  return new Map([...all].filter(([, { failures }]) => failures.length > 0))
}

function list(title: string, failed: Outcomes) {
  if (failed.size === 0) return
  console.log(`\n== ${title}`)
  for (const [path, { failures }] of failed)
    for (const failure of failures) console.log(`${path} › ${failure.title}: ${failure.message}`)
}

function sumUp() {
  const sum = { passed: 0, skipped: 0, failures: 0 }
  for (const { passed, skipped, failures } of outcomes.values()) {
    sum.passed += passed
    sum.skipped += skipped
    sum.failures += failures.length
  }
  return sum
}

function named(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).filter(
    (path) => words.length === 0 || words.some((word) => path.includes(word)),
  )
}

/** Prints the output when the command ends: others run in parallel. */
async function check(name: string, command: string[]) {
  const { passed, output } = await collectCommand(command)
  if (passed) outcomes.set(name, { passed: 1, skipped: 0, failures: [] })
  else countFailure(name)
  console.log(`\n== ${name}\n${output.trimEnd()}`)
}

/** Named once more at the end: the output between is long. */
function countFailure(name: string) {
  outcomes.set(name, { passed: 0, skipped: 0, failures: [{ title: 'failed', message: 'see above' }] })
}

function only(command: string[], paths: string[], all: string[]): string[] {
  return words.length > 0 || paths.length < all.length ? [...command, ...paths] : command
}

/** A suite that fails without a failed test counts as one, and so does one that has not run each file. */
function add(name: string, paths: string[], found: Outcomes, passed: boolean) {
  for (const [path, outcome] of found) outcomes.set(path, outcome)
  const isExplained = failedOf(found).size > 0 && paths.every((path) => found.has(path))
  if (!passed && !isExplained) countFailure(name)
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A file whose own setup failed has no failed test. */
function readVitest(report: string): Outcomes {
  if (!existsSync(report)) return new Map()
  const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return new Map(
    read.testResults.map(({ name, status, message, assertionResults: tests }) => {
      const countOf = (wanted: string[]) => tests.filter((one) => wanted.includes(one.status)).length
      const failed = tests.filter((one) => one.status === 'failed')
      const failures = failed.map((one) => describeFailure(one.fullName, one.failureMessages[0]))
      if (status === 'failed' && failures.length === 0) failures.push(describeFailure('its setup', message))
      return [
        relative(root, name),
        { passed: countOf(['passed']), skipped: countOf(['skipped', 'pending', 'todo']), failures },
      ]
    }),
  )
}

type PlaywrightTest = { title: string; status: string; results: { error?: { message?: string } }[] }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: Omit<PlaywrightTest, 'title'>[] }[]
}

function readPlaywright(report: string): Outcomes {
  if (!existsSync(report)) return new Map()
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: (PlaywrightSuite & { file: string })[] }
  return new Map(
    suites.map((suite) => {
      const tests = testsOf(suite)
      const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'skipped')
      return [
        `tests/journeys/${suite.file}`,
        {
          passed: tests.filter(({ status }) => status === 'expected').length,
          skipped: tests.filter(({ status }) => status === 'skipped').length,
          failures: failed.map(({ title, results: [first] }) => describeFailure(title, first?.error?.message)),
        },
      ]
    }),
  )
}

function testsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightTest[] {
  return [...specs.flatMap(({ title, tests }) => tests.map((one) => ({ ...one, title }))), ...suites.flatMap(testsOf)]
}

function describeFailure(title: string, message = ''): Failure {
  return { title, message: message.split('\n')[0] ?? '' }
}
