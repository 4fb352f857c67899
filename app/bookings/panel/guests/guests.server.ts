import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import { lockVersion, updateVersioned, type SaveRefusal } from '#app/database/versions.server.ts'
import { replaceGuestLinks } from '#app/bookings/parties/guest-links.server.ts'
import { seatAs } from '#app/seats/lock-event.server.ts'
import { isAnotherPerson } from '#app/bookings/parties/same-person.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { CorrectedGuest } from '#app/bookings/panel/shared/guest-forms.ts'
import { menuOptionOf } from '#app/diets/menu-options.server.ts'
import { changedDietColumns } from './shown-diets.server.ts'

const r = eventRegistrations

/**
 * Writes only over `guest.version`; a changed diet is audited. The contact's name is corrected with the booking.
 * Another person takes over neither the link nor a diet that stays closed.
 */
export async function correctGuest(
  eventId: number,
  guest: CorrectedGuest,
  actor: Actor,
): Promise<{ ok: true; isReplaced: boolean } | SaveRefusal> {
  const { guest_id: id, full_name: fullName = '', menu_option: menuOptionId } = guest
  return database.transaction(async (tx) => {
    await seatAs(tx, 'club')
    const seated = and(eq(r.id, id), eq(r.eventId, eventId), isNull(r.cancelledAt), isNull(r.erasedAt))
    const locked = await lockVersion(tx, r, seated, guest.version)
    if (!locked.ok) return locked
    const { row: before } = locked
    const partyId = before.partyId ?? id
    const isReplaced = partyId !== id && isAnotherPerson(before.fullName, fullName)
    await updateVersioned(tx, r, eq(r.id, id), {
      ...(partyId !== id && { fullName }),
      menuOptionId: menuOptionOf(eventId, menuOptionId),
      ...(await changedDietColumns(tx, guest, { partyId, diet: before.dietaryRestrictions, isReplaced }, actor)),
    })
    if (isReplaced) await replaceGuestLinks(tx, eq(r.id, id))
    await audit(tx, { actor: actor.id, action: 'registration.updated', subject: partyId })
    return { ok: true, isReplaced }
  })
}
