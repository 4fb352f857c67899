import { club } from '#app/club.ts'
import { config } from '#app/config.server.ts'

/** What schema.org is told about the club itself, and what other pages' data share. Facts come from `club.ts` only. */
export function clubData() {
  return {
    '@type': 'Organization',
    '@id': clubId(),
    name: club.formalName,
    alternateName: club.name,
    url: `${config.baseUrl}/`,
    logo: `${config.baseUrl}/apple-touch-icon.png`,
    image: `${config.baseUrl}/og.jpg`,
    email: club.email,
    telephone: club.phone,
    foundingDate: String(club.foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: club.street,
      postalCode: club.postalCode,
      addressLocality: club.city,
      addressCountry: club.country,
    },
    sameAs: Object.values(club.social),
  }
}

/** The club as publisher, author or organizer of something else. */
export function clubReference() {
  return {
    '@type': 'Organization',
    '@id': clubId(),
    name: club.formalName,
    url: `${config.baseUrl}/`,
    logo: `${config.baseUrl}/apple-touch-icon.png`,
  }
}

/** A moment in the club's own time with its offset, as search engines want it: `2026-12-04T21:00:00+01:00`. */
export function clubMoment(iso: string): string {
  return Temporal.Instant.from(iso)
    .toZonedDateTimeISO(club.timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

function clubId(): string {
  return `${config.baseUrl}/#club`
}
