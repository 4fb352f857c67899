import { useField, type FieldMetadata } from '@conform-to/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { MenuChoice } from '#app/diets/menu-choice.tsx'
import type { MenuOption } from '#app/diets/menu-option.ts'
import type { Diet } from '#app/diets/diet.ts'
import type { BoundDiet } from '#app/diets/diet-choices.tsx'
import { GuestDiet } from './guest-diet.tsx'

type Choices = { menuOptions: readonly MenuOption[] }
type ContactCardProps = Choices & {
  size: number
  children: ReactNode
  fields: BoundDiet & { menu_option: FieldMetadata }
  /** What the member lets the club remember. */
  remembered: Diet | null
}

/** The person who books; without the frame of a card if alone. */
export function ContactCard({ size, children, fields, menuOptions, remembered }: ContactCardProps) {
  const t = useTexts().events.registration
  const alone = size === 1
  return (
    <div className={alone ? 'guest-alone' : 'guest'} {...(!alone && { role: 'group', 'aria-label': t.you })}>
      {!alone && <GuestHead seat={1} title={t.you} text={t.youText} />}
      <div className="guest-fields">
        {children}
        <MenuChoice name={fields.menu_option.name} options={menuOptions} chosen={firstValue(fields.menu_option)} />
      </div>
      <GuestDiet fields={fields} consentLabel={t.dietConsent} remembered={remembered} />
    </div>
  )
}

type CompanionCardsProps = Choices & { size: number; given: number; formId: string }

/**
 * The guests besides the contact. Cards of a larger number stay hidden with what was typed: without script they are
 * sent along, with script the number alone decides.
 */
export function CompanionCards({ size, given, formId, menuOptions }: CompanionCardsProps) {
  const [most, setMost] = useState(Math.max(size - 1, given))
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (size - 1 > most) setMost(size - 1)
  return Array.from({ length: most }, (_, row) => {
    const beyond = row >= size - 1
    return (
      <fieldset key={row} className="guest-row" hidden={beyond} disabled={beyond && scripted}>
        <CompanionCard {...{ row, formId, menuOptions }} />
      </fieldset>
    )
  })
}

function CompanionCard({ row, formId, menuOptions }: Choices & { row: number; formId: string }) {
  const t = useTexts().events.registration
  const [name] = useField<string | undefined>(`guests[${row}].full_name`, { formId })
  const field = (of: string) => `guests[${row}].${of}`
  const [menu] = useField<string | undefined>(field('menu_option'), { formId })
  const [allergens] = useField<unknown>(field('allergens'), { formId })
  const [traces] = useField<unknown>(field('traces'), { formId })
  const [ways] = useField<unknown>(field('ways'), { formId })
  const [note] = useField<string | undefined>(field('dietary_restrictions'), { formId })
  const [consent] = useField<string | undefined>(field('diet_consent'), { formId })
  const diet = { allergens, traces, ways, dietary_restrictions: note, diet_consent: consent }
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
        <MenuChoice name={menu.name} options={menuOptions} chosen={firstValue(menu as FieldMetadata)} />
      </div>
      <GuestDiet fields={diet} consentLabel={t.guestConsent} />
    </div>
  )
}

function firstValue({ initialValue }: FieldMetadata): string | undefined {
  return typeof initialValue === 'string' ? initialValue : undefined
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
