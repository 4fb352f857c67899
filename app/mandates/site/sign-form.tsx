import { useTexts } from '#app/i18n/texts.tsx'
import { AbroadFields } from '#app/mandates/abroad-fields.tsx'
import type { MandateForm } from '#app/mandates/forms.ts'
import { MandateWords } from '#app/mandates/mandate-words.tsx'
import type { OwnMandate } from '#app/mandates/own-mandate.server.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { island } from '#app/ui/island.tsx'
import { MandateProblem, type OwnMandateAnswer } from './mandate-problem.tsx'

type SignFormProps = { own: OwnMandate; token: string; answer: OwnMandateAnswer | undefined }

/** A first order, or one for another account. No browser keeps what is typed. */
export function SignForm({ own: { current, offer }, token, answer }: SignFormProps) {
  const { mandates } = useTexts()
  const { own: t } = mandates
  const errorOf = useErrorTexts()
  const result = answer?.result
  const field = (name: keyof MandateForm) => {
    const typed = result?.initialValue?.[name]
    const defaultValue = typeof typed === 'string' ? typed : undefined
    return { name, defaultValue, error: errorOf(result?.error?.[name] ?? undefined) }
  }
  const { onScreen } = offer
  const confirm = field('mandate_confirm')
  return (
    <PlainForm className="sheet" noValidate draft={null}>
      <FormGuard />
      <h2 className="d3">{current ? t.change : t.new}</h2>
      {current && <p className="muted sheet-intro">{t.changeText}</p>}
      {!onScreen && <p className="muted sheet-intro">{t.onPaperText}</p>}
      {token && <input type="hidden" name="token" value={token} />}
      <MandateProblem answer={answer} />
      <div className="form own-fields">
        <TextField
          {...field('mandate_iban')}
          label={mandates.iban}
          hint={mandates.ibanHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...field('mandate_holder')}
          label={mandates.holder}
          hint={mandates.holderHint}
          autoComplete="name"
        />
        <AbroadFields {...island('abroad')} field={field} iban={field('mandate_iban').defaultValue ?? ''} />
        {onScreen && (
          <>
            <h3 className="d5">{mandates.read}</h3>
            <MandateWords terms={onScreen.terms} />
            <input type="hidden" name="mandate_terms" value={onScreen.digest} />
            <TextField
              {...field('mandate_signature')}
              label={mandates.signature}
              hint={mandates.signatureHint}
              autoComplete="off"
            />
            <CheckboxField
              name={confirm.name}
              error={confirm.error}
              label={mandates.confirm}
              defaultChecked={confirm.defaultValue === 'on' && confirm.error === undefined}
            />
          </>
        )}
      </div>
      <Button type="submit" name="act" value="sign" className="sheet-save" label={onScreen ? t.sign : t.draw} />
    </PlainForm>
  )
}
