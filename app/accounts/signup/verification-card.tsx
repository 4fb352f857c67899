import { useTexts } from '#app/i18n/texts.tsx'
import type { AccountAnswer } from '#app/accounts/account-answer.ts'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { AccountOutcome } from '#app/accounts/account-outcome.tsx'
import { newPasswordSchema, newStaffPasswordSchema, verificationSchema } from '#app/accounts/forms.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type VerificationCardProps = {
  token: string
  email: string
  staff: boolean
  answer: AccountAnswer | undefined
  sending: boolean
  onSend: (form: HTMLFormElement) => void
}

/** The password of the sign-up proves who asked for the account; the visitor can also choose another one. */
export function VerificationCard({ token, email, staff, answer, sending, onSend }: VerificationCardProps) {
  const { accounts } = useTexts()
  const t = accounts.verify
  const result = answer?.result
  const choosing = result?.initialValue?.act === 'choose'
  const form = { sending, onSend, busy: accounts.sending }
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.text(email)}</p>
      <AccountForm
        {...form}
        schema={verificationSchema}
        result={choosing ? undefined : result}
        fields={['password']}
        submit={t.button}
        passwords="current"
      >
        <Hidden token={token} act="prove" />
      </AccountForm>
      <details className="account-other" open={choosing || answer?.state === 'wrong'}>
        <summary>{t.other}</summary>
        <p className="muted">{t.otherText}</p>
        <AccountForm
          {...form}
          schema={staff ? newStaffPasswordSchema : newPasswordSchema}
          result={choosing ? result : undefined}
          fields={['password', 'confirmation']}
          submit={t.otherButton}
          passwords={staff ? 'new-staff' : 'new'}
          passwordLabel={accounts.newPassword}
        >
          <Hidden token={token} act="choose" />
        </AccountForm>
      </details>
    </>
  )
}

function Hidden({ token, act }: { token: string; act: 'prove' | 'choose' }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value={act} />
    </>
  )
}

export function ExistingAccount() {
  const { accounts: t } = useTexts()
  return (
    <AccountOutcome title={t.verify.exists} text={t.verify.existsText}>
      <LocalButtonLink to="/auth" variant="secondary" label={t.signIn} />
      <div className="account-links">
        <LocalTextLink to="/auth?modo=recuperar" label={t.forgot} />
      </div>
    </AccountOutcome>
  )
}
