import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { addedGuestSchema, additionErrors, correctedGuestSchema, correctionErrors } from './guest-forms.ts'
import type { GuestRow } from './guest-list.server.ts'
import { GuestDietFields } from './guest-diet-fields.tsx'

type GuestDialogProps = {
  open: boolean
  action: string
  guest: GuestRow | null
  onClose: () => void
}

type Fields = Record<
  | 'full_name'
  | 'email'
  | 'phone'
  | 'is_member'
  | 'notes'
  | 'staff_note'
  | 'language'
  | 'dietary_restrictions'
  | 'diet_consent'
  | 'informed',
  string
>
const optional = '(opcional)'

export function GuestDialog({ open, action, guest, onClose }: GuestDialogProps) {
  const fetcher = useFetcher<Answer>()
  const id = useId()
  const errorOf = useErrorTexts(guest ? correctionErrors : additionErrors)
  const [form, fields] = useForm<Fields, unknown>({
    id,
    lastResult: fetcher.data?.result,
    defaultValue: guest ? formOf(guest) : { language: 'es' },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      guest
        ? parseWithValibot(formData, { schema: correctedGuestSchema })
        : parseWithValibot(formData, { schema: addedGuestSchema }),
    defaultNoValidate: true,
  })
  useAnswer(fetcher.data, onClose)
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  const text = (name: keyof Fields) => ({
    ...textAttributes(fields[name]),
    error: errorOf(fields[name].errors),
    autoComplete: 'off',
  })
  const tick = (name: keyof Fields) => ({ ...checkboxAttributes(fields[name]), error: errorOf(fields[name].errors) })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={guest ? 'Corregir inscripción' : 'Añadir inscripción'}
      closeLabel="Cerrar"
    >
      <fetcher.Form {...getFormProps(form)} method="post" action={action} className="form">
        <input type="hidden" name="act" value={guest ? 'correct' : 'add'} />
        {guest && (
          <>
            <input type="hidden" name="registration_id" value={guest.id} />
            <input type="hidden" name="version" value={guest.version} />
          </>
        )}
        {guest && <GuestConsents guest={guest} />}
        <ErrorSummary message={errorOf(form.errors) ?? (wrong > 1 ? `Hay ${wrong} campos por revisar.` : undefined)} />
        <TextField {...text('full_name')} label="Nombre completo" />
        <TextField
          {...text('email')}
          label="Email"
          type="email"
          hint={guest ? 'Si lo cambias, enviamos la confirmación al nuevo.' : undefined}
        />
        <div className="form-row">
          <TextField {...text('phone')} label="Teléfono" optionalLabel={optional} type="tel" />
          <SelectField {...text('language')} label="Idioma de los correos">
            <option value="es">Castellano</option>
            <option value="ca">Catalán</option>
          </SelectField>
        </div>
        <GuestDietFields
          guest={guest}
          action={action}
          diet={text('dietary_restrictions')}
          consent={tick('diet_consent')}
        />
        <TextAreaField {...text('notes')} label="Notas de la persona" optionalLabel={optional} rows={2} />
        <TextAreaField
          {...text('staff_note')}
          label="Nota interna"
          optionalLabel={optional}
          rows={2}
          hint="Solo la ve el equipo."
        />
        <CheckboxField {...tick('is_member')} label="Es socio del Cercle" />
        {!guest && <CheckboxField {...tick('informed')} label="Le he informado de la política de privacidad." />}
        <div className="form-actions">
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Guardando...">
            {guest ? 'Guardar inscripción' : 'Añadir inscripción'}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
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
