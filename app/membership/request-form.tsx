import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { FormProps } from 'react-router'
import { LocalLink, useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/error-texts.ts'
import { textAttributes, tickAttributes } from '#app/platform/field-attributes.ts'
import { PrivacyField } from '#app/platform/privacy-field.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { membershipRequestSchema } from './forms.ts'

/** What came of sending the form: kept, wrong fields, or a fault of ours (with what was typed) or of the network. */
export type RequestAnswer = { state: 'done' } | { state: 'wrong'; result: SubmissionResult } | { state: 'failed'; result?: SubmissionResult }

type Props = {
  /** The router's form of the page, or a fetcher's in the dialog. */
  Form: ComponentType<FormProps & { children: ReactNode }>
  answer: RequestAnswer | undefined
  busy: boolean
  /** Closes the dialog; the page has a link back instead. */
  onCancel?: () => void
}

/** The membership request, for page and dialog. Checked when it is sent and then at every change; what was typed stays whatever happens. */
export function MembershipRequestForm({ Form, answer, busy, onCancel }: Props) {
  const { membership: t, forms } = useTexts()
  const local = useLocalPath()
  const errorOf = useErrorTexts()
  const [form, fields] = useForm({
    lastResult: answer && answer.state !== 'done' ? answer.result : undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: membershipRequestSchema }),
    defaultNoValidate: true,
  })
  useEffect(() => {
    if (answer?.state === 'failed') toast.error(t.failed, t.failedText)
  }, [answer, t])
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  return (
    <Form {...getFormProps(form)} method="post" action={local('/solicitar-membresia')} className="form">
      <ErrorSummary message={wrong > 0 ? forms.problems(wrong) : answer?.state === 'failed' ? `${t.failed}. ${t.failedText}` : undefined} />
      <TextField {...textAttributes(fields.full_name)} label={t.fullName} autoComplete="name" error={errorOf(fields.full_name.errors)} />
      <TextField {...textAttributes(fields.email)} label={t.email} type="email" autoComplete="email" error={errorOf(fields.email.errors)} />
      <TextField {...textAttributes(fields.phone)} label={t.phone} type="tel" autoComplete="tel" optionalLabel={forms.optional} error={errorOf(fields.phone.errors)} />
      <TextAreaField {...textAttributes(fields.reason)} label={t.reason} optionalLabel={forms.optional} rows={3} error={errorOf(fields.reason.errors)} />
      <PrivacyField {...tickAttributes(fields.privacy)} error={errorOf(fields.privacy.errors)} />
      <div className="form-actions">
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        ) : (
          <LocalLink to="/" className={buttonClass({ variant: 'secondary' })}>
            {t.cancel}
          </LocalLink>
        )}
        <Button type="submit" busy={busy} busyLabel={t.submitting}>
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}
