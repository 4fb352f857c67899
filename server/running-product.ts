import { join } from 'node:path'
import type { Config } from '#app/config.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import type * as App from './app.ts'
import { dataTransfer } from './data-transfer.ts'
import { joinEmbeddedPostgres, openLocalPostgres } from './embedded-postgres/index.ts'
import { WAL_TIMEOUT_SECONDS } from './wal-timeout.ts'

type Built = typeof App
type Options = { config: Config; root: string; built: Built; print: (message: string) => void }

/** The product and the database that it uses. `close` ends both. */
export type RunningProduct = App.Product

/** Closes what was opened when a part of it fails. */
export async function openRunningProduct({ config, root, built, print }: Options): Promise<RunningProduct> {
  const closers: (() => Promise<void>)[] = []
  async function close() {
    // One that fails must not keep the database in use.
    for (const closer of closers.splice(0).toReversed())
      await closer().catch((error: unknown) => print(`Not closed properly: ${(error as Error).message}`))
  }
  try {
    const postgres = config.databaseUrl ? undefined : await joinPostgres(config, print)
    if (postgres) {
      closers.push(() => postgres.leave())
      const copies = await built.startCopyWorker(postgres)
      // After PostgreSQL, which archives its last WAL when it stops.
      closers.unshift(() => copies.close())
    }
    const local = config.externalCopies ? await openLocalPostgres(config.dataDir) : undefined
    if (local) {
      const sending = await built.startSending(local)
      closers.push(() => sending.close())
    }
    const connection: Connection = postgres?.connection ?? config.databaseUrl ?? ''
    const embedded = postgres !== undefined
    const product = await built.openProduct({ connection, root, embedded, archived: postgres, local, print })
    closers.push(() => product.close())
    return { ...product, close }
  } catch (error) {
    await close()
    throw error
  }
}

function joinPostgres({ dataDir }: Config, print: (message: string) => void) {
  return joinEmbeddedPostgres({ dataDir, print, archiveSeconds: WAL_TIMEOUT_SECONDS, transfer: dataTransfer })
}

export async function loadBuilt(root: string): Promise<Built> {
  return (await import(join(root, 'build/server/index.js'))) as Built
}
