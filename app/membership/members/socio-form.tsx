import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { socioSchema } from './forms.ts'
import type { Socio } from './socios.server.ts'
import { paymentMethodNames, paymentMethods } from '#app/membership/statuses.ts'

type Props = {
  socio: Socio
  result: SubmissionResult | undefined
  problem: 'unknown' | 'version' | null
}

const problems = {
  unknown: 'Este socio ya no existe: otra persona lo ha eliminado.',
  version:
    'Otra persona ha guardado esta ficha mientras la editabas. Lo que has escrito sigue aquí: abre la lista en otra pestaña, mira qué ha cambiado y vuelve a cargar esta página.',
} as const

export function SocioForm({ socio, result, problem }: Props) {
  // The version at the start of editing: a revalidated loader must not make a second save pass.
  const [version] = useState(socio.version)
  const errorOf = useErrorTexts()
  const busy = useNavigation().state === 'submitting'
  const [form, fields] = useForm({
    lastResult: result,
    defaultValue: valuesOf(socio),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: socioSchema }),
    defaultNoValidate: true,
  })
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result && problem) summary.current?.focus()
  }, [problem, result])
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  const counted = wrong === 1 ? 'Hay un campo por revisar.' : `Hay ${wrong} campos por revisar.`
  const optional = { optionalLabel: '(opcional)', autoComplete: 'off' }
  return (
    <Form {...getFormProps(form)} method="post">
      <UnsavedChanges changed={form.dirty && !busy} />
      <input type="hidden" name="act" value="save" />
      <input type="hidden" name="version" value={version} />
      <div className="panel-form">
        <div className="sheets">
          <ErrorSummary ref={summary} message={problem ? problems[problem] : wrong > 0 ? counted : undefined} />
          <Sheet title="Información personal">
            <div className="form">
              <div className="form-row">
                <TextField
                  {...textAttributes(fields.full_name)}
                  label="Nombre completo"
                  autoComplete="off"
                  error={errorOf(fields.full_name.errors)}
                />
                <TextField
                  {...textAttributes(fields.email)}
                  label="Email"
                  type="email"
                  autoComplete="off"
                  error={errorOf(fields.email.errors)}
                />
              </div>
              <div className="form-row">
                <TextField
                  {...textAttributes(fields.phone)}
                  {...optional}
                  label="Teléfono"
                  type="tel"
                  error={errorOf(fields.phone.errors)}
                />
                <TextField
                  {...textAttributes(fields.birth_date)}
                  {...optional}
                  label="Fecha de nacimiento"
                  type="date"
                  error={errorOf(fields.birth_date.errors)}
                />
              </div>
              <TextAreaField
                {...textAttributes(fields.address)}
                {...optional}
                label="Dirección"
                rows={2}
                error={errorOf(fields.address.errors)}
              />
            </div>
          </Sheet>
          <Sheet title="Información adicional">
            <div className="form">
              <TextField
                {...textAttributes(fields.dietary_restrictions)}
                {...optional}
                label="Restricciones alimentarias"
                hint="Es un dato de salud: solo con su consentimiento."
                error={errorOf(fields.dietary_restrictions.errors)}
              />
              {!socio.dietConsent && (
                <CheckboxField
                  {...checkboxAttributes(fields.diet_consent)}
                  label="Consiente que el Cercle guarde este dato para preparar su menú."
                  error={errorOf(fields.diet_consent.errors)}
                />
              )}
              <TextAreaField
                {...textAttributes(fields.notes)}
                {...optional}
                label="Notas"
                rows={4}
                error={errorOf(fields.notes.errors)}
              />
            </div>
          </Sheet>
        </div>
        <div className="sheets">
          <Sheet title="Membresía">
            <TextField
              {...textAttributes(fields.membership_type)}
              label="Tipo"
              autoComplete="off"
              hint={`Número ${socio.membershipNumber}`}
              error={errorOf(fields.membership_type.errors)}
            />
          </Sheet>
          <Sheet title="Información de pago">
            <div className="form">
              <SelectField
                {...textAttributes(fields.payment_method)}
                label="Método"
                hint="Lo que solo vale para otro método se borra al guardar."
                error={errorOf(fields.payment_method.errors)}
              >
                {paymentMethodNames.map((method) => (
                  <option key={method} value={method}>
                    {paymentMethods[method]}
                  </option>
                ))}
              </SelectField>
              <TextField
                {...textAttributes(fields.iban)}
                {...optional}
                label={socio.maskedIban ? 'Nuevo IBAN' : 'IBAN'}
                hint={
                  socio.maskedIban ? `Guardado: ${socio.maskedIban}. Vacío se conserva.` : 'Solo para transferencia.'
                }
                error={errorOf(fields.iban.errors)}
              />
              <TextField
                {...textAttributes(fields.card_holder_name)}
                {...optional}
                label="Titular"
                hint="Solo para tarjeta."
                error={errorOf(fields.card_holder_name.errors)}
              />
              <TextAreaField
                {...textAttributes(fields.billing_address)}
                {...optional}
                label="Dirección de facturación"
                rows={2}
                error={errorOf(fields.billing_address.errors)}
              />
            </div>
          </Sheet>
          <Sheet title="Contacto de emergencia">
            <div className="form">
              <TextField
                {...textAttributes(fields.emergency_contact_name)}
                {...optional}
                label="Nombre"
                error={errorOf(fields.emergency_contact_name.errors)}
              />
              <TextField
                {...textAttributes(fields.emergency_contact_phone)}
                {...optional}
                label="Teléfono"
                type="tel"
                error={errorOf(fields.emergency_contact_phone.errors)}
              />
            </div>
          </Sheet>
        </div>
      </div>
      <SaveBar saveLabel="Guardar cambios" busy={busy} backTo="/admin/socios" />
    </Form>
  )
}

function valuesOf(socio: Socio) {
  return {
    full_name: socio.fullName,
    email: socio.email,
    phone: socio.phone ?? '',
    address: socio.address ?? '',
    birth_date: socio.birthDate ?? '',
    payment_method: socio.paymentMethod,
    iban: '',
    card_holder_name: socio.cardHolderName ?? '',
    billing_address: socio.billingAddress ?? '',
    emergency_contact_name: socio.emergencyContactName ?? '',
    emergency_contact_phone: socio.emergencyContactPhone ?? '',
    dietary_restrictions: socio.dietaryRestrictions ?? '',
    notes: socio.notes ?? '',
    membership_type: socio.membershipType,
  }
}
