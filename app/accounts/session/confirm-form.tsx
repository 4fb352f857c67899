import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { confirmSchema } from '#app/accounts/forms.ts'
import { accountTexts } from '#app/accounts/panel-texts.ca.ts'
import { unsentAnswer } from '#app/accounts/unsent-answer.ts'

type ConfirmFormProps = {
  answer?: FormAnswer | undefined
  onDone: () => void
  children?: ReactNode
}

export function ConfirmForm({ answer: first, onDone, children }: ConfirmFormProps) {
  const { confirmation: t } = usePanelTexts(accountTexts)
  const { answer, sending, send } = useSending<FormAnswer>(first, (form) => unsentAnswer(form, confirmSchema))
  const onSend = async (form: HTMLFormElement) => {
    if ((await send(form)).state === 'done') onDone()
  }
  return (
    <AccountForm
      schema={confirmSchema}
      fields={['password']}
      result={answer?.result}
      action="/admin/confirmar"
      submit={t.submit}
      busy={t.busy}
      sending={sending}
      onSend={(form) => void onSend(form)}
      passwords="current"
    >
      {children}
    </AccountForm>
  )
}
