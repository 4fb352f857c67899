import { randomUUID } from 'node:crypto'
import { writeDiet, type Diet } from '#app/diets/diet.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { guestTokenHash } from './guest-links.server.ts'

/** `fullName` is empty while it is to follow. A given diet has its consent. */
export type GuestFields = { fullName: string; diet?: Diet | null | undefined; menuOptionId?: number | null | undefined }

export function dietContext(guestId: string): string {
  return `event_registrations.dietary_restrictions:${guestId}`
}

/** For the column; null without a diet. */
export function encryptDiet(diet: Diet | null | undefined, guestId: string): string | null {
  const written = diet ? writeDiet(diet) : null
  return written && encryptField(written, dietContext(guestId))
}

/** Rows for `event_registrations`. @param firstId the id of the first guest, who has that of the party */
export function newGuests(guests: readonly GuestFields[], firstId: string) {
  return guests.map(({ fullName, diet, menuOptionId = null }, index) => {
    const id = index === 0 ? firstId : randomUUID()
    return {
      id,
      position: index + 1,
      full_name: fullName,
      cancel_token_hash: guestTokenHash(id),
      dietary_restrictions: encryptDiet(diet, id),
      menu_option_id: menuOptionId,
    }
  })
}
