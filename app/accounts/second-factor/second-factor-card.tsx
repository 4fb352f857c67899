import type { FormProps } from '#app/accounts/account-form.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { ProofForm } from './proof-form.tsx'
import type { WaysToProve } from './ways-to-prove.ts'

type SecondFactorProps = Omit<FormProps, 'schema'> & { ways: WaysToProve; action: string }

export function SecondFactor({ ways, action, result, sending, onSend }: SecondFactorProps) {
  const { accounts } = useTexts()
  const t = accounts.secondFactor
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.text}</p>
      <ProofForm {...{ ways, action, result, sending, onSend }} takesRecoveryCode />
      <div className="account-links">
        <LocalTextLink to="/auth" icon="arrow-left" label={accounts.backToSignIn} />
      </div>
    </>
  )
}
