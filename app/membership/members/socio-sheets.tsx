import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Checkbox, Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { socioSchema } from './forms.ts'
import { socioTexts } from './panel-texts.ts'
import type { Socio } from './socios.server.ts'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { paymentMethods, type PaymentMethod } from '#app/membership/statuses.ts'
import { Options } from '#app/ui/field.tsx'

type SheetProps = { fields: SchemaFields<typeof socioSchema> }
type SocioSheetProps = SheetProps & { socio: Socio }

const input = { autoComplete: 'off' }
const optionalInput = { ...input, optional: true }

export function PersonalSheet({ fields }: SheetProps) {
  const { form: t } = usePanelTexts(socioTexts)
  return (
    <Sheet title={t.personal}>
      <div className="form">
        <div className="form-row">
          <TextInput {...input} field={fields.full_name} label={t.fullName} />
          <TextInput {...input} field={fields.email} label={t.email} type="email" />
        </div>
        <div className="form-row">
          <TextInput {...optionalInput} field={fields.phone} label={t.phone} type="tel" />
          <TextInput {...optionalInput} field={fields.birth_date} label={t.birthDate} type="date" />
        </div>
        <TextArea {...optionalInput} field={fields.address} label={t.address} rows={2} />
      </div>
    </Sheet>
  )
}

export function AdditionalSheet({ fields, socio }: SocioSheetProps) {
  const { form: t } = usePanelTexts(socioTexts)
  const { dietary_restrictions: diet, diet_consent: consent } = fields
  return (
    <Sheet title={t.additional}>
      <div className="form">
        <TextInput {...optionalInput} field={diet} label={t.diet} hint={t.dietHint} />
        {!socio.dietConsent && <Checkbox field={consent} label={t.dietConsent} />}
        <TextArea {...optionalInput} field={fields.notes} label={t.notes} rows={4} />
      </div>
    </Sheet>
  )
}

export function MembershipSheet({ fields, socio }: SocioSheetProps) {
  const { form: t } = usePanelTexts(socioTexts)
  return (
    <Sheet title={t.membership}>
      <div className="form">
        <TextInput {...input} field={fields.membership_type} label={t.type} hint={t.number(socio.membershipNumber)} />
        <Checkbox field={fields.no_news} label={t.noNews} />
      </div>
    </Sheet>
  )
}

export function PaymentSheet({ fields, socio: { maskedIban, paymentMethod } }: SocioSheetProps) {
  const { form: t } = usePanelTexts(socioTexts)
  const { payment_method: method, card_holder_name: holder, billing_address: address } = fields
  const { paymentMethods: methods } = usePanelTexts(membershipTexts)
  // Only an order that the member signs makes somebody pay by direct debit.
  const isOffered = (name: PaymentMethod) => name !== 'direct-debit' || paymentMethod === name
  const ibanHint = maskedIban ? t.storedIban(maskedIban) : t.ibanHint
  return (
    <Sheet title={t.payment}>
      <div className="form">
        <Select field={method} label={t.method} hint={t.methodHint}>
          <Options of={paymentMethods.filter(isOffered)} label={(name) => methods[name]} />
        </Select>
        {isOffered('direct-debit') && <input type="hidden" name="direct_debit_offered" value="on" />}
        <TextInput {...optionalInput} field={fields.iban} label={maskedIban ? t.newIban : t.iban} hint={ibanHint} />
        <TextInput {...optionalInput} field={holder} label={t.holder} hint={t.holderHint} />
        <TextArea {...optionalInput} field={address} label={t.billingAddress} rows={2} />
      </div>
    </Sheet>
  )
}

export function EmergencySheet({ fields }: SheetProps) {
  const { form: t } = usePanelTexts(socioTexts)
  return (
    <Sheet title={t.emergency}>
      <div className="form">
        <TextInput {...optionalInput} field={fields.emergency_contact_name} label={t.emergencyName} />
        <TextInput {...optionalInput} field={fields.emergency_contact_phone} label={t.emergencyPhone} type="tel" />
      </div>
    </Sheet>
  )
}
