import type { FieldMetadata } from '@conform-to/react'
import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, TextInput } from '#app/platform/forms/inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { Guest } from './booking-list.server.ts'
import { guestTexts } from './guest-texts.ts'

type DietAnswer = Answer & { diet?: string }

type DietFields = { diet: FieldMetadata; consent: FieldMetadata }

type GuestDietProps = DietFields & {
  guest: Guest
  /** The form starts with the diet. */
  opened: boolean
  action: string
}

/** A stored diet stays closed until somebody asks for it, which is audited. A closed diet is not part of the save. */
export function GuestDietFields({ guest, opened, action, ...fields }: GuestDietProps) {
  const fetcher = useFetcher<DietAnswer>()
  const shown = fetcher.data?.diet
  useAnswer(fetcher.data)
  if (guest.hasDiet && !opened && shown === undefined) {
    const show = () => void fetcher.submit({ act: 'show-diet', registration_id: guest.id }, { method: 'post', action })
    return <ClosedDiet busy={fetcher.state !== 'idle'} onShow={show} />
  }
  return (
    <>
      <input type="hidden" name="diet" value="write" />
      <OpenDiet {...fields} shown={shown} />
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
      <Button variant="secondary" size="sm" icon="eye" busy={busy} busyLabel={t.opening} onClick={onShow}>
        {t.open}
      </Button>
    </div>
  )
}

export function OpenDiet({ diet, consent, shown }: DietFields & { shown: string | undefined }) {
  const { diet: t } = usePanelTexts(guestTexts)
  return (
    <>
      <TextInput
        field={diet}
        {...(shown && { defaultValue: shown })}
        label={t.label}
        hint={t.hint}
        autoComplete="off"
        optional
      />
      <Checkbox field={consent} {...(shown && { defaultChecked: true })} label={t.consent} />
    </>
  )
}
