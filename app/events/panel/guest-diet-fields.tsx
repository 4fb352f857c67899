import type { FieldMetadata } from '@conform-to/react'
import { useFetcher } from 'react-router'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { GuestRow } from './guest-list.server.ts'

type DietAnswer = Answer & { diet?: string }

type DietFields = { diet: FieldMetadata; consent: FieldMetadata }

type GuestDietProps = DietFields & {
  guest: GuestRow | null
  /** The form starts with the diet. */
  opened: boolean
  action: string
}

/** A stored diet stays closed until somebody asks for it, which is audited. A closed diet is not part of the save. */
export function GuestDietFields({ guest, opened, action, ...fields }: GuestDietProps) {
  const fetcher = useFetcher<DietAnswer>()
  const shown = fetcher.data?.diet
  useAnswer(fetcher.data)
  if (guest?.hasDiet && !opened && shown === undefined) {
    const show = () => void fetcher.submit({ act: 'show-diet', registration_id: guest.id }, { method: 'post', action })
    return <ClosedDiet busy={fetcher.state !== 'idle'} onShow={show} />
  }
  return (
    <>
      {guest && <input type="hidden" name="diet" value="write" />}
      <OpenDiet {...fields} shown={shown} />
    </>
  )
}

function ClosedDiet({ busy, onShow }: { busy: boolean; onShow: () => void }) {
  return (
    <div className="guest-diet">
      <p>
        <span className="field-label">Restricciones alimentarias</span>
        <span className="field-hint">Ha indicado una dieta. Verla queda anotado.</span>
      </p>
      <Button variant="secondary" size="sm" icon="eye" busy={busy} busyLabel="Abriendo..." onClick={onShow}>
        Ver y corregir la dieta
      </Button>
    </div>
  )
}

function OpenDiet({ diet, consent, shown }: DietFields & { shown: string | undefined }) {
  return (
    <>
      <TextInput
        field={diet}
        {...(shown && { defaultValue: shown })}
        label="Restricciones alimentarias"
        hint="Solo lo que la cocina deba saber."
        autoComplete="off"
        optional
      />
      <Checkbox
        field={consent}
        {...(shown && { defaultChecked: true })}
        label="Consiente que el Cercle y la cocina usen este dato para preparar su menú."
      />
    </>
  )
}
