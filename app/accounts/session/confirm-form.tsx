import type { SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import type { ReactNode } from 'react'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { confirmSchema, secretFields } from '#app/accounts/forms.ts'

export type ConfirmAnswer = { state: 'done'; result?: undefined } | { state: 'wrong'; result: SubmissionResult }

type ConfirmFormProps = {
  answer?: ConfirmAnswer | undefined
  onDone: () => void
  children?: ReactNode
}

export function ConfirmForm({ answer: first, onDone, children }: ConfirmFormProps) {
  const { answer, sending, send } = useSending<ConfirmAnswer>(first, sendingFailed)
  const onSend = async (form: HTMLFormElement) => {
    if ((await send(form)).state === 'done') onDone()
  }
  return (
    <AccountForm
      schema={confirmSchema}
      fields={['password']}
      result={answer?.result}
      action="/admin/confirmar"
      submit="Confirmar"
      busy="Confirmando..."
      sending={sending}
      onSend={(form) => void onSend(form)}
      passwords="current"
    >
      {children}
    </AccountForm>
  )
}

function sendingFailed(form: FormData): ConfirmAnswer {
  const formErrors: FieldError[] = ['sendingFailed']
  return {
    state: 'wrong',
    result: parseWithValibot(form, { schema: confirmSchema }).reply({ formErrors, hideFields: secretFields }),
  }
}
