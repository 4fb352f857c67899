import { getFormProps } from '@conform-to/react'
import { useLocation, useRevalidator } from 'react-router'
import { signInSchema } from '#app/accounts/forms.ts'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { proofSchema } from '#app/accounts/second-factor/forms.ts'
import { ProofForm } from '#app/accounts/second-factor/proof-form.tsx'
import type { WaysToProve } from '#app/accounts/second-factor/ways-to-prove.ts'
import { unsentAnswer } from '#app/accounts/unsent-answer.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { sessionOver, type SessionOver } from './session-over.ts'

/** Signing in again over the page, which stays as it is. */
export function SessionOverDialog({ email }: { email: string }) {
  const { sessionOver: t } = usePanelTexts(sessionTexts)
  const asked = sessionOver.useAsked()
  return (
    <Dialog
      open={asked !== null}
      onClose={() => sessionOver.answer(false)}
      title={t.title}
      lead={asked && leadOf(t, asked)}
      inHistory={false}
    >
      {asked && <SignInAgain asked={asked} email={email} />}
    </Dialog>
  )
}

function leadOf(t: SessionTexts['sessionOver'], { reason, refused }: SessionOver): string {
  const cause = t.causes[reason]
  const page = refused === 'form' ? document.querySelector('h1')?.textContent : undefined
  return page ? t.keptLead(cause, page) : t.lead(cause)
}

/** `ways`: the password is right, and a second factor must follow. */
type SignInAnswer = FormAnswer<{ ways?: WaysToProve }>

function SignInAgain({ asked, email }: { asked: SessionOver; email: string }) {
  const { sessionOver: t } = usePanelTexts(sessionTexts)
  const { revalidate } = useRevalidator()
  const { answer, sending, send } = useSending<SignInAnswer>(undefined, (form) => unsentAnswer(form, signInSchema))
  const enter = () => {
    sessionOver.answer(true)
    if (asked.refused === 'part') void revalidate()
  }
  const { form, fields } = useSchemaForm(signInSchema, {
    draft: null,
    lastResult: answer?.result,
    defaultValue: { email },
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((given) => {
        if (given.state === 'done' && !given.ways) enter()
      })
    },
  })
  const errorOf = useErrorTexts()
  if (answer?.state === 'done' && answer.ways) return <ProveAgain ways={answer.ways} onDone={enter} />
  return (
    <form {...getFormProps(form)} method="post" action="/admin/login" className="form">
      <input type="hidden" name="in_place" value="on" />
      <ErrorSummary message={errorOf(form.errors)} />
      <TextInput field={fields.email} label={t.email} type="email" autoComplete="username" readOnly />
      <TextInput
        field={fields.password}
        label={t.password}
        type="password"
        autoComplete="current-password"
        data-focus
      />
      <div className="form-actions">
        <OtherPerson />
        <Button type="submit" busy={sending} busyLabel={t.entering} label={t.enter} />
      </div>
    </form>
  )
}

function ProveAgain({ ways, onDone }: { ways: WaysToProve; onDone: () => void }) {
  const { answer, sending, send } = useSending<FormAnswer>(undefined, (form) => unsentAnswer(form, proofSchema))
  const onSend = (form: HTMLFormElement) =>
    void send(form).then(({ state }) => {
      if (state === 'done') onDone()
    })
  return (
    <ProofForm
      ways={ways}
      action="/auth/segundo-factor"
      result={answer?.result}
      sending={sending}
      onSend={onSend}
      inPlace
      takesRecoveryCode
    />
  )
}

/** Leaves the page; what was typed stays in this browser for the person who has typed it. */
function OtherPerson() {
  const { sessionOver: t } = usePanelTexts(sessionTexts)
  const { pathname, search } = useLocation()
  return <TextLink href={`/admin/login?volver=${encodeURIComponent(pathname + search)}`} label={t.otherPerson} />
}
