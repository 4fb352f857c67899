import { formatTime } from '#app/i18n/dates.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { BookingHead } from './booking-head.tsx'
import { CallToday } from './call-today.tsx'
import { GuestRows } from './guest-rows.tsx'
import { BookingFacts, PrivateNote } from './party-facts.tsx'
import { PartyForm } from './party-form.tsx'
import { useMoment } from './use-moment.ts'
import { ResizeSheet } from './resize-sheet.tsx'
import { TicketsSheet } from './tickets-sheet.tsx'
import { formOf, type PartyAnswer } from './party-answer.ts'
import type { BookedParty, RefundView } from './party-view.ts'

type BookedProps = { party: BookedParty; answer: PartyAnswer | undefined }

/** On the day of the event, what is shown at the door and where it is comes before the rows. */
export function BookedPage({ party, answer }: BookedProps) {
  const { isToday } = party
  const tickets = !party.heldUntil && <TicketsSheet guests={party.guests} />
  const facts = (
    <aside className="event-side">
      <BookingFacts party={party} />
      <PrivateNote size={party.size} />
    </aside>
  )
  return (
    <div className="ground-wall booking-page">
      <PartyHead party={party} />
      <div className={isToday ? 'wrap event-columns booking-today' : 'wrap event-columns'}>
        {isToday && tickets}
        {isToday && facts}
        <div>
          <GuestsSheet party={party} answer={answer} />
          {!isToday && tickets}
          <ResizeSheet party={party} answer={answer} />
          <CancelSheet party={party} />
        </div>
        {!isToday && facts}
      </div>
    </div>
  )
}

function PartyHead({ party: { event, size, heldUntil, token } }: { party: BookedParty }) {
  const { party: t } = useTexts()
  const language = useLanguage()
  return (
    <BookingHead event={event} title={t.title(size)}>
      {heldUntil && (
        <p className="booking-unconfirmed">
          {t.unconfirmed.held(formatTime(heldUntil, language), size)}{' '}
          <LocalTextLink to={`/inscripcion/confirmar?token=${token}`} label={t.unconfirmed.link} />
        </p>
      )}
    </BookingHead>
  )
}

function GuestsSheet({ party, answer }: BookedProps) {
  const { party: t } = useTexts()
  const { guests, menuOptions, isLate } = party
  const mine = answer && formOf(answer, party) === 'guests' ? answer : undefined
  return (
    <section className="sheet" aria-labelledby="who">
      <h2 className="d3" id="who">
        {t.guests.title}
      </h2>
      <p className="muted sheet-intro">{guests.length === 1 ? t.guests.introAlone : t.guests.intro}</p>
      <PartyForm party={party} answer={mine} draft="party-guests">
        <GuestRows
          guests={guests}
          menuOptions={menuOptions}
          isLate={isLate}
          answer={mine}
          showsStored={mine?.state === 'refused' && mine.reason === 'conflict'}
        />
        <Deadline party={party} />
        <Button
          type="submit"
          name="act"
          value="guests"
          className="sheet-save"
          variant="secondary"
          label={isLate ? t.guests.saveDiets : t.guests.save}
        />
      </PartyForm>
    </section>
  )
}

function Deadline({ party: { isLate, editsUntil } }: { party: BookedParty }) {
  const t = useTexts().party.guests
  const until = useMoment()(editsUntil)
  return (
    <p className="deadline">
      <Icon name="clock" />
      <span>
        {isLate ? t.late : t.deadline.before}
        {!isLate && <b>{t.deadline.until(until)}</b>}
        {isLate ? t.lateAlways : t.always}
        <CallToday />
      </span>
    </p>
  )
}

function CancelSheet({ party: { size, refund, token } }: { party: BookedParty }) {
  const t = useTexts().party.cancel
  const says = !refund.inTime ? t.late : refund.paid > 0 ? paidBack(refund, t) : t.unpaid
  return (
    <section className="sheet" aria-labelledby="cancel">
      <h2 className="d4" id="cancel">
        {size === 1 ? t.titleAlone : t.title}
      </h2>
      <div className="block-row">
        <p className="small muted">
          {refund.price > 0 && !refund.isInvited && `${says} `}
          {t.asked}
        </p>
        <LocalButtonLink
          to={`/inscripcion/cancelar?token=${token}`}
          variant="danger"
          label={size === 1 ? t.linkAlone : t.link}
        />
      </div>
    </section>
  )
}

type CancelTexts = ReturnType<typeof useTexts>['party']['cancel']

function paidBack({ changed, paid }: RefundView, t: CancelTexts): string {
  return changed ? t.changed(formatEuros(paid)) : t.inTime(formatEuros(paid))
}
