import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { NoteBooking } from '#app/bookings/site/booked/note-booking.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { EndedPlate } from './ended-plate.tsx'

type MailLinkOutcomeProps = {
  title: string
  text: string
  /** What this browser remembers from now on: the seat until the event's date, or with null nothing. */
  booking?: { event: number; date: string | null } | undefined
  /** Nothing is left to do here. */
  ended?: boolean
  /** Of the booking. */
  facts?: ReactNode
  /** Other ways on, the main one last. */
  children?: ReactNode
}

export function MailLinkOutcome({ title, text, booking, ended = false, facts, children }: MailLinkOutcomeProps) {
  const { events } = useTexts()
  return (
    <div className="mail-link" role="status">
      {booking && <NoteBooking {...booking} />}
      {ended && <EndedPlate />}
      <h1 className="d2">{title}</h1>
      <p className="lead">{text}</p>
      {facts}
      <div className="form-actions">
        {children}
        <LocalButtonLink to="/eventos" variant="secondary" label={events.backToEvents} />
      </div>
    </div>
  )
}
