import { randomBytes } from 'node:crypto'
import { copyLock, openCluster } from './cluster.ts'
import type { Connection } from './connection.ts'
import { initializeDatabase } from './initialize.ts'
import { tryWithMutex } from './mutex.ts'
import { packagedPrograms } from './programs.ts'
import { openScratch } from './scratch.ts'

/** The packaged PostgreSQL on a machine whose product uses an external server. */
export type LocalPostgres = {
  /** Runs work unless another process of this data folder does. Returns whether it ran. */
  withCopyLock(work: () => Promise<void>): Promise<boolean>
  /** An empty database of low priority; removes the leftovers of a killed process with the same name. */
  openEmptyServer(name: string): Promise<{ connection: Connection; remove(): Promise<void> }>
  removeLeftovers(name: string): Promise<void>
}

/** Throws `StartError` when PostgreSQL could not run here. */
export async function openLocalPostgres(dataDir: string): Promise<LocalPostgres> {
  packagedPrograms()
  const cluster = await openCluster(dataDir)
  return {
    withCopyLock: (work) => tryWithMutex(copyLock(cluster), work),
    async openEmptyServer(name) {
      const scratch = await openScratch(cluster, name)
      try {
        const password = randomBytes(32).toString('hex')
        const owner = { host: '', port: 0, username: 'cercle', password, database: 'cercle' }
        await initializeDatabase(scratch.cluster, owner)
        const { connection } = await scratch.start({ lowPriority: true })
        return { connection, remove: () => scratch.remove() }
      } catch (error) {
        await scratch.remove()
        throw error
      }
    },
    removeLeftovers: async (name) => (await openScratch(cluster, name)).remove(),
  }
}
