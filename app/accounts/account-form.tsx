import { getFormProps, type FieldMetadata, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { unkeptFields } from '#app/platform/forms/fields.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

type PasswordUse = 'current' | 'new' | 'new-staff'

type FieldName = 'full_name' | 'email' | 'current_password' | 'password' | 'confirmation' | 'privacy' | 'name' | 'code'

type AccountFormProps = {
  schema: GenericSchema<unknown, Partial<Record<FieldName, string>>>
  fields: readonly FieldName[]
  result: SubmissionResult | undefined
  action?: string
  submit: string
  busy?: string
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
export function AccountForm(props: AccountFormProps) {
  const { accounts, forms } = useTexts()
  const { schema, fields: names, result, action, submit, busy = accounts.sending, sending, onSend } = props
  const keepsDraft = names.some((name) => !unkeptFields(schema).includes(name))
  const { form, fields, wrong } = useSchemaForm(schema, {
    draft: keepsDraft ? { name: `account:${names.join('-')}` } : null,
    lastResult: result,
    onSubmit(event) {
      event.preventDefault()
      onSend(event.currentTarget)
    },
  })
  const refusal = useErrorTexts()(form.errors)
  const problems = wrong.length > 1 ? forms.problems(wrong.length) : undefined
  return (
    <form {...getFormProps(form)} method="post" action={action} className="form">
      <ErrorSummary
        focusOn={refusal && result?.error?.['']}
        message={refusal ? [props.errorPrefix, refusal].filter(Boolean).join(': ') : problems}
      />
      {names.map((name) => (
        <AccountInput
          key={name}
          name={name}
          field={fields[name]}
          passwords={props.passwords}
          passwordLabel={props.passwordLabel}
        />
      ))}
      {props.children}
      <Button type="submit" block busy={sending} busyLabel={busy} label={submit} />
    </form>
  )
}

type AccountInputProps = Pick<AccountFormProps, 'passwords' | 'passwordLabel'> & {
  name: FieldName
  field: FieldMetadata
}

function AccountInput({ name, field, passwords, passwordLabel }: AccountInputProps) {
  const { accounts: t } = useTexts()
  if (name === 'privacy') return <PrivacyCheckbox field={field} />
  if (name === 'full_name') return <TextInput field={field} label={t.fullName} autoComplete="name" optional />
  if (name === 'email')
    return <TextInput field={field} label={t.email} type="email" autoComplete="username" spellCheck={false} />
  if (name === 'name') return <TextInput field={field} label={t.secondFactor.name} hint={t.secondFactor.nameHint} />
  if (name === 'code')
    return <TextInput field={field} label={t.secondFactor.code} autoComplete="one-time-code" spellCheck={false} />
  if (name === 'current_password')
    return <TextInput field={field} label={t.currentPassword} type="password" autoComplete="current-password" />
  if (name === 'confirmation')
    return <TextInput field={field} label={t.confirmation} type="password" autoComplete="new-password" />
  const hints = { current: undefined, new: t.passwordHint, 'new-staff': t.staffPasswordHint }
  const autoComplete = passwords === 'current' ? 'current-password' : 'new-password'
  const label = passwordLabel ?? t.password
  return <TextInput field={field} label={label} type="password" autoComplete={autoComplete} hint={hints[passwords]} />
}
