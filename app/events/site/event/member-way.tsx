import { formatDayMonth, formatTime } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import type { EventDetails } from '#app/events/events.server.ts'

/**
 * Within the members' window. The same link for everybody: for a member who has signed in its page sends them on to the
 * form.
 */
export function MemberLink({ eventId }: { eventId: number }) {
  const { events: t } = useTexts()
  return (
    <LocalLink to={`/mis-cenas?evento=${eventId}`} className={buttonClass({ block: true, arrow: true })}>
      {buttonContent({ arrow: true, children: t.memberBooks })}
    </LocalLink>
  )
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
