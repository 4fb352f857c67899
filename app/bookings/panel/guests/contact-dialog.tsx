import { useId } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { VersionedForm, type Editing } from '#app/platform/forms/conflict/versioned-form.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAct, type Act } from '#app/ui/panel/use-act.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ca.ts'
import { bookingFormValues } from '#app/bookings/panel/shared/booking-form-values.ts'
import { correctedBookingSchema } from '#app/bookings/panel/shared/booking-forms.ts'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { ContactFields, NoteFields } from './contact-fields.tsx'

type ContactFormProps = { action: string; booking: Booking; onClose: () => void }
type Values = ReturnType<typeof bookingFormValues>

/** Contact, notes and language of a booking. */
export function ContactForm(props: ContactFormProps) {
  const { form: t } = usePanelTexts(actTexts)
  const fetcher = useAct(props.onClose)
  return (
    <VersionedForm<Values> opened={bookingFormValues(props.booking)} answer={fetcher.data} noun={t.noun}>
      {(form) => <ContactEditor {...props} {...form} fetcher={fetcher} />}
    </VersionedForm>
  )
}

type EditorProps = ContactFormProps & Editing<Values> & { fetcher: Act }

function ContactEditor({ action, booking, start, answer, restarted, fetcher }: EditorProps) {
  const { form: t, errors } = usePanelTexts(actTexts)
  const language = useLanguage()
  const { fields, ...made } = useSchemaForm(correctedBookingSchema, {
    id: useId(),
    draft: { name: `booking:${booking.id}`, version: start.version, restarted },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const accepted = booking.privacyNotice
    ? t.privacyNotice[booking.privacyNotice]
    : consentText({ version: booking.privacyVersion, at: booking.privacyAcceptedAt }, language)
  return (
    <SchemaForm
      of={made}
      by={fetcher.Form}
      action={action}
      errors={errors}
      hidden={{ act: 'correct', party_id: booking.id, version: start.version }}
    >
      <Facts facts={[[t.privacy, accepted]]} />
      <ContactFields fields={fields} known>
        <LanguageSelect field={fields.language} label={t.language} />
      </ContactFields>
      <NoteFields fields={fields} />
      <DialogActions closeLabel={t.close} submitLabel={t.save} busy={fetcher.busy} />
    </SchemaForm>
  )
}
