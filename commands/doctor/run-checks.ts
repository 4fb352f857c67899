import { setTimeout as pause } from 'node:timers/promises'
import type { DoctorOptions } from './arguments.ts'
import { checkBackupFolder, checkDataFolder, checkFreeDisk, checkSecretFiles } from './check-folders.ts'
import { checkKeyPlace } from './check-key.ts'
import { checkSmtp, checkSmtpCertificate, sendTestMail } from './check-mail.ts'
import { checkProcess, checkProxies, checkSite } from './check-site.ts'
import { checkUnknownNames, checkVersions } from './check-versions.ts'
import { checksOf, openForChecks } from './database.ts'
import { fault, type Check, type Finding } from './finding.ts'

const CHECK_TIMEOUT_MS = 60_000
const REMEDY = 'Correct what this line names: until then the site does not start, or fails later.'

type Answered = { name: string; findings: Finding[] }

export async function* runChecks(options: DoctorOptions): AsyncGenerator<Answered> {
  yield* answerAll([
    { name: 'unknown names', run: checkUnknownNames },
    { name: 'versions', run: checkVersions },
    { name: 'data folder', run: checkDataFolder },
    { name: 'copies folder', run: checkBackupFolder },
    { name: 'secret files', run: checkSecretFiles },
    { name: 'disk', run: checkFreeDisk },
    { name: 'key', run: checkKeyPlace },
  ])
  yield* answerOfDatabase()
  yield* answerAll([
    { name: 'smtp', run: checkSmtp },
    { name: 'smtp certificate', run: checkSmtpCertificate },
    ...(options.mail === undefined ? [] : [{ name: 'test mail', run: async () => sendTestMail(options.mail ?? '') }]),
    { name: 'process', run: checkProcess },
    { name: 'address', run: () => checkSite(options.site) },
    { name: 'proxies', run: checkProxies },
  ])
}

async function* answerOfDatabase(): AsyncGenerator<Answered> {
  const opened = await openForChecks().catch((error: unknown) => ({ finding: failed(error), session: undefined }))
  yield { name: 'database', findings: [opened.finding] }
  if (!opened.session) return
  try {
    yield* answerAll(await checksOf(opened.session))
  } finally {
    await opened.session.close()
  }
}

async function* answerAll(checks: readonly Check[]): AsyncGenerator<Answered> {
  for (const { name, run } of checks) {
    const late = pause(CHECK_TIMEOUT_MS, fault('This check had no answer within a minute.', REMEDY), { ref: false })
    yield { name, findings: [await Promise.race([run().catch(failed), late])].flat() }
  }
}

/** Refusals of a start name their remedy. */
function failed(error: unknown): Finding {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
  const { code } = cause as { code?: string }
  const [line = ''] = cause.message.split('\n')
  return fault(line || `This cannot be checked (${code}).`, REMEDY)
}
