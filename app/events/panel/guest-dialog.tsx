import { getFormProps } from '@conform-to/react'
import { useId } from 'react'
import { useFetcher, type FetcherWithComponents } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
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
import { addedGuestSchema, additionErrors, correctedGuestSchema, correctionErrors } from './guest-forms.ts'
import { guestFormValues, type GuestFormValues } from './guest-form-values.ts'
import type { GuestRow } from './guest-list.server.ts'
import { GuestDietFields } from './guest-diet-fields.tsx'

type GuestFormProps = {
  action: string
  guest: GuestRow | null
  onClose: () => void
}

export function GuestDialog({ open, ...props }: GuestFormProps & { open: boolean }) {
  const title = props.guest ? 'Corregir inscripción' : 'Añadir inscripción'
  return (
    <Dialog open={open} onClose={props.onClose} title={title}>
      <GuestForm {...props} />
    </Dialog>
  )
}

type GuestValues = Partial<GuestFormValues> & Pick<GuestFormValues, 'version'>

const emptyGuest: GuestValues = { version: 0, language: 'es' }
const noun = { one: 'esta inscripción', edited: 'la' }

function GuestForm(props: GuestFormProps) {
  const { guest, onClose } = props
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data, onClose)
  return (
    <VersionedForm<GuestValues> opened={guest ? guestFormValues(guest) : emptyGuest} answer={fetcher.data} noun={noun}>
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
        <Checkbox field={fields.is_member} label="Es socio del Cercle" />
        {!guest && <Checkbox field={fields.informed} label="Le he informado de la política de privacidad." />}
        <DialogActions
          closeLabel="Cerrar"
          submitLabel={guest ? 'Guardar inscripción' : 'Añadir inscripción'}
          busyLabel="Guardando..."
          busy={fetcher.state !== 'idle'}
        />
      </fetcher.Form>
    </OwnErrorTexts>
  )
}

type Fields = SchemaFields<typeof addedGuestSchema | typeof correctedGuestSchema>

const input = { autoComplete: 'off' }

function PersonFields({ fields, known }: { fields: Fields; known: boolean }) {
  const emailHint = known ? 'Si lo cambias, enviamos la confirmación al nuevo.' : undefined
  return (
    <>
      <TextInput {...input} field={fields.full_name} label="Nombre completo" />
      <TextInput {...input} field={fields.email} label="Email" type="email" hint={emailHint} />
      <div className="form-row">
        <TextInput {...input} field={fields.phone} label="Teléfono" type="tel" optional />
        <Select {...input} field={fields.language} label="Idioma de los correos">
          <option value="es">Castellano</option>
          <option value="ca">Catalán</option>
        </Select>
      </div>
    </>
  )
}

function NoteFields({ fields }: { fields: Fields }) {
  const noteHint = 'Solo la ve el equipo.'
  return (
    <>
      <TextArea {...input} field={fields.notes} label="Notas de la persona" rows={2} optional />
      <TextArea {...input} field={fields.staff_note} label="Nota interna" rows={2} hint={noteHint} optional />
    </>
  )
}

function GuestConsents({ guest }: { guest: GuestRow }) {
  const { privacyVersion, privacyAcceptedAt, dietConsentVersion, dietConsentAt } = guest
  const diet =
    dietConsentVersion && dietConsentAt ? consentText({ version: dietConsentVersion, at: dietConsentAt }) : null
  return (
    <Facts
      facts={[
        ['Política de privacidad', consentText({ version: privacyVersion, at: privacyAcceptedAt })],
        ['Consentimiento de dieta', diet],
      ]}
    />
  )
}
