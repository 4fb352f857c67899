import { CLUB_COUNTRY, sharePicturePath } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { shareImage } from '#app/media/stored-picture.tsx'
import { currentClub } from '#app/platform/club.server.ts'
import { clubMoment, clubReference } from '#app/platform/render/structured-data.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'
import { postalAddress } from '#app/restaurants/postal-address.ts'
import { drawnShareImage } from '#app/ui/share-picture.server.ts'
import { isOver, type EventState } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'

/** Of an event without a photograph, the drawing that its page shows, or none: then the club's picture is shared. */
export function eventShareImage({ id, picture }: Pick<EventDetails, 'id' | 'picture'>) {
  return shareImage(picture) ?? (currentClub().sharePicture ? undefined : drawnShareImage(id))
}

/** Data for schema.org. No end is invented; nothing is offered of an event that is over or closed. */
export function buildEventJsonLd(event: EventDetails, language: Language) {
  const url = siteUrl(`/eventos/${event.id}`, language)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.lead,
    url,
    image: config.baseUrl + (eventShareImage(event)?.path ?? sharePicturePath(currentClub())),
    inLanguage: event.langs.title ?? language,
    startDate: clubMoment(event.date),
    endDate: event.endsAt === null ? undefined : clubMoment(event.endsAt),
    eventStatus: `https://schema.org/${event.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: placeName(event),
      address: { ...postalAddress(event.location), addressCountry: CLUB_COUNTRY },
    },
    organizer: event.organizer
      ? { '@type': 'Organization', name: event.organizer.name, url: event.organizer.website || undefined }
      : clubReference(),
    offers: isOver(event) || withoutOffer.has(event.state) ? undefined : offerOf(event, url),
  }
}

/** The club's own place has its name. */
function placeName({ restaurant, location }: EventDetails): string {
  const { street, formalName } = currentClub()
  return restaurant?.nombre ?? (street && location.startsWith(street) ? formalName : location)
}

const withoutOffer = new Set<EventState>(['closed', 'no-seats', 'under-way'])
const availabilities: Partial<Record<EventState, string>> = { full: 'SoldOut', soon: 'PreOrder' }

function offerOf(event: EventDetails, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: event.price.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availabilities[event.state] ?? 'InStock'}`,
    validFrom: event.opensAt === null ? undefined : clubMoment(event.opensAt),
  }
}
