import { formatDateTime } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import table from '../../ui/illustrations/mesa-redonda.svg?no-inline'
import type { EventDetails } from '#app/events/events.server.ts'

export type RegisteringFor = Pick<EventDetails, 'id' | 'title' | 'date' | 'location' | 'price' | 'places'>

export function registeringFor({ id, title, date, location, price, places }: EventDetails): RegisteringFor {
  return { id, title, date, location, price, places }
}

export function RegistrationSide({ event }: { event: RegisteringFor }) {
  const { events: t } = useTexts()
  return (
    <>
      <p className="small">{t.registration.registeringFor}</p>
      <p className="d4">{event.title}</p>
      <p className="small">
        {formatDateTime(event.date, useLanguage())}
        <br />
        {event.location}
      </p>
      <p className="registration-price">{event.price > 0 ? formatEuros(event.price) : t.free}</p>
      <img src={table} alt="" width="480" height="480" className="dialog-side-picture" loading="lazy" />
    </>
  )
}
