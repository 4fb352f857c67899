import { log } from '#app/platform/observability/log.server.ts'
import { checkAnswers } from './answer-rate.server.ts'
import { checkBackups } from './check-backups.server.ts'
import { checkDisk } from './check-disk.server.ts'
import { checkKey } from './check-key.server.ts'
import { checkMailCertificate } from './check-mail-certificate.server.ts'
import { checkMail } from './check-mail.server.ts'
import { checkReturns } from './check-returns.server.ts'
import type { IncidentKind, Problem } from './incident-kinds.ts'
import { removeOldIncidents, reportHealthy, reportProblem } from './incidents.server.ts'

type Check = { kinds: readonly IncidentKind[]; find: () => Promise<Problem[]> }

export const frequentChecks: readonly Check[] = [
  { kinds: ['backup-nightly', 'backup-base', 'backup-drill', 'backup-wal', 'backup-sending'], find: checkBackups },
  { kinds: ['mail'], find: checkMail },
  { kinds: ['disk'], find: () => checkDisk() },
  { kinds: ['key'], find: checkKey },
  { kinds: ['answers'], find: checkAnswers },
  { kinds: ['returns'], find: checkReturns },
]

export const hourlyChecks: readonly Check[] = [
  { kinds: ['mail-certificate'], find: () => checkMailCertificate() },
  { kinds: [], find: async () => removeOldIncidents().then(() => []) },
]

/** A check that fails changes nothing. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  for (const check of checks) {
    await runCheck(check).catch((error: unknown) => log.error({ err: error, kinds: check.kinds }, 'check failed'))
  }
}

async function runCheck({ kinds, find }: Check): Promise<void> {
  const problems = await find()
  for (const problem of problems) await reportProblem(problem)
  const healthy = kinds.filter((kind) => problems.every((problem) => problem.kind !== kind))
  for (const kind of healthy) await reportHealthy(kind)
}
