import { useField, type FieldMetadata } from '@conform-to/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { GuestDiet } from './guest-diet.tsx'

type ContactCardProps = { size: number; children: ReactNode; diet: FieldMetadata; consent: FieldMetadata }

/** Whoever books. Alone, without the frame of a card. */
export function ContactCard({ size, children, diet, consent }: ContactCardProps) {
  const t = useTexts().events.registration
  const alone = size === 1
  return (
    <div className={alone ? 'guest-alone' : 'guest'} {...(!alone && { role: 'group', 'aria-label': t.you })}>
      {!alone && <GuestHead seat={1} title={t.you} text={t.youText} />}
      <div className="guest-fields">{children}</div>
      <GuestDiet diet={diet} consent={consent} consentLabel={t.dietConsent} alone={alone} />
    </div>
  )
}

type CompanionCardsProps = { size: number; given: number; formId: string }

/**
 * The guests besides the contact. Cards of a larger number stay hidden with what was typed: without script they are sent
 * along, with script the number alone decides.
 */
export function CompanionCards({ size, given, formId }: CompanionCardsProps) {
  const [most, setMost] = useState(Math.max(size - 1, given))
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (size - 1 > most) setMost(size - 1)
  return Array.from({ length: most }, (_, row) => {
    const beyond = row >= size - 1
    return (
      <fieldset key={row} className="guest-row" hidden={beyond} disabled={beyond && scripted}>
        <CompanionCard row={row} formId={formId} />
      </fieldset>
    )
  })
}

function CompanionCard({ row, formId }: { row: number; formId: string }) {
  const t = useTexts().events.registration
  const [name] = useField<string | undefined>(`guests[${row}].full_name`, { formId })
  const [diet] = useField<string | undefined>(`guests[${row}].dietary_restrictions`, { formId })
  const [consent] = useField<string | undefined>(`guests[${row}].diet_consent`, { formId })
  const seat = row + 2
  return (
    <div className="guest" role="group" aria-label={t.companion(seat)}>
      <GuestHead seat={seat} title={t.companion(seat)} text={t.nameLater} open={!name.value} />
      <div className="guest-fields">
        <TextInput
          field={name as FieldMetadata}
          label={t.fullName}
          hint={name.value ? undefined : t.nameLaterHint}
          autoComplete="off"
          optional
        />
      </div>
      <GuestDiet
        diet={diet as FieldMetadata}
        consent={consent as FieldMetadata}
        consentLabel={t.guestConsent}
        alone={false}
      />
    </div>
  )
}

type GuestHeadProps = { seat: number; title: string; text: string; open?: boolean }

/** @param open nobody has the seat yet */
function GuestHead({ seat, title, text, open = false }: GuestHeadProps) {
  return (
    <div className="guest-head">
      <span className={open ? 'guest-seat guest-seat-open' : 'guest-seat'} aria-hidden="true">
        {seat}
      </span>
      <div>
        <h2 className="guest-title">{title}</h2>
        <p className="small muted">{text}</p>
      </div>
    </div>
  )
}
