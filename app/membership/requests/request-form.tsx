import { getFormProps } from '@conform-to/react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { AcceptedTerms } from '#app/ui/site/accepted-terms.tsx'
import { FormButtons } from '#app/ui/site/form-buttons.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import type { FailureCause } from '#app/platform/render/server-error.server.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
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
  const description = (cause?: FailureCause) => `${forms.failures[cause ?? 'offline']} ${t.failedText}`
  const { form, fields, wrong } = useSchemaForm(membershipRequestSchema, {
    draft: { name: 'membership-request', restarted: first?.result !== undefined },
    lastResult: answer?.result,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((outcome) => {
        if (outcome.state === 'done') onDone()
        if (outcome.state === 'failed') toast.error(t.failed, description(outcome.cause))
      })
    },
  })
  const failure = answer?.state === 'failed' ? `${t.failed}. ${description(answer.cause)}` : undefined
  const problems = wrong.length > 0 ? forms.problems(wrong.length) : failure
  return (
    <form {...getFormProps(form)} method="post" action={local('/solicitar-membresia')} className="form">
      <FormGuard />
      <ErrorSummary message={errorOf(form.errors) ?? problems} />
      <TextInput field={fields.full_name} label={t.fullName} autoComplete="name" />
      <TextInput field={fields.email} label={t.email} type="email" autoComplete="email" />
      <TextInput field={fields.phone} label={t.phone} type="tel" autoComplete="tel" optional />
      <TextArea field={fields.reason} label={t.reason} rows={3} optional />
      <PrivacyCheckbox field={fields.privacy} />
      <AcceptedTerms terms={t.terms} />
      <FormButtons texts={t} busy={sending} onCancel={onCancel} cancelTo="/" />
    </form>
  )
}
