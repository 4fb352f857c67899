import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { AccountForm, type FormProps } from '#app/accounts/account-form.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

export function SignIn(form: FormProps) {
  const { accounts: t } = useTexts()
  return (
    <>
      <h1 className="d2">{t.signInTitle}</h1>
      <AccountForm {...form} fields={['email', 'password']} submit={t.signIn} passwords="current">
        {hasFormError(form, 'credentialsWrong') && <p className="small muted">{t.signInHint}</p>}
        {hasFormError(form, 'tooMany') && <MailedLinkHint />}
      </AccountForm>
      <div className="account-links">
        <LocalTextLink to="/auth?modo=recuperar" label={t.forgot} />
        <LocalTextLink to="/mis-cenas" label={t.byLink} />
      </div>
    </>
  )
}

export function PanelSignIn(form: FormProps) {
  const { panel: t } = useTexts().accounts
  return (
    <AccountForm
      {...form}
      fields={['email', 'password']}
      submit={t.signIn}
      busy={t.signingIn}
      passwords="current"
      errorPrefix={t.failed}
    >
      {hasFormError(form, 'tooMany') && <MailedLinkHint />}
    </AccountForm>
  )
}

function hasFormError({ result }: FormProps, error: FieldError): boolean {
  return result?.error?.['']?.includes(error) ?? false
}

function MailedLinkHint() {
  const { mailedWay: t } = useTexts().accounts
  return (
    <p className="small muted">
      {t.before}
      <LocalLink to="/auth?modo=recuperar">{t.link}</LocalLink>
      {t.after}
    </p>
  )
}
