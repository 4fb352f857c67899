import { config } from '#app/config.server.ts'
import { localPath, type Language } from '#app/i18n/language.ts'
import { shareImage } from '#app/media/stored-picture.tsx'
import { clubMoment, clubReference } from '#app/platform/render/structured-data.server.ts'
import { postalAddress } from '#app/restaurants/postal-address.ts'
import { drawnShareImage } from '#app/ui/share-picture.server.ts'
import type { EventDetails } from '#app/events/events.server.ts'

/** Of an event without a photograph, the drawing that its page shows. */
export function eventShareImage({ id, picture }: Pick<EventDetails, 'id' | 'picture'>) {
  return shareImage(picture) ?? drawnShareImage(id)
}

/** Data for schema.org. Events have no end time, so it has none; nothing is offered of a past one. */
export function buildEventJsonLd(event: EventDetails, language: Language) {
  const url = config.baseUrl + localPath(`/eventos/${event.id}`, language)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.lead,
    url,
    image: config.baseUrl + eventShareImage(event).path,
    inLanguage: event.langs.title ?? language,
    startDate: clubMoment(event.date),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.restaurant?.nombre ?? event.location,
      address: postalAddress(event.location),
    },
    organizer: event.organizer
      ? { '@type': 'Organization', name: event.organizer.name, url: event.organizer.website || undefined }
      : clubReference(),
    offers: event.state === 'past' ? undefined : offerOf(event, url),
  }
}

function offerOf(event: EventDetails, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: event.price.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${event.state === 'full' ? 'SoldOut' : 'InStock'}`,
  }
}
