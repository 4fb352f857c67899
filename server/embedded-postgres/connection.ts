import postgres from 'postgres'
import { StartError } from './start-error.ts'

export type Connection = { host: string; port: number; username: string; password: string; database: string }

/** SQLSTATE classes for which waiting is useless: authorization refused (28), no such database (3D). */
const PERMANENT_ERRORS = /^(28|3D)/

export async function isAnswering(connection: Connection): Promise<boolean> {
  const sql = postgres({ ...connection, max: 1, connect_timeout: 5, fetch_types: false })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (PERMANENT_ERRORS.test(code))
      throw new StartError(`The embedded PostgreSQL in ${connection.host} refuses el Cercle: ${message}.`)
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}
