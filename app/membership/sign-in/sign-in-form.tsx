import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/field.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

type SignInFormProps = {
  answer?: FormAnswer | undefined
  /** Where the member wanted to book. */
  event: number | null
}

/** The answer is the same for every address, so that it does not reveal who is a member. */
export function SignInForm({ answer, event }: SignInFormProps) {
  const { members, forms } = useTexts()
  const t = members.signIn
  const errorOf = useErrorTexts()
  if (answer?.state === 'done') return <Sent event={event} />
  const result = answer?.result
  const wrong = errorOf(result?.error?.email ?? undefined)
  const typed = result?.initialValue?.email
  return (
    <>
      <h1 className="d2">{t.title}</h1>
      <p className="muted account-lead">{t.lead}</p>
      <PlainForm className="form" noValidate draft="member-sign-in" restarted={answer !== undefined}>
        <FormGuard />
        <ErrorSummary message={errorOf(result?.error?.[''] ?? undefined) ?? (wrong && forms.problems(1))} />
        {event !== null && <input type="hidden" name="event" value={event} />}
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typeof typed === 'string' ? typed : undefined}
          error={wrong}
        />
        <Button type="submit" label={t.submit} />
        <p className="small muted">{t.note}</p>
      </PlainForm>
      <div className="account-links">
        <LocalTextLink to="/auth" label={t.password} />
      </div>
    </>
  )
}

function Sent({ event }: Pick<SignInFormProps, 'event'>) {
  const t = useTexts().members.signIn
  return (
    <div role="status">
      <h1 className="d2">{t.sent}</h1>
      <p className="muted account-lead">{t.sentText}</p>
      <LocalTextLink to={event === null ? '/mis-cenas' : `/mis-cenas?evento=${event}`} label={t.otherEmail} />
    </div>
  )
}
