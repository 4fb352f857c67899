import type { LocalText } from '#app/i18n/localized.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'

type RouteLinkProps = { event: { location: LocalText }; size?: 'sm' | 'md'; block?: boolean }

export function RouteLink({ event, size, block }: RouteLinkProps) {
  const { directions } = useTexts().events
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
