/**
 * The numbers of all PostgreSQL advisory locks of the product. A number must not change while an older release may run
 * beside this one.
 */
export const advisoryLocks = {
  /** Held while the schema changes or a backup is restored; shared while a backup is written. */
  migration: 7_265_001,
  /** Created and dropped test databases (`tests/harness/database.ts`). */
  testDatabases: 7_265_002,
  firstAdministrator: 7_265_003,
  nightlyBackup: 7_265_005,
  /** The seed of a hash of the e-mail. */
  membershipEmail: 7_265_010,
  pictureSweep: 7_265_016,
  purge: 7_265_020,
  baseBackup: 7_265_021,
  restoreDrill: 7_265_022,
  mailSweep: 7_265_023,
  securityBursts: 7_265_024,
} as const
