import { data, redirect } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { Island, island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import accountIsland from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { isPanelRole } from '#app/accounts/capabilities.ts'
import { currentAccount } from './current-account.server.ts'
import { withinSignInLimit } from './sign-in-limits.server.ts'
import { panelSignInSchema } from '#app/accounts/forms.ts'
import { waysToProve } from '#app/accounts/second-factor/prove-factor.server.ts'
import { sessionTexts } from './session-texts.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { panelLanguage } from './panel-language.server.ts'
import { readReturnPath } from './panel-path.server.ts'
import { signInToPanel } from './sign-in.server.ts'
import { ownPasswordPath, refuseSignIn, secondFactorPath } from './sign-in-refusal.server.ts'
import schemes from '#app/ui/panel/schemes.css?url'
import type { Route } from './+types/panel-login-page.ts'

export function links() {
  return [{ rel: 'stylesheet', href: schemes }]
}

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

/** GET /admin/login, for everyone; a signed-in administrator or editor continues to `?volver=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await currentAccount(context).catch(() => null)
  if (account && isPanelRole(account.role)) throw redirect(readReturnPath(url))
  return null
}

/** POST, for everyone. Only administrators and editors get a session, which replaces their other sessions. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return answerForm(
    request,
    panelSignInSchema,
    async ({ email, password, in_place: inPlace }, reply) => {
      const outcome = await withinSignInLimit(request, email, () => signInToPanel(request, email, password))
      if (!outcome.ok) {
        const language = await panelLanguage(context, request)
        if (outcome.reason === 'temporary-password') return redirect(ownPasswordPath(outcome.token, language), 303)
        if (outcome.reason === 'second-factor') {
          const { cookie, userId, subject } = outcome.begun
          const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': cookie }
          if (inPlace === undefined)
            return redirect(secondFactorPath(language, readReturnPath(url)), { status: 303, headers })
          return data({ state: 'done' as const, ways: await waysToProve(userId, subject) }, { headers })
        }
        const { error, reason } = await refuseSignIn(outcome.reason, email, language)
        return reply({ formErrors: [error] }, reason)
      }
      if (inPlace === undefined) return redirectWithFlash(readReturnPath(url), 'access-granted', outcome.cookies)
      const headers = new Headers({ 'Cache-Control': 'no-store' })
      for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie)
      return data({ state: 'done' as const }, { headers })
    },
    { failure: () => ({ formErrors: ['signInFailed'] }) },
  )
}

export default function AdminLoginPage({ actionData }: Route.ComponentProps) {
  const { signIn: t } = usePanelTexts(sessionTexts)
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
            <LocalTextLink to="/auth?modo=recuperar" label={t.forgot} />
            <LocalTextLink to="/" icon="arrow-left" label={t.backToSite} />
          </div>
        </AccountLayout>
      </main>
      <Toaster label={t.toasts} closeLabel={t.close} />
      <div hidden {...island('flash-message')} />
    </>
  )
}
