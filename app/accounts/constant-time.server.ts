import { setTimeout as pause } from 'node:timers/promises'

const MINIMUM_DURATION_MS = 150

/** Runs work whose duration must not reveal whether an address has an account. */
export async function runInConstantTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, pause(MINIMUM_DURATION_MS)])
}
