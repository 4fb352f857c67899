import { getFormProps } from '@conform-to/react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
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
  const { form, fields, wrong } = useSchemaForm(contactSchema, {
    draft: { name: 'contact', restarted: first?.result !== undefined },
    lastResult: answer?.result,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then(({ state }) => {
        if (state === 'done') onDone()
        if (state === 'failed') toast.error(t.failed)
      })
    },
  })
  const problems = wrong.length > 0 ? forms.problems(wrong.length) : first?.state === 'failed' ? t.failed : undefined
  return (
    <form {...getFormProps(form)} method="post" action={local('/contacto')} className="form" aria-label={t.form}>
      <FormGuard />
      <ErrorSummary message={errorOf(form.errors) ?? problems} />
      <div className="form-row">
        <TextInput field={fields.name} label={t.name} autoComplete="name" />
        <TextInput field={fields.email} label={t.email} type="email" autoComplete="email" />
      </div>
      <TextInput field={fields.phone} label={t.phone} type="tel" autoComplete="tel" optional />
      <TextArea field={fields.message} label={t.message} rows={6} />
      <PrivacyCheckbox field={fields.privacy} />
      <div>
        <Button type="submit" arrow busy={sending} busyLabel={t.submitting} label={t.submit} />
      </div>
    </form>
  )
}
