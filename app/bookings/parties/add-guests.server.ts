import { randomUUID } from 'node:crypto'
import { max, eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { menuOptionOf } from '#app/diets/menu-options.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { guestTokenHash } from './guest-links.server.ts'
import { encryptDiet, type GuestFields } from './new-guests.server.ts'

const r = eventRegistrations

type Seated = {
  id: string
  eventId: number
  /** The newest one, unless they have been told another or none. */
  privacyVersion?: string
}

/**
 * Adds guests to a party whose seats are taken already. The first guest of a party without any has its id.
 * A given diet has its consent of today.
 * @param createdAt that of the seats which they replace
 */
export async function addGuests(
  tx: Transaction,
  party: Seated,
  guests: readonly GuestFields[],
  createdAt?: Date,
): Promise<void> {
  if (guests.length === 0) return
  const [last] = await tx
    .select({ position: max(r.position) })
    .from(r)
    .where(eq(r.partyId, party.id))
  const before = last?.position ?? 0
  await tx.insert(r).values(
    guests.map(({ fullName, diet, menuOptionId }, index) => {
      const first = before + index === 0
      const id = first ? party.id : randomUUID()
      const dietaryRestrictions = encryptDiet(diet, id)
      return {
        id,
        eventId: party.eventId,
        partyId: party.id,
        position: before + index + 1,
        fullName,
        privacyVersion: party.privacyVersion ?? legalVersions.privacy,
        cancelTokenHash: guestTokenHash(id),
        menuOptionId: menuOptionOf(party.eventId, menuOptionId),
        createdAt,
        ...(dietaryRestrictions && {
          dietaryRestrictions,
          dietConsentVersion: legalVersions.privacy,
          dietConsentAt: new Date(),
        }),
      }
    }),
  )
}
