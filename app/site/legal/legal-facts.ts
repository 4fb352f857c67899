import type { Club, ClubField } from '#app/club.ts'
import ca from '#app/i18n/ca/legal.ts'
import es from '#app/i18n/es/legal.ts'
import type { Language } from '#app/i18n/language.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import type { LegalFacts, LegalLink } from './legal-document.ts'

type Fact = string | LegalLink | LocalText

/** What the placeholders of the legal texts stand for, by name. Null: the club has not given it. */
export function namedFacts({ club, baseUrl, treasury }: LegalFacts, language: Language) {
  const words = { es, ca }[language].facts
  const markDemo = (...fields: ClubField[]) => (fields.some((field) => club.demo.includes(field)) ? words.demo : '')
  const ifGiven = (texts: Record<Language, LocalText>) => (texts[language].text ? texts[language] : null)
  return {
    base_url: baseUrl,
    cancellation_hours: String(club.cancellationHours),
    city: club.city,
    email: { text: club.email, href: mailAddressLink(club.email) },
    formal_name: club.formalName,
    founding_year: String(club.foundingYear),
    legal_form: ifGiven(club.legalForm),
    name: club.name,
    opening_hours: openingHours(club, words.days, words.and) || null,
    phone: { text: club.phone, href: club.phoneLink },
    picture_credits: ifGiven(club.pictureCredits),
    postal_address: `${club.street}, ${club.postalCode} ${club.city}`,
    registry_entry: ifGiven(club.registryEntry),
    tax_number: club.taxNumber || null,
    // Without a word of their own: they say which lines are shown.
    treasury: treasury ? '' : null,
    no_treasury: treasury ? null : '',
    demo_address: markDemo('street', 'postal_code', 'city'),
    demo_email: markDemo('email'),
    demo_name: markDemo('name', 'formal_name'),
    demo_phone: markDemo('phone'),
  } satisfies Record<string, Fact | null>
}

/** «de lunes a viernes, 10:00–14:00 y 16:00–20:00; sábados, 10:00–14:00»; '' when it is never open. */
function openingHours({ hours }: Club, days: Record<keyof Club['hours'], string>, and: string): string {
  const open = (['weekdays', 'saturday', 'sunday'] as const).filter((day) => hours[day].length > 0)
  return open.map((day) => `${days[day]}, ${hours[day].join(` ${and} `)}`).join('; ')
}
