import { CLUB_COUNTRY, CLUB_TIME_ZONE, iconPath, sharePicturePath } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import { currentClub } from '#app/platform/club.server.ts'

export function clubData() {
  const club = currentClub()
  return {
    '@type': 'Organization',
    '@id': clubId(),
    name: club.formalName,
    alternateName: club.name,
    url: `${config.baseUrl}/`,
    logo: config.baseUrl + iconPath(club, 180),
    image: config.baseUrl + sharePicturePath(club),
    email: club.email,
    telephone: club.phone,
    foundingDate: String(club.foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: club.street,
      postalCode: club.postalCode,
      addressLocality: club.city,
      addressCountry: CLUB_COUNTRY,
    },
    sameAs: Object.values(club.social).filter(Boolean),
  }
}

/** For the page with the address and the hours. */
export function clubPlaceData() {
  const { hours, location } = currentClub()
  const { weekdays, saturday, sunday } = hours
  return {
    ...clubData(),
    '@type': 'LocalBusiness',
    ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
    openingHoursSpecification: [
      ...weekdays.map((times) => openingHours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], times)),
      ...saturday.map((times) => openingHours(['Saturday'], times)),
      ...sunday.map((times) => openingHours(['Sunday'], times)),
    ],
  }
}

function openingHours(dayOfWeek: string[], times: string) {
  const [opens, closes] = times.split('–')
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}

export function clubReference() {
  const club = currentClub()
  return {
    '@type': 'Organization',
    '@id': clubId(),
    name: club.formalName,
    url: `${config.baseUrl}/`,
    logo: config.baseUrl + iconPath(club, 180),
  }
}

/** A moment in the club's time zone with its offset: `2026-12-04T21:00:00+01:00`. */
export function clubMoment(iso: string): string {
  const instant = Temporal.Instant.from(iso)
  return instant.toString({ timeZone: CLUB_TIME_ZONE, smallestUnit: 'second' })
}

function clubId(): string {
  return `${config.baseUrl}/#club`
}
