import { useTexts } from '#app/i18n/texts.tsx'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import type { View } from '#app/ui/island.tsx'
import { useSending } from '#app/platform/forms/use-sending.ts'
import type { AccountAnswer } from './account-answer.ts'
import { AccountForm, type FormProps } from './account-form.tsx'
import { AccountOutcome } from './account-outcome.tsx'
import {
  firstAdministratorSchema,
  invitationSchema,
  newPasswordSchema,
  newStaffPasswordSchema,
  ownPasswordSchema,
  recoverSchema,
  signInSchema,
  signUpSchema,
  verificationSchema,
} from './forms.ts'
import { proofSchema } from './second-factor/forms.ts'
import { SecondFactor } from './second-factor/second-factor-card.tsx'
import type { WaysToProve } from './second-factor/ways-to-prove.ts'
import { unsentAnswer } from './unsent-answer.ts'
import { PanelSignIn, SignIn } from '#app/accounts/session/sign-in-card.tsx'
import { ExistingAccount, VerificationCard } from '#app/accounts/signup/verification-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type Kind =
  | { kind: 'sign-in' | 'sign-up' | 'recover' | 'panel' | 'first-administrator' }
  | { kind: 'own-password'; staff: boolean }
  | { kind: 'new-password'; token: string; staff: boolean; temporary: boolean }
  | { kind: 'verification'; token: string; email: string; staff: boolean }
  | { kind: 'invitation'; token: string; email: string }
  | { kind: 'second-factor'; ways: WaysToProve; action: string }

type Props = Kind & { answer?: AccountAnswer | undefined }

export default { name: 'account', texts: ['accounts', 'forms'], Component: AccountCard } satisfies View<Props>

const schemas = {
  'sign-in': signInSchema,
  'sign-up': signUpSchema,
  recover: recoverSchema,
  panel: signInSchema,
  'first-administrator': firstAdministratorSchema,
  'own-password': ownPasswordSchema,
  'new-password': newPasswordSchema,
  verification: verificationSchema,
  invitation: invitationSchema,
  'second-factor': proofSchema,
} as const

function AccountCard({ answer: first, ...props }: Props) {
  const schema = schemas[props.kind]
  const { answer, sending, send } = useSending<AccountAnswer>(first, (form) => unsentAnswer(form, schema))
  if (answer?.state === 'done') return <Done kind={props.kind} email={answer.email} />
  if (answer?.state === 'refused')
    return answer.reason === 'exists' ? <ExistingAccount /> : <UnknownLink kind={props.kind} />
  const form = { schema, result: answer?.result, sending, onSend: (form: HTMLFormElement) => void send(form) }
  switch (props.kind) {
    case 'sign-in':
      return <SignIn {...form} />
    case 'sign-up':
      return <SignUp {...form} />
    case 'recover':
      return <Recover {...form} />
    case 'own-password':
      return <OwnPassword {...form} staff={props.staff} />
    case 'new-password':
      return <NewPassword {...form} token={props.token} staff={props.staff} temporary={props.temporary} />
    case 'verification':
      return <VerificationCard {...props} answer={answer} sending={sending} onSend={form.onSend} />
    case 'invitation':
      return <Invitation {...form} token={props.token} email={props.email} />
    case 'second-factor':
      return <SecondFactor {...form} ways={props.ways} action={props.action} />
    case 'panel':
      return <PanelSignIn {...form} />
    case 'first-administrator':
      return <FirstAdministrator {...form} />
  }
}

function SignUp(form: FormProps) {
  const { accounts: t } = useTexts()
  return (
    <>
      <h1 className="d2">{t.signUpTitle}</h1>
      <AccountForm {...form} fields={['full_name', 'email', 'password', 'privacy']} submit={t.signUp} passwords="new">
        <FormGuard />
      </AccountForm>
    </>
  )
}

