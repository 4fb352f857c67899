import { getFormProps } from '@conform-to/react'
import { useId } from 'react'
import { useFetcher, type FetcherWithComponents } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { VersionedForm } from '#app/platform/forms/conflict/versioned-form.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { Checkbox, Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { addedGuestSchema, correctedGuestSchema } from './guest-forms.ts'
import { guestFormValues, type GuestFormValues } from './guest-form-values.ts'
import type { GuestRow } from './guest-list.server.ts'
import { guestTexts } from './guest-texts.ts'
import { GuestDietFields } from './guest-diet-fields.tsx'

type GuestFormProps = {
  action: string
  guest: GuestRow | null
  onClose: () => void
}

export function GuestDialog({ open, ...props }: GuestFormProps & { open: boolean }) {
  const { form: t } = usePanelTexts(guestTexts)
  const title = props.guest ? t.correction : t.addition
  return (
    <Dialog open={open} onClose={props.onClose} title={title}>
      <GuestForm {...props} />
    </Dialog>
  )
}

type GuestValues = Partial<GuestFormValues> & Pick<GuestFormValues, 'version'>

const emptyGuest: GuestValues = { version: 0, language: 'es' }

function GuestForm(props: GuestFormProps) {
  const { guest, onClose } = props
  const { form: t } = usePanelTexts(guestTexts)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data, onClose)
  return (
    <VersionedForm<GuestValues>
      opened={guest ? guestFormValues(guest) : emptyGuest}
      answer={fetcher.data}
      noun={t.noun}
    >
      {(form) => <GuestEditor {...props} {...form} fetcher={fetcher} />}
    </VersionedForm>
  )
}

type EditorProps = GuestFormProps & {
  start: GuestValues
  answer: Answer | undefined
  restarted: boolean
  fetcher: FetcherWithComponents<Answer>
}

function GuestEditor({ action, guest, start, answer, restarted, fetcher }: EditorProps) {
  const { problems } = useTexts().forms
  const { form: t, correctionErrors, additionErrors } = usePanelTexts(guestTexts)
  const ownErrors = guest ? correctionErrors : additionErrors
  const errorOf = useErrorTexts(ownErrors)
  const { form, fields, wrong, draft } = useSchemaForm(guest ? correctedGuestSchema : addedGuestSchema, {
    id: useId(),
    draft: { name: `guest:${guest?.id ?? `new:${action}`}`, version: guest ? start.version : undefined, restarted },
    lastResult: answer?.result,
    defaultValue: start,
  })
  return (
    <OwnErrorTexts value={ownErrors}>
      <fetcher.Form {...getFormProps(form)} method="post" action={action} className="form">
        <HiddenFields
          fields={guest ? { act: 'correct', registration_id: guest.id, version: start.version } : { act: 'add' }}
        />
        <DraftBanner draft={draft} formId={form.id} />
        {guest && <GuestConsents guest={guest} />}
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 1 ? problems(wrong.length) : undefined)} />
        <PersonFields fields={fields} known={guest !== null} />
        <GuestDietFields
          guest={guest}
          opened={start.diet === 'write'}
          action={action}
          diet={fields.dietary_restrictions}
          consent={fields.diet_consent}
        />
        <NoteFields fields={fields} />
        <Checkbox field={fields.is_member} label={t.member} />
        {!guest && <Checkbox field={fields.informed} label={t.informed} />}
        <DialogActions closeLabel={t.close} submitLabel={guest ? t.save : t.addition} busy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </OwnErrorTexts>
  )
}

type Fields = SchemaFields<typeof addedGuestSchema | typeof correctedGuestSchema>

const input = { autoComplete: 'off' }

function PersonFields({ fields, known }: { fields: Fields; known: boolean }) {
  const { form: t } = usePanelTexts(guestTexts)
  const emailHint = known ? t.emailHint : undefined
  return (
    <>
      <TextInput {...input} field={fields.full_name} label={t.name} />
      <TextInput {...input} field={fields.email} label={t.email} type="email" hint={emailHint} />
      <div className="form-row">
        <TextInput {...input} field={fields.phone} label={t.phone} type="tel" optional />
        <Select {...input} field={fields.language} label={t.language}>
          <option value="es">{t.languages.es}</option>
          <option value="ca">{t.languages.ca}</option>
        </Select>
      </div>
    </>
  )
}

function NoteFields({ fields }: { fields: Fields }) {
  const { form: t } = usePanelTexts(guestTexts)
  return (
    <>
      <TextArea {...input} field={fields.notes} label={t.notes} rows={2} optional />
      <TextArea {...input} field={fields.staff_note} label={t.staffNote} rows={2} hint={t.staffNoteHint} optional />
    </>
  )
}

function GuestConsents({ guest }: { guest: GuestRow }) {
  const { form: t } = usePanelTexts(guestTexts)
  const language = useLanguage()
  const { privacyVersion, privacyAcceptedAt, dietConsentVersion, dietConsentAt } = guest
  const diet =
    dietConsentVersion && dietConsentAt
      ? consentText({ version: dietConsentVersion, at: dietConsentAt }, language)
      : null
  return (
    <Facts
      facts={[
        [t.privacy, consentText({ version: privacyVersion, at: privacyAcceptedAt }, language)],
        [t.dietConsent, diet],
      ]}
    />
  )
}
