import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take ten seconds or more: none of them should be alone at the end of a run. */
const SLOWEST = [
  'tests/killed.test.ts',
  'tests/backup-commands.test.ts',
  'server/embedded-postgres.test.ts',
  'tests/budgets.test.ts',
  'tests/stored-scripts.test.ts',
  'tests/fuzz.test.ts',
  'tests/panel-away.test.ts',
  'tests/kept-pages.test.ts',
  'tests/doors.test.ts',
  'tests/last-place.test.ts',
  'tests/start.test.ts',
  'tests/nginx.test.ts',
  'tests/rolling-restart.test.ts',
  'tests/mail.test.ts',
  'tests/backup.test.ts',
  'tests/alerts.test.ts',
  'tests/canaries.test.ts',
  'tests/one-client.test.ts',
  'tests/faults.test.ts',
  'tests/first-administrator.test.ts',
  'tests/access.test.ts',
  'tests/postgres-upgrade.test.ts',
  'app/database/silence.test.ts',
  'tests/copies.test.ts',
]

/** These first, then the others by size. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.sort((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = SLOWEST.findIndex((path) => moduleId.endsWith(path))
  return place < 0 ? SLOWEST.length : place
}
