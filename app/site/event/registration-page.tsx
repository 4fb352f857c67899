import { createContext, data } from 'react-router'
import { languageOf, type Language } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { clientAddress, clientNetwork, isClientIn } from '#app/platform/request/client-address.server.ts'
import { StepperStart } from '#app/platform/render/inline-scripts.tsx'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { isClosed, stateForMember, type EventState } from '#app/events/event-state.ts'
import { toDiet, toGuests } from '#app/diets/diet-forms.ts'
import { findEvent, type EventDetails } from '#app/events/events.server.ts'
import { nextEventsWithSeats } from '#app/events/event-lists.server.ts'
import { registrationSchema, type RegistrationFields } from '#app/bookings/registration/forms.ts'
import { arrangeGuests, MAX_PARTY_FIELDS } from '#app/bookings/registration/party-rows.ts'
import { NEXT_EVENTS, NextTables } from '#app/events/site/event/next-tables.tsx'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import registrationIsland from '#app/bookings/site/registration/registration-island.tsx'
import { RegistrationSide } from '#app/bookings/site/registration/registration-side.tsx'
import { useRegisteringFor } from '#app/bookings/site/registration/use-registering-for.ts'
import { closedText, stateLabel } from '#app/events/site/list/state-label.ts'
import { WaysWhenFull } from '#app/events/site/event/way-in.tsx'
import { notePrivacyAccepted } from '#app/membership/own-data/own-data.server.ts'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import type { Member } from '#app/accounts/member-session/member-sessions.server.ts'
import { MemberWay } from '#app/events/site/event/member-way.tsx'
import { findOwnForm, isRememberedDiet } from './own-form.server.ts'
import { bookParty, type BookingRefusal, type Contact } from '#app/bookings/parties/book-party.server.ts'
import type { HoldDecision } from '#app/seats/seat-limits.ts'
import type { Route } from './+types/registration-page.ts'

/** Set when the action fails: the page then shows the form again even if the event cannot be read. */
const formShownAgain = createContext(false)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const language = languageOf(url.pathname)
  try {
    const [found, member] = await Promise.all([findEvent(id, language), currentMember(context)])
    const event = openFor(requireRow(found), member)
    const others = isClosed(event) ? await nextEventsWithSeats(language, NEXT_EVENTS, id) : []
    return { id, event, others, own: member && (await findOwnForm(member)) }
  } catch (error) {
    if (context.get(formShownAgain)) return { id, event: null, others: [], own: null }
    throw error
  }
}

function openFor(event: EventDetails, member: Member | null): EventDetails {
  return member ? { ...event, state: stateForMember(event) } : event
}

const refusals: Record<Exclude<BookingRefusal, 'unknown'> | 'too-many', FieldError> = {
  'too-many': 'tooMany',
  'not-open': 'notOpen',
  'members-only': 'membersOnly',
  closed: 'closed',
  begun: 'begun',
  ended: 'ended',
  cancelled: 'eventCancelled',
  'too-large': 'partyTooLarge',
  full: 'full',
  line: 'line',
  'mailbox-full': 'mailboxFull',
  already: 'already',
  waiting: 'waiting',
}

/** Safe to repeat. 202 pending confirmation, 409 refused, 422 invalid, 429 rate limit, 503 server error. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const id = requireRowId(params.id)
  const language = languageOf(url.pathname)
  const answer = await answerForm(
    request,
    registrationSchema,
    async (form, reply) => {
      const member = await currentMember(context)
      if (form.diet_remembered && !(member && (await isRememberedDiet(member, toDiet(form)))))
        return reply(
          { fieldErrors: { diet_consent: ['dietConsentRequired'] }, hideFields: ['diet_consent'] },
          'consent',
        )
      const outcome = await bookWithinLimit(id, form, language, member)
      if (outcome.ok) return replyAccepted(outcome.decision, form.size)
      const { reason } = outcome
      if (reason === 'unknown') return null
      if (reason === 'too-large') return reply({ fieldErrors: { size: [refusals[reason]] } }, reason)
      const wouldBeFewer = reason === 'full' && form.size > 1 && (await hasSeats(id, language))
      return reply({ formErrors: [wouldBeFewer ? 'fullParty' : refusals[reason]] }, reason)
    },
    {
      arrange: arrangeGuests,
      maxFields: MAX_PARTY_FIELDS,
      failure() {
        context.set(formShownAgain, true)
        return { formErrors: ['registrationFailed'] }
      },
    },
  )
  return requireRow(answer)
}

async function hasSeats(id: number, language: Language): Promise<boolean> {
  const event = await findEvent(id, language)
  return event !== null && event.places > 0
}

/** The size only of a party: the answer for one is as it was. */
function replyAccepted(decision: HoldDecision, size: number) {
  const done = { state: 'done' as const, ...(size > 1 && { size }) }
  return decision === 'booked' ? done : data({ ...done, pending: decision }, { status: 202 })
}

async function bookWithinLimit(event: number, form: RegistrationFields, language: Language, member: Member | null) {
  const address = clientAddress()
  const contact = { ...toContact(form, language), ...(member && { email: member.email }) }
  const limit = await consumeRateLimit('registration', { address, guest: `${event} ${contact.email}` })
  if (!limit.ok) return { ok: false as const, reason: 'too-many' as const }
  if (member && member.privacyVersion !== legalVersions.privacy) await notePrivacyAccepted(member.id)
  return bookParty(event, contact, toGuests(form, form.guests, form.size), {
    ...(member && { socioId: member.id }),
    origin: {
      key: keyedHash('registration origin', clientNetwork()),
      burst: limit.burst === true,
      own: isClientIn(currentClub().networks),
    },
  })
}

function toContact(form: RegistrationFields, language: Language): Contact {
  return {
    fullName: form.full_name,
    email: form.email,
    phone: form.phone,
    howDidYouKnowUs: form.how_did_you_know_us,
    notes: form.notes,
    isMember: form.is_member === 'on',
    language,
    privacyVersion: legalVersions.privacy,
  }
}

export default function RegistrationPage({ loaderData: { id, event, others, own }, actionData }: Route.ComponentProps) {
  const { events: t, forms } = useTexts()
  const language = useLanguage()
  const registeringFor = useRegisteringFor()
  const head = (
    <PageHead title={event ? `${t.registration.title}: ${event.title}` : t.registration.title} index={false} />
  )
  if (!actionData && event && isClosed(event)) {
    const { state } = event
    const titles: Partial<Record<EventState, string>> = {
      past: t.ended,
      full: forms.errors.full,
      cancelled: t.cancelledTitle,
    }
    const reason = event.membersOpen ? null : closedText(event, language, t)
    return (
      <>
        {head}
        <DialogPage title={t.registration.title} side={<RegistrationSide event={registeringFor(event)} />}>
          <ErrorState title={titles[state] ?? stateLabel(event, language, t)}>
            {reason && <p>{reason}</p>}
            {state === 'full' && <WaysWhenFull event={event} />}
            {state === 'soon' && event.membersOpen && <MemberWay event={event} />}
            <BackToEvent eventId={event.id} />
          </ErrorState>
        </DialogPage>
        <NextTables title={t.otherTables} events={others} />
      </>
    )
  }
  return (
    <>
      {head}
      <Island
        of={registrationIsland}
        props={{ eventId: id, event: event && registeringFor(event), own, answer: actionData }}
      />
      <StepperStart />
    </>
  )
}

export { EventNotFound as ErrorBoundary } from '#app/events/site/event/event-not-found.tsx'
