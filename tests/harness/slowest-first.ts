import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take fifteen seconds or more start first, so that none ends alone. At the head are those that mostly wait,
 * for disks and for processes that end, while the journeys use the processors; those with a process of their own
 * follow.
 */
const FIRST = [
  'tests/operations/backup-commands.test.ts',
  'tests/operations/upgrade.test.ts',
  'tests/operations/doctor.test.ts',
  'server/embedded-postgres/data-folder.test.ts',
  'tests/operations/backup.test.ts',
  'tests/operations/killed.test.ts',
  'tests/operations/copies.test.ts',
  'tests/operations/import-dump.test.ts',
  'tests/operations/external-copies.test.ts',
  'tests/operations/killed-sealing.test.ts',
  'tests/operations/migration.test.ts',
  'tests/operations/start.test.ts',
  'tests/operations/nginx.test.ts',
  'server/embedded-postgres/index.test.ts',
  'tests/operations/rolling-restart.test.ts',
  'tests/operations/database-failures.test.ts',
  'tests/rules/access.test.ts',
  'tests/pages/screens.test.ts',
  'tests/rules/fuzz.test.ts',
  'app/remittances/remittances.test.ts',
  'tests/rules/http-answers.test.ts',
  'tests/rules/foreign-ids.test.ts',
  'tests/pages/rate-limits.test.ts',
  'tests/pages/imports.test.ts',
  'tests/rules/stored-scripts.test.ts',
  'app/remittances/invariants.test.ts',
  'tests/pages/panel-refused.test.ts',
  'tests/pages/treasury-hidden.test.ts',
  'tests/pages/cached-pages.test.ts',
  'app/treasury/dinners/who-has-paid.test.ts',
  'tests/pages/party-link.test.ts',
  'tests/pages/registration-bursts.test.ts',
  'tests/pages/specification.test.ts',
  'tests/rules/audit.test.ts',
  'tests/pages/first-administrator.test.ts',
  'app/treasury/dinners/dinners.test.ts',
  'tests/pages/scheduled-posts.test.ts',
  'app/accounts/accounts.test.ts',
  'tests/pages/guess-limits.test.ts',
  'tests/pages/page-limits.test.ts',
  'app/remittances/import/import-file.test.ts',
  'tests/pages/round-trips.test.ts',
  'tests/pages/mail.test.ts',
  'tests/pages/crawl.test.ts',
  'app/door/phone/door-phones.test.ts',
  'app/imports/imports.test.ts',
  'tests/pages/members.test.ts',
  'app/backup/nightly-backup.test.ts',
  'app/privacy/person.test.ts',
  'tests/pages/event-states.test.ts',
  'app/bookings/holds/holds.test.ts',
  'app/waiting-list/waiting-list.test.ts',
  'tests/rules/rotate-secrets.test.ts',
  'tests/operations/encryption-key.test.ts',
  'tests/operations/quiet-archive.test.ts',
  'app/waiting-list/offer-mail.test.ts',
  'app/operations/deploy-files.test.ts',
  'app/accounts/account-proof.test.ts',
]

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.sort((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((path) => moduleId.endsWith(path))
  return place < 0 ? FIRST.length : place
}
