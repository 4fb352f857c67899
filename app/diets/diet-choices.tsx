import type { FieldMetadata } from '@conform-to/react'
import { useTexts } from '#app/i18n/texts.tsx'
import { ALLERGENS, DIET_WAYS } from './diet.ts'
import { isChosen, type dietFields } from './diet-forms.ts'
import type { Diet } from './diet.ts'

type DietNames = { allergens: string; traces: string; ways: string }
/** Ticked boxes: lists, or texts as a form keeps them. */
type ChosenDiet = { allergens: unknown; traces: boolean; ways: unknown }

type DietChoicesProps = { names: DietNames; chosen: ChosenDiet }

/** What a kitchen counts. Anything else is a text field of the form. */
export function DietChoices({ names, chosen }: DietChoicesProps) {
  const { diets: t } = useTexts()
  return (
    <div className="diet-choices stack">
      <fieldset>
        <legend className="field-label">{t.allergensTitle}</legend>
        <div className="diet-choices-grid">
          {ALLERGENS.map((allergen) => (
            <Choice
              key={allergen}
              name={names.allergens}
              value={allergen}
              label={t.allergens[allergen]}
              chosen={isChosen(chosen.allergens, allergen)}
            />
          ))}
        </div>
        <Choice name={names.traces} value="on" label={t.traces} chosen={chosen.traces} />
      </fieldset>
      <fieldset>
        <legend className="field-label">{t.waysTitle}</legend>
        <div className="diet-choices-grid">
          {DIET_WAYS.map((way) => (
            <Choice key={way} name={names.ways} value={way} label={t.ways[way]} chosen={isChosen(chosen.ways, way)} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

export type BoundDiet = Record<keyof typeof dietFields, FieldMetadata>

/** Of a form with a schema. @param shown what was opened after the form */
export function BoundDietChoices({ fields, shown }: { fields: BoundDiet; shown?: Diet | undefined }) {
  const { allergens, traces, ways } = fields
  const names = { allergens: allergens.name, traces: traces.name, ways: ways.name }
  const chosen = { allergens: allergens.initialValue, traces: traces.initialValue === 'on', ways: ways.initialValue }
  return <DietChoices key={allergens.key} names={names} chosen={shown ?? chosen} />
}

type ChoiceProps = { name: string; value: string; label: string; chosen: boolean }

function Choice({ name, value, label, chosen }: ChoiceProps) {
  return (
    <label className="checkbox">
      <input type="checkbox" className="checkbox-box" name={name} value={value} defaultChecked={chosen} />
      <span>{label}</span>
    </label>
  )
}
