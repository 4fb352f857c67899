/**
 * `npm run audit`: the advisories that npm knows for what runs in production, high and above. Ends with 1 when there
 * are any, and with 2 when the advisory service has not answered: what could not be asked has not passed.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { readAdvisories } from './advisories.ts'

const root = join(import.meta.dirname, '..')

execFile(
  'npm',
  ['audit', '--omit=dev', '--audit-level=high', '--json'],
  { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
  (_failed, printed) => {
    const outcome = readAdvisories(printed)
    for (const line of outcome.lines) process.stdout.write(`${line}\n`)
    process.exitCode = outcome.code
  },
)
