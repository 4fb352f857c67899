import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useEffectEvent } from 'react'
import { createContext, data, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import { linkPageHeaders } from '#app/accounts/link-page-headers.ts'
import { languageOf } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { log } from '#app/platform/log.server.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm } from '#app/platform/read-form.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { CompletionForm } from './completion-form.tsx'
import { completionSchema } from './completion-schema.ts'
import { completeMembership, findCompletion } from './completion.server.ts'
import type { Route } from './+types/completion-page.ts'

export function headers() {
  return linkPageHeaders
}

const statuses = { missing: 400, unknown: 404, completed: 409, failed: 503 } as const

/** Set by the action when a form without script has been sent: its answer is the page, whatever has become of the link meanwhile. */
const answered = createContext(false)

/** GET /socio/completar-datos?token=…: whoever has the link of the approval mail. Shows; never acts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  if (context.get(answered)) return { refusal: null, token, known: { fullName: '', email: '', phone: null } }
  try {
    const found = await findCompletion(token)
    if (!found.ok) return data({ refusal: found.reason }, { status: statuses[found.reason] })
    const { fullName, email, phone } = found
    return { refusal: null, token, known: { fullName, email, phone } }
  } catch (error) {
    log.error({ err: error }, 'completion not found out')
    return data({ refusal: 'failed' as const }, { status: statuses.failed })
  }
}

/** POST: the same. Makes the member; wrong fields are 422, and what was typed stays whatever happens. */
export async function action({ context, request, url }: Route.ActionArgs) {
  context.set(answered, true)
  const form = await readForm(request)
  const token = form.get('token')
  const submission = parseWithValibot(form, { schema: completionSchema })
  const result = submission.reply()
  if (submission.status !== 'success') return data({ state: 'wrong' as const, result }, { status: 422 })
  try {
    const outcome = await completeMembership(typeof token === 'string' ? token : '', submission.value, { language: languageOf(url.pathname), privacyVersion: legalVersions.privacy })
    if (outcome.ok) return data({ state: 'done' as const, result: undefined })
    return data({ state: 'refused' as const, refusal: outcome.reason, result: undefined }, { status: statuses[outcome.reason] })
  } catch (error) {
    log.error({ err: error }, 'membership not completed')
    return data({ state: 'failed' as const, result }, { status: statuses.failed })
  }
}

/** A fault of the network must not take away the page with what was typed: it becomes an answer like the others. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch {
    return { state: 'failed' as const, result: undefined }
  }
}

/** Once the member is made the link is refused; what the page shows then is the answer of the action, not that. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

export default function CompletionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { completion: t } = useTexts()
  useEffect(() => {
    if (actionData?.state === 'failed') toast.error(t.saveFailed, t.saveFailedText)
  }, [actionData, t])
  const refusal = actionData?.state === 'refused' ? actionData.refusal : loaderData.refusal
  if (actionData?.state === 'done') return <Outcome kind="success" title={t.done} text={t.doneText} />
  if (refusal !== null) return <Outcome kind="error" title={t.refusals[refusal]} text={refusal === 'completed' ? t.completedText : t.refusalText} />
  if (!('known' in loaderData)) return null
  return (
    <div className="wrap section completion">
      <PageHead title={t.title} index={false} />
      <h1 className="d2">{t.welcome}</h1>
      <p className="lead">{t.lead}</p>
      {actionData?.state === 'failed' && (
        <noscript>
          <p className="error-summary">
            {t.saveFailed}. {t.saveFailedText}
          </p>
        </noscript>
      )}
      <CompletionForm token={loaderData.token} known={loaderData.known} result={actionData?.result} />
    </div>
  )
}

/** The end of the way: a page of its own without script; with it, the specified toast on the home page (back-office §8). */
function Outcome({ kind, title, text }: { kind: 'success' | 'error'; title: string; text: string }) {
  const { completion: t } = useTexts()
  const navigate = useNavigate()
  const local = useLocalPath()
  const leave = useEffectEvent(() => {
    toast[kind](title, text)
    void navigate(local('/'), { replace: true })
  })
  useEffect(() => leave(), [])
  return (
    <div className="wrap section completion">
      <PageHead title={t.title} index={false} />
      <div className="completion-outcome" role="status">
        <h1 className="d2">{title}</h1>
        <p className="lead">{text}</p>
        <div className="form-actions">
          <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
            {t.backHome}
          </LocalLink>
          {kind === 'error' && (
            <LocalLink to="/contacto" className={buttonClass({ variant: 'secondary' })}>
              {t.contact}
            </LocalLink>
          )}
        </div>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <Outcome kind="error" title={useTexts().completion.loadFailed} text={useTexts().completion.refusalText} />
}
