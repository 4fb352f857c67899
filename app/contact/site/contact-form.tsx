import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
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
import { contactSchema } from '#app/contact/forms.ts'

type Props = {
  /** Present when the form was sent without script; its errors appear above the form. */
  answer?: FormAnswer | undefined
  onDone: () => void
}

export function ContactForm({ answer: first, onDone }: Props) {
  const { contact: t, forms } = useTexts()
  const local = useLocalPath()
  const errorOf = useErrorTexts()
  const { answer, sending, send } = useSending<FormAnswer>(first, () => ({ state: 'failed' }))
  const [form, fields] = useForm({
    lastResult: answer?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: contactSchema }),
    defaultNoValidate: true,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then(({ state }) => {
        if (state === 'done') onDone()
        if (state === 'failed') toast.error(t.failed)
      })
    },
  })
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  return (
    <form {...getFormProps(form)} method="post" action={local('/contacto')} className="form" aria-label={t.form}>
      <FormGuard />
      <ErrorSummary
        message={
          errorOf(form.errors) ?? (wrong > 0 ? forms.problems(wrong) : first?.state === 'failed' ? t.failed : undefined)
        }
      />
      <div className="form-row">
        <TextField
          {...textAttributes(fields.name)}
          label={t.name}
          autoComplete="name"
          error={errorOf(fields.name.errors)}
        />
        <TextField
          {...textAttributes(fields.email)}
          label={t.email}
          type="email"
          autoComplete="email"
          error={errorOf(fields.email.errors)}
        />
      </div>
      <TextField
        {...textAttributes(fields.phone)}
        label={t.phone}
        type="tel"
        autoComplete="tel"
        optionalLabel={forms.optional}
        error={errorOf(fields.phone.errors)}
      />
      <TextAreaField
        {...textAttributes(fields.message)}
        label={t.message}
        rows={6}
        error={errorOf(fields.message.errors)}
      />
      <PrivacyField {...checkboxAttributes(fields.privacy)} error={errorOf(fields.privacy.errors)} />
      <div>
        <Button type="submit" arrow busy={sending} busyLabel={t.submitting}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
