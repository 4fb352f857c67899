import { randomUUID } from 'node:crypto'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { partyTokenHash } from './party-links.server.ts'

/** `fullName` is empty while it is to follow. A given diet has its consent. */
export type GuestFields = { fullName: string; dietaryRestrictions?: string | undefined }

export function dietContext(guestId: string): string {
  return `event_registrations.dietary_restrictions:${guestId}`
}

/** Rows for `event_registrations`. @param firstId the id of the first guest, who has that of the party */
export function newGuests(guests: readonly GuestFields[], firstId: string) {
  return guests.map(({ fullName, dietaryRestrictions: diet }, index) => {
    const id = index === 0 ? firstId : randomUUID()
    return {
      id,
      position: index + 1,
      full_name: fullName,
      cancel_token_hash: partyTokenHash(id),
      dietary_restrictions: diet ? encryptField(diet, dietContext(id)) : null,
    }
  })
}
