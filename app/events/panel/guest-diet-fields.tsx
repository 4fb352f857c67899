import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { GuestRow } from './guest-list.server.ts'

type DietAnswer = Answer & { diet?: string }

type Given<Field extends typeof TextField | typeof CheckboxField> = Omit<ComponentProps<Field>, 'label'>
type GuestDietFieldsProps = {
  guest: GuestRow | null
  action: string
  diet: Given<typeof TextField>
  consent: Given<typeof CheckboxField>
}

/** A stored diet stays closed until somebody asks for it, which is audited. A closed diet is not part of the save. */
export function GuestDietFields({ guest, action, diet, consent }: GuestDietFieldsProps) {
  const fetcher = useFetcher<DietAnswer>()
  const shown = fetcher.data?.diet
  useAnswer(fetcher.data)
  const closed = guest?.hasDiet === true && shown === undefined
  if (closed) {
    return (
      <div className="guest-diet">
        <p>
          <span className="field-label">Restricciones alimentarias</span>
          <span className="field-hint">Ha indicado una dieta. Verla queda anotado.</span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon="eye"
          busy={fetcher.state !== 'idle'}
          busyLabel="Abriendo..."
          onClick={() =>
            void fetcher.submit({ act: 'show-diet', registration_id: guest.id }, { method: 'post', action })
          }
        >
          Ver y corregir la dieta
        </Button>
      </div>
    )
  }
  return (
    <>
      {guest && <input type="hidden" name="diet" value="write" />}
      <TextField
        {...diet}
        {...(shown && { defaultValue: shown })}
        label="Restricciones alimentarias"
        optionalLabel="(opcional)"
        hint="Solo lo que la cocina deba saber."
      />
      <CheckboxField
        {...consent}
        {...(shown && { defaultChecked: true })}
        label="Consiente que el Cercle y la cocina usen este dato para preparar su menú."
      />
    </>
  )
}
