import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'

/**
 * How a member gets to the form within the members' window. The same link for everybody: for a member who has signed in
 * its page sends them on.
 */
export function MemberWay({ eventId }: { eventId: number }) {
  const t = useTexts().events.registration
  return (
    <p>
      <LocalLink to={`/mis-cenas?evento=${eventId}`} className="text-link">
        {t.memberSignIn}
      </LocalLink>
    </p>
  )
}
