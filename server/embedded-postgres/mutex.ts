import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'

/** Longer than the longest thing done under it, a start that is retried for 60 s; in milliseconds. */
const LOCK_TIMEOUT_MS = 90_000
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process runs any under the same file.
 *
 * Node has no file locks, but SQLite has: a transaction that locks an empty database is a lock that the kernel
 * frees when its holder dies, however it dies. There is nothing stale to recognise and nothing to take over.
 */
export async function withMutex<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    await acquire(lock, file)
    return await work()
  } finally {
    lock.close()
  }
}

/** The same, unless another process is at it: then nothing is done. @returns whether it was done */
export async function withFreeMutex(file: string, work: () => Promise<void>): Promise<boolean> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    if (!isAcquired(lock)) return false
    await work()
    return true
  } finally {
    lock.close()
  }
}

async function acquire(lock: DatabaseSync, file: string) {
  const end = performance.now() + LOCK_TIMEOUT_MS
  while (!isAcquired(lock)) {
    if (performance.now() > end)
      throw new StartError(
        `Another process of el Cercle has kept ${file} for ${LOCK_TIMEOUT_MS / 1000} s: look for one that hangs.`,
      )
    await sleep(10)
  }
}

function isAcquired(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false
    throw error
  }
}
