import { languageOf, type Language } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { StepperStart } from '#app/platform/render/inline-scripts.tsx'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { stateForMember } from '#app/events/event-state.ts'
import { MemberWay } from '#app/events/site/event/member-way.tsx'
import { closedText } from '#app/events/site/list/state-label.ts'
import { toOwnForm } from './own-form.server.ts'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import type { Member } from '#app/accounts/member-session/member-sessions.server.ts'
import { findEvent } from '#app/events/events.server.ts'
import { arrangeGuests, MAX_PARTY_FIELDS } from '#app/bookings/registration/party-rows.ts'
import { partyLinkToken, partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import { findWaiting } from '#app/waiting-list/find-waiting.server.ts'
import { waitingListSchema, type WaitingListFields } from '#app/waiting-list/forms.ts'
import { joinWaitingList, type JoinRefusal } from '#app/waiting-list/joining.server.ts'
import { RegistrationSide } from '#app/bookings/site/registration/registration-side.tsx'
import { useRegisteringFor } from '#app/bookings/site/registration/use-registering-for.ts'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import waitingListIsland from '#app/waiting-list/site/waiting-list-island.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import type { Route } from './+types/waiting-list-page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const [found, member] = await Promise.all([findEvent(id, languageOf(url.pathname)), currentMember(context)])
  const event = requireRow(found)
  if (!member) return { id, event, own: null }
  return { id, event: { ...event, state: stateForMember(event) }, own: toOwnForm(member) }
}

const refusals: Record<Exclude<JoinRefusal, 'unknown'> | 'too-many', FieldError> = {
  'too-many': 'tooMany',
  cancelled: 'eventCancelled',
  begun: 'begun',
  ended: 'ended',
  closed: 'waitingListClosed',
  'members-only': 'membersOnly',
  'too-large': 'partyTooLarge',
  free: 'seatsFree',
  already: 'alreadyWaiting',
  'mailbox-full': 'mailboxFull',
}

/** Safe to repeat. 409 refused, 422 invalid, 429 rate limit, 503 server error. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const id = requireRowId(params.id)
  const answer = await answerForm(
    request,
    waitingListSchema,
    async (form, reply) => {
      const outcome = await joinWithinLimit(id, form, languageOf(url.pathname), await currentMember(context))
      if (outcome.ok) return { state: 'done' as const, size: form.size, ahead: await findAhead(outcome.id) }
      const { reason } = outcome
      if (reason === 'unknown') return null
      if (reason === 'too-large') return reply({ fieldErrors: { size: [refusals[reason]] } }, reason)
      return reply({ formErrors: [refusals[reason]] }, reason)
    },
    { arrange: arrangeGuests, maxFields: MAX_PARTY_FIELDS, failure: () => ({ formErrors: ['registrationFailed'] }) },
  )
  return requireRow(answer)
}

async function joinWithinLimit(event: number, form: WaitingListFields, language: Language, member: Member | null) {
  const email = member?.email ?? form.email
  const limit = await consumeRateLimit('waiting-list', { address: clientAddress(), guest: `${event} ${email}` })
  if (!limit.ok) return { ok: false as const, reason: 'too-many' as const }
  const contact = {
    fullName: form.full_name,
    email,
    phone: form.phone,
    howDidYouKnowUs: form.how_did_you_know_us,
    notes: form.notes,
    isMember: member !== null || form.is_member === 'on',
    language,
    privacyVersion: legalVersions.privacy,
  }
  return joinWaitingList(event, contact, form.size, member ? { socioId: member.id } : {})
}

async function findAhead(id: string) {
  const token = partyLinkToken({ id, tokenHash: partyTokenHash(id), linkVersion: 0 })
  return (token && (await findWaiting(token))?.ahead) || null
}

/** Nobody can wait for a seat there. */
const without = new Set(['past', 'under-way', 'cancelled', 'closed', 'soon', 'no-seats'])

export default function WaitingListPage({ loaderData: { id, event, own }, actionData }: Route.ComponentProps) {
  const { party, events } = useTexts()
  const t = party.join
  const language = useLanguage()
  const registeringFor = useRegisteringFor()
  const head = <PageHead title={`${t.title}: ${event.title}`} index={false} />
  if (!actionData && without.has(event.state)) {
    return (
      <>
        {head}
        <DialogPage title={t.title} side={<RegistrationSide event={registeringFor(event)} isWaiting />}>
          <ErrorState title={event.state === 'past' ? events.ended : t.closed}>
            {event.state === 'soon' && !event.membersOpen && <p>{closedText(event, language, events)}</p>}
            {event.state === 'soon' && event.membersOpen && <MemberWay event={event} />}
            <LocalButtonLink to="/eventos" label={events.backToEvents} />
            <BackToEvent eventId={event.id} />
          </ErrorState>
        </DialogPage>
      </>
    )
  }
  return (
    <>
      {head}
      <Island of={waitingListIsland} props={{ eventId: id, event: registeringFor(event), own, answer: actionData }} />
      <StepperStart />
    </>
  )
}

export { EventNotFound as ErrorBoundary } from '#app/events/site/event/event-not-found.tsx'
