import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { PasskeyRequest } from './ways-to-prove.ts'

type PasskeyFormProps = {
  options: PasskeyRequest
  action: string
  sending: boolean
  onSend: (form: HTMLFormElement) => void
  children?: ReactNode
}

export function PasskeyForm({ options, action, sending, onSend, children }: PasskeyFormProps) {
  const { accounts, forms } = useTexts()
  const answer = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  const ask = async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const given = await startAuthentication({ optionsJSON: options }).catch(() => null)
    setFailed(given === null)
    const form = answer.current?.form
    if (!given || !answer.current || !form) return
    answer.current.value = JSON.stringify(given)
    onSend(form)
  }
  return (
    <form method="post" action={action} className="form passkey-form">
      <ErrorSummary message={failed ? forms.errors.passkeyFailed : undefined} />
      <input type="hidden" name="passkey" ref={answer} />
      {children}
      <Button block icon="key" busy={sending} onClick={() => void ask()} label={accounts.secondFactor.usePasskey} />
    </form>
  )
}
