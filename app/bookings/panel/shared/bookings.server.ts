import { and, eq, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { lockVersion, updateVersioned, type SaveRefusal } from '#app/database/versions.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import { replaceGuestLinks } from '#app/bookings/parties/guest-links.server.ts'
import { partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import { hasOtherParty, nameKey } from '#app/bookings/parties/same-person.server.ts'
import type { MailKind } from '#app/mail-kinds.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { eraseQueuedMails, readdressQueuedMails } from '#app/platform/mail/queued-mails.server.ts'
import type { CorrectedBooking } from './booking-forms.ts'

const p = eventParties
const r = eventRegistrations

type StoredBooking = typeof p.$inferSelect
type CorrectionResult = { ok: true; sentAgain: boolean } | SaveRefusal | { ok: false; reason: 'already' }

/**
 * Writes the contact only over `booking.version`. A new address gets the confirmation, with another link: whoever reads
 * the mails to the address before must not open the booking.
 */
export async function correctBooking(eventId: number, booking: CorrectedBooking, actor: Actor) {
  return database.transaction(async (tx): Promise<CorrectionResult> => {
    if (!(await lockEvent(tx, eventId, 'club'))) return { ok: false, reason: 'unknown' }
    const locked = await lockVersion(tx, p, bookingOf(eventId, booking.party_id), booking.version)
    if (!locked.ok) return locked
    const { row: before } = locked
    const { full_name: name, email = null } = booking
    if (await hasOtherParty(tx, { id: before.id, eventId, email, nameKey: nameKey(name) }))
      return { ok: false, reason: 'already' }
    await writeContact(tx, before, booking)
    await audit(tx, { actor: actor.id, action: 'registration.updated', subject: before.id })
    return { ok: true, sentAgain: await moveToAddress(tx, before, booking) }
  })
}

async function writeContact(tx: Transaction, before: StoredBooking, booking: CorrectedBooking): Promise<void> {
  const { email = null } = booking
  await updateVersioned(tx, p, eq(p.id, before.id), {
    contactName: booking.full_name,
    nameKey: nameKey(booking.full_name),
    email,
    // A booking without an e-mail is one of the club's.
    byClub: before.byClub || email === null,
    phone: booking.phone ?? null,
    isMember: booking.is_member === 'on',
    notes: booking.notes ?? null,
    staffNote: booking.staff_note ?? '',
    language: booking.language,
  })
}

/** @returns whether the new address is sent the booking */
async function moveToAddress(tx: Transaction, before: StoredBooking, booking: CorrectedBooking): Promise<boolean> {
  const { email = null, version } = booking
  if (before.email?.toLowerCase() === email?.toLowerCase()) return false
  await replaceLink(tx, before, email)
  if (email === null) return false
  await sendBookingAgain(tx, { ...booking, id: before.id, email, version: version + 1 })
  return true
}

/** What the contact would not learn from the confirmation. */
const NEWS: readonly MailKind[] = ['event-changed', 'event-called-off', 'event-message', 'reminder', 'thanks']

/** Mails that are being sent meanwhile compare their recipient with the contact (`toContact`). */
async function replaceLink(tx: Transaction, before: StoredBooking, to: string | null): Promise<void> {
  const { id, email } = before
  const linkVersion = before.linkVersion + 1
  await tx
    .update(p)
    .set({ linkVersion, tokenHash: partyTokenHash(id, linkVersion) })
    .where(eq(p.id, id))
  // The page behind the old link has shown the links of the guests.
  await replaceGuestLinks(tx, eq(r.partyId, id))
  if (email === null) return
  if (to !== null) await readdressQueuedMails(tx, NEWS, { subject: 'partyId', ids: [id], from: email }, to)
  await eraseQueuedMails(tx, 'partyId', [id], email)
}

/** @returns false when the booking is cancelled or has no e-mail */
export async function sendLink(eventId: number, id: string, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const booking = await lockBooking(tx, eventId, id)
    if (!booking?.email) return false
    await sendBookingAgain(tx, { ...booking, email: booking.email, version: booking.version })
    await audit(tx, { actor: actor.id, action: 'registration.link-sent-again', subject: id })
    return true
  })
}

type Addressed = { id: string; email: string; language: 'es' | 'ca'; version: number }

/** The booking as it is now, with its link; once for each version and minute. */
export async function sendBookingAgain(tx: Transaction, { id, email, language, version }: Addressed): Promise<void> {
  const minute = Math.floor(Date.now() / 60_000)
  const mail = { ref: `${id}:${version}-${minute}`, data: { partyId: id }, recipient: email, language }
  await enqueueMail(tx, { ...mail, kind: 'registration-again' })
}

const bookingOf = (eventId: number, id: string) =>
  and(eq(p.id, id), eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(p.erasedAt))

export async function lockBooking(tx: Transaction, eventId: number, id: string) {
  const [booking] = await tx.select().from(p).where(bookingOf(eventId, id)).for('update')
  return booking
}
