import { useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { View } from '#app/ui/island.tsx'
import { WayThere } from '#app/bookings/site/booked/way-there.tsx'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import { DialogOutcome, DialogPage } from '#app/ui/dialog-layout.tsx'
import { rememberBooking } from '#app/bookings/site/booked/booking-memory.ts'
import { NoteBooking } from '#app/bookings/site/booked/note-booking.tsx'
import { BookAnother } from '#app/bookings/site/booked/book-another.tsx'
import { closedReason, RegistrationForm, type RegistrationAnswer } from './registration-form.tsx'
import type { OwnForm } from './own-form.ts'
import { registrationLead, registrationOutcome } from './registration-outcome.ts'
import { RegistrationSide, type RegisteringFor } from './registration-side.tsx'
import type { HoldDecision } from '#app/seats/seat-limits.ts'

type Props = {
  eventId: number
  /** Null while the database is unavailable; the form still keeps what was typed. */
  event: RegisteringFor | null
  /** Of a member who has signed in. */
  own?: OwnForm | null
  answer?: RegistrationAnswer | undefined
}

export default {
  name: 'registration',
  texts: ['events', 'forms', 'diets'],
  Component: RegistrationSheet,
} satisfies View<Props>

function RegistrationSheet({ eventId, event, own, answer }: Props) {
  const { events } = useTexts()
  const t = events.registration
  const [sent, setSent] = useState<{ decision: HoldDecision; size: number } | null>(
    answer?.state === 'done' ? { decision: answer.pending ?? 'booked', size: answer.size ?? 1 } : null,
  )
  const [closed, setClosed] = useState(closedReason(answer))
  function finish(size: number, now: HoldDecision) {
    if (now === 'booked' && event) rememberBooking(event.id, event.overAt, size)
    setSent({ decision: now, size })
  }
  const side = event && <RegistrationSide event={event} />
  if (sent) {
    return (
      <DialogOutcome {...registrationOutcome(sent.decision, t, sent.size)} side={side}>
        {/* Sent without script. */}
        {answer?.state === 'done' && sent.decision === 'booked' && event && (
          <NoteBooking event={event.id} date={event.overAt} size={answer.size} />
        )}
        <div className="flow gap-3">
          {sent.decision === 'booked' && event && <WayThere event={event} />}
          <BackToEvent eventId={eventId} />
          <BookAnother eventId={eventId} />
        </div>
      </DialogOutcome>
    )
  }
  return (
    <DialogPage title={t.title} lead={registrationLead(events, event, closed)} side={side}>
      <RegistrationForm
        eventId={eventId}
        price={event?.price}
        limit={event?.partyLimit}
        seats={event?.places}
        hasWaitingList={event?.hasWaitingList}
        menuOptions={event?.menuOptions}
        own={own}
        answer={answer}
        onDone={(size, pending) => finish(size, pending ?? 'booked')}
        onClosed={setClosed}
      />
    </DialogPage>
  )
}
