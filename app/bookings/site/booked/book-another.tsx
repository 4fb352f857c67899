import { useTexts } from '#app/i18n/texts.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

/** An empty form, for the next person at this browser. */
export function BookAnother({ eventId, block = false }: { eventId: number; block?: boolean }) {
  const { another } = useTexts().events.registration
  return <LocalButtonLink to={`/eventos/${eventId}/inscripcion`} variant="secondary" block={block} label={another} />
}
