import { randomBytes } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTimeOf } from './process-life.ts'
import { StartError } from './start-error.ts'

/** `<pid>-<start of the process>-<random>`: an empty file is never half written. */
export async function acquireLease(folder: string): Promise<string> {
  const start = await startTimeOf(process.pid)
  if (!start) throw new StartError('El Cercle cannot see its own process: is /proc mounted?')
  const lease = `${process.pid}-${start}-${randomBytes(4).toString('hex')}`
  await writeFile(join(folder, lease), '', { mode: 0o600, flag: 'wx' })
  return lease
}

export async function releaseLease(folder: string, lease: string) {
  await rm(join(folder, lease), { force: true })
}

/** Whether a running process holds another lease. Removes the leases of dead processes. */
export async function isLeased(folder: string, ownLease?: string): Promise<boolean> {
  let leased = false
  for (const lease of await readdir(folder)) {
    if (!(await isHeld(lease))) await releaseLease(folder, lease)
    else if (lease !== ownLease) leased = true
  }
  return leased
}

async function isHeld(lease: string): Promise<boolean> {
  const [pid, start] = lease.split('-')
  return start !== undefined && (await startTimeOf(Number(pid))) === start
}
