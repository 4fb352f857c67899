import { backupProblems, type BackupProblem } from './backup-problems.ts'
import { readBackupState } from './backup-state.server.ts'
import { embeddedServer } from './embedded-server.server.ts'

/** What is wrong with the copies of the embedded database now, the worst first. */
export async function findBackupProblems(now = new Date()): Promise<BackupProblem[]> {
  const state = await readBackupState()
  return state ? backupProblems(state, now, embeddedServer() !== undefined) : []
}
