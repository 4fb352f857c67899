import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { seatsBeyond, type Room } from '#app/bookings/parties/beyond-capacity.ts'
import { BeyondFields } from '#app/bookings/panel/seats/beyond-fields.tsx'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { bookingErrorTexts } from '#app/bookings/panel/shared/error-texts.ts'
import { guestFormValues, type GuestFormValues } from '#app/bookings/panel/shared/booking-form-values.ts'
import { addedGuestSchema, correctedGuestSchema } from '#app/bookings/panel/shared/guest-forms.ts'
import type { Booking, Guest } from '#app/bookings/panel/shared/booking-list.server.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'
import { MenuChoice } from '#app/diets/menu-choice.tsx'
import type { MenuOption } from '#app/diets/menu-option.ts'
import { GuestDietFields, OpenDiet } from './guest-diet-fields.tsx'

type Choices = { menuOptions: readonly MenuOption[] }
type AdditionProps = Choices & { action: string; booking: Booking; room: Room; onClose: () => void }

export function GuestAdditionForm({ action, booking, room, menuOptions, onClose }: AdditionProps) {
  const fetcher = useAct(onClose)
  const { form: t, guestForm } = usePanelTexts(actTexts)
  const errors = usePanelTexts(bookingErrorTexts)
  const { beyond: seat } = usePanelTexts(bookingTexts)
  const { fields, ...made } = useSchemaForm(addedGuestSchema, {
    draft: { name: `guest:new:${booking.id}` },
    lastResult: fetcher.data?.result,
  })
  const beyond = seatsBeyond(room, 1)
  return (
    <SchemaForm
      of={made}
      by={fetcher.Form}
      action={action}
      errors={errors}
      hidden={{ act: 'add-guest', party_id: booking.id }}
    >
      <TextInput field={fields.full_name} label={t.name} hint={guestForm.nameHint} autoComplete="off" optional />
      <MenuChoice name={fields.menu_option.name} options={menuOptions} chosen={null} />
      <OpenDiet fields={fields} shown={undefined} />
      <BeyondFields beyond={beyond} field={fields.reason} />
      <DialogActions
        closeLabel={t.close}
        submitLabel={beyond ? seat.seat(beyond.chairs) : guestForm.addition}
        busy={fetcher.busy}
      />
    </SchemaForm>
  )
}

type CorrectionProps = Choices & { action: string; guest: Guest; onClose: () => void }

/** Name and diet of one guest. */
export function GuestCorrectionForm({ action, guest, menuOptions, onClose }: CorrectionProps) {
  const { form: t, guestForm } = usePanelTexts(actTexts)
  const errors = usePanelTexts(bookingErrorTexts)
  const fetcher = useAct(onClose)
  const opened: GuestFormValues = guestFormValues(guest)
  return (
    <VersionedForm
      schema={correctedGuestSchema}
      draft={{ name: `guest:${guest.id}` }}
      opened={opened}
      answer={fetcher.data}
      noun={guestForm.noun}
    >
      {({ fields, start, ...made }) => (
        <SchemaForm
          of={made}
          by={fetcher.Form}
          action={action}
          errors={errors}
          hidden={{ act: 'correct-guest', guest_id: guest.id, version: start.version }}
        >
          <GuestConsent guest={guest} />
          {guest.first ? (
            <Facts facts={[[t.name, guest.fullName]]} />
          ) : (
            <TextInput
              field={fields.full_name}
              label={t.name}
              hint={guest.fullName ? guestForm.replacing : guestForm.nameHint}
              autoComplete="off"
              optional
            />
          )}
          {guest.first && <p className="small muted">{guestForm.contactName}</p>}
          <MenuChoice name={fields.menu_option.name} options={menuOptions} chosen={start.menu_option} />
          <GuestDietFields guest={guest} opened={start.diet === 'write'} action={action} fields={fields} />
          <DialogActions closeLabel={t.close} submitLabel={guestForm.save} busy={fetcher.busy} />
        </SchemaForm>
      )}
    </VersionedForm>
  )
}

function GuestConsent({ guest: { dietConsentVersion: version, dietConsentAt: at } }: { guest: Guest }) {
  const { form: t } = usePanelTexts(actTexts)
  const language = useLanguage()
  if (!version || !at) return null
  return <Facts facts={[[t.dietConsent, consentText({ version, at }, language)]]} />
}
