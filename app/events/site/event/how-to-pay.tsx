import { paymentOf } from '#app/events/event-payment.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import type { LocalText } from '#app/i18n/localized.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'

type PaidEvent = Pick<EventDetails, 'howToPay' | 'langs'>

export function HowToPay({ event }: { event: PaidEvent }) {
  const { text, lang } = usePaymentOf()(event)
  return lang ? <span lang={lang}>{text}</span> : text
}

/** In the words of the event or the club, if there are any. */
export function usePaymentOf(): (event: PaidEvent) => LocalText {
  const ofClub = useClub().howToPay[useLanguage()]
  const { payment } = useTexts().events.booked
  return (event) => {
    const own = paymentOf(event, ofClub)
    return own.text ? own : { text: payment }
  }
}
