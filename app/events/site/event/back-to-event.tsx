import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'

export function BackToEvent({ eventId }: { eventId: number }) {
  const { backToEvent } = useTexts().events.registration
  return (
    <LocalLink to={`/eventos/${eventId}`} className={buttonClass({ variant: 'secondary' })}>
      {backToEvent}
    </LocalLink>
  )
}
