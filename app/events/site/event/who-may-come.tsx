import { formatDayMonth, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { IconFact } from '#app/ui/icon-fact.tsx'
import { isClosed } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'

type Asked = Pick<EventDetails, 'state' | 'opensAt' | 'membersOpenAt' | 'partyLimit'>

/** While somebody can still come: who, and from when. */
export function WhoMayCome({ event }: { event: Asked }) {
  const { who: t } = useTexts().events
  const language = useLanguage()
  const { state, opensAt, membersOpenAt, partyLimit } = event
  if (isClosed(event) && state !== 'soon' && state !== 'full') return null
  const from = (moment: string) => [formatDayMonth(moment, language), formatTime(moment, language)] as const
  const isSoon = state === 'soon' && opensAt !== null
  return (
    <IconFact icon="identification-card" label={t.label}>
      {membersOpenAt !== null && (partyLimit > 1 ? t.membersWithGuests : t.members)(...from(membersOpenAt))}
      {membersOpenAt !== null && <br />}
      {isSoon ? t.everybodyFrom(...from(opensAt)) : t.everybody}
    </IconFact>
  )
}
