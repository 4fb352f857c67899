import { ne } from 'drizzle-orm'
import { eventParties } from '#app/database/schema.ts'

/** Demo guests are not real people: nobody is told anything. */
export const isReal = ne(eventParties.privacyVersion, 'demo')

export function isDemoParty({ privacyVersion }: { privacyVersion: string }): boolean {
  return privacyVersion === 'demo'
}
