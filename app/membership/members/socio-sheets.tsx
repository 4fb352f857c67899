import type { FieldMetadata } from '@conform-to/react'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes, checkboxAttributes } from '#app/platform/forms/field-attributes.ts'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { socioFields } from './socio-fields.ts'
import type { Socio } from './socios.server.ts'
import { paymentMethodNames, paymentMethods } from '#app/membership/statuses.ts'

type SheetProps = {
  fields: Record<keyof typeof socioFields | 'diet_consent' | 'membership_type', FieldMetadata>
}
type SocioSheetProps = SheetProps & { socio: Socio }

const optional = { optionalLabel: '(opcional)', autoComplete: 'off' }

export function PersonalSheet({ fields }: SheetProps) {
  const errorOf = useErrorTexts()
  return (
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
  )
}

export function AdditionalSheet({ fields, socio }: SocioSheetProps) {
  const errorOf = useErrorTexts()
  return (
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
  )
}

export function MembershipSheet({ fields, socio }: SocioSheetProps) {
  const errorOf = useErrorTexts()
  return (
    <Sheet title="Membresía">
      <TextField
        {...textAttributes(fields.membership_type)}
        label="Tipo"
        autoComplete="off"
        hint={`Número ${socio.membershipNumber}`}
        error={errorOf(fields.membership_type.errors)}
      />
    </Sheet>
  )
}

export function PaymentSheet({ fields, socio }: SocioSheetProps) {
  const errorOf = useErrorTexts()
  return (
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
          hint={socio.maskedIban ? `Guardado: ${socio.maskedIban}. Vacío se conserva.` : 'Solo para transferencia.'}
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
  )
}

export function EmergencySheet({ fields }: SheetProps) {
  const errorOf = useErrorTexts()
  return (
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
  )
}
