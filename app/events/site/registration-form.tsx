import { getFormProps } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useRef } from 'react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { Checkbox, Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormButtons } from '#app/ui/site/form-buttons.tsx'
import { howDidYouKnowUsOptions, registrationSchema } from '#app/events/forms.ts'
import type { Pending } from '#app/events/seat-limits.ts'

export type RegistrationAnswer = FormAnswer<{ pending?: Pending }>

type Props = {
  eventId: number
  answer?: RegistrationAnswer | undefined
  onDone: (pending: Pending | undefined) => void
  /** Called when nobody can register any more. */
  onClosed: (reason: ClosedReason) => void
  onCancel?: () => void
}

export type ClosedReason = 'full' | 'ended'

/** The reason why the form is closed, if the answer says so. */
export function closedReason(answer: RegistrationAnswer | undefined): ClosedReason | undefined {
  const error = answer?.result?.error?.['']?.[0]
  return error === 'full' || error === 'ended' ? error : undefined
}

export function RegistrationForm({ eventId, answer: first, onDone, onClosed, onCancel }: Props) {
  const { events, forms } = useTexts()
  const t = events.registration
  const errorOf = useErrorTexts()
  const local = useLocalPath()
  const { answer, sending, send } = useSending<RegistrationAnswer>(first, connectionFailed)
  const result = answer?.result
  const { form, fields, wrong } = useSchemaForm(registrationSchema, {
    draft: { name: `registration:${eventId}` },
    lastResult: result,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((answer) => {
        const closed = closedReason(answer)
        if (closed) onClosed(closed)
        if (answer.state === 'done') onDone(answer.pending)
      })
    },
  })
  const problems = wrong.length > 0 ? forms.problems(wrong.length) : undefined
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result?.error?.['']) summary.current?.focus()
  }, [result])
  return (
    <form {...getFormProps(form)} method="post" action={local(`/eventos/${eventId}/inscripcion`)} className="form">
      <FormGuard />
      <ErrorSummary ref={summary} message={errorOf(form.errors) ?? problems} />
      <PersonFields fields={fields} />
      <DietFields fields={fields} />
      <TextArea field={fields.notes} label={t.notes} rows={3} optional />
      <Checkbox field={fields.is_member} label={t.isMember} />
      <PrivacyCheckbox field={fields.privacy} />
      <FormButtons
        texts={t}
        busy={sending}
        disabled={closedReason(answer) !== undefined}
        onCancel={onCancel}
        cancelTo={`/eventos/${eventId}`}
      />
    </form>
  )
}

type FieldsProps = { fields: SchemaFields<typeof registrationSchema> }

function PersonFields({ fields }: FieldsProps) {
  const t = useTexts().events.registration
  return (
    <>
      <div className="form-row">
        <TextInput field={fields.full_name} label={t.fullName} autoComplete="name" />
        <TextInput field={fields.email} label={t.email} type="email" autoComplete="email" />
      </div>
      <div className="form-row form-row-2-3">
        <TextInput field={fields.phone} label={t.phone} type="tel" autoComplete="tel" optional />
        <Select field={fields.how_did_you_know_us} label={t.howDidYouKnowUs} optional>
          <option value="">{t.howDidYouKnowUsNone}</option>
          {howDidYouKnowUsOptions.map((option) => (
            <option key={option} value={option}>
              {t.howDidYouKnowUsOptions[option]}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}

function DietFields({ fields }: FieldsProps) {
  const t = useTexts().events.registration
  const { dietary_restrictions: diet, diet_consent: consent } = fields
  return (
    <div className="diet">
      <TextInput field={diet} label={t.diet} placeholder={t.dietPlaceholder} hint={t.dietHint} optional />
      <Checkbox field={consent} label={t.dietConsent} className="diet-consent" />
    </div>
  )
}

/** A lost connection is a form error; the form keeps what was typed. */
function connectionFailed(form: FormData): RegistrationAnswer {
  const submission = parseWithValibot(form, { schema: registrationSchema })
  return { state: 'failed', result: submission.reply({ formErrors: ['registrationFailed' satisfies FieldError] }) }
}
