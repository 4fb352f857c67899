// The release before, this one, and the release before again, from their archives, two processes behind the shipped
// nginx configuration under load. BEFORE names the commit or tag of the release before; otherwise it is the newest tag
// of 2.x (the update from 1.x stops the old processes), or without one the commit before the newest migration.
import { execFileSync } from 'node:child_process'
import { restartUnderLoad } from '#tests/harness/rolling-restart.ts'
import { behindNginx } from './harness/behind-nginx.ts'
import { root } from './harness/subject.ts'
import { unpackRelease } from './harness/unpacked-release.ts'
import { record, shown } from './record.ts'

const PROCESSES = 2
/** Each process is replaced by this release, and each one again by the release before. */
const RESTARTS = 2 * PROCESSES
const REQUESTS = 5_000

const before =
  process.env.BEFORE ?? (git('tag', '--list', 'v2.*', '--sort=-creatordate').split('\n')[0] || beforeNewestMigration())
const old = await unpackRelease(before)
const today = await unpackRelease('HEAD')
const releaseOf = (restart: number) => (restart < PROCESSES ? today : old).folder
const result = await behindNginx(
  'rolling_upgrade',
  (pair) => restartUnderLoad({ ...pair, clients: 8, restarts: RESTARTS, releaseOf, atLeast: REQUESTS }),
  old.folder,
)
for (const release of [old, today]) release.remove()
record('rolling-upgrade', [
  shown('Commit of the release before', git('rev-parse', '--short=12', before)),
  {
    claim: `Failed of ${result.requests} requests during ${RESTARTS} restarts`,
    measured: result.failed,
    bar: '0',
    holds: result.failed === 0,
  },
  shown('Answers by status', JSON.stringify(result.statuses)),
  { claim: 'Acknowledged registrations', measured: result.registered, bar: '> 0', holds: result.registered > 0 },
  { claim: '  of them not stored', measured: result.lost, bar: '0', holds: result.lost === 0 },
])

function beforeNewestMigration(): string {
  return `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'migrations/*.sql')}^`
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
}
