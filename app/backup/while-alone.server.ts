import { connectAlone, type Connection } from '#app/database/connect.server.ts'

/** Does nothing when another process holds the advisory lock. */
export async function whileAlone(server: Connection, lock: number, work: () => Promise<void>): Promise<void> {
  const alone = connectAlone(server, 'el-cercle backup lock')
  try {
    const [row] = await alone<{ taken: boolean }[]>`select pg_try_advisory_lock(${lock}) as taken`
    if (row?.taken) await work()
  } finally {
    await alone.end({ timeout: 1 })
  }
}
