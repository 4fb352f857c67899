import type { SubmissionResult } from '@conform-to/react'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { proofSchema } from './forms.ts'
import { PasskeyForm } from './passkey-form.tsx'
import type { WaysToProve } from './ways-to-prove.ts'

type ProofFormProps = {
  ways: WaysToProve
  result: SubmissionResult | undefined
  action: string
  sending: boolean
  onSend: (form: HTMLFormElement) => void
  /** Sent over the open page, which stays. */
  inPlace?: boolean
  /** Whether a recovery code helps here. */
  takesRecoveryCode?: boolean
}

/** Asks for the second factor: a passkey, where script runs, or a code. */
export function ProofForm(props: ProofFormProps) {
  const { ways, result, action, sending, onSend, inPlace = false, takesRecoveryCode = false } = props
  const { accounts } = useTexts()
  const t = accounts.secondFactor
  const marks = inPlace && <input type="hidden" name="in_place" value="on" />
  const hint = [ways.code && t.appHint, takesRecoveryCode && t.recoveryHint].filter(Boolean).join(' ')
  return (
    <>
      {ways.passkey && (
        <PasskeyForm options={ways.passkey} action={action} sending={sending} onSend={onSend}>
          {marks}
        </PasskeyForm>
      )}
      {hint && (
        <AccountForm
          schema={proofSchema}
          fields={['code']}
          result={result}
          action={action}
          submit={t.submit}
          sending={sending}
          onSend={onSend}
          passwords="current"
        >
          <p className="small muted">{hint}</p>
          {marks}
        </AccountForm>
      )}
    </>
  )
}
