import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect } from 'react'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { PrivacyField } from '#app/ui/site/privacy-field.tsx'
import { setFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { toast } from '#app/ui/toast.tsx'
import { completionSchema } from './completion-forms.ts'
import { AdditionalSection, EmergencySection, PaymentSection, PersonalSection } from './completion-sections.tsx'

export type CompletionAnswer = FormAnswer<object, 'missing' | 'unknown' | 'completed'>

export type CompletionProps = {
  token: string
  known: { fullName: string; email: string; phone: string | null }
  /** Present when the form was sent without script. */
  answer?: CompletionAnswer | undefined
}

export function CompletionForm({ token, known, answer: first }: CompletionProps) {
  const { completion: t, forms } = useTexts()
  const errorOf = useErrorTexts()
  const local = useLocalPath()
  const { answer, sending, send } = useSending<CompletionAnswer>(first, () => ({ state: 'failed' }))
  const [form, fields] = useForm({
    lastResult: answer?.result,
    defaultValue: {
      full_name: known.fullName,
      email: known.email,
      phone: known.phone ?? '',
      payment_method: 'transfer',
    },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: completionSchema }),
    defaultNoValidate: true,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((outcome) => {
        if (outcome.state === 'failed') return toast.error(t.saveFailed, t.saveFailedText)
        if (outcome.state === 'done') setFlashMessage('completion-done')
        if (outcome.state === 'refused') setFlashMessage(`completion-${outcome.reason}`)
        if (outcome.state !== 'wrong') location.replace(local('/'))
      })
    },
  })
  const ended = answer?.state === 'done' || answer?.state === 'refused'
  const unsaved = form.dirty && !sending && !ended
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (unsaved) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  return (
    <form {...getFormProps(form)} method="post" className="form completion-form">
      <input type="hidden" name="token" value={token} />
      <ErrorSummary message={errorOf(form.errors) ?? (wrong > 0 ? forms.problems(wrong) : undefined)} />
      <PersonalSection fields={fields} />
      <PaymentSection fields={fields} />
      <EmergencySection fields={fields} />
      <AdditionalSection fields={fields} />
      <PrivacyField {...checkboxAttributes(fields.privacy)} error={errorOf(fields.privacy.errors)} />
      <div className="form-actions">
        <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
          {t.backHome}
        </LocalLink>
        <Button type="submit" busy={sending || ended} busyLabel={t.submitting}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
