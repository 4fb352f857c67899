import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'

/** Longer than a start, which is retried for 60 s. */
const LOCK_TIMEOUT_MS = 90_000
const SQLITE_BUSY = 5

/** The kernel frees an SQLite lock when its holder ends, so it is never stale. */
export async function withMutex<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    await acquire(lock, file)
    return await work()
  } finally {
    lock.close()
  }
}

/** Returns false, without running `work`, if another process holds the mutex. */
export async function tryWithMutex(file: string, work: () => Promise<void>): Promise<boolean> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    if (!tryAcquire(lock)) return false
    await work()
    return true
  } finally {
    lock.close()
  }
}

async function acquire(lock: DatabaseSync, file: string) {
  const end = performance.now() + LOCK_TIMEOUT_MS
  while (!tryAcquire(lock)) {
    if (performance.now() > end)
      throw new StartError(
        `Another process of el Cercle has kept ${file} for ${LOCK_TIMEOUT_MS / 1000} s: look for one that hangs.`,
      )
    await sleep(10)
  }
}

/** Whether another process holds the mutex. */
export function isLocked(lock: DatabaseSync): boolean {
  return refusesWhileBusy(lock, 'SELECT count(*) FROM sqlite_schema')
}

function tryAcquire(lock: DatabaseSync): boolean {
  return !refusesWhileBusy(lock, 'BEGIN EXCLUSIVE')
}

function refusesWhileBusy(lock: DatabaseSync, statement: string): boolean {
  try {
    lock.exec(statement)
    return false
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return true
    throw error
  }
}
