import { findBackupProblems } from '#app/backup/find-backup-problems.server.ts'
import type { BackupProblem } from '#app/backup/backup-problems.ts'
import type { Problem } from './incident-kinds.ts'

type BackupIncident = 'backup-nightly' | 'backup-base' | 'backup-drill' | 'backup-wal' | 'backup-sending'

const kindOf: Record<BackupProblem['kind'], BackupIncident> = {
  'nightly-failed': 'backup-nightly',
  'nightly-late': 'backup-nightly',
  'base-failed': 'backup-base',
  'base-late': 'backup-base',
  'drill-failed': 'backup-drill',
  'drill-late': 'backup-drill',
  'not-archived': 'backup-wal',
  'wal-waiting': 'backup-wal',
  sending: 'backup-sending',
}

export async function checkBackups(): Promise<Problem[]> {
  const problems = await findBackupProblems()
  return problems.map(({ kind, code, since }) => ({
    kind: kindOf[kind],
    detail: { problem: kind, fault: code, since },
  }))
}
