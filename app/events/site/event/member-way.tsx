import { formatDayMonth, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import type { EventDetails } from '#app/events/events.server.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

/**
 * Within the members' window. The same link for everybody: for a member who has signed in its page sends them on to the
 * form.
 */
export function MemberLink({ eventId }: { eventId: number }) {
  const { events: t } = useTexts()
  return <LocalButtonLink to={`/mis-cenas?evento=${eventId}`} block arrow label={t.memberBooks} />
}

/** The one act of the window, and when it is everybody's turn. */
export function MemberWay({ event: { id, opensAt } }: { event: Pick<EventDetails, 'id' | 'opensAt'> }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  return (
    <>
      <MemberLink eventId={id} />
      {opensAt && (
        <p className="small muted">{t.opensForAll(formatDayMonth(opensAt, language), formatTime(opensAt, language))}</p>
      )}
    </>
  )
}
