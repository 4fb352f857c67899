import { useTexts } from '#app/i18n/texts.tsx'
import { DietFields } from '#app/diets/diet-fields.tsx'
import { readTyped } from '#app/diets/diet-forms.ts'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { unkeptFields } from '#app/platform/forms/fields.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { OwnProblem } from './own-problem.tsx'
import { ownDataSchema, type OwnAnswer, type OwnView } from './own-diet.ts'

type OwnDietFormProps = { own: OwnView; answer: OwnAnswer | undefined }

/** Remembered only with a consent; withdrawing it erases the diet. */
export function OwnDietForm({ own, answer }: OwnDietFormProps) {
  const { members, completion, party } = useTexts()
  const t = members.own
  const sent = answer?.result?.initialValue
  const typed = sent && readTyped(sent)
  return (
    <PlainForm
      className="sheet"
      noValidate
      draft="own-diet"
      restarted={answer !== undefined}
      unkept={unkeptFields(ownDataSchema)}
      signIn={useLocalPath()('/mis-cenas')}
    >
      <h2 className="d3">{t.diet}</h2>
      <p className="muted sheet-intro">{t.dietText}</p>
      <input type="hidden" name="version" value={own.version} />
      <OwnProblem answer={answer} />
      <div className="form own-fields">
        <DietFields
          fields=""
          diet={typed?.diet ?? own.diet}
          label={party.guests.question}
          consent={{ label: completion.dietConsent, checked: typed?.consent ?? own.hasDiet }}
          errors={answer?.result?.error ?? {}}
        />
      </div>
      <div className="own-acts sheet-save">
        <Button type="submit" name="act" value="diet" label={t.saveDiet} />
        {own.hasDiet && <Button type="submit" name="act" value="forget" variant="danger" label={t.forget} />}
      </div>
    </PlainForm>
  )
}
