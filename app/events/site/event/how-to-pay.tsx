import { paymentOf } from '#app/events/event-payment.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'

/** In the words of the event or the club, if there are any. */
export function HowToPay({ event }: { event: Pick<EventDetails, 'howToPay' | 'langs'> }) {
  const { text, lang } = paymentOf(event, useClub().howToPay[useLanguage()])
  const { payment } = useTexts().events.booked
  return text ? <span lang={lang}>{text}</span> : payment
}
