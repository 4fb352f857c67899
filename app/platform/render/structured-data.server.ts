import { club } from '#app/club.ts'
import { config } from '#app/config.server.ts'

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

export function clubReference() {
  return {
    '@type': 'Organization',
    '@id': clubId(),
    name: club.formalName,
    url: `${config.baseUrl}/`,
    logo: `${config.baseUrl}/apple-touch-icon.png`,
  }
}

/** A moment in the club's time zone with its offset: `2026-12-04T21:00:00+01:00`. */
export function clubMoment(iso: string): string {
  const instant = Temporal.Instant.from(iso)
  return instant.toString({ timeZone: club.timeZone, smallestUnit: 'second' })
}

function clubId(): string {
  return `${config.baseUrl}/#club`
}
