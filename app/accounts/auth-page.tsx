import { parseWithValibot } from '@conform-to/valibot'
import { redirect } from 'react-router'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { looksAutomatic } from '#app/platform/forms/form-guard.server.ts'
import { Island } from '#app/ui/island.tsx'
import { log } from '#app/platform/observability/log.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { replyForm } from '#app/platform/forms/answer-form.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
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
import { passwordErrors, recoverSchema, signInSchema, signUpSchema } from './forms.ts'
import { requestPasswordReset } from './session/password-reset.server.ts'
import { listSessions } from '#app/accounts/session/session-list.server.ts'
import { signIn } from '#app/accounts/session/sign-in.server.ts'
import { ownPasswordPath, refuseSignIn } from '#app/accounts/session/sign-in-refusal.server.ts'
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
  const form = await readForm(request)
  const mode = readMode(url)
  try {
    if (mode === 'sign-up') return await handleSignUp(form, url)
    if (mode === 'recover') return await handleRecovery(form, url)
    return await handleSignIn(form, request, url)
  } catch (error) {
    log.error({ err: error, requestId: currentRequestId() }, 'account form failed')
    const formErrors: FieldError[] = ['unavailable']
    const submission = parseWithValibot(form, { schema: schemas[mode] })
    return replyForm(submission, { formErrors, hideFields: ['password'] }, 503)
  }
}

const schemas = { 'sign-in': signInSchema, 'sign-up': signUpSchema, recover: recoverSchema }

async function handleSignIn(form: FormData, request: Request, url: URL) {
  const submission = parseWithValibot(form, { schema: signInSchema })
  if (submission.status !== 'success') return replyForm(submission, { hideFields: ['password'] })
  const { email, password } = submission.value
  const outcome = await withinSignInLimit(request, email, () => signIn(request, email, password))
  if (!outcome.ok) {
    if (outcome.reason === 'temporary-password')
      return redirect(ownPasswordPath(outcome.token, languageOf(url.pathname)), 303)
    const { error, status } = await refuseSignIn(outcome.reason, email, languageOf(url.pathname))
    return replyForm(submission, { formErrors: [error], hideFields: ['password'] }, status)
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of [...outcome.cookies, flashMessageCookie('welcome-back')]) headers.append('Set-Cookie', cookie)
  return redirect(localPath('/', languageOf(url.pathname)), { status: 303, headers })
}

async function handleSignUp(form: FormData, url: URL) {
  const submission = parseWithValibot(form, { schema: signUpSchema })
  if (submission.status !== 'success') return replyForm(submission, { hideFields: ['password'] })
  if (looksAutomatic(form)) return replyForm(submission, { formErrors: ['tryAgain'], hideFields: ['password'] })
  const { full_name: name = '', email, password } = submission.value
  if (!(await consumeSignUpLimit(email)))
    return replyForm(submission, { formErrors: ['tooMany'], hideFields: ['password'] }, 429)
  const outcome = await signUp({
    name,
    email,
    password,
    language: languageOf(url.pathname),
    privacyVersion: legalVersions.privacy,
  })
  if (outcome.ok) return { state: 'done' as const }
  const fieldErrors = { password: [passwordErrors[outcome.reason]] }
  return replyForm(submission, { fieldErrors, hideFields: ['password'] })
}

async function handleRecovery(form: FormData, url: URL) {
  const submission = parseWithValibot(form, { schema: recoverSchema })
  if (submission.status !== 'success') return replyForm(submission)
  const { email } = submission.value
  if (!(await consumePasswordResetLimit(email))) return replyForm(submission, { formErrors: ['tooMany'] }, 429)
  await requestPasswordReset(email, languageOf(url.pathname))
  return { state: 'done' as const }
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
