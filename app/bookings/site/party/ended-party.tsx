import type { ReactNode } from 'react'
import { formatDateTime, formatDate } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { NoteBooking } from '#app/bookings/site/booked/note-booking.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'
import { EndedPlate } from '#app/bookings/site/mail-links/ended-plate.tsx'
import { WriteUs } from '#app/bookings/site/mail-links/write-us.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import { GuestLink } from './guest-link.tsx'
import { PartyForm } from './party-form.tsx'
import { TicketsSheet } from './tickets-sheet.tsx'
import type { PartyAnswer } from './party-answer.ts'
import type { CameGuest, PartyView } from './party-view.ts'

/** Nothing to do but go on elsewhere, or back to the waiting list. */
export function EndedPage({ party }: { party: PartyView }) {
  const { party: texts, events } = useTexts()
  const { event } = party
  const language = useLanguage()
  const isOver = party.state === 'begun' && party.isOver
  const isUnderWay = party.state === 'begun' && !party.isOver
  return (
    <div className="wrap section">
      <div className="mail-link">
        {!isUnderWay && <NoteBooking event={event.id} date={null} />}
        {!isUnderWay && <EndedPlate />}
        <p className="kicker punt" {...inLanguage(event.title)} />
        <EndedWords party={party} />
        <p className="muted">{formatDateTime(event.date, language)}</p>
        {isUnderWay && (
          <>
            <WayThere event={event} />
            {party.tickets.length > 0 && <TicketsSheet guests={party.tickets} />}
          </>
        )}
        {party.state === 'begun' && party.came.length > 0 && <OthersWhoCame came={party.came} />}
        <div className="form-actions">
          {isOver && <WriteUs />}
          <LocalButtonLink
            to={`/eventos/${event.id}`}
            variant={isOver ? 'primary' : 'secondary'}
            label={isOver ? texts.over.link : texts.facts.showEvent}
          />
          {isUnderWay && <LocalButtonLink to="/contacto" label={events.writeUs} />}
        </div>
      </div>
    </div>
  )
}

function WayThere({ event: { location } }: Pick<PartyView, 'event'>) {
  const { directions } = useTexts().events
  return (
    <p>
      <b {...inLanguage(location)} />{' '}
      <TextLink href={mapSearchUrl(location.text)} target="_blank" rel="noopener noreferrer" label={directions} />
    </p>
  )
}

function OthersWhoCame({ came }: { came: readonly CameGuest[] }) {
  const { guests, begun } = useTexts().party
  return (
    <>
      <p>{begun.others}</p>
      <ul className="came">
        {came.map(({ number, ...guest }) => (
          <li key={guest.link}>
            <b>{guest.fullName || guests.companion(number)}</b>
            <GuestLink guest={guest} isKnown />
          </li>
        ))}
      </ul>
    </>
  )
}

function EndedWords({ party }: { party: PartyView }) {
  const { party: t } = useTexts()
  const language = useLanguage()
  const { size } = party
  if (party.state === 'cancelled') {
    const day = party.at ? formatDate(party.at, language) : ''
    const says =
      party.by === 'guest' ? t.cancelled.byGuest : party.by === 'office' ? t.cancelled.byOffice : t.cancelled.unknown
    return (
      <>
        <h1 className="d2">{party.wasWaiting ? t.cancelled.left(size) : t.cancelled.title(size)}</h1>
        <p className="lead">{day && says(day)}</p>
        <p>{t.cancelled.bookAgain(size)}</p>
      </>
    )
  }
  if (party.state === 'event-cancelled') {
    return (
      <>
        <h1 className="d2">{t.eventCancelled.title}</h1>
        <p className="lead">{t.eventCancelled.text}</p>
        {party.paid > 0 && <p>{t.eventCancelled.refund(formatEuros(party.paid))}</p>}
      </>
    )
  }
  const { title, text } = party.state === 'begun' && party.isOver ? t.over : t.begun
  return (
    <>
      <h1 className="d2">{title}</h1>
      <p className="lead">{text}</p>
    </>
  )
}

/** On calç, with one button: back to the list, or to the confirmation. */
export function LapsedPage({
  party,
  answer,
}: {
  party: PartyView & { state: 'lapsed' }
  answer: PartyAnswer | undefined
}) {
  const { lapsed: t, facts } = useTexts().party
  const { event, size, declined, canRejoin } = party
  return (
    <CalmPage
      event={event}
      title={declined ? t.declinedTitle : t.title}
      text={canRejoin ? (declined ? t.declined : t.text)(size) : t.closed}
    >
      <PartyForm party={party} answer={answer} draft={null} className="seat-offer-acts">
        {canRejoin && <Button type="submit" name="act" value="rejoin" label={t.rejoin} />}
        <LocalButtonLink to={`/eventos/${event.id}`} variant="secondary" label={facts.showEvent} />
      </PartyForm>
    </CalmPage>
  )
}

export function UnconfirmedPage({ party: { event, size, token } }: { party: PartyView }) {
  const t = useTexts().party.unconfirmed
  return (
    <CalmPage event={event} title={t.title(size)} text={t.released(size)}>
      <p className="seat-offer-acts">
        <LocalButtonLink to={`/inscripcion/confirmar?token=${token}`} label={t.link} />
      </p>
    </CalmPage>
  )
}

type CalmPageProps = { event: PartyView['event']; title: string; text: string; children: ReactNode }

function CalmPage({ event, title, text, children }: CalmPageProps) {
  return (
    <div className="ground-wall">
      <div className="wrap section lapsed-page">
        <EndedPlate />
        <p className="kicker punt" {...inLanguage(event.title)} />
        <h1 className="d1">{title}</h1>
        <p className="lead">{text}</p>
        {children}
      </div>
    </div>
  )
}
