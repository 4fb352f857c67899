import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { isClosed } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { MemberWay } from './member-way.tsx'
import { closedText, stateLabel } from '#app/events/site/list/state-label.ts'

type EventProps = { event: EventDetails }

/** Script turns it into a dialog. */
export function RegisterLink({ event, arrow = false }: EventProps & { arrow?: boolean }) {
  const { events: t } = useTexts()
  return (
    <LocalLink to={`/eventos/${event.id}/inscripcion`} className={buttonClass({ block: true, arrow })}>
      {buttonContent({ arrow, children: t.register })}
    </LocalLink>
  )
}

export function WayInPreview() {
  const { events: t } = useTexts()
  return (
    <>
      <Button disabled block>
        {t.register}
      </Button>
      <p className="small muted">{t.previewText}</p>
    </>
  )
}

export function WayIn({ event }: EventProps) {
  const { events: t } = useTexts()
  const language = useLanguage()
  if (!isClosed(event)) return <RegisterLink event={event} arrow />
  if (event.state === 'full') return <WaysWhenFull event={event} />
  if (event.membersOpen) return <MemberWay event={event} />
  return (
    <>
      <Button disabled block>
        {stateLabel(event, language, t)}
      </Button>
      <WaysWhenClosed event={event} />
    </>
  )
}

/** Why nobody can register, and what somebody can do. */
function WaysWhenClosed({ event }: EventProps) {
  const { events: t } = useTexts()
  const reason = closedText(event, useLanguage(), t)
  const { phone, phoneLink } = useClub()
  if (event.state === 'soon') return <p className="small muted">{reason}</p>
  return (
    <>
      <p className="small muted">
        {reason} {event.state === 'closed' && t.writeUsText}
      </p>
      {event.state === 'closed' && (
        <LocalLink to="/contacto" className={buttonClass({ block: true, variant: 'secondary' })}>
          {t.writeUs}
        </LocalLink>
      )}
      {event.state === 'no-seats' && phone && (
        <a href={phoneLink} className={buttonClass({ block: true, variant: 'secondary' })}>
          {phone}
        </a>
      )}
      <LocalLink to="/eventos" className="text-link facts-card-link">
        {t.toNextEvents}
      </LocalLink>
    </>
  )
}

/** The specified disabled button, and below it what somebody can do. */
export function WaysWhenFull({ event, short = false }: EventProps & { short?: boolean }) {
  const { events: t } = useTexts()
  const way = wayWhenFull(event, t)
  return (
    <>
      <Button disabled block>
        {t.full}
      </Button>
      <LocalLink to={way.to} className={buttonClass({ block: true, arrow: true })}>
        {buttonContent({ arrow: true, children: short ? way.short : way.label })}
      </LocalLink>
      {!short && <p className="small muted">{way.text}</p>}
    </>
  )
}

type Full = Pick<EventDetails, 'id' | 'takesWaiting' | 'capacity' | 'registered' | 'held' | 'places'>
type Texts = ReturnType<typeof useTexts>['events']

/** What somebody can do when no seat is left: join the waiting list while it is open, else write. */
function wayWhenFull(event: Full, t: Texts) {
  if (!event.takesWaiting) return { to: '/contacto', label: t.writeUs, short: t.writeUs, text: t.writeUsText }
  const kept = event.capacity - event.registered - event.held - event.places
  return {
    to: `/eventos/${event.id}/espera`,
    label: t.joinWaitingList,
    short: t.waitingList,
    text: [kept > 0 ? t.keptForWaiting(kept) : '', t.joinWaitingListText].filter(Boolean).join(' '),
  }
}
