import { languageNames } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { ownContactSchema } from '#app/membership/own-data/forms.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { unkeptFields } from '#app/platform/forms/fields.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { OwnProblem } from './own-problem.tsx'
import type { OwnAnswer, OwnView } from './own-diet.ts'

type OwnContactFormProps = { own: OwnView; answer: OwnAnswer | undefined }

export function OwnContactForm({ own, answer }: OwnContactFormProps) {
  const { members, completion, forms } = useTexts()
  const t = members.own
  const errorOf = useErrorTexts()
  const { result } = answer ?? {}
  const field = (name: string, stored: string | null) => {
    const typed = result?.initialValue?.[name]
    const error = errorOf(result?.error?.[name] ?? undefined)
    const value = result ? (typeof typed === 'string' ? typed : '') : (stored ?? '')
    return { name, defaultValue: value, error, optionalLabel: forms.optional }
  }
  const { optionalLabel: _, ...language } = field('language', own.language)
  return (
    <PlainForm
      className="sheet"
      noValidate
      draft="own-contact"
      restarted={answer !== undefined}
      unkept={unkeptFields(ownContactSchema)}
      signIn={useLocalPath()('/mis-cenas')}
    >
      <h2 className="d3">{t.contact}</h2>
      <p className="muted sheet-intro">{t.contactText}</p>
      <input type="hidden" name="version" value={own.version} />
      <OwnProblem answer={answer} />
      <div className="form own-fields">
        <TextField {...field('phone', own.phone)} label={completion.phone} type="tel" autoComplete="tel" />
        <TextAreaField {...field('address', own.address)} label={completion.address} rows={2} />
        <TextAreaField {...field('billing_address', own.billingAddress)} label={completion.billingAddress} rows={2} />
        <fieldset className="own-emergency stack">
          <legend className="field-label">{completion.emergency}</legend>
          <TextField {...field('emergency_contact_name', own.emergencyContactName)} label={completion.emergencyName} />
          <TextField
            {...field('emergency_contact_phone', own.emergencyContactPhone)}
            label={completion.emergencyPhone}
            hint={completion.emergencyHint}
            type="tel"
          />
        </fieldset>
        <SelectField {...language} label={t.language}>
          <option value="es">{languageNames.es}</option>
          <option value="ca">{languageNames.ca}</option>
        </SelectField>
      </div>
      <Button type="submit" name="act" value="contact" className="sheet-save" label={t.save} />
    </PlainForm>
  )
}
