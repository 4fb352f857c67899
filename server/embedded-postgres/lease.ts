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

/** Whether a running process holds another lease. */
export async function isLeased(folder: string, ownLease?: string): Promise<boolean> {
  return (await heldLeases(folder)).some((lease) => lease !== ownLease)
}

/** The pids of the processes that use the database. */
export async function leaseHolders(folder: string): Promise<string[]> {
  return (await heldLeases(folder)).map((lease) => lease.split('-')[0] ?? '')
}

/** Removes the leases of dead processes. */
async function heldLeases(folder: string): Promise<string[]> {
  const held: string[] = []
  for (const lease of await readdir(folder)) {
    if (await isHeld(lease)) held.push(lease)
    else await releaseLease(folder, lease)
  }
  return held
}

async function isHeld(lease: string): Promise<boolean> {
  const [pid, start] = lease.split('-')
  return start !== undefined && (await startTimeOf(Number(pid))) === start
}
