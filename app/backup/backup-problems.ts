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

/** Most urgent first. @param isServer with the embedded database: whether it archives its WAL and makes base copies */
export function listBackupProblems(state: BackupState, now: Date, isServer: boolean): BackupProblem[] {
  const isExternal = state.wal === null
  return [
    ...roundProblems('nightly', state, now),
    ...(isServer && !isExternal ? roundProblems('base', state, now) : []),
    ...(isServer || isExternal ? roundProblems('drill', state, now) : []),
    ...(isServer && state.wal ? walProblems(state.wal, now) : []),
    ...(isServer || isExternal ? sendingProblems(state, now) : []),
  ]
}

function roundProblems(round: Round, state: BackupState, now: Date): BackupProblem[] {
  const { good, failure } = state[round]
  const since = good?.at ?? null
  if (failure) return [{ kind: `${round}-failed`, code: failure.fault, since }]
  return isOlder(since ?? state.dueSince, LATE_AFTER_HOURS[round], now)
    ? [{ kind: `${round}-late`, code: null, since }]
    : []
}

function walProblems(wal: NonNullable<BackupState['wal']>, now: Date): BackupProblem[] {
  if (!wal.archived) return [{ kind: 'not-archived', code: null, since: wal.lastArchived }]
  const waiting = isOlder(wal.waitingSince, WAL_MINUTES / 60, now)
  return waiting ? [{ kind: 'wal-waiting', code: null, since: wal.waitingSince }] : []
}

function sendingProblems({ wal, sending }: BackupState, now: Date): BackupProblem[] {
  if (wal?.archived === false) return []
  const unsent =
    isOlder(sending?.walSince, SEND_MINUTES / 60, now) || isOlder(sending?.largeSince, SEND_LARGE_HOURS, now)
  return unsent ? [{ kind: 'sending', code: null, since: sending?.walSince ?? sending?.largeSince ?? null }] : []
}

function isOlder(since: string | null | undefined, hours: number, now: Date): boolean {
  return typeof since === 'string' && now.getTime() - new Date(since).getTime() > hours * HOUR_MS
}
