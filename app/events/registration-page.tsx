import type { Submission } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { createContext, data, Form, isRouteErrorResponse, useNavigation } from 'react-router'
import { languageOf } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { log } from '#app/platform/log.server.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import type { FieldError } from '#app/platform/fields.ts'
import { readForm } from '#app/platform/read-form.server.ts'
import { currentRequestId } from '#app/platform/request-id.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { findEvent } from './events.server.ts'
import { registrationSchema } from './forms.ts'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSide } from './registration-side.tsx'
import { register, type RegistrationRefusal } from './registrations.server.ts'
import type { Route } from './+types/registration-page.ts'

/** Set by the action when a form without script could not be kept: the answer is the form again, whether or not the event can be read. */
const formGivenBack = createContext(false)

/** GET /eventos/{id}/inscripcion: everyone; the dialog as a page, for those without script. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = rowId(params.id)
  if (!id) throw data('event', { status: 404 })
  try {
    const event = await findEvent(id, languageOf(url.pathname))
    if (!event) throw data('event', { status: 404 })
    return { id, event }
  } catch (error) {
    if (context.get(formGivenBack)) return { id, event: null }
    throw error
  }
}

const refusals: Record<Exclude<RegistrationRefusal, 'unknown-event'>, FieldError> = { ended: 'ended', full: 'full' }

/** POST: everyone. Sending it twice is harmless; refusals keep what was typed (409), wrong fields (422) and faults of ours (503) too. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const id = rowId(params.id)
  if (!id) throw data('event', { status: 404 })
  const submission = read(await readForm(request))
  if (submission.status !== 'success') return data({ done: false as const, result: submission.reply() }, { status: 422 })
  const form = submission.value
  const outcome = await register(id, {
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
    context.set(formGivenBack, true)
    return failed(submission)
  }
  if (outcome.ok) return { done: true as const, result: undefined }
  if (outcome.reason === 'unknown-event') throw data('event', { status: 404 })
  return data({ done: false as const, result: submission.reply({ formErrors: [refusals[outcome.reason]] }) }, { status: 409 })
}

/**
 * A lost connection must not take away the page with what was typed: it becomes an answer like the others. Its status, and that of a fault of ours,
 * keeps the router from loading the page anew, which would fail, too.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    const answer = await serverAction()
    return answer.result?.error?.['']?.includes(fault) ? failed(read(form)) : answer
  } catch (error) {
    // There is no such event, or the form was none of ours: the page says so.
    if (isRouteErrorResponse(error) && error.status < 500) throw error
    return failed(read(form))
  }
}

function read(form: FormData) {
  return parseWithValibot(form, { schema: registrationSchema })
}

const fault: FieldError = 'registrationFailed'

function failed(submission: Submission<unknown>) {
  return data({ done: false as const, result: submission.reply({ formErrors: [fault] }) }, { status: 503 })
}

export default function RegistrationPage({ loaderData: { id, event }, actionData }: Route.ComponentProps) {
  const { events: t } = useTexts()
  const local = useLocalPath()
  const busy = useNavigation().state === 'submitting'
  const side = event && <RegistrationSide event={event} />
  const back = `/eventos/${id}`
  const head = <PageHead title={event ? `${t.registration.title}: ${event.title}` : t.registration.title} index={false} />
  if (actionData?.done) {
    return (
      <DialogPage title={t.registration.done} lead={t.registration.doneText} side={side}>
        {head}
        <BackToEvent to={back} />
      </DialogPage>
    )
  }
  if (!actionData && event && (event.begun || event.places <= 0)) {
    return (
      <DialogPage title={t.registration.title} side={side}>
        {head}
        <ErrorState title={event.begun ? t.ended : t.full}>
          <BackToEvent to={back} />
        </ErrorState>
      </DialogPage>
    )
  }
  return (
    <DialogPage title={t.registration.title} lead={[event && t.registration.intro(event.places), t.registration.required].filter(Boolean).join(' ')} side={side}>
      {head}
      <RegistrationForm Form={Form} action={local(`${back}/inscripcion`)} result={actionData?.result} busy={busy} backTo={back} />
    </DialogPage>
  )
}

function BackToEvent({ to }: { to: string }) {
  const { events: t } = useTexts()
  return (
    <LocalLink to={to} className={buttonClass({ variant: 'secondary' })}>
      {t.registration.backToEvent}
    </LocalLink>
  )
}

export { EventNotFound as ErrorBoundary } from './event-not-found.tsx'
