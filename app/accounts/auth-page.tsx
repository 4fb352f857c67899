import { parseWithValibot } from '@conform-to/valibot'
import { data, redirect } from 'react-router'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { toastCookie } from '#app/platform/arrival-toast.server.ts'
import type { FieldError } from '#app/platform/fields.ts'
import { log } from '#app/platform/log.server.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm } from '#app/platform/read-form.server.ts'
import { currentRequestId } from '#app/platform/request-id.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountOutcome } from './account-outcome.tsx'
import { requestPasswordReset, signUp } from './accounts.server.ts'
import { recoverSchema, signInSchema, signUpSchema } from './forms.ts'
import { signIn } from './sessions.server.ts'
import type { Route } from './+types/auth-page.ts'

/** The three faces of the page, by `?modo=`. */
const modes = { registro: 'sign-up', recuperar: 'recover' } as const
type Mode = 'sign-in' | (typeof modes)[keyof typeof modes]

function modeOf(url: URL): Mode {
  const asked = url.searchParams.get('modo')
  return asked === 'registro' || asked === 'recuperar' ? modes[asked] : 'sign-in'
}

/** GET /auth: everyone. Signing in; `?modo=registro` signs up, `?modo=recuperar` asks for a new password. */
export function loader({ url }: Route.LoaderArgs) {
  return { mode: modeOf(url) }
}

/** POST: everyone. Answers never tell whether an e-mail has an account (decisions, Accounts); a fault of ours keeps what was typed (503). */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const mode = modeOf(url)
  try {
    if (mode === 'sign-up') return await join(form, url)
    if (mode === 'recover') return await recover(form, url)
    return await enter(form, request, url)
  } catch (error) {
    log.error({ err: error, requestId: currentRequestId() }, 'account form not answered')
    const away: FieldError[] = ['away']
    const submission = parseWithValibot(form, { schema: schemas[mode] })
    return data({ done: false, result: submission.reply({ formErrors: away, hideFields: ['password'] }) }, { status: 503 })
  }
}

const schemas = { 'sign-in': signInSchema, 'sign-up': signUpSchema, recover: recoverSchema }

async function enter(form: FormData, request: Request, url: URL) {
  const submission = parseWithValibot(form, { schema: signInSchema })
  if (submission.status !== 'success') return data({ done: false, result: submission.reply({ hideFields: ['password'] }) }, { status: 422 })
  const outcome = await signIn(request, submission.value.email, submission.value.password)
  if (!outcome.ok) {
    const formErrors: FieldError[] = ['credentialsWrong']
    return data({ done: false, result: submission.reply({ formErrors, hideFields: ['password'] }) }, { status: 401 })
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of [...outcome.cookies, toastCookie('welcome-back')]) headers.append('Set-Cookie', cookie)
  return redirect(localPath('/', languageOf(url.pathname)), { status: 303, headers })
}

async function join(form: FormData, url: URL) {
  const submission = parseWithValibot(form, { schema: signUpSchema })
  if (submission.status !== 'success') return data({ done: false, result: submission.reply({ hideFields: ['password'] }) }, { status: 422 })
  const { full_name: name = '', email, password } = submission.value
  const outcome = await signUp({ name, email, password, language: languageOf(url.pathname), privacyVersion: legalVersions.privacy })
  if (outcome.ok) return { done: true, result: undefined }
  const common: FieldError[] = ['passwordCommon']
  return data({ done: false, result: submission.reply({ fieldErrors: { password: common }, hideFields: ['password'] }) }, { status: 422 })
}

async function recover(form: FormData, url: URL) {
  const submission = parseWithValibot(form, { schema: recoverSchema })
  if (submission.status !== 'success') return data({ done: false, result: submission.reply() }, { status: 422 })
  await requestPasswordReset(submission.value.email, languageOf(url.pathname))
  return { done: true, result: undefined }
}

export default function AuthPage({ loaderData: { mode }, actionData }: Route.ComponentProps) {
  const { accounts: t } = useTexts()
  const local = useLocalPath()
  const title = mode === 'sign-up' ? t.signUp : mode === 'recover' ? t.recoverTitle : t.signIn
  if (actionData?.done) {
    const outcome = mode === 'sign-up' ? { title: t.signUpDone, text: t.signUpDoneText } : { title: t.recoverDone, text: t.recoverDoneText }
    return (
      <AccountLayout art="table">
        <PageHead title={title} index={false} />
        <AccountOutcome {...outcome} />
      </AccountLayout>
    )
  }
  return (
    <AccountLayout art="table">
      <PageHead title={title} description={t.metaDescription} index={mode === 'sign-in'} />
      {mode !== 'recover' && (
        <Segments
          label={t.modes}
          items={[
            { href: local('/auth'), label: t.signIn, current: mode === 'sign-in' },
            { href: `${local('/auth')}?modo=registro`, label: t.signUp, current: mode === 'sign-up' },
          ]}
        />
      )}
      {mode === 'sign-in' && <SignIn result={actionData?.result} />}
      {mode === 'sign-up' && <SignUp result={actionData?.result} />}
      {mode === 'recover' && <Recover result={actionData?.result} />}
    </AccountLayout>
  )
}

type Result = NonNullable<Route.ComponentProps['actionData']>['result']

function SignIn({ result }: { result: Result }) {
  const { accounts: t } = useTexts()
  return (
    <>
      <h1 className="d2">{t.signInTitle}</h1>
      <AccountForm key="sign-in" schema={signInSchema} fields={['email', 'password']} result={result} submit={t.signIn} busy={t.sending} passwords="current">
        {result?.error?.[''] && <p className="small muted">{t.signInHint}</p>}
      </AccountForm>
      <div className="account-ways">
        <LocalLink to="/auth?modo=recuperar" className="text-link">
          {t.forgot}
        </LocalLink>
      </div>
    </>
  )
}

function SignUp({ result }: { result: Result }) {
  const { accounts: t } = useTexts()
  return (
    <>
      <h1 className="d2">{t.signUpTitle}</h1>
      <AccountForm key="sign-up" schema={signUpSchema} fields={['full_name', 'email', 'password', 'privacy']} result={result} submit={t.signUp} busy={t.sending} passwords="new" />
    </>
  )
}

function Recover({ result }: { result: Result }) {
  const { accounts: t } = useTexts()
  return (
    <>
      <h1 className="d2">{t.recoverTitle}</h1>
      <p className="muted account-lead">{t.recoverText}</p>
      <AccountForm key="recover" schema={recoverSchema} fields={['email']} result={result} submit={t.recover} busy={t.sending} passwords="current" />
      <div className="account-ways">
        <LocalLink to="/auth" className="text-link">
          <Icon name="arrow-left" />
          {t.backToSignIn}
        </LocalLink>
      </div>
    </>
  )
}
