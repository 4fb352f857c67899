/**
 * All PostgreSQL advisory locks by number. During an update the previous release uses them as well, so numbers and the
 * texts below never change.
 */
export const advisoryLocks = {
  /** Held while the schema changes or a backup is restored; shared while a backup is written. */
  migration: 7_265_001,
  testDatabases: 7_265_002,
  /** Shared by the suites of tests that are at work. */
  testRuns: 7_265_004,
  firstAdministrator: 7_265_003,
  nightlyBackup: 7_265_005,
  /** Used as the seed for hashes of e-mails. */
  membershipEmail: 7_265_010,
  pictureSweep: 7_265_016,
  purge: 7_265_020,
  baseBackup: 7_265_021,
  restoreDrill: 7_265_022,
  mailSweep: 7_265_023,
  securityBursts: 7_265_024,
  /** Held by a restore: servers leave the database until it is free. */
  maintenance: 7_265_025,
  mailTexts: 7_265_036,
  imports: 7_265_037,
  memberMessages: 7_265_041,
  bankCredits: 7_265_043,
} as const

/** Advisory locks whose number is `hashtextextended(text, 0)`. */
export const advisoryLockTexts = {
  blogSlug: 'blog-slug',
  /** Followed by the sender's e-mail in lower case. */
  contactMessage: 'contact-message:',
} as const
