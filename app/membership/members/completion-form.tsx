import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useId, type ReactNode } from 'react'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import { PrivacyField } from '#app/ui/site/privacy-field.tsx'
import { setFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { toast } from '#app/ui/toast.tsx'
import { completionSchema } from './completion-forms.ts'

export type CompletionAnswer =
  | { state: 'done'; result?: undefined }
  | { state: 'wrong'; result: SubmissionResult }
  | { state: 'failed'; result?: SubmissionResult | undefined }
  | { state: 'refused'; refusal: 'missing' | 'unknown' | 'completed' | 'failed'; result?: undefined }

export type CompletionProps = {
  token: string
  known: { fullName: string; email: string; phone: string | null }
  /** Present when the form was sent without script. */
  answer?: CompletionAnswer | undefined
}

/** CSS hides the fields of other payment methods; browsers that cannot hide them show all, with hints. */
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
        if (outcome.state === 'refused') setFlashMessage(`completion-${outcome.refusal}`)
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
  const optional = { optionalLabel: forms.optional }
  return (
    <form {...getFormProps(form)} method="post" className="form completion-form">
      <input type="hidden" name="token" value={token} />
      <ErrorSummary message={errorOf(form.errors) ?? (wrong > 0 ? forms.problems(wrong) : undefined)} />
      <Section title={t.personal}>
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
        <div className="form-row">
          <TextField
            {...textAttributes(fields.phone)}
            {...optional}
            label={t.phone}
            type="tel"
            autoComplete="tel"
            error={errorOf(fields.phone.errors)}
          />
          <TextField
            {...textAttributes(fields.birth_date)}
            {...optional}
            label={t.birthDate}
            type="date"
            autoComplete="bday"
            error={errorOf(fields.birth_date.errors)}
          />
        </div>
        <TextAreaField
          {...textAttributes(fields.address)}
          {...optional}
          label={t.address}
          autoComplete="street-address"
          rows={2}
          error={errorOf(fields.address.errors)}
        />
      </Section>
      <Section title={t.payment}>
        <RadioGroup
          key={fields.payment_method.key}
          id={fields.payment_method.id}
          name={fields.payment_method.name}
          legend={t.paymentMethod}
          defaultValue={fields.payment_method.initialValue}
          options={(['transfer', 'card', 'cash'] as const).map((value) => ({ value, label: t[value] }))}
          error={errorOf(fields.payment_method.errors)}
        />
        <TextField
          {...textAttributes(fields.iban)}
          {...optional}
          className="completion-iban"
          label={t.iban}
          hint={t.ibanHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf(fields.iban.errors)}
        />
        <TextField
          {...textAttributes(fields.card_holder_name)}
          {...optional}
          className="completion-card"
          label={t.cardHolder}
          hint={t.cardHolderHint}
          autoComplete="cc-name"
          error={errorOf(fields.card_holder_name.errors)}
        />
        <TextAreaField
          {...textAttributes(fields.billing_address)}
          {...optional}
          label={t.billingAddress}
          autoComplete="billing street-address"
          rows={2}
          error={errorOf(fields.billing_address.errors)}
        />
      </Section>
      <Section title={t.emergency}>
        <div className="form-row">
          <TextField
            {...textAttributes(fields.emergency_contact_name)}
            {...optional}
            label={t.emergencyName}
            hint={t.emergencyHint}
            autoComplete="off"
            error={errorOf(fields.emergency_contact_name.errors)}
          />
          <TextField
            {...textAttributes(fields.emergency_contact_phone)}
            {...optional}
            label={t.emergencyPhone}
            type="tel"
            autoComplete="off"
            error={errorOf(fields.emergency_contact_phone.errors)}
          />
        </div>
      </Section>
      <Section title={t.additional}>
        <div className="diet">
          <TextField
            {...textAttributes(fields.dietary_restrictions)}
            {...optional}
            label={t.diet}
            placeholder={t.dietPlaceholder}
            hint={t.dietHint}
            autoComplete="off"
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
          {...optional}
          label={t.notes}
          rows={3}
          error={errorOf(fields.notes.errors)}
        />
      </Section>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="completion-section" aria-labelledby={id}>
      <h2 className="d5" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
