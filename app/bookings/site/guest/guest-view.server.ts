import { hasDiet } from '#app/diets/diet.ts'
import { listMenuOptions } from '#app/diets/menu-options.server.ts'
import { drawTicket } from '#app/bookings/tickets/ticket-picture.server.ts'
import { findOwnGuest, readOwnDiet } from '#app/bookings/parties/find-own-guest.server.ts'
import { firstScoreLink } from '#app/bookings/parties/score-links.server.ts'
import { hasBegun } from '#app/events/event-times.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'

/** What the page behind a guest's own link shows. Null for an unknown token, and for a guest without a seat. */
export async function findGuestView(token: string, language: Language) {
  const guest = await findOwnGuest(token)
  if (!guest) return null
  const { event } = guest
  const diet = await readOwnDiet(guest)
  return {
    token,
    version: guest.version,
    fullName: guest.fullName,
    contactName: guest.contactName,
    /** Whoever booked: the name belongs to the booking. */
    isContact: guest.isContact,
    /** What the contact has written; empty for what others have. */
    diet,
    /** By the link that only who wrote the diet has. */
    isProved: guest.isProved,
    /** A diet is stored that this page does not show, since the contact has its link, too. */
    hasOwnDiet: guest.dietBy !== null && !hasDiet(diet),
    menuOptions: await listMenuOptions(guest.eventId, language),
    menuOptionId: guest.menuOptionId,
    tableLabel: guest.tableLabel,
    ticket: drawTicket(guest.id, guest),
    editsUntil: guest.editsUntil.toISOString(),
    isLate: guest.isLate,
    isOver: guest.isOver,
    /** Not the contact, who cancels by the link of the booking, and not once the event has begun. */
    canLeave: !guest.isContact && !hasBegun(event, new Date()),
    isCancelled: event.status === 'cancelled',
    /** Where a guest who came says how it was, once it is over. */
    scoreLink: guest.isOver && guest.attendedAt ? firstScoreLink(guest, language) : null,
    event: {
      id: guest.eventId,
      title: localText(language, event.title, event.titleCa),
      location: localText(language, event.location, event.locationCa),
      date: event.date.toISOString(),
    },
  }
}
export type GuestPageView = NonNullable<Awaited<ReturnType<typeof findGuestView>>>
