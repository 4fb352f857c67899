import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the work takes whether or not there is an account. */
const EVEN_TIME_MS = 150

/** Does work whose duration must not tell whether an address has an account. */
export async function inEvenTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, pause(EVEN_TIME_MS)])
}
