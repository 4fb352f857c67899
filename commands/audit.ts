// `npm run audit`: advisories for production packages. Exit code 1 when there are any, 2 when the service is down.
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
