import { formatNumber } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { routeUrl } from '#app/ui/map-search.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { TextLink } from '#app/ui/text-link.tsx'

/** The links alone: nothing is asked of the map before they are pressed. */
export function WayThere({ event: { location, distance } }: { event: Pick<EventDetails, 'location' | 'distance'> }) {
  const { way: t } = useTexts().events
  return (
    <span className="event-way small">
      {t.label} <TextLink href={routeUrl(location, 'foot')} target="_blank" rel="noopener noreferrer" label={t.walk} />{' '}
      · <TextLink href={routeUrl(location, 'car')} target="_blank" rel="noopener noreferrer" label={t.drive} />
      {distance !== null && <span className="muted">{t.distance(formatNumber(distance, distance < 10 ? 1 : 0))}</span>}
    </span>
  )
}
