import { translatedPosts } from '#app/blog/panel/queue.server.ts'
import { bookingCards } from '#app/bookings/panel/queue.server.ts'
import { messageCards } from '#app/contact/panel/queue.server.ts'
import { eventCards, translatedEvents } from '#app/events/panel/queue.server.ts'
import { kitchenCards } from '#app/kitchen/panel/queue.server.ts'
import { mailCards } from '#app/mails/queue.server.ts'
import { requestCards } from '#app/membership/requests/queue.server.ts'
import { translatedOrganizers } from '#app/organizers/queue.server.ts'
import { securityCards } from '#app/privacy/queue.server.ts'
import type { QueueCard } from '#app/queue-card.ts'
import { remittanceCards } from '#app/remittances/panel/queue.server.ts'
import { translatedRestaurants } from '#app/restaurants/panel/queue.server.ts'
import { commentCards } from '#app/scores/panel/queue.server.ts'
import { waitingCards } from '#app/waiting-list/panel/queue.server.ts'
import { treasuryCards } from '#app/admin/treasury/queue.server.ts'
import { translationsCard } from './translations.server.ts'

/** What the dashboard's queue reads. Within a part of the queue their lines stand in this order. */
export const queueCards: readonly QueueCard[] = [
  ...securityCards,
  ...mailCards,
  ...remittanceCards,
  ...waitingCards,
  ...bookingCards,
  ...kitchenCards,
  ...treasuryCards,
  ...requestCards,
  ...messageCards,
  ...commentCards,
  ...eventCards,
  translationsCard([translatedEvents, translatedRestaurants, translatedOrganizers, translatedPosts]),
]
