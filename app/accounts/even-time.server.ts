import { setTimeout as pause } from 'node:timers/promises'

const EVEN_TIME_MS = 150

/** Runs work whose duration must not reveal whether an address has an account. */
export async function inEvenTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, pause(EVEN_TIME_MS)])
}
