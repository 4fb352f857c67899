import { listBackupProblems, type BackupProblem } from './backup-problems.ts'
import { readBackupState } from './backup-state.server.ts'
import { embeddedServer } from './embedded-server.server.ts'

export async function findBackupProblems(now = new Date()): Promise<BackupProblem[]> {
  const state = await readBackupState()
  return state ? listBackupProblems(state, now, embeddedServer() !== undefined) : []
}
