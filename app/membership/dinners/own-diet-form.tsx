import { useTexts } from '#app/i18n/texts.tsx'
import { DietChoices } from '#app/diets/diet-choices.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { unkeptFields } from '#app/platform/forms/fields.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { OwnProblem } from './own-problem.tsx'
import { ownDietSchema, type OwnAnswer, type OwnView } from './own-diet.ts'

const names = { allergens: 'allergens', traces: 'traces', ways: 'ways' }

type OwnDietFormProps = { own: OwnView; answer: OwnAnswer | undefined }

/** Remembered only with a consent; withdrawing it erases the diet. */
export function OwnDietForm({ own, answer }: OwnDietFormProps) {
  const { members, completion, party, forms } = useTexts()
  const t = members.own
  const errorOf = useErrorTexts()
  const result = answer?.result
  const typed = result?.initialValue
  const chosen = typed ? { allergens: typed.allergens, traces: typed.traces === 'on', ways: typed.ways } : own.diet
  const note = typed ? typed.dietary_restrictions : own.diet.note
  return (
    <PlainForm
      className="sheet"
      noValidate
      draft="own-diet"
      restarted={answer !== undefined}
      unkept={unkeptFields(ownDietSchema)}
      signIn={useLocalPath()('/mis-cenas')}
    >
      <h2 className="d3">{t.diet}</h2>
      <p className="muted sheet-intro">{t.dietText}</p>
      <input type="hidden" name="version" value={own.version} />
      <OwnProblem answer={answer} />
      <div className="form own-fields">
        <DietChoices names={names} chosen={chosen} />
        <TextField
          label={party.guests.question}
          optionalLabel={forms.optional}
          name="dietary_restrictions"
          defaultValue={typeof note === 'string' ? note : ''}
          placeholder={completion.dietPlaceholder}
          hint={completion.dietHint}
          autoComplete="off"
          error={errorOf(result?.error?.dietary_restrictions ?? undefined)}
        />
        <CheckboxField
          className="diet-consent"
          label={completion.dietConsent}
          name="diet_consent"
          defaultChecked={typed ? typed.diet_consent === 'on' : own.hasDiet}
          error={errorOf(result?.error?.diet_consent ?? undefined)}
        />
      </div>
      <div className="own-acts sheet-save">
        <Button type="submit" name="act" value="diet">
          {t.saveDiet}
        </Button>
        {own.hasDiet && (
          <Button type="submit" name="act" value="forget" variant="danger">
            {t.forget}
          </Button>
        )}
      </div>
    </PlainForm>
  )
}
