// Runs the tests on a temporary PostgreSQL 15, the oldest supported version, except those of the embedded database.
// POSTGRES_PROGRAMS names another folder with `initdb` and `postgres`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeCluster } from '../tests/harness/postgres-cluster.ts'
import { freePort } from '../tests/harness/server.ts'
import { testSettings } from '../tests/harness/test-postgres.ts'
import { record } from './record.ts'

const root = resolve(import.meta.dirname, '..')
const programs = process.env.POSTGRES_PROGRAMS ?? '/usr/lib/postgresql/15/bin'

if (!existsSync(join(programs, 'postgres'))) {
  console.error(`There is no PostgreSQL in ${programs}: install Debian's postgresql-15, or set POSTGRES_PROGRAMS.`)
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
// As many connections as the tests have on the embedded database.
const cluster = await makeCluster(programs, await freePort(), testSettings)
try {
  await cluster.start()
  const version = await versionOf()
  const { passed, failed } = runTests()
  record('postgres-15', [
    { claim: 'server', measured: version, bar: 'PostgreSQL 15', holds: version.startsWith('15') },
    { claim: 'tests of rules, servers and pages passed', measured: passed, bar: 'all', holds: passed > 0 },
    { claim: 'failed', measured: failed, bar: '0', holds: failed === 0 },
  ])
} finally {
  await cluster.remove()
}

async function versionOf() {
  const sql = cluster.connect()
  const [row] = await sql<{ server_version: string }[]>`show server_version`
  await sql.end()
  return row?.server_version ?? ''
}

function runTests() {
  const report = join(mkdtempSync(join(tmpdir(), 'el-cercle-report-')), 'vitest.json')
  const address = `postgres://cercle:cercle@localhost:${cluster.port}/postgres?host=${encodeURIComponent(cluster.folder)}`
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)]
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: address },
  })
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed, failed }
}
