import { config } from '#app/config.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { waitForDatabase } from '#app/database/wait-for-database.server.ts'
import { dataTransfer } from '#server/data-transfer.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'

/** Prints `usage` on wrong arguments, and failures as one line. */
export async function runCommand(usage: string | null, work: () => Promise<number>): Promise<void> {
  process.exitCode = await (usage === null ? work() : refuse(usage)).catch((error: unknown) => {
    print((error as Error).message)
    return 1
  })
}

async function refuse(usage: string): Promise<number> {
  print(usage)
  return 1
}

/** Uses DATABASE_URL or the embedded database, whether or not a server runs. */
export async function inDatabase(work: (connection: Connection) => Promise<number>): Promise<number> {
  if (config.databaseUrl) {
    await waitForDatabase(config.databaseUrl, { seconds: 0, print })
    return work(config.databaseUrl)
  }
  const postgres = await joinEmbeddedPostgres({ dataDir: config.dataDir, print, transfer: dataTransfer })
  try {
    return await work(postgres.connection)
  } finally {
    await postgres.leave()
  }
}

export function print(message: string) {
  endProgress()
  process.stderr.write(`${message}\n`)
}

let shown = { at: 0, width: 0 }

/** Overwrites one line on a terminal; elsewhere prints a line every ten seconds. */
export function showProgress(message: string) {
  const now = Date.now()
  if (now - shown.at < (process.stderr.isTTY ? 100 : 10_000)) return
  process.stderr.write(process.stderr.isTTY ? `\r${message.padEnd(shown.width)}` : `${message}\n`)
  shown = { at: now, width: process.stderr.isTTY ? message.length : 0 }
}

function endProgress() {
  if (shown.width > 0) process.stderr.write('\n')
  shown = { at: 0, width: 0 }
}
