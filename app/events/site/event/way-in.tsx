import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { isClosed } from '#app/events/event-state.ts'
import type { EventDetails } from '#app/events/events.server.ts'
import { MemberWay } from './member-way.tsx'
import { closedText, stateLabel } from '#app/events/site/list/state-label.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type EventProps = { event: EventDetails }

/** Script turns it into a dialog. */
export function RegisterLink({ event, arrow = false }: EventProps & { arrow?: boolean }) {
  const { events: t } = useTexts()
  return <LocalButtonLink to={`/eventos/${event.id}/inscripcion`} block arrow={arrow} label={t.register} />
}

export function WayInPreview() {
  const { events: t } = useTexts()
  return (
    <>
      <Button disabled block label={t.register} />
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
      <Button disabled block label={stateLabel(event, language, t)} />
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
      {event.state === 'closed' && <LocalButtonLink to="/contacto" block variant="secondary" label={t.writeUs} />}
      {event.state === 'no-seats' && phone && <ButtonLink href={phoneLink} block variant="secondary" label={phone} />}
      <LocalTextLink to="/eventos" className="facts-card-link" label={t.toNextEvents} />
    </>
  )
}

/** The specified disabled button, and below it what somebody can do. */
export function WaysWhenFull({ event, short = false }: EventProps & { short?: boolean }) {
  const { events: t } = useTexts()
  const way = wayWhenFull(event, t)
  return (
    <>
      <Button disabled block label={t.full} />
      <LocalButtonLink to={way.to} block arrow label={short ? way.short : way.label} />
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
