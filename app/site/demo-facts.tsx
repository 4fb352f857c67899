import type { ClubField } from '#app/club.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'

/** The fields of one fact as a visitor sees it. */
const facts = {
  name: ['name', 'formal_name'],
  address: ['street', 'postal_code', 'city'],
  phone: ['phone'],
  email: ['email'],
  networks: ['facebook', 'instagram', 'twitter'],
  hours: ['weekday_hours', 'saturday_hours'],
  year: ['founding_year'],
  history: ['history'],
  figures: ['members', 'library_titles'],
  payment: ['how_to_pay', 'how_to_pay_ca'],
} as const satisfies Record<string, ClubField[]>

/** Names the facts that are invented, until the club has given its own. */
export function DemoFacts() {
  const { demoFacts: t } = useTexts().shell
  const language = useLanguage()
  const { demo } = useClub()
  const invented = Object.entries(facts).flatMap(([fact, fields]) =>
    fields.some((field) => demo.includes(field)) ? t[fact as keyof typeof facts] : [],
  )
  if (invented.length === 0) return null
  return <p className="footer-demo">{t.line(joinNames(invented, language))}</p>
}
