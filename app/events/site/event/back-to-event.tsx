import { useTexts } from '#app/i18n/texts.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

export function BackToEvent({ eventId }: { eventId: number }) {
  const { backToEvent } = useTexts().events.registration
  return <LocalButtonLink to={`/eventos/${eventId}`} variant="secondary" label={backToEvent} />
}
