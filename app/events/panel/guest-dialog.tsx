import { getFormProps } from '@conform-to/react'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
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
    <Dialog open={open} onClose={props.onClose} title={title} closeLabel="Cerrar">
      <GuestForm {...props} />
    </Dialog>
  )
}

function GuestForm({ action, guest, onClose }: GuestFormProps) {
  const { problems } = useTexts().forms
  const ownErrors = guest ? correctionErrors : additionErrors
  const errorOf = useErrorTexts(ownErrors)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data, onClose)
  const { form, fields, wrong, draft } = useSchemaForm(guest ? correctedGuestSchema : addedGuestSchema, {
    id: useId(),
    draft: { name: `guest:${guest?.id ?? `new:${action}`}`, version: guest?.version },
    lastResult: fetcher.data?.result,
    defaultValue: guest ? formOf(guest) : { language: 'es' },
  })
  return (
    <OwnErrorTexts value={ownErrors}>
      <fetcher.Form {...getFormProps(form)} method="post" action={action} className="form">
        <HiddenFields fields={guest ? correctionOf(guest) : { act: 'add' }} />
        <DraftBanner draft={draft} formId={form.id} />
        {guest && <GuestConsents guest={guest} />}
        <ErrorSummary message={errorOf(form.errors) ?? (wrong.length > 1 ? problems(wrong.length) : undefined)} />
        <PersonFields fields={fields} known={guest !== null} />
        <GuestDietFields
          guest={guest}
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

function correctionOf({ id, version }: GuestRow) {
  return { act: 'correct', registration_id: id, version }
}

function formOf(guest: GuestRow) {
  return {
    full_name: guest.fullName,
    email: guest.email,
    phone: guest.phone ?? '',
    is_member: guest.isMember ? 'on' : '',
    notes: guest.notes ?? '',
    staff_note: guest.staffNote,
    language: guest.language,
  }
}
