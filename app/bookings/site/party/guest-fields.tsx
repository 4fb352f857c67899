import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { TextField } from '#app/ui/field.tsx'
import { DietFields } from '#app/diets/diet-fields.tsx'
import { DietFold } from '#app/diets/diet-fold.tsx'
import { hasDiet } from '#app/diets/diet.ts'
import { MenuChoice } from '#app/diets/menu-choice.tsx'
import type { GuestRowProps } from './guest-row-props.ts'

type FieldsProps = Omit<GuestRowProps, 'alone' | 'isNext'>

/** What the contact can say of a guest; what the guest has said alone stays closed. */
export function GuestFields(props: FieldsProps) {
  const { guest, number, menuOptions, isLate, typed, errors } = props
  const { party, events, forms } = useTexts()
  const t = party.guests
  const errorOf = useErrorTexts()
  const { fullName, menuOptionId } = typed ?? guest
  return (
    <div className="person-fields stack">
      {guest.fields !== '' && <input type="hidden" name={`${guest.fields}id`} value={guest.id} />}
      {!isLate && (
        <TextField
          label={events.registration.fullName}
          optionalLabel={number > 1 ? forms.optional : undefined}
          name={`${guest.fields}full_name`}
          defaultValue={fullName}
          hint={number > 1 && guest.fullName ? t.otherPerson : undefined}
          autoComplete={number === 1 ? 'name' : 'off'}
          own={<Stored {...props} shown={fullName} now={guest.fullName} />}
          error={errorOf(errors[`${guest.fields}full_name`])}
        />
      )}
      {!isLate && <MenuChoice name={`${guest.fields}menu_option`} options={menuOptions} chosen={menuOptionId} />}
      {guest.dietHidden ? <p className="small muted">{t.writtenText[guest.dietHidden]}</p> : <GuestDiet {...props} />}
    </div>
  )
}

function GuestDiet(props: FieldsProps) {
  const { guest, number, typed, errors } = props
  const { party, events } = useTexts()
  const t = party.guests
  const { diet } = typed ?? guest
  const isWrong = ['dietary_restrictions', 'diet_consent'].some((name) => guest.fields + name in errors)
  return (
    <DietFold open={hasDiet(diet) || isWrong}>
      <DietFields
        fields={guest.fields}
        diet={diet}
        label={events.registration.diet}
        consent={{
          label: number === 1 ? t.ownConsent : t.permissionConsent,
          checked: typed ? typed.consent : hasDiet(guest.diet),
        }}
        errors={errors}
        own={<Stored {...props} shown={diet.note} now={guest.diet.note} />}
      />
    </DietFold>
  )
}

function Stored({ showsStored, shown, now }: { showsStored: boolean; shown: string; now: string }) {
  const t = useTexts().party.guests
  if (!showsStored || shown === now) return null
  return <p className="person-stored">{now ? t.storedNow(now) : t.storedEmpty}</p>
}
