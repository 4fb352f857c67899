import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { BoundDietChoices, type BoundDiet } from '#app/diets/diet-choices.tsx'
import type { Diet } from '#app/diets/diet.ts'
import { Button } from '#app/ui/button.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { Guest } from '#app/bookings/panel/shared/booking-list.server.ts'
import { guestTexts } from '#app/bookings/panel/shared/guest-texts.ts'

type DietAnswer = Answer & { diet?: Diet }

type DietForm = { fields: BoundDiet }

type GuestDietProps = DietForm & {
  guest: Guest
  /** The form starts with the diet. */
  opened: boolean
  action: string
}

/** A stored diet stays closed until somebody asks for it, which is audited. A closed diet is not part of the save. */
export function GuestDietFields({ guest, opened, action, fields }: GuestDietProps) {
  const fetcher = useFetcher<DietAnswer>()
  const shown = fetcher.data?.diet
  useAnswer(fetcher.data)
  if (guest.hasDiet && !opened && shown === undefined) {
    const show = () => void fetcher.submit({ act: 'show-diet', guest_id: guest.id }, { method: 'post', action })
    return <ClosedDiet busy={fetcher.state !== 'idle'} onShow={show} />
  }
  return (
    <>
      <input type="hidden" name="diet" value="write" />
      <OpenDiet fields={fields} shown={shown} />
    </>
  )
}

function ClosedDiet({ busy, onShow }: { busy: boolean; onShow: () => void }) {
  const { diet: t } = usePanelTexts(guestTexts)
  return (
    <div className="guest-diet">
      <p>
        <span className="field-label">{t.label}</span>
        <span className="field-hint">{t.closed}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon="eye"
        busy={busy}
        busyLabel={t.opening}
        onClick={onShow}
        label={t.open}
      />
    </div>
  )
}

/** @param shown a stored diet that was opened after the form */
export function OpenDiet({ fields, shown }: DietForm & { shown: Diet | undefined }) {
  const { diet: t } = usePanelTexts(guestTexts)
  return (
    <>
      <BoundDietChoices fields={fields} shown={shown} />
      <TextInput
        field={fields.dietary_restrictions}
        {...(shown && { defaultValue: shown.note })}
        label={t.label}
        hint={t.hint}
        autoComplete="off"
        optional
      />
      <Checkbox field={fields.diet_consent} {...(shown && { defaultChecked: true })} label={t.consent} />
    </>
  )
}
