import type { Submission } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { createContext, data } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { clientAddress } from '#app/platform/request/client-address.server.ts'
import { Island } from '#app/ui/island.tsx'
import { log } from '#app/platform/observability/log.server.ts'
import { isFromBot } from '#app/platform/forms/form-guard.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { keyedHash } from '#app/platform/secrets/secrets.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { findEvent } from '#app/events/events.server.ts'
import { registrationSchema } from '#app/events/forms.ts'
import registrationIsland, { BackToEvent } from './registration-island.tsx'
import { registeringFor, RegistrationSide } from './registration-side.tsx'
import { register, type RegistrationForm as Guest, type RegistrationRefusal } from '#app/events/registrations.server.ts'
import type { HoldDecision } from '#app/events/seat-limits.ts'
import type { Route } from './+types/registration-page.ts'

/** Set when the action fails: the page then shows the form again even if the event cannot be read. */
const formShownAgain = createContext(false)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  try {
    return { id, event: requireRow(await findEvent(id, languageOf(url.pathname))) }
  } catch (error) {
    if (context.get(formShownAgain)) return { id, event: null }
    throw error
  }
}

const refusals: Record<Exclude<RegistrationRefusal, 'unknown-event'>, FieldError> = {
  ended: 'ended',
  full: 'full',
  'mailbox-full': 'mailboxFull',
}

/** Safe to repeat. 202 pending confirmation, 409 refused, 422 invalid, 429 rate limit, 503 server error. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const id = requireRowId(params.id)
  const sent = await readForm(request)
  if (isFromBot(sent)) return { done: true as const, result: undefined }
  const submission = parseWithValibot(sent, { schema: registrationSchema })
  if (submission.status !== 'success')
    return data({ done: false as const, result: submission.reply() }, { status: 422 })
  const form = submission.value
  const outcome = await registerWithinLimit(id, {
    fullName: form.full_name,
    email: form.email,
    phone: form.phone,
    howDidYouKnowUs: form.how_did_you_know_us,
    dietaryRestrictions: form.dietary_restrictions,
    notes: form.notes,
    isMember: form.is_member === 'on',
    language: languageOf(url.pathname),
    privacyVersion: legalVersions.privacy,
  }).catch((error: unknown) => {
    log.error({ err: error, event: id, requestId: currentRequestId() }, 'registration failed')
    return null
  })
  if (!outcome) {
    context.set(formShownAgain, true)
    return replyFailed(submission)
  }
  if (outcome.ok) return replyAccepted(outcome.decision)
  if (outcome.reason === 'too-many')
    return data(
      { done: false as const, result: submission.reply({ formErrors: ['tooMany' satisfies FieldError] }) },
      { status: 429 },
    )
  if (outcome.reason === 'unknown-event') throw data('event', { status: 404 })
  return data(
    { done: false as const, result: submission.reply({ formErrors: [refusals[outcome.reason]] }) },
    { status: 409 },
  )
}

function replyAccepted(decision: HoldDecision) {
  if (decision === 'booked') return { done: true as const, result: undefined }
  return data({ done: true as const, pending: decision, result: undefined }, { status: 202 })
}

async function registerWithinLimit(event: number, form: Guest) {
  const address = clientAddress()
  const limit = await consumeRateLimit('registration', { address, guest: `${event} ${form.email}` })
  if (!limit.ok) return { ok: false as const, reason: 'too-many' as const }
  return register(event, form, {
    origin: { key: keyedHash('registration origin', address), burst: limit.burst === true },
  })
}

function replyFailed(submission: Submission<unknown>) {
  return data(
    { done: false as const, result: submission.reply({ formErrors: ['registrationFailed' satisfies FieldError] }) },
    { status: 503 },
  )
}

export default function RegistrationPage({ loaderData: { id, event }, actionData }: Route.ComponentProps) {
  const { events: t } = useTexts()
  const head = (
    <PageHead title={event ? `${t.registration.title}: ${event.title}` : t.registration.title} index={false} />
  )
  if (!actionData && event && (event.started || event.places <= 0)) {
    return (
      <DialogPage title={t.registration.title} side={<RegistrationSide event={event} />}>
        {head}
        <ErrorState title={event.started ? t.ended : t.full}>
          <BackToEvent eventId={event.id} />
        </ErrorState>
      </DialogPage>
    )
  }
  return (
    <>
      {head}
      <Island
        of={registrationIsland}
        props={{ eventId: id, event: event && registeringFor(event), answer: actionData }}
      />
    </>
  )
}

export { EventNotFound as ErrorBoundary } from './event-not-found.tsx'
