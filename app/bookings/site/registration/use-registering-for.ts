import type { EventDetails } from '#app/events/events.server.ts'
import { usePaymentOf } from '#app/events/site/event/how-to-pay.tsx'
import { SHOWN, type RegisteringFor } from './registration-side.tsx'

/** What the forms are given of an event. */
export function useRegisteringFor(): (event: EventDetails) => RegisteringFor {
  const paymentOf = usePaymentOf()
  return (event) => ({
    ...(Object.fromEntries(SHOWN.map((name) => [name, event[name]])) as Pick<EventDetails, (typeof SHOWN)[number]>),
    ...(event.price > 0 && { payment: paymentOf(event) }),
  })
}
