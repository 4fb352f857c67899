import type { ReactNode } from 'react'
import { formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { CalendarLink } from '#app/events/site/event/calendar-link.tsx'
import { RouteLink } from '#app/bookings/site/booked/route-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import type { PartyView } from './party-view.ts'

type BookingHeadProps = {
  event: Pick<PartyView['event'], 'id' | 'title' | 'location' | 'date'>
  title: string
  children: ReactNode
}

export function BookingHead({ event, title, children }: BookingHeadProps) {
  const { party: t, events } = useTexts()
  const language = useLanguage()
  return (
    <div className="wrap booking-head">
      <p className="kicker punt" {...inLanguage(event.title)} />
      <h1 className="d1">{title}</h1>
      <p className="lead">
        {formatLongDate(event.date, language)}
        {t.at(formatTime(event.date, language))} <span {...inLanguage(event.location)} />
      </p>
      {children}
      <p className="booking-quick">
        <CalendarLink event={event} label={events.booked.calendar} size="sm" />
        <RouteLink event={event} size="sm" />
      </p>
    </div>
  )
}
