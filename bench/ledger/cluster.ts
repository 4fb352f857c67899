import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { closeDatabase, openDatabase } from '#app/database/client.server.ts'
import { startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { openCluster } from '#server/embedded-postgres/cluster.ts'
import { runnablePrograms } from '#server/embedded-postgres/programs.ts'
import { makeCluster, type PostgresCluster } from '#tests/harness/postgres-cluster.ts'
import { freePort } from '#tests/harness/server.ts'
import { queues } from './queues.ts'

export const migrations = resolve(import.meta.dirname, '../../migrations')
const settings = { max_connections: 200, shared_buffers: '128MB', jit: 'off', fsync: 'on' }

export type DrillDatabase = { cluster: PostgresCluster; url: string; remove: () => Promise<void> }

/** A PostgreSQL with an empty database. @param more settings of this cluster */
export async function makeDrillCluster(more: Record<string, string | number> = {}): Promise<DrillDatabase> {
  const scratch = mkdtempSync(join(tmpdir(), 'el-cercle-ledger-'))
  const programs = dirname((await runnablePrograms(await openCluster(scratch))).postgres)
  const cluster = await makeCluster(programs, await freePort(), { ...settings, ...more })
  await cluster.start()
  const admin = cluster.connect()
  await admin`create database cercle`
  await admin.end()
  const url = `postgres://cercle:cercle@127.0.0.1:${cluster.port}/cercle`
  return {
    cluster,
    url,
    async remove() {
      await cluster.remove()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

/** Applies the migrations of this release; opens the database in this process. */
export async function prepareDrillDatabase(url: string): Promise<void> {
  await prepareDatabase(url, migrations)
  await makeQueues(url)
  openDatabase(url, { max: 4 })
}

export async function makeQueues(url: string): Promise<void> {
  await startJobs(url, queues, { work: false })
  await stopJobs()
}

/** @param settings of PostgreSQL */
export async function withDrillDatabase<T>(
  settings: Record<string, string> | undefined,
  work: (database: DrillDatabase) => Promise<T>,
): Promise<T> {
  const database = await makeDrillCluster(settings)
  try {
    await prepareDrillDatabase(database.url)
    return await work(database)
  } finally {
    await closeDatabase()
    await database.remove()
  }
}
