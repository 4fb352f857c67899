import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds or more start first, so that none ends alone. */
const SLOWEST = [
  'tests/operations/killed.test.ts',
  'tests/operations/backup-commands.test.ts',
  'server/embedded-postgres/index.test.ts',
  'tests/pages/rate-limits.test.ts',
  'tests/pages/guess-limits.test.ts',
  'tests/rules/stored-scripts.test.ts',
  'tests/rules/fuzz.test.ts',
  'tests/pages/panel-unavailable.test.ts',
  'tests/pages/cached-pages.test.ts',
  'tests/rules/http-answers.test.ts',
  'tests/pages/last-seat.test.ts',
  'tests/operations/start.test.ts',
  'tests/operations/nginx.test.ts',
  'tests/operations/rolling-restart.test.ts',
  'tests/pages/mail.test.ts',
  'tests/operations/backup.test.ts',
  'tests/operations/alerts.test.ts',
  'tests/rules/canaries.test.ts',
  'tests/pages/registration-bursts.test.ts',
  'tests/operations/database-failures.test.ts',
  'tests/pages/first-administrator.test.ts',
  'tests/rules/access.test.ts',
  'tests/operations/postgres-upgrade.test.ts',
  'app/database/response-timeout.test.ts',
  'tests/operations/copies.test.ts',
]

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
