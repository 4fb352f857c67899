import { databaseAcceptsWrites, missingRightsOfVisitors } from '#app/database/client.server.ts'
import { log } from '#app/platform/observability/log.server.ts'

let lacked = false

/** Whether a booking could be written: the server accepts writes, and visitors have the rights. Writes nothing. */
export async function acceptsBookings(): Promise<boolean> {
  if (!(await databaseAcceptsWrites())) return false
  const missing = await missingRightsOfVisitors().catch(() => undefined)
  const [first] = missing ?? []
  if (first && !lacked) log.error({ right: first.privilege, object: first.object }, 'visitors have no right to book')
  lacked = first !== undefined
  return missing?.length === 0
}
