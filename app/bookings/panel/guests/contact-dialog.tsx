import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { LanguageSelect } from '#app/platform/forms/language-select.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { bookingErrorTexts } from '#app/bookings/panel/shared/error-texts.ts'
import { bookingFormValues } from '#app/bookings/panel/shared/booking-form-values.ts'
import { correctedBookingSchema } from '#app/bookings/panel/shared/booking-forms.ts'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { ContactFields, NoteFields } from './contact-fields.tsx'

type ContactFormProps = { action: string; booking: Booking; onClose: () => void }

export function ContactForm({ action, booking, onClose }: ContactFormProps) {
  const { form: t } = usePanelTexts(actTexts)
  const errors = usePanelTexts(bookingErrorTexts)
  const language = useLanguage()
  const fetcher = useAct(onClose)
  const accepted = booking.privacyNotice
    ? t.privacyNotice[booking.privacyNotice]
    : consentText({ version: booking.privacyVersion, at: booking.privacyAcceptedAt }, language)
  return (
    <VersionedForm
      schema={correctedBookingSchema}
      draft={{ name: `booking:${booking.id}` }}
      opened={bookingFormValues(booking)}
      answer={fetcher.data}
      noun={t.noun}
    >
      {({ fields, start, ...made }) => (
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
      )}
    </VersionedForm>
  )
}
