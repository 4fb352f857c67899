import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { CancelButton } from '#app/ui/site/cancel-button.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { PrivacyField } from '#app/ui/site/privacy-field.tsx'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { membershipRequestSchema } from './forms.ts'

type Props = {
  /** Present when the form was sent without script. */
  answer?: FormAnswer | undefined
  onDone: () => void
  onCancel?: () => void
}

export function MembershipRequestForm({ answer: first, onDone, onCancel }: Props) {
  const { membership: t, forms } = useTexts()
  const local = useLocalPath()
  const errorOf = useErrorTexts()
  const { answer, sending, send } = useSending<FormAnswer>(first, () => ({ state: 'failed' }))
  const [form, fields] = useForm({
    lastResult: answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: membershipRequestSchema }),
    defaultNoValidate: true,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then(({ state }) => {
        if (state === 'done') onDone()
        if (state === 'failed') toast.error(t.failed, t.failedText)
      })
    },
  })
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  return (
    <form {...getFormProps(form)} method="post" action={local('/solicitar-membresia')} className="form">
      <FormGuard />
      <ErrorSummary
        message={
          errorOf(form.errors) ??
          (wrong > 0 ? forms.problems(wrong) : answer?.state === 'failed' ? `${t.failed}. ${t.failedText}` : undefined)
        }
      />
      <TextField
        {...textAttributes(fields.full_name)}
        label={t.fullName}
        autoComplete="name"
        error={errorOf(fields.full_name.errors)}
      />
      <TextField
        {...textAttributes(fields.email)}
        label={t.email}
        type="email"
        autoComplete="email"
        error={errorOf(fields.email.errors)}
      />
      <TextField
        {...textAttributes(fields.phone)}
        label={t.phone}
        type="tel"
        autoComplete="tel"
        optionalLabel={forms.optional}
        error={errorOf(fields.phone.errors)}
      />
      <TextAreaField
        {...textAttributes(fields.reason)}
        label={t.reason}
        optionalLabel={forms.optional}
        rows={3}
        error={errorOf(fields.reason.errors)}
      />
      <PrivacyField {...checkboxAttributes(fields.privacy)} error={errorOf(fields.privacy.errors)} />
      <div className="form-actions">
        <CancelButton onCancel={onCancel} to="/">
          {t.cancel}
        </CancelButton>
        <Button type="submit" busy={sending} busyLabel={t.submitting}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
