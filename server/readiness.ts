import { setTimeout as pause } from 'node:timers/promises'

/** Somebody who asked within this time is watching, in milliseconds. */
const BALANCER_SEEN_MS = 30_000
/**
 * So often a balancer must hear «not ready» before it sends nobody any more (the usual number of failed checks), and
 * how long that is waited for at most, in milliseconds.
 */
const NOT_READY_ANSWERS = 3
const CLOSE_TIMEOUT_MS = 10_000

export type Readiness = {
  /** The answer to /readyz. */
  ready(): Promise<boolean>
  isLeaving(): boolean
  /** Not ready from now on; waits until whoever watches has heard it. Without anybody watching nobody waits. */
  leave(): Promise<void>
}

/** Whether this process should be sent visitors: while the database answers and accepts writes, and until it leaves. */
export function makeReadiness(databaseAcceptsWrites: () => Promise<boolean>): Readiness {
  let asked = -Infinity
  let leaving = false
  let told = 0
  return {
    async ready() {
      asked = performance.now()
      if (leaving) told += 1
      return !leaving && databaseAcceptsWrites()
    },
    isLeaving: () => leaving,
    async leave() {
      leaving = true
      const since = performance.now()
      if (since - asked > BALANCER_SEEN_MS) return
      while (told < NOT_READY_ANSWERS && performance.now() - since < CLOSE_TIMEOUT_MS) await pause(20)
    },
  }
}
