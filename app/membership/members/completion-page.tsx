import { createContext, data, isRouteErrorResponse } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import { languageOf } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { FailureScreen } from '#app/ui/site/failure-screen.tsx'
import { Island, island } from '#app/ui/island.tsx'
import { currentClub } from '#app/platform/club.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerForm, type Reply } from '#app/platform/forms/answer-form.server.ts'
import { statusOf } from '#app/platform/refusals.ts'
import { isTooMany, tokenOutcome, attemptToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import completionIsland from './completion-island.tsx'
import { completionSchema, plainCompletionSchema } from './completion-forms.ts'
import { CompletionSide } from './completion-side.tsx'
import { findFee } from '#app/membership/fee.server.ts'
import { completeMembership, findCompletion, type CompletionRefusal } from './completion.server.ts'
import { findNextDinner } from './next-dinner.server.ts'
import type { MandateOffer } from '#app/mandates/mandate-terms.ts'
import { offerFirstMandate } from '#app/mandates/completion-mandate.server.ts'
import { EndedPlate } from '#app/bookings/site/mail-links/ended-plate.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import type { Route } from './+types/completion-page.ts'

export const headers = () => linkPageHeaders

/** Set by the action: after a form sent without script, the loader must not report on the link. */
const isFormAnswer = createContext(false)

/** GET /socio/completar-datos?token=…: everyone with the link of the approval mail. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const language = languageOf(url.pathname)
  if (context.get(isFormAnswer)) {
    const known = { fullName: '', email: '', phone: null }
    // The answer of a form stays as it is while the database is unavailable.
    const mandate = (await offerFirstMandate(token, language).catch(() => null)) ?? undefined
    const fee = await findFee(language).catch(() => currentClub().fee[language])
    return { refusal: null, token, known, mandate, fee }
  }
  try {
    const outcome = await tokenOutcome(token, () => findCompletion(token), isKnown)
    if (!outcome.ok) return data({ refusal: outcome.reason }, { status: statusOf(outcome.reason) })
    const { fullName, email, phone } = outcome
    const [mandate, fee] = await Promise.all([offerFirstMandate(token, language), findFee(language)])
    return { refusal: null, token, known: { fullName, email, phone }, mandate: mandate ?? undefined, fee }
  } catch (error) {
    if (isTooMany(error)) throw error
    log.error({ err: error }, 'completion link not checked')
    return data({ refusal: 'failed' as const }, { status: 503 })
  }
}

/** POST: creates the member. Wrong fields answer 422, too many attempts 429; the typed values stay. */
export async function action({ context, request, url }: Route.ActionArgs) {
  context.set(isFormAnswer, true)
  const how = { language: languageOf(url.pathname), privacyVersion: legalVersions.privacy }
  // While the database is unavailable the form answers 503 by itself.
  const schema = (await hasCreditor().catch(() => true)) ? completionSchema : plainCompletionSchema
  return answerForm(request, schema, async ({ token, ...fields }, reply) => {
    const next = await findNextDinner(how.language)
    const outcome = await attemptToken(token, () => completeMembership(token, fields, how), isKnown)
    if (outcome === 'too-many') return reply({ formErrors: ['tooMany'] }, 'too-many')
    if (outcome.ok) {
      const card = { club: currentClub().formalName, fullName: fields.full_name, number: outcome.number }
      const sheet = outcome.sheet ?? undefined
      return { state: 'done' as const, welcome: { ...card, email: fields.email, next, sheet } }
    }
    const { reason } = outcome
    if (reason === 'mandate-changed') return signAgain(await offerFirstMandate(token, how.language), reply)
    return data({ state: 'refused' as const, reason }, { status: statusOf(reason) })
  })
}

/** The form as it was typed, with the order as it is now. */
function signAgain(mandate: MandateOffer | null, reply: Reply) {
  const { data: answer, init } = reply({ fieldErrors: { mandate_confirm: ['mandateChanged'] } }, 'mandate-changed')
  return data({ ...answer, mandate }, init ?? undefined)
}

function isKnown(outcome: { ok: true } | { ok: false; reason: CompletionRefusal | 'mandate-changed' }): boolean {
  return outcome.ok || outcome.reason === 'completed' || outcome.reason === 'mandate-changed'
}

export default function CompletionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { completion: t, forms } = useTexts()
  const refusal = actionData?.state === 'refused' ? actionData.reason : loaderData.refusal
  if (refusal !== null) {
    return (
      <Outcome
        toast={`completion-${refusal}`}
        title={t.refusals[refusal]}
        text={refusal === 'completed' ? t.completedText : t.refusalText}
      />
    )
  }
  if (!('known' in loaderData)) return null
  const { token, known, mandate, fee } = loaderData
  const form = <Island of={completionIsland} props={{ token, known, mandate, answer: actionData }} />
  if (actionData?.state === 'done') {
    return (
      <div className="wrap section">
        <PageHead title={t.title} index={false} />
        {form}
      </div>
    )
  }
  return (
    <div className="wrap section completion">
      <PageHead title={t.title} index={false} />
      <div className="completion-head">
        <h1 className="d2">{t.welcome}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <CompletionSide fee={fee} />
      <div className="completion-main">
        {actionData?.state === 'failed' && (
          <p className="error-summary" role="alert" tabIndex={-1}>
            {`${t.saveFailed}. ${forms.failures[actionData.cause ?? 'offline']} ${t.saveFailedText}`}
          </p>
        )}
        {form}
      </div>
    </div>
  )
}

type OutcomeProps = {
  title: string
  text: string
  /** A key of `site/flash-texts.ts`. */
  toast: string
}

/** A page without script; with script, the `leave` island shows it as a flash message on the home page. */
function Outcome({ title, text, toast }: OutcomeProps) {
  const { completion: t } = useTexts()
  const local = useLocalPath()
  return (
    <div className="wrap section" {...island('leave', { to: local('/'), toast })}>
      <PageHead title={t.title} index={false} />
      <div className="completion-outcome stack" role="status">
        <EndedPlate />
        <h1 className="d2">{title}</h1>
        <p className="lead">{text}</p>
        <div className="form-actions">
          <LocalButtonLink to="/" variant="secondary" label={t.backHome} />
          <LocalButtonLink to="/contacto" variant="secondary" label={t.contact} />
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 429 ? <FailureScreen error={error} /> : <CannotLoad />
}

function CannotLoad() {
  const { completion: t } = useTexts()
  return <Outcome toast="completion-lost" title={t.loadFailed} text={t.refusalText} />
}
