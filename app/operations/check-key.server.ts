import { database } from '#app/database/client.server.ts'
import { findMissingKeys } from '#app/platform/secrets/required-keys.server.ts'
import type { Problem } from './incident-kinds.ts'

export async function checkKey(): Promise<Problem[]> {
  const ids = await findMissingKeys(database)
  return ids.length > 0 ? [{ kind: 'key', detail: { ids } }] : []
}
