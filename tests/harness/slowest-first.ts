import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds or more, or a process of their own, start first, so that none ends alone. */
const FIRST = [
  'tests/operations/backup-commands.test.ts',
  'tests/pages/screens.test.ts',
  'tests/operations/upgrade.test.ts',
  'tests/rules/access.test.ts',
  'tests/rules/fuzz.test.ts',
  'tests/rules/http-answers.test.ts',
  'app/remittances/remittances.test.ts',
  'tests/pages/rate-limits.test.ts',
  'tests/rules/stored-scripts.test.ts',
  'tests/operations/killed.test.ts',
  'tests/operations/copies.test.ts',
  'tests/operations/backup.test.ts',
  'tests/pages/cached-pages.test.ts',
  'tests/pages/imports.test.ts',
  'tests/pages/panel-refused.test.ts',
  'tests/operations/doctor.test.ts',
  'tests/rules/canaries.test.ts',
  'server/embedded-postgres/index.test.ts',
  'tests/operations/start.test.ts',
  'tests/pages/first-administrator.test.ts',
  'server/embedded-postgres/data-folder.test.ts',
  'tests/rules/foreign-ids.test.ts',
  'tests/pages/registration-bursts.test.ts',
  'tests/pages/guess-limits.test.ts',
  'tests/pages/page-limits.test.ts',
  'tests/operations/nginx.test.ts',
  'tests/pages/party-link.test.ts',
  'tests/pages/members.test.ts',
  'tests/pages/panel-unavailable.test.ts',
  'tests/pages/specification.test.ts',
  'tests/pages/bounces.test.ts',
  'tests/pages/mail.test.ts',
  'tests/pages/panel-session-over.test.ts',
  'tests/pages/panel-texts.test.ts',
  'tests/operations/release.test.ts',
  'tests/rules/lists.test.ts',
  'tests/operations/external-copies.test.ts',
  'tests/pages/guest-link.test.ts',
  'tests/pages/panel-conflict.test.ts',
  'app/backup/nightly-backup.test.ts',
  'tests/operations/first-start.test.ts',
  'tests/operations/database-failures.test.ts',
  'tests/rules/hostile-input.test.ts',
  'tests/pages/member-messages.test.ts',
  'app/accounts/accounts.test.ts',
  'tests/operations/import-dump.test.ts',
  'tests/pages/mandates.test.ts',
  'tests/operations/migration.test.ts',
  'tests/rules/recent-password.test.ts',
  'app/accounts/account-proof.test.ts',
  'tests/rules/rotate-secrets.test.ts',
  'tests/operations/encryption-key.test.ts',
  'app/operations/deploy-files.test.ts',
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
