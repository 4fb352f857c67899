import type { BackupProblem } from '#app/backup/backup-problems.ts'
import { listBackupProblems } from '#app/backup/backup-problems.ts'
import { readBackupState, type BackupState, type Round } from '#app/backup/backup-state.server.ts'
import { findCopyWarnings } from '#app/backup/copy-warnings.server.ts'
import { fault, ok, warning, type Finding } from './finding.ts'
import { ageOf } from './spans.ts'

const rounds: Record<Round, string> = { nightly: 'nightly copy', base: 'base copy', drill: 'test restore' }

const problems: Record<BackupProblem['kind'], string> = {
  'nightly-failed': 'The last nightly copy has failed',
  'nightly-late': 'There was no nightly copy for two days',
  'base-failed': 'The last base copy has failed',
  'base-late': 'There was no base copy for two days',
  'drill-failed': 'The last test restore has failed',
  'drill-late': 'There was no test restore for 16 days',
  'not-archived': 'The database does not copy its changes',
  'wal-waiting': 'The last changes do not reach the copies',
  sending: 'Copies do not leave this machine',
}

const remedies: Record<BackupProblem['kind'], string> = {
  'nightly-failed': 'The log says why. Make one by hand meanwhile: docs/backup.md, Three commands.',
  'nightly-late': 'Is the site running at night? Make one by hand meanwhile: docs/backup.md, Three commands.',
  'base-failed': 'The log says why. Check space and permissions of BACKUP_DIR.',
  'base-late': 'Is the site running at night? Check space and permissions of BACKUP_DIR.',
  'drill-failed': 'The log says why. Do not delete older copies.',
  'drill-late': 'Is the site running on Sunday night? Do not delete older copies.',
  'not-archived': 'Stop all processes of el Cercle, and start again.',
  'wal-waiting': 'The log says why. Check space and permissions of BACKUP_DIR.',
  sending: 'Run BACKUP_COMMAND by hand; the log has its output.',
}

export async function checkCopies(): Promise<Finding[]> {
  const state = await readBackupState()
  if (!state) return [ok('The operator of DATABASE_URL makes the copies.')]
  const found = listBackupProblems(state, new Date(), true)
  return [
    ...found.map(({ kind, code, since }) =>
      fault(
        `${problems[kind]}${code ? ` (${code})` : ''}; ${since ? `the last good one: ${ageOf(since)}` : 'there was none before'}.`,
        remedies[kind],
      ),
    ),
    ok(`${(Object.keys(rounds) as Round[]).map((round) => lastOf(round, state)).join(', ')}.`),
    sendingOf(state),
    findCopyWarnings().includes('plain')
      ? warning('Copies are not encrypted.', 'Set BACKUP_PUBLIC_KEY: docs/backup.md, Encrypted copies.')
      : ok('Copies are encrypted for BACKUP_PUBLIC_KEY.'),
  ]
}

function lastOf(round: Round, state: BackupState): string {
  const { good } = state[round]
  return `${rounds[round]}: ${good ? ageOf(good.at) : 'none yet'}`
}

function sendingOf({ sending }: BackupState): Finding {
  if (!sending)
    return warning(
      'Copies stay on this machine, and are lost with it.',
      'Set BACKUP_COMMAND: docs/backup.md, Off the machine.',
    )
  const waiting = sending.files > 0 ? `; ${sending.files} wait` : ''
  if (!sending.lastSent && sending.failure)
    return fault(`BACKUP_COMMAND has not taken a copy yet${waiting}.`, remedies.sending)
  return ok(
    `BACKUP_COMMAND has taken the last copy ${sending.lastSent ? ageOf(sending.lastSent) : 'never yet'}${waiting}.`,
  )
}
