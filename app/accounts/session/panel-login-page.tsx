import { parseWithValibot } from '@conform-to/valibot'
import { data, redirect } from 'react-router'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { Island, island } from '#app/ui/island.tsx'
import { log } from '#app/platform/observability/log.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { replyForm } from '#app/platform/forms/answer-form.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import accountIsland from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { isPanelRole } from '#app/accounts/capabilities.ts'
import { currentAccount } from './current-account.server.ts'
import { withinSignInLimit } from './sign-in-limits.server.ts'
import { signInSchema } from '#app/accounts/forms.ts'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { panelLanguage } from './panel-language.server.ts'
import { readReturnPath } from './panel-path.server.ts'
import { signInToPanel } from './sign-in.server.ts'
import { ownPasswordPath, refuseSignIn } from './sign-in-refusal.server.ts'
import type { Route } from './+types/panel-login-page.ts'

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

/** GET /admin/login, for everyone; a signed-in administrator or editor continues to `?volver=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await currentAccount(context).catch(() => null)
  if (account && isPanelRole(account.role)) throw redirect(readReturnPath(url))
  return null
}

/** POST, for everyone. Only administrators and editors get a session, which replaces their other sessions. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseWithValibot(form, { schema: signInSchema })
  const refuse = (formErrors: FieldError[], status: number) =>
    replyForm(submission, { formErrors, hideFields: ['password'] }, status)
  if (submission.status !== 'success') return replyForm(submission, { hideFields: ['password'] })
  const { email, password } = submission.value
  const outcome = await tryPanelSignIn(context, request, email, password).catch(logFailure)
  if (!outcome) return refuse(['signInFailed'], 503)
  if ('error' in outcome) return refuse([outcome.error], outcome.status)
  if (!outcome.ok) return redirect(ownPasswordPath(outcome.token, await panelLanguage(context, request)), 303)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie)
  // Over the open page (`session-over-dialog.tsx`), which stays.
  if (form.has('in_place')) return data({ state: 'done' as const }, { headers })
  headers.append('Set-Cookie', flashMessageCookie('access-granted'))
  return redirect(readReturnPath(url), { status: 303, headers })
}

type Context = Route.ActionArgs['context']

async function tryPanelSignIn(context: Context, request: Request, email: string, password: string) {
  const outcome = await withinSignInLimit(request, email, () => signInToPanel(request, email, password))
  if (outcome.ok || outcome.reason === 'temporary-password') return outcome
  return refuseSignIn(outcome.reason, email, await panelLanguage(context, request))
}

function logFailure(error: unknown): null {
  log.error({ err: error, requestId: currentRequestId() }, 'not signed in')
  return null
}

export default function AdminLoginPage({ actionData }: Route.ComponentProps) {
  const { signIn: t } = usePanelTexts(accountTexts)
  const { formalName } = useClub()
  return (
    <>
      <PageHead title={t.title} index={false} />
      <main>
        <AccountLayout art="mark">
          <h1 className="d2">{t.title}</h1>
          <p className="muted account-lead">{t.lead(formalName)}</p>
          <Island of={accountIsland} props={{ kind: 'panel', answer: actionData }} />
          <div className="account-links">
            <LocalLink to="/auth?modo=recuperar" className="text-link">
              {t.forgot}
            </LocalLink>
            <LocalLink to="/" className="text-link">
              <Icon name="arrow-left" />
              {t.backToSite}
            </LocalLink>
          </div>
        </AccountLayout>
      </main>
      <Toaster label={t.toasts} closeLabel={t.close} />
      <div hidden {...island('flash-message')} />
    </>
  )
}
