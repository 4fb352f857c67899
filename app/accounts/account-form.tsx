import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useRef, type ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import { PrivacyField } from '#app/ui/site/privacy-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/field.tsx'

type PasswordUse = 'current' | 'new' | 'new-staff'

type FieldName = 'full_name' | 'email' | 'password' | 'confirmation' | 'privacy'

type AccountFormProps = {
  schema: GenericSchema<unknown, Partial<Record<FieldName, string>>>
  fields: readonly FieldName[]
  result: SubmissionResult | undefined
  action?: string
  submit: string
  busy: string
  sending: boolean
  onSend: (form: HTMLFormElement) => void
  passwords: PasswordUse
  passwordLabel?: string
  errorPrefix?: string
  children?: ReactNode
}

export type FormProps = Pick<AccountFormProps, 'schema' | 'result' | 'sending' | 'onSend'>

/**
 * The form of every account page. The same schema validates in the browser and on the server; passwords are not kept
 * after an error.
 */
export function AccountForm({
  schema,
  fields: names,
  result,
  action,
  submit,
  busy,
  sending,
  onSend,
  passwords,
  passwordLabel,
  errorPrefix,
  children,
}: AccountFormProps) {
  const { forms } = useTexts()
  const errorOf = useErrorTexts()
  const [form, fields] = useForm<Partial<Record<FieldName, string>>>({
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    defaultNoValidate: true,
    onSubmit(event) {
      event.preventDefault()
      onSend(event.currentTarget)
    },
  })
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  const refusal = errorOf(form.errors)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result?.error?.[''] && refusal) summary.current?.focus()
  }, [result, refusal])
  return (
    <form {...getFormProps(form)} method="post" action={action} className="form">
      <ErrorSummary
        ref={summary}
        message={
          refusal ? [errorPrefix, refusal].filter(Boolean).join(': ') : wrong > 1 ? forms.problems(wrong) : undefined
        }
      />
      {names.map((name) =>
        name === 'privacy' ? (
          <PrivacyField key={name} {...checkboxAttributes(fields.privacy)} error={errorOf(fields.privacy.errors)} />
        ) : (
          <Field
            key={name}
            name={name}
            attributes={textAttributes(fields[name])}
            error={errorOf(fields[name].errors)}
            passwords={passwords}
            passwordLabel={passwordLabel}
          />
        ),
      )}
      {children}
      <Button type="submit" block busy={sending} busyLabel={busy}>
        {submit}
      </Button>
    </form>
  )
}

type FieldProps = {
  name: Exclude<FieldName, 'privacy'>
  attributes: ReturnType<typeof textAttributes>
  error: string | undefined
  passwords: PasswordUse
  passwordLabel: string | undefined
}

function Field({ name, attributes, error, passwords, passwordLabel }: FieldProps) {
  const { accounts: t, forms } = useTexts()
  const field = { ...attributes, error }
  if (name === 'full_name')
    return <TextField {...field} label={t.fullName} optionalLabel={forms.optional} autoComplete="name" />
  if (name === 'email')
    return <TextField {...field} label={t.email} type="email" autoComplete="username" spellCheck={false} />
  if (name === 'confirmation')
    return <TextField {...field} label={t.confirmation} type="password" autoComplete="new-password" />
  const hints = { current: undefined, new: t.passwordHint, 'new-staff': t.staffPasswordHint }
  const autoComplete = passwords === 'current' ? 'current-password' : 'new-password'
  return (
    <TextField
      {...field}
      label={passwordLabel ?? t.password}
      type="password"
      autoComplete={autoComplete}
      hint={hints[passwords]}
    />
  )
}
