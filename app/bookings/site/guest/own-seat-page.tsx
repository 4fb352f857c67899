import { data } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { cancelOwnSeat, findOwnSeat } from '#app/bookings/cancellations/own-seat.server.ts'
import { ownSeatSchema } from '#app/bookings/registration/party-forms.ts'
import { MailLinkOutcome } from '#app/bookings/site/mail-links/mail-link-outcome.tsx'
import { MailLinkQuestion } from '#app/bookings/site/mail-links/mail-link-question.tsx'
import { UnknownLink } from '#app/bookings/site/mail-links/unknown-link.tsx'
import { WriteUs } from '#app/bookings/site/mail-links/write-us.tsx'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import { languageOf } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { actByToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import type { Route } from './+types/own-seat-page.ts'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findByToken(token, () => findOwnSeat(token))
  if (!found) return data(null, { status: 404 })
  const { guest, ...seat } = found
  const { eventId, event, version, contactName } = guest
  const title = localText(languageOf(url.pathname), event.title, event.titleCa)
  return { ...seat, token, version, contactName, eventId, title, date: event.date.toISOString() }
}

type Seat = Exclude<Route.ComponentProps['loaderData'], null>

export async function action({ request }: Route.ActionArgs) {
  return answerForm(
    request,
    ownSeatSchema,
    async ({ token, version }, _reply, refuse) => {
      const outcome = await actByToken(token, () => cancelOwnSeat(token, version))
      return outcome.ok ? { state: 'done' as const } : refuse(outcome.reason)
    },
    { failure: 'page' },
  )
}

export default function OwnSeatPage({ loaderData: seat, actionData: answer }: Route.ComponentProps) {
  const { party } = useTexts()
  if (!seat) return <UnknownLink />
  const isConflict = answer?.state === 'refused' && answer.reason === 'conflict'
  return (
    <div className="wrap section cancellation">
      <PageHead title={party.own.pageTitle(seat.title.text)} index={false} />
      {seat.state === 'open' ? (
        <>
          <ErrorSummary message={isConflict ? party.own.leave.conflict : undefined} />
          <Question seat={seat} />
        </>
      ) : (
        <Outcome seat={seat} state={answer?.state === 'done' ? 'done' : seat.state} />
      )}
    </div>
  )
}

function Question({ seat }: { seat: Seat }) {
  const { party, events } = useTexts()
  const { leave: t } = party.own
  const { contactName, contactHasEmail, token, version } = seat
  return (
    <MailLinkQuestion
      {...seat}
      heading={party.cancel.titleAlone}
      question={t.question}
      note={useRefundText(seat)}
      other={t.told(contactName, contactHasEmail)}
    >
      <input type="hidden" name="version" value={version} />
      <LocalButtonLink to={`/comensal?token=${token}`} variant="secondary" label={events.cancel.keep} />
      <Button type="submit" variant="danger" label={events.cancel.button} />
    </MailLinkQuestion>
  )
}

/** What was paid is the contact's matter: no amount is named. */
function useRefundText({ isPayable, inTime, changed }: Seat): string | undefined {
  const { own, cancel } = useTexts().party
  if (!isPayable) return undefined
  if (!inTime) return cancel.late
  return changed ? own.leave.changed : own.leave.inTime
}

type OutcomeProps = { seat: Seat; state: Exclude<Seat['state'], 'open'> | 'done' }

function Outcome({ seat: { contactName, contactHasEmail, eventId }, state }: OutcomeProps) {
  const { party, events } = useTexts()
  const { leave: t } = party.own
  const { cancel } = events
  const texts = {
    done: { title: cancel.done, text: t.done(contactName, contactHasEmail) },
    cancelled: { title: t.cancelled, text: t.cancelledText(contactName) },
    'event-cancelled': { title: cancel.eventCancelled, text: cancel.eventCancelledText },
    begun: { title: cancel.begun, text: cancel.begunText },
    contact: { title: t.contact, text: t.contactText },
  }
  return (
    <MailLinkOutcome {...texts[state]} ended={state !== 'done'}>
      {(state === 'begun' || state === 'cancelled') && <WriteUs />}
      {state !== 'done' && <BackToEvent eventId={eventId} />}
    </MailLinkOutcome>
  )
}
