import { backupProblems, type BackupProblem } from './backup-problems.ts'
import { readBackupState } from './backup-state.server.ts'
import { embeddedServer } from './embedded-server.server.ts'

/** What is wrong with the copies of the embedded database now, the worst first. */
export async function findBackupProblems(now = new Date()): Promise<BackupProblem[]> {
  const state = await readBackupState()
  return state ? backupProblems(state, now, embeddedServer() !== undefined) : []
}

/** What the panel says about the copies: the worst, with when the last good nightly file was made; null when all is well. */
export type BackupAlarm = (BackupProblem & { lastGood: string | null }) | null

export async function backupAlarm(now = new Date()): Promise<BackupAlarm> {
  const state = await readBackupState()
  const [worst] = state ? backupProblems(state, now, embeddedServer() !== undefined) : []
  return worst ? { ...worst, lastGood: state?.nightly.good?.at ?? null } : null
}
