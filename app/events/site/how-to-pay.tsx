import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'

/** In the club's words, if it has given them. */
export function HowToPay() {
  const { text, lang } = useClub().howToPay[useLanguage()]
  const { payment } = useTexts().events.booked
  return text ? <span lang={lang}>{text}</span> : payment
}
