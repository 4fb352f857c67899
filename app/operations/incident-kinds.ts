import type { BackupProblem } from '#app/backup/backup-problems.ts'

/** What a backup check found; `since` as ISO 8601. */
type CopyDetail = Pick<BackupProblem, 'fault' | 'since'> & { problem: BackupProblem['kind'] }

/** What each kind of incident notes besides its time. No personal data: it is shown, mailed and posted. */
export type IncidentDetails = {
  'backup-nightly': CopyDetail
  'backup-base': CopyDetail
  'backup-drill': CopyDetail
  'backup-wal': CopyDetail
  'backup-sending': CopyDetail
  /** Mails that were refused for good within the last hour; age of the oldest mail that is still owed, in minutes. */
  mail: { refused: number; oldestMinutes: number }
  /** `until` is ISO 8601; `reason` is what OpenSSL says. */
  'mail-certificate': { problem: 'expires'; until: string } | { problem: 'invalid'; reason: string }
  /** Free space of each folder that is short of it, in percent. */
  disk: { free: Partial<Record<'DATA_DIR' | 'BACKUP_DIR', number>> }
  /** Ids of keys, never keys. */
  key: { ids: string[] }
  /** Answers with a status from 500 on, and all answers, within five minutes. */
  answers: { failed: number; all: number }
  /** Told by the process itself: nothing can be written then. */
  database: Record<string, never>
}

export type IncidentKind = keyof IncidentDetails

/** A kind with its own detail. */
export type Problem = { [Kind in IncidentKind]: { kind: Kind; detail: IncidentDetails[Kind] } }[IncidentKind]

/** For how many minutes nothing may have been found before an incident passes for recovered. */
export const quietMinutes: Record<IncidentKind, number> = {
  'backup-nightly': 0,
  'backup-base': 0,
  'backup-drill': 0,
  'backup-wal': 5,
  'backup-sending': 5,
  mail: 10,
  'mail-certificate': 0,
  disk: 10,
  key: 5,
  answers: 10,
  database: 0,
}

/** A newer release may have written kinds that this one does not know. */
export function isIncidentKind(kind: string): kind is IncidentKind {
  return Object.hasOwn(quietMinutes, kind)
}
