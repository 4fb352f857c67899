import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { GenericSchema } from 'valibot'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { confirmSchema } from '#app/accounts/forms.ts'
import { sessionTexts } from './session-texts.ts'
import { proofSchema } from '#app/accounts/second-factor/forms.ts'
import { ProofForm } from '#app/accounts/second-factor/proof-form.tsx'
import type { WaysToProve } from '#app/accounts/second-factor/ways-to-prove.ts'
import { unsentAnswer } from '#app/accounts/unsent-answer.ts'

const ACTION = '/admin/confirmar'

type ConfirmFormProps = {
  answer?: FormAnswer | undefined
  /** Read from the server where the page does not know them. */
  ways?: WaysToProve
  onDone: () => void
}

/** Asks for the password, or for a second factor of an account that has one. */
export function ConfirmForm({ answer, ways: known, onDone }: ConfirmFormProps) {
  const { confirmation: t } = usePanelTexts(sessionTexts)
  const ways = useWays(known)
  const byPassword = useConfirmation(confirmSchema, answer, onDone)
  const byFactor = useConfirmation(proofSchema, answer, onDone)
  return (
    <>
      <AccountForm
        {...byPassword}
        schema={confirmSchema}
        fields={['password']}
        action={ACTION}
        submit={t.submit}
        busy={t.busy}
        passwords="current"
      />
      {ways && (ways.code || ways.passkey) && (
        <div className="confirm-factor">
          <p className="small muted">{t.orFactor}</p>
          <ProofForm {...byFactor} ways={ways} action={ACTION} />
        </div>
      )}
    </>
  )
}

function useConfirmation(schema: GenericSchema, first: FormAnswer | undefined, onDone: () => void) {
  const { answer, sending, send } = useSending<FormAnswer>(first, (form) => unsentAnswer(form, schema))
  const onSend = (form: HTMLFormElement) =>
    void send(form).then(({ state }) => {
      if (state === 'done') onDone()
    })
  return { result: answer?.result, sending, onSend }
}

function useWays(known: WaysToProve | undefined): WaysToProve | undefined {
  const { data, load } = useFetcher<{ ways: WaysToProve }>()
  useEffect(() => {
    if (!known) void load(ACTION)
  }, [known, load])
  return known ?? data?.ways
}
