import { backupProblems, type BackupProblem } from './backup-problems.ts'
import { readBackupState } from './backup-state.server.ts'
import { embeddedServer } from './embedded-server.server.ts'

export async function findBackupProblems(now = new Date()): Promise<BackupProblem[]> {
  const state = await readBackupState()
  return state ? backupProblems(state, now, embeddedServer() !== undefined) : []
}
