import { connectDedicated, type Connection } from '#app/database/connect.server.ts'

/** Does nothing when another process holds the advisory lock. */
export async function withAdvisoryLock(server: Connection, lock: number, work: () => Promise<void>): Promise<void> {
  const connection = connectDedicated(server, 'el-cercle backup lock')
  try {
    const [row] = await connection<{ taken: boolean }[]>`select pg_try_advisory_lock(${lock}) as taken`
    if (row?.taken) await work()
  } finally {
    await connection.end({ timeout: 1 })
  }
}
