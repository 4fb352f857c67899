import { randomUUID } from 'node:crypto'
import { max, eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { nameKey } from '#app/events/same-person.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { dietContext } from './new-guests.server.ts'
import { partyTokenHash } from './party-links.server.ts'

const r = eventRegistrations

type Seated = { id: string; eventId: number; email: string | null; language: 'es' | 'ca' }
type AddedGuest = { fullName: string; diet?: string | null | undefined }

/**
 * Adds guests to a party whose seats are taken already. The first guest of a party without any has its id.
 * A given diet has its consent of today.
 */
export async function addGuests(tx: Transaction, party: Seated, guests: readonly AddedGuest[]): Promise<void> {
  if (guests.length === 0) return
  const [last] = await tx
    .select({ position: max(r.position) })
    .from(r)
    .where(eq(r.partyId, party.id))
  const before = last?.position ?? 0
  await tx.insert(r).values(
    guests.map(({ fullName, diet }, index) => {
      const first = before + index === 0
      const id = first ? party.id : randomUUID()
      return {
        id,
        eventId: party.eventId,
        partyId: party.id,
        position: before + index + 1,
        fullName,
        nameKey: first && party.email !== null ? nameKey(fullName) : id,
        email: party.email ?? '',
        language: party.language,
        privacyVersion: legalVersions.privacy,
        cancelTokenHash: partyTokenHash(id),
        ...(diet && {
          dietaryRestrictions: encryptField(diet, dietContext(id)),
          dietConsentVersion: legalVersions.privacy,
          dietConsentAt: new Date(),
        }),
      }
    }),
  )
}
