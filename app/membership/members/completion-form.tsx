import { getFormProps } from '@conform-to/react'
import { useEffect } from 'react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import type { MandateOffer } from '#app/mandates/mandate-terms.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { setFlashMessage } from '#app/platform/request/flash-cookie.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { toast } from '#app/ui/toast.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { completionSchema } from './completion-forms.ts'
import { CompletionWelcome, type Welcome } from './completion-welcome.tsx'
import { AdditionalSection, EmergencySection, PaymentSection, PersonalSection } from './completion-sections.tsx'

/** `mandate`: the order has changed since the page was opened. */
type CompletionAnswer = FormAnswer<{ welcome: Welcome }, 'no-token' | 'unknown' | 'completed'> & {
  mandate?: MandateOffer | null
}

export type CompletionProps = {
  token: string
  known: { fullName: string; email: string; phone: string | null }
  /** Only when the club collects by direct debit. */
  mandate?: MandateOffer | undefined
  /** Present when the form was sent without script. */
  answer?: CompletionAnswer | undefined
}

export function CompletionForm({ token, known, mandate, answer: first }: CompletionProps) {
  const { completion: t, forms } = useTexts()
  const errorOf = useErrorTexts()
  const local = useLocalPath()
  const { answer, sending, send } = useSending<CompletionAnswer>(first, () => ({ state: 'failed' }))
  const { form, fields, wrong, draft } = useSchemaForm(completionSchema, {
    // The whole token is a key to the form: a part of it names the draft.
    draft: { name: `completion:${token.slice(0, 8)}`, restarted: first?.result !== undefined },
    lastResult: answer?.result,
    defaultValue: {
      full_name: known.fullName,
      email: known.email,
      phone: known.phone ?? '',
      payment_method: 'transfer',
    },
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((outcome) => {
        if (outcome.state === 'failed')
          toast.error(t.saveFailed, `${forms.failures[outcome.cause ?? 'offline']} ${t.saveFailedText}`)
        else leaveIfRefused(outcome, local('/'))
      })
    },
  })
  const ended = answer?.state === 'done' || answer?.state === 'refused'
  useLeaveWarning(draft.changed && !sending && !ended)
  if (answer?.state === 'done') return <CompletionWelcome {...answer.welcome} focused={first === undefined} />
  return (
    <form {...getFormProps(form)} method="post" className="form completion-form">
      <input type="hidden" name="token" value={token} />
      <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 0 ? forms.problems(wrong.length) : undefined)} />
      <PersonalSection fields={fields} />
      <PaymentSection fields={fields} mandate={answer?.mandate === undefined ? mandate : answer.mandate} />
      <EmergencySection fields={fields} />
      <AdditionalSection fields={fields} />
      <PrivacyCheckbox field={fields.privacy} />
      <div className="form-actions">
        <LocalButtonLink to="/" variant="secondary" label={t.backHome} />
        <Button type="submit" busy={sending || ended} busyLabel={t.submitting} label={t.submit} />
      </div>
    </form>
  )
}

function leaveIfRefused(outcome: CompletionAnswer, home: string) {
  if (outcome.state !== 'refused') return
  setFlashMessage(`completion-${outcome.reason}`)
  location.replace(home)
}

function useLeaveWarning(unsaved: boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (unsaved) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}
