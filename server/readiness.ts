import { setTimeout as pause } from 'node:timers/promises'

/** A balancer that asked within this time is active. */
const BALANCER_SEEN_MS = 30_000
/** The usual number of failed checks after which a balancer sends no more requests. */
const NOT_READY_ANSWERS = 3
const CLOSE_TIMEOUT_MS = 10_000

export type Readiness = {
  ready(): Promise<boolean>
  isLeaving(): boolean
  /** Waits until an active balancer has seen «not ready». */
  leave(): Promise<void>
}

/** Ready while the database accepts writes, until `leave`. */
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
