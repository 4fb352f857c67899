import { eventParties } from '#app/database/schema.ts'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { bookParty, type BookingRefusal } from '#app/bookings/parties/book-party.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import { activePersonCondition, nameKey } from '#app/bookings/parties/same-person.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { guestsOfCall, type AddedBooking } from './booking-forms.ts'
import { makeRoom } from '#app/bookings/parties/room.server.ts'

const p = eventParties

type AdditionResult = { ok: true } | { ok: false; reason: BookingRefusal }

/** Books for a caller, with the same mail as the public form if there is an e-mail. */
export async function addBooking(eventId: number, booking: AddedBooking, actor: Actor): Promise<AdditionResult> {
  const { seats, reason } = booking
  const known = await findSamePerson(eventId, booking)
  if (known) return { ok: false, reason: known }
  const contact = {
    fullName: booking.full_name,
    email: booking.email ?? null,
    phone: booking.phone,
    howDidYouKnowUs: undefined,
    notes: booking.notes,
    isMember: booking.is_member === 'on',
    language: booking.language,
    privacyVersion: legalVersions.privacy,
  }
  return bookParty(eventId, contact, guestsOfCall(booking), {
    by: 'club',
    before: async (tx, id) => {
      const event = await lockEvent(tx, eventId, 'club')
      return event && makeRoom(tx, event, { size: seats, reason, subject: id, actor })
    },
    along: async (tx, id) => {
      const { staff_note: staffNote = '', table_label: tableLabel = '' } = booking
      if (staffNote || tableLabel) await tx.update(p).set({ staffNote, tableLabel }).where(eq(p.id, id))
      await audit(tx, { actor: actor.id, action: 'registration.created', subject: id })
    },
  })
}

async function findSamePerson(eventId: number, { email, full_name: name }: AddedBooking) {
  if (!email) return null
  const person = { eventId, email, nameKey: nameKey(name) }
  const [same] = await database.select({ state: p.state }).from(p).where(activePersonCondition(person))
  if (!same) return null
  return same.state === 'booked' ? 'already' : 'waiting'
}
