import type { BackupErrorCode } from './backup-error.ts'
import type { BackupState, Round } from './backup-state.server.ts'

const HOUR_MS = 3_600_000
/** Hours since the last success after which a round counts as late. */
const LATE_AFTER_HOURS: Record<Round, number> = { nightly: 48, base: 48, drill: 16 * 24 }
const WAL_MINUTES = 10
const SEND_MINUTES = 15
const SEND_LARGE_HOURS = 6

export type BackupProblem = {
  kind: `${Round}-failed` | `${Round}-late` | 'wal-waiting' | 'not-archived' | 'sending'
  code: BackupErrorCode | 'fault' | null
  /** ISO 8601: the last success of a round, or the start of a failure. */
  since: string | null
}

/** Most urgent first. @param archives whether this server archives its WAL */
export function listBackupProblems(state: BackupState, now: Date, archives: boolean): BackupProblem[] {
  const rounds = archives ? (['nightly', 'base', 'drill'] as const) : (['nightly'] as const)
  return [...rounds.flatMap((round) => roundProblems(round, state, now)), ...(archives ? walProblems(state, now) : [])]
}

function roundProblems(round: Round, state: BackupState, now: Date): BackupProblem[] {
  const { good, failure } = state[round]
  const since = good?.at ?? null
  if (failure) return [{ kind: `${round}-failed`, code: failure.fault, since }]
  return isOlder(since ?? state.databaseCreatedAt, LATE_AFTER_HOURS[round], now)
    ? [{ kind: `${round}-late`, code: null, since }]
    : []
}

function walProblems({ wal, sending }: BackupState, now: Date): BackupProblem[] {
  if (!wal.archived) return [{ kind: 'not-archived', code: null, since: wal.lastArchived }]
  const waiting = isOlder(wal.waitingSince, WAL_MINUTES / 60, now)
  const unsent =
    isOlder(sending?.walSince, SEND_MINUTES / 60, now) || isOlder(sending?.largeSince, SEND_LARGE_HOURS, now)
  return [
    ...(waiting ? [{ kind: 'wal-waiting', code: null, since: wal.waitingSince } as const] : []),
    ...(unsent
      ? [{ kind: 'sending', code: null, since: sending?.walSince ?? sending?.largeSince ?? null } as const]
      : []),
  ]
}

function isOlder(since: string | null | undefined, hours: number, now: Date): boolean {
  return typeof since === 'string' && now.getTime() - new Date(since).getTime() > hours * HOUR_MS
}
