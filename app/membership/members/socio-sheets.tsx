import { Checkbox, Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { socioSchema } from './forms.ts'
import type { Socio } from './socios.server.ts'
import { paymentMethodNames, paymentMethods } from '#app/membership/statuses.ts'

type SheetProps = { fields: SchemaFields<typeof socioSchema> }
type SocioSheetProps = SheetProps & { socio: Socio }

const input = { autoComplete: 'off' }
const optionalInput = { ...input, optional: true }

export function PersonalSheet({ fields }: SheetProps) {
  return (
    <Sheet title="Información personal">
      <div className="form">
        <div className="form-row">
          <TextInput {...input} field={fields.full_name} label="Nombre completo" />
          <TextInput {...input} field={fields.email} label="Email" type="email" />
        </div>
        <div className="form-row">
          <TextInput {...optionalInput} field={fields.phone} label="Teléfono" type="tel" />
          <TextInput {...optionalInput} field={fields.birth_date} label="Fecha de nacimiento" type="date" />
        </div>
        <TextArea {...optionalInput} field={fields.address} label="Dirección" rows={2} />
      </div>
    </Sheet>
  )
}

export function AdditionalSheet({ fields, socio }: SocioSheetProps) {
  const { dietary_restrictions: diet, diet_consent: consent } = fields
  const dietHint = 'Es un dato de salud: solo con su consentimiento.'
  const consentLabel = 'Consiente que el Cercle guarde este dato para preparar su menú.'
  return (
    <Sheet title="Información adicional">
      <div className="form">
        <TextInput {...optionalInput} field={diet} label="Restricciones alimentarias" hint={dietHint} />
        {!socio.dietConsent && <Checkbox field={consent} label={consentLabel} />}
        <TextArea {...optionalInput} field={fields.notes} label="Notas" rows={4} />
      </div>
    </Sheet>
  )
}

export function MembershipSheet({ fields, socio }: SocioSheetProps) {
  return (
    <Sheet title="Membresía">
      <TextInput {...input} field={fields.membership_type} label="Tipo" hint={`Número ${socio.membershipNumber}`} />
    </Sheet>
  )
}

export function PaymentSheet({ fields, socio: { maskedIban } }: SocioSheetProps) {
  const { payment_method: method, card_holder_name: holder, billing_address: address } = fields
  const ibanHint = maskedIban ? `Guardado: ${maskedIban}. Vacío se conserva.` : 'Solo para transferencia.'
  return (
    <Sheet title="Información de pago">
      <div className="form">
        <Select field={method} label="Método" hint="Lo que solo vale para otro método se borra al guardar.">
          {paymentMethodNames.map((name) => (
            <option key={name} value={name}>
              {paymentMethods[name]}
            </option>
          ))}
        </Select>
        <TextInput {...optionalInput} field={fields.iban} label={maskedIban ? 'Nuevo IBAN' : 'IBAN'} hint={ibanHint} />
        <TextInput {...optionalInput} field={holder} label="Titular" hint="Solo para tarjeta." />
        <TextArea {...optionalInput} field={address} label="Dirección de facturación" rows={2} />
      </div>
    </Sheet>
  )
}

export function EmergencySheet({ fields }: SheetProps) {
  return (
    <Sheet title="Contacto de emergencia">
      <div className="form">
        <TextInput {...optionalInput} field={fields.emergency_contact_name} label="Nombre" />
        <TextInput {...optionalInput} field={fields.emergency_contact_phone} label="Teléfono" type="tel" />
      </div>
    </Sheet>
  )
}
