import { getFormProps } from '@conform-to/react'
import { useId } from 'react'
import { useFetcher, type FetcherWithComponents } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ca.ts'
import { bookingFormValues } from '#app/bookings/panel/shared/booking-form-values.ts'
import { correctedBookingSchema } from '#app/bookings/panel/shared/booking-forms.ts'
import type { Booking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { ContactFields, MailLanguage, NoteFields } from './contact-fields.tsx'

type ContactFormProps = { action: string; booking: Booking; onClose: () => void }
type Values = ReturnType<typeof bookingFormValues>

/** Contact, notes and language of a booking. */
export function ContactForm(props: ContactFormProps) {
  const { form: t } = usePanelTexts(actTexts)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data, props.onClose)
  return (
    <VersionedForm<Values> opened={bookingFormValues(props.booking)} answer={fetcher.data} noun={t.noun}>
      {(form) => <ContactEditor {...props} {...form} fetcher={fetcher} />}
    </VersionedForm>
  )
}

type EditorProps = ContactFormProps & {
  start: Values
  answer: Answer | undefined
  restarted: boolean
  fetcher: FetcherWithComponents<Answer>
}

function ContactEditor({ action, booking, start, answer, restarted, fetcher }: EditorProps) {
  const { problems } = useTexts().forms
  const { form: t, errors } = usePanelTexts(actTexts)
  const language = useLanguage()
  const errorOf = useErrorTexts(errors)
  const { form, fields, wrong, draft } = useSchemaForm(correctedBookingSchema, {
    id: useId(),
    draft: { name: `booking:${booking.id}`, version: start.version, restarted },
    lastResult: answer?.result,
    defaultValue: start,
  })
  const accepted = booking.privacyNotice
    ? t.privacyNotice[booking.privacyNotice]
    : consentText({ version: booking.privacyVersion, at: booking.privacyAcceptedAt }, language)
  return (
    <OwnErrorTexts value={errors}>
      <fetcher.Form {...getFormProps(form)} method="post" action={action} className="form">
        <HiddenFields fields={{ act: 'correct', party_id: booking.id, version: start.version }} />
        <DraftBanner draft={draft} formId={form.id} />
        <Facts facts={[[t.privacy, accepted]]} />
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 1 ? problems(wrong.length) : undefined)} />
        <ContactFields fields={fields} known>
          <MailLanguage field={fields.language} />
        </ContactFields>
        <NoteFields fields={fields} />
        <DialogActions closeLabel={t.close} submitLabel={t.save} busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </OwnErrorTexts>
  )
}
