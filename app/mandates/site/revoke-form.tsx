import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { MandateProblem, type OwnMandateAnswer } from './mandate-problem.tsx'

export function RevokeForm({ token, answer }: { token: string; answer: OwnMandateAnswer | undefined }) {
  const { own: t } = useTexts().mandates
  const error = useErrorTexts()(answer?.result?.error?.mandate_confirm ?? undefined)
  return (
    <PlainForm className="sheet" noValidate draft={null}>
      <FormGuard />
      <h2 className="d3">{t.end}</h2>
      <p className="muted sheet-intro">{t.endText}</p>
      {token && <input type="hidden" name="token" value={token} />}
      <MandateProblem answer={answer} />
      <div className="form own-fields">
        <CheckboxField name="mandate_confirm" label={t.endConfirm} error={error} />
      </div>
      <Button type="submit" name="act" value="revoke" variant="secondary" className="sheet-save" label={t.end} />
    </PlainForm>
  )
}
