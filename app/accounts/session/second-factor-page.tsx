import { data, redirect } from 'react-router'
import accountIsland from '#app/accounts/account-island.tsx'
import { AccountLayout } from '#app/accounts/account-layout.tsx'
import { isPanelRole } from '#app/accounts/capabilities.ts'
import { onFailure } from '#app/accounts/forms.ts'
import { proofProblems, proofSchema } from '#app/accounts/second-factor/forms.ts'
import { findPendingSignIn } from '#app/accounts/second-factor/pending-sign-in.server.ts'
import { waysToProve } from '#app/accounts/second-factor/prove-factor.server.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { readReturnPath } from './panel-path.server.ts'
import { completeSignIn } from './sign-in.server.ts'
import type { Route } from './+types/second-factor-page.ts'

export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

/** GET /auth/segundo-factor: after the right password. `volver`: the page of the panel that was asked for. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const pending = await findPendingSignIn(request)
  if (!pending) throw redirect(signInPath(url))
  return { ways: await waysToProve(pending.userId, pending.subject), action: url.pathname + url.search }
}

function signInPath(url: URL): string {
  if (!url.searchParams.has('volver')) return localPath('/auth', languageOf(url.pathname))
  return `/admin/login?volver=${encodeURIComponent(readReturnPath(url))}`
}

/** POST: 401 for a wrong code, which counts as a guess; 409 when the password was given too long ago. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(
    request,
    proofSchema,
    async ({ code, passkey, in_place: inPlace }, reply) => {
      const outcome = await completeSignIn(request, { code, passkey })
      if (!outcome.ok) return reply(proofProblems[outcome.reason], outcome.reason)
      if (inPlace !== undefined) {
        const headers = new Headers({ 'Cache-Control': 'no-store' })
        for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie)
        return data({ state: 'done' as const }, { headers })
      }
      const toPanel = url.searchParams.has('volver') && isPanelRole(outcome.role)
      return toPanel
        ? redirectWithFlash(readReturnPath(url), 'access-granted', outcome.cookies)
        : redirectWithFlash(localPath('/', languageOf(url.pathname)), 'welcome-back', outcome.cookies)
    },
    onFailure,
  )
}

export default function SecondFactorPage({ loaderData: { ways, action: path }, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  return (
    <AccountLayout art="table">
      <PageHead title={t.secondFactor.title} index={false} />
      <Island of={accountIsland} props={{ kind: 'second-factor', ways, action: path, answer: actionData }} />
    </AccountLayout>
  )
}
