import { useRef, useState } from 'react'
import type { SubmissionResult } from '@conform-to/react'
import { AccountForm } from '#app/accounts/account-form.tsx'
import type { PasskeyCreation } from '#app/accounts/second-factor/ways-to-prove.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { newPasskeySchema } from './forms.ts'
import { factorTexts } from './panel-texts.ts'

type NewPasskeyProps = {
  options: PasskeyCreation
  result: SubmissionResult | undefined
  sending: boolean
  onSend: (form: HTMLFormElement) => void
}

/** Needs script: the browser makes the passkey, and the form sends its answer. */
export function NewPasskey({ options, result, sending, onSend }: NewPasskeyProps) {
  const { passkey: t } = usePanelTexts(factorTexts)
  const { forms } = useTexts()
  const answer = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  const make = async (form: HTMLFormElement) => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const made = await startRegistration({ optionsJSON: options }).catch(() => null)
    setFailed(made === null)
    if (!made || !answer.current) return
    answer.current.value = JSON.stringify(made)
    onSend(form)
  }
  return (
    <Sheet title={t.title}>
      <p className="small muted passkey-lead">{t.text}</p>
      <ErrorSummary message={failed ? forms.errors.passkeyFailed : undefined} />
      <AccountForm
        schema={newPasskeySchema}
        fields={['name']}
        result={result}
        action="/admin/segundo-factor"
        submit={t.submit}
        busy={t.busy}
        sending={sending}
        onSend={(form) => void make(form)}
        passwords="current"
      >
        <HiddenFields fields={{ act: 'add-passkey' }} />
        <input type="hidden" name="passkey" ref={answer} />
      </AccountForm>
      <noscript>
        <p className="small muted">{t.withoutScript}</p>
      </noscript>
    </Sheet>
  )
}
