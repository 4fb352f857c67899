import type { BackupProblem } from '#app/backup/backup-problems.ts'

/** `since` is ISO 8601. Incidents are stored with these names. */
export type CopyDetail = Pick<BackupProblem, 'since'> & { problem: BackupProblem['kind']; fault: BackupProblem['code'] }

/** Holds no personal data: it is shown, mailed and posted. */
export type IncidentDetails = {
  'backup-nightly': CopyDetail
  'backup-base': CopyDetail
  'backup-drill': CopyDetail
  'backup-wal': CopyDetail
  'backup-sending': CopyDetail
  /** Mails refused in the last hour; minutes since the oldest unsent mail was created. */
  mail: { refused: number; oldestMinutes: number }
  /** `until` is ISO 8601; `reason` comes from OpenSSL. */
  'mail-certificate': { problem: 'expires'; until: string } | { problem: 'invalid'; reason: string }
  /** Percent of free space. */
  disk: { free: Partial<Record<'DATA_DIR' | 'BACKUP_DIR', number>> }
  key: { ids: string[] }
  answers: { failed: number; all: number }
  /** Debits that came back by a fault of the club, which nobody has handled; codes of ISO 20022. */
  returns: { count: number; codes: string[] }
  database: Record<string, never>
}

export type IncidentKind = keyof IncidentDetails

export type Problem = { [Kind in IncidentKind]: { kind: Kind; detail: IncidentDetails[Kind] } }[IncidentKind]

/** Minutes without a finding before an incident counts as recovered. */
export const quietMinutes: Record<IncidentKind, number> = {
  // A process without BACKUP_DIR finds nothing, beside one that does.
  'backup-nightly': 5,
  'backup-base': 5,
  'backup-drill': 5,
  'backup-wal': 5,
  'backup-sending': 5,
  mail: 10,
  'mail-certificate': 0,
  disk: 10,
  key: 5,
  answers: 10,
  returns: 0,
  database: 0,
}

/** A newer release may have written unknown kinds. */
export function isIncidentKind(kind: string): kind is IncidentKind {
  return Object.hasOwn(quietMinutes, kind)
}