function Recover(form: FormProps) {
  const { accounts: t } = useTexts()
  return (
    <>
      <h1 className="d2">{t.recoverTitle}</h1>
      <p className="muted account-lead">{t.recoverText}</p>
      <AccountForm {...form} fields={['email']} submit={t.recover} passwords="current" />
      <div className="account-links">
        <LocalTextLink to="/auth" icon="arrow-left" label={t.backToSignIn} />
      </div>
    </>
  )
}

function OwnPassword({ staff, ...form }: FormProps & { staff: boolean }) {
  const { accounts } = useTexts()
  const t = accounts.ownPassword
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.text}</p>
      <AccountForm
        {...form}
        fields={['current_password', 'password', 'confirmation']}
        submit={accounts.reset.button}
        passwords={staff ? 'new-staff' : 'new'}
        passwordLabel={accounts.newPassword}
      />
      <div className="account-links">
        <LocalTextLink to="/auth?modo=recuperar" label={accounts.forgot} />
        <LocalTextLink to="/auth" icon="arrow-left" label={accounts.sessions.title} />
      </div>
    </>
  )
}

type NewPasswordProps = FormProps & { token: string; staff: boolean; temporary: boolean }

function NewPassword({ token, staff, temporary, ...form }: NewPasswordProps) {
  const { accounts } = useTexts()
  const t = accounts.reset
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{temporary ? t.temporary : t.text}</p>
      <AccountForm
        {...form}
        schema={staff ? newStaffPasswordSchema : newPasswordSchema}
        fields={['password', 'confirmation']}
        submit={t.button}
        passwords={staff ? 'new-staff' : 'new'}
      >
        <input type="hidden" name="token" value={token} />
      </AccountForm>
    </>
  )
}

function Invitation({ token, email, ...form }: FormProps & { token: string; email: string }) {
  const { accounts } = useTexts()
  const t = accounts.invitation
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.text(email)}</p>
      <AccountForm
        {...form}
        fields={['full_name', 'password', 'confirmation', 'privacy']}
        submit={t.button}
        passwords="new-staff"
      >
        <input type="hidden" name="token" value={token} />
      </AccountForm>
    </>
  )
}

function FirstAdministrator(form: FormProps) {
  const { firstAdministrator: t } = useTexts().accounts
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.text}</p>
      <AccountForm {...form} fields={['email', 'password']} submit={t.title} busy={t.creating} passwords="new-staff" />
    </>
  )
}

function Done({ kind, email = '' }: { kind: Kind['kind']; email: string | undefined }) {
  const { accounts: t } = useTexts()
  if (kind === 'sign-up') return <AccountOutcome title={t.signUpDone} text={t.signUpDoneText} />
  if (kind === 'verification') return <AccountOutcome title={t.verify.done} text={t.verify.doneText} />
  if (kind === 'recover') return <AccountOutcome title={t.recoverDone} text={t.recoverDoneText} />
  if (kind === 'new-password') return <AccountOutcome title={t.reset.done} text={t.reset.doneText} />
  if (kind === 'own-password')
    return (
      <AccountOutcome title={t.reset.done} text={t.ownPassword.doneText}>
        <LocalButtonLink to="/auth" variant="secondary" label={t.sessions.title} />
      </AccountOutcome>
    )
  const invited = kind === 'invitation'
  const { firstAdministrator } = t
  return (
    <AccountOutcome
      title={invited ? t.invitation.done : firstAdministrator.done}
      text={invited ? t.invitation.doneText : firstAdministrator.doneText(email)}
    >
      <ButtonLink
        href="/admin/login"
        variant={invited ? 'secondary' : 'primary'}
        label={invited ? t.invitation.enter : t.panel.signIn}
      />
    </AccountOutcome>
  )
}

export function UnknownLink({ kind }: { kind: Kind['kind'] }) {
  const { accounts: t } = useTexts()
  return (
    <AccountOutcome title={t.unknownLink} text={t.unknownLinkText}>
      {kind === 'new-password' && <LocalButtonLink to="/auth?modo=recuperar" variant="secondary" label={t.recover} />}
    </AccountOutcome>
  )
}
