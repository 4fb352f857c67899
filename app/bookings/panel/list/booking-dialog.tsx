import { FormProvider, useField } from '@conform-to/react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { seatsBeyond, type Room } from '#app/bookings/parties/beyond-capacity.ts'
import { BeyondFields } from '#app/bookings/panel/seats/beyond-fields.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { bookingErrorTexts } from '#app/bookings/panel/shared/error-texts.ts'
import { addedBookingSchema, MAX_SEATS, MAX_TABLE_LABEL } from '#app/bookings/panel/shared/booking-forms.ts'
import { guestName } from '#app/bookings/panel/shared/guest-name.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { ContactFields, NoteFields } from '#app/bookings/panel/guests/contact-fields.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { MenuChoice } from '#app/diets/menu-choice.tsx'
import type { MenuOption } from '#app/diets/menu-option.ts'
import { MemberChoice, type MemberValues } from './member-choice.tsx'
import { OpenDiet } from '#app/bookings/panel/guests/guest-diet-fields.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'

type BookingFormProps = { action: string; room: Room; menuOptions: readonly MenuOption[]; onClose: () => void }

/** A booking by phone or at the desk. Names may follow, other diets are added to their guests. */
export function BookingForm({ action, room, menuOptions, onClose }: BookingFormProps) {
  const fetcher = useAct(onClose)
  const { form: t } = usePanelTexts(actTexts)
  const errors = usePanelTexts(bookingErrorTexts)
  const { beyond: seat } = usePanelTexts(bookingTexts)
  const { fields, ...made } = useSchemaForm(addedBookingSchema, {
    draft: { name: `booking:new:${action}` },
    lastResult: fetcher.data?.result,
    defaultValue: { language: useClub().mainLanguage, seats: 1 },
  })
  const beyond = seatsBeyond(room, Number(fields.seats.value) || 1)
  const input = { autoComplete: 'off' }
  const fillWithMember = (values: MemberValues) => {
    made.fill(values)
    // The inputs of a filled form are new ones.
    setTimeout(() => document.getElementById(fields.seats.id)?.focus())
  }
  /** What was changed by hand stays. */
  const withdrawMember = (values: MemberValues) => {
    for (const field of [fields.email, fields.phone, fields.is_member, fields.informed])
      if (field.value && field.value === values[field.name])
        made.form.update({ name: field.name, value: '', validated: false })
  }
  return (
    <SchemaForm of={made} by={fetcher.Form} action={action} errors={errors} hidden={{ act: 'add' }}>
      {beyond && <WaitingListNotice full={beyond.chairs > 0} />}
      <ContactFields
        fields={fields}
        known={false}
        found={
          <MemberChoice typed={fields.full_name.value ?? ''} onChoose={fillWithMember} onWithdraw={withdrawMember} />
        }
      >
        <TextInput {...input} field={fields.seats} label={t.seats} type="number" min={1} max={MAX_SEATS} />
      </ContactFields>
      <Checkbox field={fields.informed} label={t.informed} />
      {fields.seats.value !== '1' && (
        <TextArea {...input} field={fields.guest_names} label={t.guests} hint={t.guestsHint} rows={3} optional />
      )}
      <FormProvider context={made.form.context}>
        <MenuChoices {...{ menuOptions }} formId={made.form.id} guests={namesOf(fields)} />
      </FormProvider>
      <OpenDiet fields={fields} shown={undefined} />
      <div className="form-row">
        <LanguageSelect field={fields.language} label={t.language} />
        <TextInput {...input} field={fields.table_label} label={t.table} maxLength={MAX_TABLE_LABEL} optional />
      </div>
      <NoteFields fields={fields} />
      <BeyondFields beyond={beyond} field={fields.reason} />
      <DialogActions
        closeLabel={t.close}
        submitLabel={beyond ? seat.seat(beyond.chairs) : t.addition}
        busy={fetcher.busy}
      />
    </SchemaForm>
  )
}

/** Said first, not beside the button: whoever calls may prefer the waiting list. */
function WaitingListNotice({ full }: { full: boolean }) {
  const { beyond: t } = usePanelTexts(bookingTexts)
  return (
    <p className="panel-notice">
      <span>
        {full ? t.full : t.line}{' '}
        <PanelTextLink to={`/admin/eventos/${usePanelEvent().id}/espera`} label={t.toWaitingList} />
      </span>
    </p>
  )
}

/** The typed names, and '' for each guest whose name is to follow; the contact is the first. */
function namesOf({ full_name: contact, seats, guest_names: names }: SchemaFields<typeof addedBookingSchema>): string[] {
  const lines = typeof names.value === 'string' ? names.value.split('\n') : []
  const others = lines.map((line) => line.trim()).filter(Boolean)
  const count = Math.min(Math.max(1, Math.trunc(Number(seats.value)) || 1), MAX_SEATS)
  return Array.from({ length: count }, (_, index) => (index === 0 ? contact.value?.trim() : others[index - 1]) ?? '')
}

type MenuChoicesProps = { menuOptions: readonly MenuOption[]; formId: string; guests: readonly string[] }

/** As on the public form: what each guest chooses, who has a name or not. */
function MenuChoices({ menuOptions, formId, guests }: MenuChoicesProps) {
  const { row } = usePanelTexts(bookingTexts)
  const { form: t } = usePanelTexts(actTexts)
  if (menuOptions.length === 0) return null
  return guests.map((fullName, index) => {
    const label = guests.length === 1 ? undefined : t.menuOf(guestName({ fullName }, index + 1, row))
    const name = index === 0 ? 'menu_option' : `guests[${index - 1}].menu_option`
    return <GuestMenuChoice key={name} {...{ menuOptions, formId, name, label }} />
  })
}

type GuestMenuChoiceProps = Omit<MenuChoicesProps, 'guests'> & { name: string; label: string | undefined }

function GuestMenuChoice({ menuOptions, formId, name, label }: GuestMenuChoiceProps) {
  const [field] = useField<string | undefined>(name, { formId })
  return (
    <MenuChoice key={field.key} name={field.name} options={menuOptions} chosen={field.initialValue} label={label} />
  )
}
