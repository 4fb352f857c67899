import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { EventDetails } from '#app/events/events.server.ts'
import { usePaymentOf } from '#app/events/site/event/how-to-pay.tsx'
import { openingLabel } from '#app/events/site/list/state-label.ts'
import { SHOWN, type RegisteringFor } from './registration-side.tsx'

/** What the forms are given of an event. */
export function useRegisteringFor(): (event: EventDetails) => RegisteringFor {
  const paymentOf = usePaymentOf()
  const language = useLanguage()
  const { events: t } = useTexts()
  return (event) => ({
    ...(Object.fromEntries(SHOWN.map((name) => [name, event[name]])) as Pick<EventDetails, (typeof SHOWN)[number]>),
    day: formatLongDate(event.date, language),
    time: formatTime(event.date, language),
    ...(event.opensAt && { opening: openingLabel(event, language, t) }),
    ...(event.price > 0 && { payment: paymentOf(event) }),
  })
}
