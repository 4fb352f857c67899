import { redirect } from 'react-router'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { Island } from '#app/ui/island.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { Segments } from '#app/ui/segments.tsx'
import accountIsland from './account-island.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountSessions } from '#app/accounts/session/account-sessions.tsx'
import { currentAccount } from '#app/accounts/session/current-account.server.ts'
import {
  consumePasswordResetLimit,
  consumeSignUpLimit,
  withinSignInLimit,
} from '#app/accounts/session/sign-in-limits.server.ts'
import { onFailure, passwordErrors, recoverSchema, signInSchema, signUpSchema } from './forms.ts'
import { requestPasswordReset } from './session/password-reset.server.ts'
import { listSessions } from '#app/accounts/session/session-list.server.ts'
import { signIn } from '#app/accounts/session/sign-in.server.ts'
import { ownPasswordPath, refuseSignIn, secondFactorPath } from '#app/accounts/session/sign-in-refusal.server.ts'
import { signUp } from '#app/accounts/signup/sign-up.server.ts'
import type { Route } from './+types/auth-page.ts'

const modes = { registro: 'sign-up', recuperar: 'recover' } as const
type Mode = 'sign-in' | (typeof modes)[keyof typeof modes]

function readMode(url: URL): Mode {
  const asked = url.searchParams.get('modo')
  return asked === 'registro' || asked === 'recuperar' ? modes[asked] : 'sign-in'
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const mode = readMode(url)
  const account = mode === 'sign-in' ? await currentAccount(context) : null
  return { mode, account: account && { email: account.email, sessions: await listSessions(account, account) } }
}

/**
 * POST, for everyone. Answers do not reveal whether an e-mail has an account; a server error keeps the fields (503).
 */
export async function action({ request, url }: Route.ActionArgs) {
  const mode = readMode(url)
  const language = languageOf(url.pathname)
  if (mode === 'sign-up') return answerSignUp(request, language)
  if (mode === 'recover') return answerRecovery(request, language)
  return answerSignIn(request, language)
}

function answerSignIn(request: Request, language: Language) {
  return answerForm(
    request,
    signInSchema,
    async ({ email, password }, reply) => {
      const outcome = await withinSignInLimit(request, email, () => signIn(request, email, password))
      if (!outcome.ok) {
        if (outcome.reason === 'temporary-password') return redirect(ownPasswordPath(outcome.token, language), 303)
        if (outcome.reason === 'second-factor')
          return redirect(secondFactorPath(language), { status: 303, headers: { 'Set-Cookie': outcome.begun.cookie } })
        const { error, reason } = await refuseSignIn(outcome.reason, email, language)
        return reply({ formErrors: [error] }, reason)
      }
      return redirectWithFlash(localPath('/', language), 'welcome-back', outcome.cookies)
    },
    onFailure,
  )
}

function answerSignUp(request: Request, language: Language) {
  return answerForm(
    request,
    signUpSchema,
    async ({ full_name: name = '', email, password }, reply) => {
      if (!(await consumeSignUpLimit(email))) return reply({ formErrors: ['tooMany'] }, 'too-many')
      const outcome = await signUp({ name, email, password, language, privacyVersion: legalVersions.privacy })
      if (outcome.ok) return { state: 'done' as const }
      return reply({ fieldErrors: { password: [passwordErrors[outcome.reason]] } }, outcome.reason)
    },
    onFailure,
  )
}

function answerRecovery(request: Request, language: Language) {
  return answerForm(
    request,
    recoverSchema,
    async ({ email }, reply) => {
      if (!(await consumePasswordResetLimit(email))) return reply({ formErrors: ['tooMany'] }, 'too-many')
      await requestPasswordReset(email, language)
      return { state: 'done' as const }
    },
    onFailure,
  )
}

export default function AuthPage({ loaderData: { mode, account }, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  const local = useLocalPath()
  const title = mode === 'sign-up' ? t.signUp : mode === 'recover' ? t.recoverTitle : t.signIn
  const done = actionData?.state === 'done'
  if (account && !actionData) {
    return (
      <AccountLayout art="table">
        <PageHead title={t.sessions.title} index={false} />
        <AccountSessions {...account} />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout art="table">
      <PageHead title={title} description={t.metaDescription} index={mode === 'sign-in' && !done} />
      {mode !== 'recover' && !done && (
        <Segments
          label={t.modes}
          items={[
            { href: local('/auth'), label: t.signIn, current: mode === 'sign-in' },
            { href: `${local('/auth')}?modo=registro`, label: t.signUp, current: mode === 'sign-up' },
          ]}
        />
      )}
      <Island of={accountIsland} props={{ kind: mode, answer: actionData }} />
    </AccountLayout>
  )
}
