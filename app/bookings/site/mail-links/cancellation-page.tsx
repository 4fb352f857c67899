import { data } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { linkSchema } from '#app/platform/forms/fields.ts'
import { actByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { cancelBooking, findCancellation } from '#app/bookings/cancellations/cancellations.server.ts'
import { openBookingLink } from './booking-link.server.ts'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { WriteUs } from './write-us.tsx'
import { MailLinkOutcome } from './mail-link-outcome.tsx'
import { MailLinkQuestion } from './mail-link-question.tsx'
import type { Route } from './+types/cancellation-page.ts'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url }: Route.LoaderArgs) {
  const link = await openBookingLink(url, findCancellation)
  if (!link) return data({ state: 'unknown' as const }, { status: 404 })
  const { state, inTime, changed, price, paid, isInvited } = link.found
  return { ...link.shown, state, inTime, changed, price: isInvited ? 0 : price, isFree: price === 0, paid }
}

export async function action({ request }: Route.ActionArgs) {
  return answerForm(
    request,
    linkSchema,
    async ({ token }, _reply, refuse) => {
      const outcome = await actByToken(token, () => cancelBooking(token))
      return outcome.ok ? { ...outcome, state: 'done' as const } : refuse(outcome.reason)
    },
    { failure: 'page' },
  )
}

export default function CancellationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cancel: t } = useTexts().events
  return (
    <div className="wrap section cancellation">
      <PageHead title={t.title} index={false} />
      {actionData?.state === 'done' ? (
        <MailLinkOutcome
          title={actionData.size === 1 ? t.done : t.doneParty}
          text={doneText(t, actionData)}
          booking={cancelledBooking(loaderData)}
        />
      ) : loaderData.state === 'open' ? (
        <Question booking={loaderData} />
      ) : (
        <MailLinkOutcome
          {...refusals(t)[loaderData.state]}
          ended
          booking={loaderData.state === 'cancelled' ? cancelledBooking(loaderData) : undefined}
        >
          {(loaderData.state === 'unknown' || loaderData.state === 'begun') && <WriteUs />}
          {'eventId' in loaderData && <BackToEvent eventId={loaderData.eventId} />}
        </MailLinkOutcome>
      )}
    </div>
  )
}

function doneText(t: CancelTexts, { inTime, price, refund }: { inTime: boolean; price: number; refund: number }) {
  if (price === 0) return t.doneFree
  if (refund > 0) return t.doneInTime(formatEuros(refund))
  return inTime ? t.doneUnpaid : t.doneLate
}

function cancelledBooking(found: Route.ComponentProps['loaderData']) {
  return 'eventId' in found ? { event: found.eventId, date: null } : undefined
}

type CancelTexts = ReturnType<typeof useTexts>['events']['cancel']

function refusals(t: CancelTexts) {
  return {
    unknown: { title: t.unknown, text: t.unknownText },
    begun: { title: t.begun, text: t.begunText },
    cancelled: { title: t.already, text: t.alreadyText },
    'event-cancelled': { title: t.eventCancelled, text: t.eventCancelledText },
  }
}

type Open = Extract<Route.ComponentProps['loaderData'], { fullName: string }>

function noteOf(t: CancelTexts, { isFree, price, paid, inTime, changed }: Open): string | undefined {
  if (price === 0) return isFree ? t.free : undefined
  if (!inTime) return t.late
  if (paid === 0) return t.unpaid
  return changed ? t.changed(formatEuros(paid)) : t.inTime(formatEuros(paid))
}

function Question({ booking }: { booking: Open }) {
  const { cancel: t } = useTexts().events
  const { fullName, size, token, eventId } = booking
  const alone = size === 1
  return (
    <MailLinkQuestion
      {...booking}
      heading={t.title}
      question={alone ? t.question(fullName) : t.questionParty(fullName, size)}
      note={noteOf(t, booking)}
      other={!alone && <LocalTextLink to={`/reserva?token=${token}#size`} label={t.someParty} />}
    >
      <LocalButtonLink
        to={alone ? `/eventos/${eventId}` : `/reserva?token=${token}`}
        variant="secondary"
        label={alone ? t.keep : t.keepParty}
      />
      <Button type="submit" variant="danger" label={alone ? t.button : t.buttonParty} />
    </MailLinkQuestion>
  )
}
