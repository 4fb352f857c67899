import postgres from 'postgres'
import { StartError } from './start-error.ts'

/** Options of postgres.js; `host` is the folder of the unix socket. */
export type Connection = { host: string; port: number; username: string; password: string; database: string }

/** Codes that waiting does not change: authorization refused (class 28), no such database (class 3D). */
const FINAL = /^(28|3D)/

/** Whether PostgreSQL takes queries now; not while it starts, recovers or stops. */
export async function isAnswering(connection: Connection): Promise<boolean> {
  const sql = postgres({ ...connection, max: 1, connect_timeout: 5, fetch_types: false })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (FINAL.test(code))
      throw new StartError(`The embedded PostgreSQL in ${connection.host} refuses el Cercle: ${message}.`)
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}
