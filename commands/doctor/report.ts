import type { Finding } from './finding.ts'

const STATE_WIDTH = 9
const NAME_WIDTH = 18

/** Sets the exit code to 1 at a fault. */
export function printFindings(name: string, findings: readonly Finding[]): void {
  for (const finding of findings) {
    process.stdout.write(`${finding.state.padEnd(STATE_WIDTH)}${name.padEnd(NAME_WIDTH)}${finding.line}\n`)
    if (finding.state !== 'ok') process.stdout.write(`${' '.repeat(STATE_WIDTH + NAME_WIDTH)}-> ${finding.remedy}\n`)
    if (finding.state === 'fault') process.exitCode = 1
  }
}
