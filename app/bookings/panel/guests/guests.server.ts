import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { nextVersion } from '#app/database/versions.server.ts'
import { replaceGuestLinks } from '#app/bookings/parties/guest-links.server.ts'
import { seatAs } from '#app/seats/lock-event.server.ts'
import { isAnotherPerson } from '#app/bookings/parties/same-person.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { CorrectedGuest } from '#app/bookings/panel/shared/booking-forms.ts'
import { menuOptionOf } from '#app/diets/menu-options.server.ts'
import { changedDietColumns } from './shown-diets.server.ts'

const r = eventRegistrations

/**
 * Writes only over `guest.version`; a changed diet is audited. The contact's name is corrected with the booking. Another
 * person takes over neither the link nor a diet that stays closed.
 */
export async function correctGuest(
  eventId: number,
  guest: CorrectedGuest,
  actor: Actor,
): Promise<{ ok: true; isReplaced: boolean } | { ok: false; reason: 'unknown' | 'conflict' }> {
  const { registration_id: id, full_name: fullName = '', menu_option: menuOptionId } = guest
  return database.transaction(async (tx) => {
    await seatAs(tx, 'club')
    const [before] = await tx
      .select({ version: r.version, fullName: r.fullName, diet: r.dietaryRestrictions, partyId: r.partyId })
      .from(r)
      .where(and(eq(r.id, id), eq(r.eventId, eventId), isNull(r.cancelledAt), isNull(r.erasedAt)))
      .for('update')
    if (!before) return { ok: false, reason: 'unknown' }
    const partyId = before.partyId ?? id
    if (before.version !== guest.version) return { ok: false, reason: 'conflict' }
    const isReplaced = partyId !== id && isAnotherPerson(before.fullName, fullName)
    await tx
      .update(r)
      .set({
        ...(partyId !== id && { fullName }),
        menuOptionId: menuOptionOf(eventId, menuOptionId),
        ...(await changedDietColumns(tx, guest, { partyId, diet: before.diet, isReplaced }, actor)),
        ...nextVersion(r),
      })
      .where(eq(r.id, id))
    if (isReplaced) await replaceGuestLinks(tx, eq(r.id, id))
    await audit(tx, { actor: actor.id, action: 'registration.updated', subject: partyId })
    return { ok: true, isReplaced }
  })
}
