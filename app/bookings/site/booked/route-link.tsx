import type { LocalText } from '#app/i18n/localized.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type RouteLinkProps = { event: { location: LocalText }; size?: 'sm' | 'md'; block?: boolean }

export function RouteLink({ event, size, block }: RouteLinkProps) {
  const { directions } = useTexts().events
  return (
    <ButtonLink
      href={mapSearchUrl(event.location.text)}
      target="_blank"
      rel="noopener noreferrer"
      variant="secondary"
      size={size}
      block={block}
      icon="map-pin"
      label={directions}
    />
  )
}
