import { data } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { formatTime } from '#app/i18n/dates.ts'
import { languageOf } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { linkSchema } from '#app/platform/forms/fields.ts'
import { actByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { confirmBooking } from '#app/bookings/holds/confirmations.server.ts'
import { findConfirmation } from '#app/bookings/holds/find-confirmation.server.ts'
import { isClosed } from '#app/events/event-state.ts'
import { findEvent, type EventDetails } from '#app/events/events.server.ts'
import { CalendarLink } from '#app/events/site/event/calendar-link.tsx'
import { BookedFacts, type BookedEvent } from '#app/bookings/site/booked/booked-card.tsx'
import { BookAnother } from '#app/bookings/site/booked/book-another.tsx'
import { openBookingLink } from './booking-link.server.ts'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import { WriteUs } from './write-us.tsx'
import { MailLinkOutcome } from './mail-link-outcome.tsx'
import { MailLinkQuestion } from './mail-link-question.tsx'
import type { Route } from './+types/confirmation-page.ts'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url }: Route.LoaderArgs) {
  const link = await openBookingLink(url, findConfirmation)
  if (!link) return data({ state: 'unknown' as const }, { status: 404 })
  const { state, heldUntil, overAt, eventId } = link.found
  const event = state === 'booked' ? await findEvent(eventId, languageOf(url.pathname)) : null
  return {
    ...link.shown,
    state,
    overAt: overAt.toISOString(),
    heldUntil: heldUntil?.toISOString() ?? null,
    isOpen: event !== null && !isClosed(event),
    event: event && bookedEvent(event),
  }
}

function bookedEvent({ id, title, date, location, langs, price, howToPay }: EventDetails): BookedEvent {
  return { id, title, date, location, langs, price, howToPay }
}

export async function action({ request }: Route.ActionArgs) {
  return answerForm(
    request,
    linkSchema,
    async ({ token }, _reply, refuse) => {
      const outcome = await actByToken(token, () => confirmBooking(token))
      return outcome.ok ? { state: 'done' as const } : refuse(outcome.reason)
    },
    { failure: 'page' },
  )
}

export default function ConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { events: t } = useTexts()
  const outcomes = {
    unknown: { title: t.cancel.unknown, text: t.cancel.unknownText },
    begun: { title: t.cancel.begun, text: t.confirm.begunText },
    cancelled: { title: t.confirm.cancelled, text: t.confirm.cancelledText },
    booked: {
      title: 'size' in loaderData && loaderData.size > 1 ? t.confirm.doneParty : t.confirm.done,
      text: t.confirm.doneText,
    },
    full: { title: t.confirm.full, text: t.confirm.fullText },
  }
  const state =
    actionData?.state === 'done' ? 'booked' : (actionData?.state === 'refused' && actionData.reason) || loaderData.state
  const booked = state === 'booked' && 'event' in loaderData ? loaderData.event : null
  return (
    <div className="wrap section">
      <PageHead title={t.confirm.title} index={false} />
      {state === 'held' || state === 'released' ? (
        <Question booking={loaderData as Found} />
      ) : (
        <MailLinkOutcome
          {...outcomes[state]}
          ended={state !== 'booked'}
          booking={state === 'booked' && 'eventId' in loaderData ? bookingOf(loaderData) : undefined}
          facts={booked && <Booked event={booked} size={(loaderData as Found).size} />}
        >
          {booked ? (
            <CalendarLink event={booked} label={t.addToCalendar} />
          ) : (
            <WaysOn state={state} eventId={'eventId' in loaderData ? loaderData.eventId : null} />
          )}
          {'isOpen' in loaderData && loaderData.isOpen && <BookAnother eventId={loaderData.eventId} />}
        </MailLinkOutcome>
      )}
    </div>
  )
}

function Booked({ event, size }: { event: BookedEvent; size: number }) {
  return (
    <div className="stack gap-4">
      <p className="d4" lang={event.langs.title}>
        {event.title}
      </p>
      <BookedFacts event={event} size={size} />
    </div>
  )
}

/** After what could not be confirmed. */
function WaysOn({ state, eventId }: { state: string; eventId: number | null }) {
  return (
    <>
      {eventId !== null && <BackToEvent eventId={eventId} />}
      {(state === 'unknown' || state === 'begun') && <WriteUs />}
    </>
  )
}

const bookingOf = ({ eventId, overAt }: Found) => ({ event: eventId, date: overAt })

type Found = Extract<Route.ComponentProps['loaderData'], { fullName: string }>

function Question({ booking }: { booking: Found }) {
  const { events } = useTexts()
  const language = useLanguage()
  const t = events.confirm
  const { heldUntil, fullName, size } = booking
  const alone = size === 1
  const time = heldUntil && formatTime(heldUntil, language)
  const held = alone ? t.held : t.heldParty
  const released = alone ? t.released : t.releasedParty
  return (
    <MailLinkQuestion
      {...booking}
      heading={t.title}
      question={alone ? t.question(fullName) : t.questionParty(fullName, size)}
      note={time ? held(time) : released}
    >
      <Button type="submit" label={alone ? t.button : t.buttonParty} />
    </MailLinkQuestion>
  )
}
