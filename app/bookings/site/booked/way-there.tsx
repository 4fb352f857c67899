import type { EventDetails } from '#app/events/events.server.ts'
import { CalendarLink } from '#app/events/site/event/calendar-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { RouteLink } from './route-link.tsx'

export function WayThere({ event }: { event: Pick<EventDetails, 'id' | 'location' | 'langs'> }) {
  const { addToCalendar } = useTexts().events
  const { location, langs } = event
  return (
    <>
      <CalendarLink event={event} label={addToCalendar} />
      {location && (
        <RouteLink event={{ location: { text: location, ...(langs.location && { lang: langs.location }) } }} />
      )}
    </>
  )
}
