import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/** An empty form, for the next person at this browser. */
export function BookAnother({ eventId, block = false }: { eventId: number; block?: boolean }) {
  const { another } = useTexts().events.registration
  return (
    <LocalLink to={`/eventos/${eventId}/inscripcion`} className={buttonClass({ variant: 'secondary', block })}>
      {another}
    </LocalLink>
  )
}
