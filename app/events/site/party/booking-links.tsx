import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import type { PartyView } from './party-view.ts'

type LinkProps = { event: Pick<PartyView['event'], 'id' | 'location'>; size?: 'sm' | 'md'; block?: boolean }

export function CalendarLink({ event, label, size, block }: LinkProps & { label: string }) {
  return (
    <a href={useLocalPath()(`/eventos/${event.id}.ics`)} className={buttonClass({ variant: 'neutral', size, block })}>
      {buttonContent({ icon: 'calendar-plus', children: label })}
    </a>
  )
}

export function RouteLink({ event, size, block }: LinkProps) {
  const { directions } = useTexts().events.booked
  return (
    <a
      href={mapSearchUrl(event.location.text)}
      className={buttonClass({ variant: 'secondary', size, block })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {buttonContent({ icon: 'map-pin', children: directions })}
    </a>
  )
}
