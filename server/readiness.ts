import { setTimeout as pause } from 'node:timers/promises'

/** A balancer that asked within this time is active. */
const BALANCER_SEEN_MS = 30_000
/** The usual number of failed checks after which a balancer sends no more requests. */
const NOT_READY_ANSWERS = 3
const CLOSE_TIMEOUT_MS = 10_000
/** However many ask, the database is asked four times a second. */
const SHARED_CHECK_MS = 250

export type Readiness = {
  ready(): Promise<boolean>
  isLeaving(): boolean
  /** Waits until an active balancer has seen «not ready». */
  leave(): Promise<void>
}

export function createReadiness(acceptsBookings: () => Promise<boolean>): Readiness {
  let lastCheckAt = -Infinity
  let isShuttingDown = false
  let notReadyAnswers = 0
  let queriedAt = -Infinity
  let query = Promise.resolve(false)
  return {
    async ready() {
      lastCheckAt = performance.now()
      if (isShuttingDown) {
        notReadyAnswers += 1
        return false
      }
      if (lastCheckAt - queriedAt >= SHARED_CHECK_MS) {
        queriedAt = lastCheckAt
        query = acceptsBookings()
      }
      return query
    },
    isLeaving: () => isShuttingDown,
    async leave() {
      isShuttingDown = true
      const since = performance.now()
      if (since - lastCheckAt > BALANCER_SEEN_MS) return
      while (notReadyAnswers < NOT_READY_ANSWERS && performance.now() - since < CLOSE_TIMEOUT_MS) await pause(20)
    },
  }
}
