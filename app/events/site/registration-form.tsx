import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useRef } from 'react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { CancelButton } from '#app/ui/site/cancel-button.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { PrivacyField } from '#app/ui/site/privacy-field.tsx'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { howDidYouKnowUsOptions, registrationSchema } from '#app/events/forms.ts'
import type { Pending } from '#app/events/seat-limits.ts'

export type RegistrationAnswer = FormAnswer<{ pending?: Pending }>

type Props = {
  eventId: number
  answer?: RegistrationAnswer | undefined
  onDone: (pending: Pending | undefined) => void
  onCancel?: () => void
}

/** Validated by the server's schema on submit, then on every change. */
export function RegistrationForm({ eventId, answer: first, onDone, onCancel }: Props) {
  const { events, forms } = useTexts()
  const t = events.registration
  const errorOf = useErrorTexts()
  const local = useLocalPath()
  const { answer, sending, send } = useSending<RegistrationAnswer>(first, connectionFailed)
  const result = answer?.result
  const [form, fields] = useForm({
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: registrationSchema }),
    defaultNoValidate: true,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((answer) => answer.state === 'done' && onDone(answer.pending))
    },
  })
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result?.error?.['']) summary.current?.focus()
  }, [result])
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  return (
    <form {...getFormProps(form)} method="post" action={local(`/eventos/${eventId}/inscripcion`)} className="form">
      <FormGuard />
      <ErrorSummary ref={summary} message={errorOf(form.errors) ?? (wrong > 0 ? forms.problems(wrong) : undefined)} />
      <div className="form-row">
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
      </div>
      <div className="form-row form-row-2-3">
        <TextField
          {...textAttributes(fields.phone)}
          label={t.phone}
          type="tel"
          autoComplete="tel"
          optionalLabel={forms.optional}
          error={errorOf(fields.phone.errors)}
        />
        <SelectField
          {...textAttributes(fields.how_did_you_know_us)}
          label={t.howDidYouKnowUs}
          optionalLabel={forms.optional}
          error={errorOf(fields.how_did_you_know_us.errors)}
        >
          <option value="">{t.howDidYouKnowUsNone}</option>
          {howDidYouKnowUsOptions.map((option) => (
            <option key={option} value={option}>
              {t.howDidYouKnowUsOptions[option]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="diet">
        <TextField
          {...textAttributes(fields.dietary_restrictions)}
          label={t.diet}
          optionalLabel={forms.optional}
          placeholder={t.dietPlaceholder}
          hint={t.dietHint}
          error={errorOf(fields.dietary_restrictions.errors)}
        />
        <CheckboxField
          {...checkboxAttributes(fields.diet_consent)}
          className="diet-consent"
          label={t.dietConsent}
          error={errorOf(fields.diet_consent.errors)}
        />
      </div>
      <TextAreaField
        {...textAttributes(fields.notes)}
        label={t.notes}
        optionalLabel={forms.optional}
        rows={3}
        error={errorOf(fields.notes.errors)}
      />
      <CheckboxField {...checkboxAttributes(fields.is_member)} label={t.isMember} />
      <PrivacyField {...checkboxAttributes(fields.privacy)} error={errorOf(fields.privacy.errors)} />
      <div className="form-actions">
        <CancelButton onCancel={onCancel} to={`/eventos/${eventId}`}>
          {t.cancel}
        </CancelButton>
        <Button type="submit" busy={sending} busyLabel={t.submitting}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}

/** A lost connection is a form error; the form keeps what was typed. */
function connectionFailed(form: FormData): RegistrationAnswer {
  const submission = parseWithValibot(form, { schema: registrationSchema })
  return { state: 'failed', result: submission.reply({ formErrors: ['registrationFailed' satisfies FieldError] }) }
}
