import { formatDateTime } from '#app/i18n/dates.ts'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { DoneLine } from '#app/ui/site/done-line.tsx'
import { BookingHead } from '#app/bookings/site/party/booking-head.tsx'
import { EndedPlate } from '#app/bookings/site/mail-links/ended-plate.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import { GuestForm } from './guest-form.tsx'
import type { GuestAnswer, GuestSaved } from './guest-answer.ts'
import type { GuestPageView } from './guest-view.server.ts'

type GuestContentProps = { guest: GuestPageView; answer: GuestAnswer | undefined; saved: GuestSaved | null }

export function GuestContent({ guest, answer, saved }: GuestContentProps) {
  const refusal = answer?.state === 'refused' ? answer.reason : undefined
  if (guest.isOver || refusal === 'ended' || refusal === 'cancelled') return <OverPage guest={guest} />
  return (
    <div className="ground-wall booking-page">
      {saved && !answer && <Saved saved={saved} />}
      <GuestHead guest={guest} />
      <div className="wrap event-columns">
        <div>
          <GuestForm guest={guest} answer={answer} />
          {guest.canLeave && <LeaveSheet token={guest.token} />}
        </div>
        <OwnTicket guest={guest} />
      </div>
    </div>
  )
}

function OwnTicket({ guest: { ticket, fullName } }: { guest: GuestPageView }) {
  const { tickets: t } = useTexts().party
  return (
    <section className="sheet own-ticket" aria-labelledby="ticket">
      <h2 className="d4" id="ticket">
        {t.titleAlone}
      </h2>
      <p className="muted sheet-intro">{t.introAlone}</p>
      <QrPicture drawing={ticket} label={fullName ? t.of(fullName) : t.titleAlone} className="ticket-code" />
    </section>
  )
}

/** Its page asks before anything is cancelled. */
function LeaveSheet({ token }: { token: string }) {
  const { own, cancel } = useTexts().party
  return (
    <section className="sheet" aria-labelledby="leave">
      <h2 className="d4" id="leave">
        {cancel.titleAlone}
      </h2>
      <div className="block-row">
        <p className="small muted">
          {own.leave.text} {cancel.asked}
        </p>
        <LocalButtonLink to={`/comensal/cancelar?token=${token}`} variant="danger" label={own.leave.link} />
      </div>
    </section>
  )
}

function Saved({ saved }: { saved: GuestSaved }) {
  const t = useTexts().party.own
  return (
    <div className="wrap booking-said">
      <DoneLine text={t[saved]} />
    </div>
  )
}

function GuestHead({ guest }: { guest: GuestPageView }) {
  const { own: t } = useTexts().party
  const { event, contactName, isContact, tableLabel } = guest
  return (
    <BookingHead event={event} title={t.title}>
      <p className="muted booking-seat">
        {!isContact && t.bookingOf(contactName)}
        {tableLabel && ` ${t.table(tableLabel)}`}
      </p>
    </BookingHead>
  )
}

function OverPage({ guest: { event, isCancelled, scoreLink } }: { guest: GuestPageView }) {
  const { party } = useTexts()
  const language = useLanguage()
  return (
    <div className="wrap section">
      <div className="mail-link">
        <EndedPlate />
        <p className="kicker punt" {...inLanguage(event.title)} />
        <h1 className="d2">{isCancelled ? party.eventCancelled.title : party.own.over}</h1>
        <p className="lead">{isCancelled ? party.eventCancelled.text : party.own.overText}</p>
        <p className="muted">{formatDateTime(event.date, language)}</p>
        <div className="form-actions">
          <LocalButtonLink to={`/eventos/${event.id}`} variant="secondary" label={party.facts.showEvent} />
          {scoreLink && <ButtonLink href={scoreLink} label={party.own.score} />}
        </div>
      </div>
    </div>
  )
}
