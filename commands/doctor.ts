// `npm run doctor` checks all that the site needs, beside a running server, and changes nothing.
import { printFindings } from './doctor/report.ts'
import { readDoctorArguments, DOCTOR_USAGE } from './doctor/arguments.ts'
import { checkSettings } from './doctor/check-settings.ts'

const options = readDoctorArguments(process.argv.slice(2))
if (options) {
  const settings = await checkSettings()
  printFindings('settings', settings)
  // The other checks read the settings.
  if (process.exitCode !== 1) {
    const { runChecks } = await import('./doctor/run-checks.ts')
    for await (const { name, findings } of runChecks(options)) printFindings(name, findings)
  }
} else {
  process.stderr.write(`${DOCTOR_USAGE}\n`)
  process.exitCode = 1
}
